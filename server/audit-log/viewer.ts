import type { AuditId, SchoolId } from '#contract/ids.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';

/** Who reads the log. */
export interface LogViewer {
  auditId: AuditId;
  schools: 'all' | readonly SchoolId[];
}

const idsOf = (schools: readonly SchoolId[]): SQL =>
  sql`(select coalesce(array_agg(id::uuid), '{}') from jsonb_array_elements_text(${JSON.stringify(schools)}::jsonb) as mine (id))::uuid[]`;

/**
 * True for lines `e` of the audit that concern a school of the viewer. Row-level security says the
 * same below (own_schools).
 */
export const concerns = ({ auditId, schools }: LogViewer): SQL =>
  schools === 'all' ? sql`e.audit_id = ${auditId}` : sql`e.audit_id = ${auditId} and e.school_ids && ${idsOf(schools)}`;

/**
 * True for lines `e` that concern no other school, where neither does the run `r` they are about: counts and reasons of
 * others are kept from a member of some schools.
 */
export const concernsNoOther = ({ schools }: LogViewer): SQL =>
  schools === 'all'
    ? sql`true`
    : sql`(e.school_ids <@ ${idsOf(schools)} and not exists (
        select 1 from jsonb_object_keys(coalesce(r.school_rows, '{}')) as counted (school_id)
        where counted.school_id::uuid <> all (${idsOf(schools)})))`;

/** The run `r` that a line `e` about a processed file is about. */
export const RUN = sql`
  left join run r on r.audit_id = e.audit_id and r.upload_id = e.upload_id and r.number = (e.details ->> 'run')::int`;
