import type { AuditId } from '#contract/ids.ts';
import { DATASETS } from '#datasets/index.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { requirementColumns, requirementStep } from '#datasets/kit/requirement-columns.ts';
import { METADATA_KEYS } from '#datasets/kit/wizard-choices.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';

/**
 * Schools of an audit that lack something in a category: no file without errors brings them rows, and no one said
 * that they do not offer it.
 */
export interface Incomplete {
  audit_id: AuditId;
  type: UploadFileType;
  schools: number;
}

/**
 * The requirement tables (requirements.ts) of all audits, or of the one, summed up: category by category and audit by
 * audit they were six statements for each audit, three seconds for 500 on the embedded database. Runs as portal_system.
 */
export async function countIncomplete(tx: Transaction, only: AuditId | null): Promise<Incomplete[]> {
  const years = await tx.rows<{ year_ending: number }>(sql`
    select distinct year_ending from audit where ${only}::uuid is null or id = ${only}`);
  const cells = years.flatMap(({ year_ending }) => cellsOf(year_ending));
  return await tx.rows<Incomplete>(sql`
    with cell as (select * from jsonb_to_recordset(${jsonb(cells)}) as c (year_ending integer, type text, key text, name text)),
    brought as materialized (
      select audit_id, school_id, upload_file_type as type, metadata - 'school_ids' as choices from file_coverage
      where brings_rows and not has_errors and (${only}::uuid is null or audit_id = ${only}))
    select s.audit_id, c.type, count(distinct s.id)::integer as schools
    from audit a join school s on s.audit_id = a.id join cell c on c.year_ending = a.year_ending
    where (${only}::uuid is null or a.id = ${only})
      and not exists (
        select from brought b
        where b.audit_id = s.audit_id and b.school_id = s.id and b.type = c.type and (c.key is null or b.choices -> c.key @> to_jsonb(c.name)))
      and not exists (
        select from not_offered n
        where n.audit_id = s.audit_id and n.school_id = s.id and n.upload_file_type = c.type and n.column_name = c.name)
    group by s.audit_id, c.type`);
}

const cellsOf = (yearEnding: number) =>
  DATASETS.flatMap((dataset) => {
    const step = requirementStep(dataset);
    const names = step === null ? [null] : requirementColumns(dataset, yearEnding);
    return names.map((name) => ({
      ...{ year_ending: yearEnding, type: dataset.type, name },
      key: step === null ? null : METADATA_KEYS[step],
    }));
  });
