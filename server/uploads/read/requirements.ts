import { sql } from 'drizzle-orm/sql';
import { PortalError } from '#contract/errors.ts';
import type { RequirementStatus, Requirements } from '#contract/uploads.ts';
import { datasetOfSlug } from '#datasets/index.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { Slug } from '#datasets/kit/file-type.ts';
import { choicesOf, METADATA_KEYS, type WordStep } from '#datasets/kit/wizard-choices.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { within } from '../school-scope.ts';
import type { UploadScope } from './uploaded-file.ts';

/** The wizard step whose choices are the columns of the requirement table. */
const STEP_OF_REQUIREMENT: Record<Exclude<Dataset['requirement'], 'school'>, WordStep> = {
  'academic-years': 'academic-periods',
  'demographic-types': 'demographic-types',
  'test-types': 'test-types',
};

/**
 * docs/domain/requirements.md#status-of-a-school: true = a current file covers the school and column, brings the school a valid row and no error; 'error' = only
 * files with errors, that could not be read, or without a row of the school; false = no file covers it.
 */
export async function readRequirements(tx: Transaction, viewer: UploadScope, slug: Slug): Promise<Requirements> {
  const dataset = datasetOfSlug(slug);
  const audit = await tx.row<{ year_ending: number }>(sql`select year_ending from audit where id = ${viewer.auditId}`);
  if (!audit) throw new PortalError('not_found');
  if (dataset.requirement === 'school') {
    const rows = await selectStatuses(tx, viewer, dataset.type, null, ['']);
    return { schools: Object.fromEntries(rows.map((row) => [row.school, row.status])) };
  }
  const step = STEP_OF_REQUIREMENT[dataset.requirement];
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

/** `key` names the choice in the metadata that says which columns a file covers; null where a file covers the school as a whole. */
const selectStatuses = (
  tx: Transaction,
  { auditId, schools }: UploadScope,
  type: string,
  key: string | null,
  columns: readonly string[],
) =>
  tx.rows<StatusRow>(sql`
    with coverage as (
      select covered.school_id, u.metadata -> ${key}::text as columns,
        u.verdict <> 'malformed' and not r.concerns_every_school
          and (coalesce((r.school_rows -> covered.school_id::text ->> 'valid')::int, 0) > 0
            -- Score files as vendors send them name no school: their rows are of every school covered.
            or r.rows_kept > 0 and not (r.columns ? 'school'))
          and coalesce((r.school_rows -> covered.school_id::text ->> 'errors')::int, 0) = 0 as clean
      from upload u
      join upload_school covered on covered.audit_id = u.audit_id and covered.upload_id = u.id
      join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.current_run
      where u.audit_id = ${auditId} and u.upload_file_type = ${type} and u.verdict is not null
        and u.replaced_by_id is null and u.removed_at is null
    )
    select s.name as school, c.name as column,
      case when count(f.school_id) = 0 then to_jsonb(false) when bool_or(f.clean) then to_jsonb(true) else to_jsonb('error'::text) end as status
    from school s
    cross join jsonb_array_elements_text(${jsonb(columns)}) with ordinality as c (name, place)
    left join coverage f on f.school_id = s.id and (${key}::text is null or f.columns @> to_jsonb(c.name))
    where s.audit_id = ${auditId} and ${within(sql`s.id`, schools)}
    group by s.id, s.name, c.name, c.place
    order by s.name, c.place`);
