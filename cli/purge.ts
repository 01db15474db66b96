import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import type { Deletion } from '#server/deletion/certificate.ts';
import { deleteAudit, OpenedAgain, planDeletion } from '#server/deletion/delete-audit.ts';
import { hasCome } from '#server/deletion/has-come.ts';
import { type AuditToDelete, countUnfinished, findAudit, findAudits } from '#server/deletion/queries.ts';
import { fail, NO_AUDIT } from './fail.ts';
import { withRecords } from './open-records.ts';
import { strictOptions } from './strict-options.ts';
import { AUDIT, BY, NO_MORE, wrongCall } from './wrong-call.ts';

const USAGE = `Usage: npm run --silent portal -- purge AUDIT --by NAME [--dry-run] [--yes]
       npm run --silent portal -- purge --due

Deletes everything of a closed audit for good: files, rows, numbers, log and people whom no other audit knows.
  --by NAME   who deletes it, for the certificate
  --dry-run   only says what would be deleted
  --yes       does not ask
  --due       lists the audits whose day of deletion has come
`;

const OPENED_AGAIN = 'Nothing was deleted: the audit was opened again meanwhile.\n';
const NOT_CONFIRMED = `Nothing was deleted: the name of the district was not typed. Without a terminal, add --yes.
`;

/**
 * `portal purge AUDIT`: deletes an audit and prints the path of its certificate. With the embedded database
 * the portal must be stopped.
 * @returns the exit code
 */
export async function purgeCommand(args: string[]): Promise<number> {
  const options = strictOptions(args, {
    by: { type: 'string' },
    'dry-run': { type: 'boolean' },
    yes: { type: 'boolean' },
    due: { type: 'boolean' },
  });
  if (!options) return fail(USAGE);
  const { values, positionals } = options;
  if (values.due === true) return await listDue();
  const [given, ...more] = positionals;
  const asked = z.object({ id: AUDIT, by: BY, more: NO_MORE }).safeParse({ id: given, by: values.by, more });
  if (!asked.success) return wrongCall(USAGE, asked.error);
  const { id, by } = asked.data;
  return await withRecords(async (records) => {
    const audit = await records.database.system((tx) => findAudit(tx, id));
    const begun = await records.register.begun(id);
    if (!audit && !begun) return fail(NO_AUDIT);
    if (audit && !begun) {
      const reason = await records.database.system((tx) => whyNot(audit, countUnfinished(tx, id)));
      if (reason) return fail(reason);
    }
    const plan = begun ?? (audit && (await planDeletion(records, audit, by)));
    if (!plan) return fail(USAGE);
    process.stdout.write(described(plan));
    if (values['dry-run'] === true) return 0;
    if (values.yes !== true && !(await isConfirmed(plan.district))) return fail(NOT_CONFIRMED);
    const certificate = await deleteAudit(records, plan).catch((error: unknown) => {
      if (error instanceof OpenedAgain) return null;
      throw error;
    });
    if (certificate === null) return fail(OPENED_AGAIN);
    process.stdout.write(`Deleted. The certificate is ${certificate}\n`);
    return 0;
  });
}

async function whyNot({ closed_at, delete_after }: AuditToDelete, unfinished: Promise<number>): Promise<string | null> {
  if (closed_at === null)
    return 'The audit is open. Close it first, under Audits; a closed audit can be opened again.\n';
  if (delete_after !== null && !hasCome(delete_after))
    return `The audit is kept until ${delete_after}. To delete it earlier, change that first: \`portal retention\`.\n`;
  return (await unfinished) > 0 ? 'Files of this audit are being processed. Try again when they are done.\n' : null;
}

function described({ district, year_ending, rows, files, audit_id }: Deletion): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const lines = Object.entries(rows).filter(([, count]) => count > 0);
  return [
    `${district}, class of ${year_ending} (${audit_id})`,
    `  ${files.length} files, ${bytes.toLocaleString('en-US')} bytes`,
    ...lines.map(([table, count]) => `  ${count.toLocaleString('en-US')} rows of ${table}`),
    '',
  ].join('\n');
}

/** A name to type cannot be given by a key pressed too long. */
async function isConfirmed(district: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(`This cannot be undone. Type the name of the district to delete all of it: `);
  terminal.close();
  return typed.trim() === district;
}

async function listDue(): Promise<number> {
  return await withRecords(async ({ database }) => {
    const audits = await database.system(findAudits);
    const due = audits.filter(({ delete_after }) => delete_after !== null && hasCome(delete_after));
    const lines = due.map(
      (one) => `${one.id}  ${one.delete_after}  ${one.district_name}, class of ${one.year_ending}\n`,
    );
    process.stdout.write(lines.length > 0 ? lines.join('') : 'No audit is due to be deleted.\n');
    return 0;
  });
}
