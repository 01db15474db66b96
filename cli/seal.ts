import { tmpdir } from 'node:os';
import { findAudit } from '#server/deletion/queries.ts';
import { findHead } from '#server/platform/audit-trail/heads.ts';
import { numbersToSeal } from '#server/quality/sealed-numbers.ts';
import { sealAudit } from '#server/seal/seal-audit.ts';
import { auditToFolder } from './audit-to-folder.ts';
import { NO_AUDIT } from './fail.ts';

const USAGE = `Usage: npm run --silent portal -- seal AUDIT --to FOLDER --by NAME

Writes the evidence of an audit into an empty folder: hashes of the files, typed rows, ledgers, numbers, findings and decisions,
with a list of it that the installation signs. \`portal check-seal FOLDER\` finds any change. The audit's log says so.
`;

/** `portal seal`: prints the key to check with. @returns the exit code */
export const sealCommand = (args: string[]): Promise<number> =>
  auditToFolder(args, USAGE, async (records, { auditId, folder, by }) => {
    const { database, store } = records;
    const hasRows = async (key: string) => (await store.size(key)) !== null;
    const { audit, numbers, logHead } = await database.system(async (tx) => ({
      audit: await findAudit(tx, auditId),
      numbers: await numbersToSeal(tx, auditId, hasRows),
      logHead: (await findHead(tx, auditId)) ?? null,
    }));
    if (!audit) throw new Error(NO_AUDIT.trim());
    if (!numbers)
      throw new Error('The numbers of this audit are not up to date. Start the portal, and try again once they are.');
    const { district_name: district, year_ending: yearEnding } = audit;
    const manifest = await sealAudit(
      { ...records, workFolder: tmpdir() },
      { auditId, district, yearEnding, folder, by, numbers, logHead },
    );
    return `${manifest.files.length} files are sealed in ${folder}. They contain records of students.\nPublic key: ${manifest.public_key}\n`;
  });
