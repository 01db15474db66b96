import { type SQL, sql } from '#server/platform/database/sql.ts';

/**
 * What a seal has of the database, by path: every file that was ever received, what people decided, and the
 * findings of the runs that count.
 */
export const sealedTables = (auditId: string): Readonly<Record<string, SQL>> => ({
  'originals.csv': sql`
    select id, file_name, upload_file_type, version, size, sha256, received_at as uploaded_at, requested_by_name as uploaded_by,
      coalesce(verdict in ('success', 'data_errors') and replaced_by_id is null and removed_at is null, false) as is_in_use
    from upload where audit_id = ${auditId} and received_at is not null order by received_at, id`,
  'decisions/column-mappings.csv': sql`
    select upload_file_type, header_keys, columns, confirmed_by_name, confirmed_at, schools from column_mapping
    where district_id = (select district_id from audit where id = ${auditId}) order by confirmed_at, id`,
  'decisions/value-mappings.csv': sql`
    select upload_file_type, column_name, value_text, value, confirmed_by_name, confirmed_at, schools from value_mapping
    where district_id = (select district_id from audit where id = ${auditId}) order by confirmed_at, id`,
  'decisions/courses.csv': sql`
    select course_code, course_title, sced_code, decided_by_name, decided_at from course_decision
    where audit_id = ${auditId} order by course_code, title_key`,
  'decisions/not-offered.csv': sql`
    select s.name as school, n.upload_file_type, n.column_name, n.said_by_name, n.said_at
    from not_offered n join school s on s.audit_id = n.audit_id and s.id = n.school_id
    where n.audit_id = ${auditId} order by s.name, n.upload_file_type, n.column_name`,
  'decisions/selections.csv': sql`
    select s.name as school, e.version, e.is_finalized, e.finalized_at, e.finalized_by_name, e.numbers_version, e.ids, e.chosen
    from selection e join school s on s.audit_id = e.audit_id and s.id = e.school_id
    where e.audit_id = ${auditId} order by s.name`,
  'findings/problems.csv': sql`
    select u.file_name, i.code, i.severity, i.row_number, i.column_letter, i.header, i.student_id, i.value, i.params
    from issue i join upload u on u.audit_id = i.audit_id and u.id = i.upload_id and u.current_run = i.run
    where i.audit_id = ${auditId} and u.replaced_by_id is null and u.removed_at is null
    order by u.file_name, u.id, i.ordinal`,
});
