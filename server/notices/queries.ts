import type { AuditId, MembershipId } from '#contract/ids.ts';
import type { MailChoice } from '#contract/notices.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { TOLD, type ToldEvent } from './told.ts';

export const selectChoice = (tx: Transaction, membershipId: MembershipId) =>
  tx.row<{ choice: MailChoice; language: Language }>(
    sql`select mail as choice, language from membership where id = ${membershipId}`,
  );

export const updateChoice = (
  tx: Transaction,
  membershipId: MembershipId,
  { choice, language }: { choice?: MailChoice | undefined; language?: Language | undefined },
) =>
  tx.run(sql`
    update membership set mail = coalesce(${choice ?? null}, mail), language = coalesce(${language ?? null}, language)
    where id = ${membershipId}`);

/** A line of the audit log and a member whose schools and choice it concerns. */
export interface NoticeRow {
  audit_id: AuditId;
  event_id: number;
  membership_id: MembershipId;
  email: string;
  language: Language;
  roles: string[];
  district: string;
  event: ToldEvent;
  /** Who did it. */
  actor: string;
  upload_id: string | null;
  upload_file_type: UploadFileType | null;
  /** Names of the schools it is about. */
  schools: string[];
  verdict: 'success' | 'data_errors' | 'malformed' | null;
  rows_read: number | null;
  rows_kept: number | null;
  errors: number | null;
  /** The version waits for a decision. */
  is_held: boolean;
}

/** Written out, so that the index over these alone is used. */
const EVENTS = sql.raw(
  Object.keys(TOLD)
    .map((event) => `'${event}'`)
    .join(', '),
);

/** Of earlier events no one needs to be told anymore. */
const SINCE = sql`now() - interval '1 day'`;
/** Files that are uploaded together are reported together, if they are done within this time. */
const PATIENCE = sql`now() - interval '10 minutes'`;

/**
 * Of a file that holds rows of other schools, too, a member of some is told how many rows of theirs
 * count. One row, or none.
 */
const OWN_ROWS = sql`
  select coalesce(sum(n.valid + n.errors) filter (where n.is_own), 0)::int as rows_read,
    coalesce(sum(n.valid) filter (where n.is_own), 0)::int as rows_kept
  from (
    select (rows ->> 'valid')::int as valid, (rows ->> 'errors')::int as errors, exists (
      select 1 from membership_school s
      where s.audit_id = due.audit_id and s.membership_id = due.membership_id and s.school_id = counted.school_id::uuid) as is_own
    from run r cross join lateral jsonb_each(r.school_rows) as counted (school_id, rows)
    where r.audit_id = due.audit_id and r.upload_id = due.upload_id and r.number = (due.details ->> 'run')::int) n
  having bool_or(not n.is_own)`;

/**
 * Lines of the log that members can be told about, with the person who uploaded their file, or who worked on the
 * selection before. Files wait for those that the same person uploaded and that are not done yet. Of one that was
 * removed no one has to fix anything.
 */
const LINES = sql`
  select e.*, u.requested_by, case when e.upload_id is null then array(
    select distinct before.person_id from audit_event before
    where before.audit_id = e.audit_id and before.id < e.id and before.event in ('selection.saved', 'selection.finalized')
      and before.school_ids && e.school_ids) end as worked_on_by
  from audit_event e
  left join upload u on u.audit_id = e.audit_id and u.id = e.upload_id
  left join (select distinct audit_id, requested_by from upload where lifecycle in ('received', 'processing')) busy
    on busy.audit_id = u.audit_id and busy.requested_by = u.requested_by
  where e.at > ${SINCE} and e.event in (${EVENTS}) and (e.at < ${PATIENCE} or busy.requested_by is null)
    and not (e.event in ('upload.processed', 'upload.failed') and u.removed_at is not null and u.held is null)`;

const membersBut = (without: readonly MembershipId[]) => sql`
  select m.*, array(
    select s.school_id from membership_school s where s.audit_id = m.audit_id and s.membership_id = m.id) as school_ids
  from membership m
  where m.mail <> 'none' and m.proven_at is not null and m.id <> all (${sql.param(without)}::uuid[])`;

/**
 * What to report to members, oldest first, but to those of `without`. No one gets a report of what they did themselves,
 * or of schools that are not theirs; the role is not looked at. What is asked of a line or of a member is asked once:
 * asked of each pair, 1,200 files and 200 members took six to nine seconds in every round of a day. Rows are counted of
 * those alone that are reported now: before, they took minutes.
 */
export const selectNotices = (
  tx: Transaction,
  { limit, without }: { limit: number; without: readonly MembershipId[] },
) =>
  tx.rows<NoticeRow>(sql`
    with line as materialized (${LINES}), member as materialized (${membersBut(without)}),
    untold as materialized (
      select line.audit_id, line.id as event_id, member.id as membership_id
      from line join member on member.audit_id = line.audit_id
      where member.person_id is distinct from line.person_id
        and (member.mail = 'all' or member.person_id = line.requested_by or member.person_id = any (line.worked_on_by))
        and (member.scope = 'district' or member.school_ids && line.school_ids)
      except select audit_id, event_id, membership_id from notice
      order by event_id limit ${limit}),
    due as materialized (
      select e.*, m.id as membership_id, m.scope, m.language, m.roles, p.email
      from untold
      join audit_event e on e.audit_id = untold.audit_id and e.id = untold.event_id
      join membership m on m.audit_id = untold.audit_id and m.id = untold.membership_id
      join person p on p.id = m.person_id)
    select due.audit_id, due.id as event_id, due.membership_id, due.email, due.language, due.roles, d.name as district, due.event,
      due.person_name as actor, due.upload_id, due.upload_file_type,
      array(select name from school where audit_id = due.audit_id and id = any (due.school_ids) order by name) as schools,
      due.details ->> 'verdict' as verdict,
      coalesce(own.rows_read, (due.details ->> 'rowsRead')::int) as rows_read,
      coalesce(own.rows_kept, (due.details ->> 'rowsKept')::int) as rows_kept,
      coalesce(own.rows_read - own.rows_kept, (due.details -> 'counts' ->> 'error')::int) as errors,
      coalesce((due.details ->> 'held')::boolean, false) as is_held
    from due
    join audit a on a.id = due.audit_id
    join district d on d.id = a.district_id
    left join lateral (${OWN_ROWS}) own on due.scope = 'school'
    order by due.at, due.id`);

/** These were told, or need not be. */
export const insertNotices = (tx: Transaction, rows: readonly NoticeRow[]) =>
  tx.run(sql`
    insert into notice (audit_id, event_id, membership_id)
    select audit_id, event_id, membership_id
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ audit_id, event_id, membership_id }) => ({ audit_id, event_id, membership_id })))}::jsonb)
      as told (audit_id uuid, event_id bigint, membership_id uuid)
    on conflict do nothing`);

/** What is too old to be looked for again. */
export const forgetNotices = (tx: Transaction) => tx.run(sql`delete from notice where at < now() - interval '2 days'`);
