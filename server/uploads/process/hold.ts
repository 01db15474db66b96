import { isLossy } from '#contract/uploads/loss.ts';
import type { VersionChange } from '#contract/uploads/uploaded-file.ts';
import { PORTAL } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { ProcessingAttempt } from './publish.ts';

/**
 * Has a version wait that lost more than a tenth of the one in use, unless that was confirmed before; one that waited
 * and no longer loses so much goes on (docs/decisions/0051-lossy-replacements-wait.md). Answers what it would change,
 * or null where it does not wait.
 */
export async function holdWhereLossy(tx: Transaction, attempt: ProcessingAttempt): Promise<VersionChange | null> {
  const { auditId, uploadId } = attempt;
  const change = await unconfirmedChange(tx, attempt);
  const held = change !== null && isLossy(change) ? change : null;
  await tx.run(sql`
    update upload set held = ${held ? jsonb(held) : null}, removed_at = ${held ? sql`now()` : null}, removed_by_name = ${held ? PORTAL.name : null}
    where audit_id = ${auditId} and id = ${uploadId} and (removed_at is null or held is not null)`);
  return held;
}

/**
 * What a processed version does to the one in use, by the rows that count; null where it takes no one's place,
 * as one that was removed.
 */
async function unconfirmedChange(
  tx: Transaction,
  { auditId, uploadId }: ProcessingAttempt,
): Promise<VersionChange | null> {
  const versions = await tx.row<VersionChange>(sql`
    with version as (
      select u.id, u.requested_at, u.accepts_loss, jsonb_build_object(
        'rows', r.rows_kept,
        'students', (r.fingerprint ->> 'students')::int,
        'schools', case when r.columns ? 'school' then (
          select count(*) from jsonb_each(r.school_rows) as one (school, rows) where (one.rows ->> 'valid')::int > 0) end) as sizes
      from upload u
      join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.current_run
      where u.audit_id = ${auditId} and u.chain_id = (select chain_id from upload where audit_id = ${auditId} and id = ${uploadId})
        and u.verdict <> 'malformed' and r.rows_kept > 0 and u.replaced_by_id is null
        and (u.removed_at is null or u.id = ${uploadId} and u.held is not null)
    )
    select used.sizes as before, mine.sizes as after
    from version mine
    join version used on (used.requested_at, used.id) < (mine.requested_at, mine.id)
    where mine.id = ${uploadId} and not mine.accepts_loss
    order by used.requested_at desc, used.id desc
    limit 1`);
  return versions ?? null;
}
