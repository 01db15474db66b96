import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

export interface Original {
  id: string;
  file_name: string;
  upload_file_type: string;
  version: number;
  size: number | null;
  sha256: string | null;
  uploaded_at: string | null;
  uploaded_by: string;
  is_in_use: boolean;
}

/** Every file that was ever received, with the hash of its bytes as they came. */
export const findOriginals = (tx: Transaction, auditId: string) =>
  tx.rows<Original & Record<string, unknown>>(sql`
    select id, file_name, upload_file_type, version, size, sha256, received_at as uploaded_at, requested_by_name as uploaded_by,
      coalesce(verdict in ('success', 'data_errors') and replaced_by_id is null and removed_at is null, false) as is_in_use
    from upload where audit_id = ${auditId} and received_at is not null order by received_at, id`);

/** Of people, by table; of findings, of the runs that count. */
const TABLES = {
  'decisions/column-mappings.csv': (id: string) => sql`
    select upload_file_type, header_keys, columns, confirmed_by_name, confirmed_at, schools from column_mapping
    where district_id = (select district_id from audit where id = ${id}) order by confirmed_at, id`,
  'decisions/value-mappings.csv': (id: string) => sql`
    select upload_file_type, column_name, value_text, value, confirmed_by_name, confirmed_at, schools from value_mapping
    where district_id = (select district_id from audit where id = ${id}) order by confirmed_at, id`,
  'decisions/courses.csv': (id: string) => sql`
    select course_code, course_title, sced_code, decided_by_name, decided_at from course_decision
    where audit_id = ${id} order by course_code, title_key`,
  'decisions/not-offered.csv': (id: string) => sql`
    select s.name as school, n.upload_file_type, n.column_name, n.said_by_name, n.said_at
    from not_offered n join school s on s.audit_id = n.audit_id and s.id = n.school_id
    where n.audit_id = ${id} order by s.name, n.upload_file_type, n.column_name`,
  'decisions/selections.csv': (id: string) => sql`
    select s.name as school, e.version, e.is_finalized, e.finalized_at, e.finalized_by_name, e.numbers_version, e.ids, e.chosen
    from selection e join school s on s.audit_id = e.audit_id and s.id = e.school_id
    where e.audit_id = ${id} order by s.name`,
  'findings/problems.csv': (id: string) => sql`
    select u.file_name, i.code, i.severity, i.row_number, i.column_letter, i.header, i.student_id, i.value, i.params
    from issue i join upload u on u.audit_id = i.audit_id and u.id = i.upload_id and u.current_run = i.run
    where i.audit_id = ${id} and u.replaced_by_id is null and u.removed_at is null
    order by u.file_name, u.id, i.ordinal`,
} as const;

export const SEALED_TABLES = Object.keys(TABLES) as (keyof typeof TABLES)[];

export const findSealedRows = (tx: Transaction, path: keyof typeof TABLES, auditId: string) =>
  tx.rows<Record<string, unknown>>(TABLES[path](auditId));
