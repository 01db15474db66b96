import { exportAudit } from '#server/audit-export/export-audit.ts';
import { findAudit } from '#server/deletion/queries.ts';
import { auditToFolder } from './audit-to-folder.ts';
import { NO_AUDIT } from './fail.ts';

const USAGE = `Usage: npm run --silent portal -- export-audit AUDIT --to FOLDER --by NAME

Writes everything an audit has into an empty folder, for its district. The audit's log says so.
`;

/** `portal export-audit`: prints how many files were written. @returns the exit code */
export const exportAuditCommand = (args: string[]): Promise<number> =>
  auditToFolder(args, USAGE, async (records, { auditId, folder, by }) => {
    if (!(await records.database.system((tx) => findAudit(tx, auditId)))) throw new Error(NO_AUDIT.trim());
    const files = await exportAudit(records, auditId, { folder, by });
    return `${files.length} files are in ${folder}. They contain records of students.\n`;
  });
