import { parseArgs } from 'node:util';
import { z } from 'zod';
import { AuditId } from '#contract/ids.ts';
import { exportAudit } from '#server/audit-export/export-audit.ts';
import { findAudit } from '#server/deletion/queries.ts';
import { openRecords } from './open-records.ts';

const USAGE = `Usage: npm run --silent portal -- export-audit AUDIT --to FOLDER --by NAME

Writes everything an audit has into an empty folder, for its district. The audit's log says so.
`;

/** `portal export-audit`: prints how many files were written. @returns the exit code */
export async function exportAuditCommand(args: string[]): Promise<number> {
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
  const { id, to: folder, by } = asked.data;
  const records = await openRecords().catch((error: unknown) => String(error));
  if (typeof records === 'string') return fail(`${records}\n`);
  try {
    if (!(await records.database.system((tx) => findAudit(tx, id)))) return fail('This audit does not exist.\n');
    const files = await exportAudit(records, id, { folder, by });
    process.stdout.write(`${files.length} files are in ${folder}. They hold records of students.\n`);
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
