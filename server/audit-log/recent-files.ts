import type { RecentAct, RecentFile } from '#contract/audit-log.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { concerns, concernsNoOther, type LogViewer } from './viewer.ts';

/**
 * What a person does with a file. Restoring, confirming and mapping also send it through processing,
 * which is the lesser act then.
 */
const ACTS: Record<string, { act: RecentAct; lesser?: true }> = {
  'upload.received': { act: 'uploaded', lesser: true },
  'upload.restored': { act: 'restored' },
  'upload.removed': { act: 'removed' },
  'upload.put_back': { act: 'put-back' },
  'upload.accepted': { act: 'accepted' },
  'upload.moved': { act: 'moved' },
  'upload.canceled': { act: 'canceled' },
  'upload.retried': { act: 'processed-again', lesser: true },
  'mapping.saved': { act: 'mapped' },
};
const EVENTS = JSON.stringify(Object.entries(ACTS).map(([event, what]) => ({ event, lesser: false, ...what })));

/** The version before may have covered other schools alone, and its name is then none of the viewer's. */
const SEES_BEFORE = sql`(sees_all_schools() or exists (
  select 1 from upload_school covered
  where covered.audit_id = before.audit_id and covered.upload_id = before.id and sees_school(covered.school_id)))`;

/** The last act of each file with all its versions, newest first, and what came of it. */
export const readRecentFiles = (tx: Transaction, viewer: LogViewer, size: number): Promise<RecentFile[]> =>
  tx.rows<RecentFile>(sql`
    with last_act as (
      select distinct on (u.chain_id) u.id as file_id, e.file_name, case when ${SEES_BEFORE} then before.file_name end as replaced_name, e.person_name as user_name, e.at as timestamp, e.id as event_id,
        case when acts.act = 'uploaded' and u.version > 1 then 'replaced' else acts.act end as act,
        case when u.held is not null then 'held' when u.removed_at is not null or u.lifecycle in ('canceled', 'expired') then null
          when u.lifecycle <> 'done' then 'processing'
          when u.verdict = 'malformed' then 'failed' else 'processed' end as outcome,
        case when u.lifecycle = 'done' and u.removed_at is null and u.verdict <> 'malformed' and ${concernsNoOther(viewer)}
          then r.error_count end as errors
      from audit_event e
      join jsonb_to_recordset(${EVENTS}::jsonb) as acts (event text, act text, lesser boolean) on acts.event = e.event
      join upload u on u.audit_id = e.audit_id and u.id = e.upload_id
      left join upload before on before.audit_id = u.audit_id and before.id = u.replaces_id
      left join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.current_run
      where ${concerns(viewer)}
      order by u.chain_id, e.at desc, acts.lesser, e.id desc
    )
    select file_id, file_name, replaced_name, user_name, act, outcome, errors, timestamp from last_act
    order by timestamp desc, event_id desc limit ${size}`);
