import { z } from 'zod';
import { findAudits, setDeleteAfter } from '#server/deletion/queries.ts';
import { OPERATOR, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { fail, NO_AUDIT } from './fail.ts';
import { withRecords } from './open-records.ts';
import { strictOptions } from './strict-options.ts';
import { AUDIT, NO_MORE, wrongCall } from './wrong-call.ts';

const USAGE = `Usage: npm run --silent portal -- retention
       npm run --silent portal -- retention AUDIT --until YYYY-MM-DD
       npm run --silent portal -- retention AUDIT --until none

Lists the audits, or sets until when one is kept (none: no day of deletion is set). Nothing is deleted by itself: \`portal purge --due\` lists what is due.
`;

const DAY = 'Give a day after --until, such as 2030-06-30, or none.';
const KeepUntil = z.object({
  audit: AUDIT,
  until: z.union([z.literal('none'), z.iso.date({ error: DAY })], { error: DAY }),
  more: NO_MORE,
});
type KeepUntil = z.infer<typeof KeepUntil>;

/** `portal retention`: until when each audit is kept. @returns the exit code */
export async function retentionCommand(args: string[]): Promise<number> {
  const options = strictOptions(args, { until: { type: 'string' } });
  if (!options) return fail(USAGE);
  const { values, positionals } = options;
  const [given, ...more] = positionals;
  const isList = given === undefined && values.until === undefined;
  const asked = KeepUntil.optional().safeParse(isList ? undefined : { audit: given, until: values.until, more });
  if (!asked.success) return wrongCall(USAGE, asked.error);
  return await withRecords(async ({ database }) => {
    const order = asked.data;
    if (order && (await database.system((tx) => keepUntil(tx, order))) === 0) return fail(NO_AUDIT);
    const audits = await database.system(findAudits);
    if (audits.length === 0) process.stdout.write('This portal has no audits.\n');
    for (const { id: auditId, district_name, year_ending, closed_at, delete_after } of audits) {
      const state = `${closed_at === null ? 'open' : 'closed'}, ${delete_after === null ? 'no day of deletion is set' : `kept until ${delete_after}`}`;
      process.stdout.write(`${auditId}  ${district_name}, class of ${year_ending}: ${state}\n`);
    }
    return 0;
  });
}

/** @returns how many audits there are with this ID */
async function keepUntil(tx: Transaction, { audit: auditId, until }: KeepUntil): Promise<number> {
  const changed = await setDeleteAfter(tx, auditId, until === 'none' ? null : until);
  if (changed > 0) await recordEvent(tx, { auditId, event: 'audit.kept', actor: OPERATOR, details: { until } });
  return changed;
}
