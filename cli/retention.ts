import { z } from 'zod';
import { AuditId } from '#contract/ids.ts';
import { findAudits, setDeleteAfter } from '#server/deletion/queries.ts';
import { OPERATOR, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { fail, NO_AUDIT } from './fail.ts';
import { withRecords } from './open-records.ts';

const USAGE = `Usage: npm run --silent portal -- retention
       npm run --silent portal -- retention AUDIT --until YYYY-MM-DD
       npm run --silent portal -- retention AUDIT --until none

Lists the audits, or sets until when one is kept (none: no day of deletion is set). Nothing is deleted by itself: \`portal purge --due\` lists what is due.
`;

/** `portal retention`: until when each audit is kept. @returns the exit code */
export async function retentionCommand(args: string[]): Promise<number> {
  const asked = z
    .union([z.tuple([]), z.tuple([z.uuid(), z.literal('--until'), z.union([z.iso.date(), z.literal('none')])])])
    .safeParse(args);
  if (!asked.success) return fail(USAGE);
  const [id, , until] = asked.data;
  return await withRecords(async ({ database }) => {
    if (id !== undefined) {
      const changed = await database.system((tx) => keepUntil(tx, AuditId.parse(id), until ?? 'none'));
      if (changed === 0) return fail(NO_AUDIT);
    }
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
async function keepUntil(tx: Transaction, auditId: AuditId, until: string): Promise<number> {
  const changed = await setDeleteAfter(tx, auditId, until === 'none' ? null : until);
  if (changed > 0) await recordEvent(tx, { auditId, event: 'audit.kept', actor: OPERATOR, details: { until } });
  return changed;
}
