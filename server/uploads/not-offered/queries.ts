import type { SchoolId } from '#contract/ids.ts';
import type { NotOffered } from '#contract/uploads/not-offered.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { ToldLine } from '#server/ingest/result.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import { type SchoolScope, within } from '../school-scope.ts';

/** Columns of the requirement table of a type, at schools. */
export interface OfferCells {
  auditId: string;
  type: UploadFileType;
  schoolIds: readonly SchoolId[];
  columns: readonly string[];
}

/** What is said and what files bring are compared one after the other: neither misses the other. */
export const lockOffers = (tx: Transaction, auditId: string) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${auditId}::text, 33))`);

const CELLS = ({ schoolIds, columns }: OfferCells) => sql`
  select s.id::uuid as school_id, c.name as column_name
  from jsonb_array_elements_text(${jsonb(schoolIds)}) as s (id) cross join jsonb_array_elements_text(${jsonb(columns)}) as c (name)`;

export const selectNotOffered = (tx: Transaction, auditId: string, type: UploadFileType, schools: SchoolScope) =>
  tx.rows<NotOffered>(sql`
    select school_id, column_name as "column", said_by_name as by, said_at as at
    from not_offered where audit_id = ${auditId} and upload_file_type = ${type} and ${within(sql`school_id`, schools)}
    order by school_id, column_name`);

/** The first cell that a file in use has rows of, by the names of school and file. */
export const selectBrought = (tx: Transaction, cells: OfferCells) =>
  tx.row<{ school: string; column: string; file_name: string }>(sql`
    with cell as (${CELLS(cells)})
    select s.name as school, cell.column_name as "column", u.file_name
    from cell
    join file_coverage f on f.audit_id = ${cells.auditId} and f.upload_file_type = ${cells.type} and f.school_id = cell.school_id
      and f.choices ? cell.column_name
    join upload u on u.audit_id = f.audit_id and u.id = f.upload_id
    join school s on s.audit_id = f.audit_id and s.id = f.school_id
    order by s.name, cell.column_name, u.file_name limit 1`);

export const countSchools = async (tx: Transaction, { auditId, schoolIds }: OfferCells, schools: SchoolScope) =>
  (
    await tx.rows(sql`
      select id from school where audit_id = ${auditId} and ${within(sql`id`, schoolIds)} and ${within(sql`id`, schools)}`)
  ).length;

/** Who said it first stays. */
export const insertNotOffered = (tx: Transaction, cells: OfferCells, by: { id: string; name: string }) =>
  tx.rows(sql`
    insert into not_offered (audit_id, school_id, upload_file_type, column_name, said_by, said_by_name)
    select ${cells.auditId}, school_id, ${cells.type}, column_name, ${by.id}, ${by.name} from (${CELLS(cells)}) cell
    order by school_id
    on conflict do nothing returning school_id`);

export const deleteNotOffered = (tx: Transaction, cells: OfferCells) =>
  tx.rows(sql`
    delete from not_offered n using (${CELLS(cells)}) cell
    where n.audit_id = ${cells.auditId} and n.upload_file_type = ${cells.type}
      and n.school_id = cell.school_id and n.column_name = cell.column_name
    returning n.school_id`);

export interface Ended {
  school_id: SchoolId;
  school: string;
  column: string;
}

/** Takes back what the rows of the run that shows say otherwise. */
export const endByRows = (tx: Transaction, auditId: string, uploadId: string) =>
  tx.rows<Ended>(sql`
    delete from not_offered n using file_coverage f, school s
    where f.audit_id = ${auditId} and f.upload_id = ${uploadId} and n.audit_id = f.audit_id and n.school_id = f.school_id
      and n.upload_file_type = f.upload_file_type and f.choices ? n.column_name
      and s.audit_id = n.audit_id and s.id = n.school_id
    returning n.school_id, s.name as school, n.column_name as "column"`);

/** To the results that show of a file: once, however often it is put back. */
export const addLine = (tx: Transaction, auditId: string, uploadId: string, line: ToldLine) =>
  tx.run(sql`
    update run r set results_summary = r.results_summary || ${jsonb([line])}
    from upload u
    where u.audit_id = ${auditId} and u.id = ${uploadId} and r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.current_run
      and not r.results_summary @> ${jsonb([line])}`);
