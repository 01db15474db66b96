import { compareNames } from '#contract/by-name.ts';
import { PortalError } from '#contract/errors.ts';
import type { RequirementStatus, Requirements } from '#contract/uploads/requirements.ts';
import { datasetOfSlug } from '#datasets/index.ts';
import type { Slug } from '#datasets/kit/file-type.ts';
import { requirementStep } from '#datasets/kit/requirement-columns.ts';
import { choicesOf, METADATA_KEYS } from '#datasets/kit/wizard-choices.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import { within } from '../school-scope.ts';
import type { UploadScope } from './uploaded-file.ts';

/**
 * docs/domain/requirements.md#status-of-a-school: true = a current file covers the school and column, brings the school
 * a valid row and no error; 'error' = only files with errors, that could not be read, or without a row of the school;
 * false = no file covers it; 'not_offered' = someone said so.
 */
export async function readRequirements(tx: Transaction, viewer: UploadScope, slug: Slug): Promise<Requirements> {
  const dataset = datasetOfSlug(slug);
  const audit = await tx.row<{ year_ending: number }>(sql`select year_ending from audit where id = ${viewer.auditId}`);
  if (!audit) throw new PortalError('not_found');
  const step = requirementStep(dataset);
  if (step === null) {
    const rows = await selectStatuses(tx, viewer, dataset.type, null, ['']);
    return { schools: Object.fromEntries(rows.map((row) => [row.school, row.status])) };
  }
  const rows = await selectStatuses(tx, viewer, dataset.type, METADATA_KEYS[step], choicesOf(step, audit.year_ending));
  const schools: Record<string, Record<string, RequirementStatus>> = {};
  for (const { school, column, status } of rows) schools[school] = { ...schools[school], [column]: status };
  return { schools };
}

interface StatusRow {
  school: string;
  column: string;
  status: RequirementStatus;
}

/**
 * `key` names the choice in the metadata that says which columns a file covers; null where a file
 * covers the school as a whole.
 */
const selectStatuses = async (
  tx: Transaction,
  { auditId, schools }: UploadScope,
  type: string,
  key: string | null,
  columns: readonly string[],
): Promise<StatusRow[]> => {
  const rows = await tx.rows<StatusRow>(sql`
    with covered as materialized (
      select school_id, metadata, brings_rows, has_errors from file_coverage
      where audit_id = ${auditId} and upload_file_type = ${type} and ${within(sql`school_id`, schools)})
    select s.name as school, c.name as column,
      case when n.school_id is not null then to_jsonb('not_offered'::text) when count(f.school_id) = 0 then to_jsonb(false)
        when bool_or(f.brings_rows and not f.has_errors) then to_jsonb(true) else to_jsonb('error'::text) end as status
    from school s
    cross join jsonb_array_elements_text(${jsonb(columns)}) with ordinality as c (name, place)
    left join covered f on f.school_id = s.id and (${key}::text is null or f.metadata -> ${key}::text @> to_jsonb(c.name))
    left join not_offered n
      on n.audit_id = s.audit_id and n.school_id = s.id and n.upload_file_type = ${type} and n.column_name = c.name
    where s.audit_id = ${auditId} and ${within(sql`s.id`, schools)}
    group by s.id, s.name, c.name, c.place, n.school_id
    order by c.place`);
  return rows.sort((one, other) => compareNames(one.school, other.school));
};
