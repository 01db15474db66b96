import { datasetOf } from '#datasets/index.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { requirementColumns, requirementStep } from '#datasets/kit/requirement-columns.ts';
import { METADATA_KEYS } from '#datasets/kit/wizard-choices.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Schools } from './scopes.ts';

/**
 * A cell of the requirement tables that no file in use brings a row for: a file that could not be read, or holds none
 * of the school, brings nothing.
 */
export interface Lack {
  type: UploadFileType;
  /** null where the requirement table has one cell a school. */
  column: string | null;
  school_id: string;
  school: string;
  /** A file of the type brings the school rows, of other columns. */
  has_dataset: boolean;
  /** Someone said that the school does not offer it: nothing is missing. */
  is_not_offered: boolean;
}

/** Whose lacks, and of which datasets. */
export interface LackQuery {
  auditId: string;
  schools: Schools;
  yearEnding: number;
  types: readonly UploadFileType[];
}

/** Read from the view that the statuses of uploads are made of, so that no warning says otherwise than they do. */
export function selectLacks(tx: Transaction, { auditId, schools, yearEnding, types }: LackQuery): Promise<Lack[]> {
  const cells = types.flatMap((type) => {
    const step = requirementStep(datasetOf(type));
    const names = step === null ? [null] : requirementColumns(datasetOf(type), yearEnding);
    return names.map((name) => ({ type, key: step && METADATA_KEYS[step], name }));
  });
  return tx.rows<Lack>(sql`
    with cell as (
      select type, key, name, row_number() over () as place
      from jsonb_to_recordset(${jsonb(cells)}) as c (type text, key text, name text)),
    brought as (
      select upload_file_type as type, metadata, school_id from file_coverage where audit_id = ${auditId} and brings_rows)
    select c.type, c.name as "column", s.id as school_id, s.name as school,
      exists (select from brought b where b.type = c.type and b.school_id = s.id) as has_dataset,
      exists (
        select from not_offered n
        where n.audit_id = ${auditId} and n.school_id = s.id and n.upload_file_type = c.type and n.column_name = c.name) as is_not_offered
    from school s cross join cell c
    where s.audit_id = ${auditId}
      and (${schools === 'all'} or s.id in (select value::uuid from jsonb_array_elements_text(${jsonb(schools === 'all' ? [] : schools)})))
      and not exists (
        select from brought b
        where b.type = c.type and b.school_id = s.id and (c.key is null or b.metadata -> c.key @> to_jsonb(c.name)))
    order by c.place, s.local_id nulls last, s.id`);
}

/**
 * The lacks of some schools, in their order. Asked for each panel of each scope, which are about 80,000 times where a
 * district has 2,000 schools: to look through the lacks of all schools each time took a refresh more than a minute.
 */
export function lacksOf(lacks: readonly Lack[]): (schools: Schools) => readonly Lack[] {
  const ofSchool = Map.groupBy(lacks, ({ school_id }) => school_id);
  const ofSeveral = new WeakMap<object, readonly Lack[]>();
  return (schools) => {
    if (schools === 'all') return lacks;
    const [first = '', ...others] = schools;
    if (others.length === 0) return ofSchool.get(first) ?? [];
    const wanted = new Set<string>(schools);
    const found = ofSeveral.get(schools) ?? lacks.filter(({ school_id }) => wanted.has(school_id));
    ofSeveral.set(schools, found);
    return found;
  };
}
