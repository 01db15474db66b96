import { parseArgs } from 'node:util';
import { z } from 'zod';
import { AuditId } from '#contract/ids.ts';
import { findAudit, findLogHead } from '#server/deletion/queries.ts';
import { numbersToSeal } from '#server/quality/sealed-numbers.ts';
import { sealAudit } from '#server/seal/seal-audit.ts';
import { openRecords } from './open-records.ts';

const USAGE = `Usage: npm run --silent portal -- seal AUDIT --to FOLDER --by NAME

Writes the evidence of an audit into an empty folder: hashes of the files, typed rows, ledgers, numbers, findings and decisions,
with a list of it that the installation signs. \`portal check-seal FOLDER\` finds any change. The audit's log says so.
`;

/** `portal seal`: prints the key to check with. @returns the exit code */
export async function sealCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { to: { type: 'string' }, by: { type: 'string' } },
  });
  const asked = z
    .object({ id: AuditId, to: z.string().min(1), by: z.string().trim().min(1) })
    .safeParse({ id: positionals[0], to: values.to, by: values.by });
  if (!asked.success || positionals.length !== 1) return fail(USAGE);
  const { id: auditId, to: folder, by } = asked.data;
  const records = await openRecords().catch((error: unknown) => String(error));
  if (typeof records === 'string') return fail(`${records}\n`);
  try {
    const { database, store } = records;
    const hasRows = async (key: string) => (await store.size(key)) !== null;
    const found = await database.system(async (tx) => ({
      audit: await findAudit(tx, auditId),
      numbers: await numbersToSeal(tx, auditId, hasRows),
      logHead: (await findLogHead(tx, auditId)) ?? null,
    }));
    if (!found.audit) return fail('There is no such audit.\n');
    const { numbers, logHead } = found;
    if (!numbers)
      return fail('The numbers of this audit are not up to date. Start the portal, and try again once they are.\n');
    const { district_name: district, year_ending: yearEnding } = found.audit;
    const manifest = await sealAudit(records, { auditId, district, yearEnding, folder, by, numbers, logHead });
    process.stdout.write(
      `${manifest.files.length} files are sealed in ${folder}. They hold records of students.\nPublic key: ${manifest.public_key}\n`,
    );
    return 0;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n`);
  } finally {
    await records.close();
  }
}

function fail(words: string): number {
  process.stderr.write(words);
  return 2;
}
