import { byName } from '#contract/by-name.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import type { Confirmation, HeaderRef } from '#datasets/kit/plan.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';

/** The district of the transaction's audit; row-level security shows no other. */
const DISTRICT = sql`(select district_id from audit)`;

export interface Confirmer {
  id: string;
  name: string;
}

export interface ColumnChoice {
  column: string;
  /** null: not in such files. */
  source: HeaderRef | null;
}

/** Whose mapping it is: the schools whose files it counts for; null: the district's, for all of them. */
export type Owner = readonly string[] | null;

export interface ColumnMappingKey {
  type: UploadFileType;
  headerSet: string;
  headerKeys: readonly string[];
  owner: Owner;
}

/** Sorted, so that the same schools are the same array. */
const asArray = (ids: Owner): SQL =>
  ids === null
    ? sql`null::uuid[]`
    : sql`(select array_agg(id::uuid order by id::uuid) from jsonb_array_elements_text(${jsonb(ids)}) as own (id))`;

const SCHOOL_NAMES = sql`case when m.schools is not null then (
  select coalesce(jsonb_agg(s.name order by s.name), '[]') from school s where s.id = any (m.schools)) end as schools`;

/** What counts for a file of these schools alone, the nearest first (server/uploads reads files by the same rule). */
const counting = (schoolIds: readonly string[]): SQL => sql`(m.schools is null or ${asArray(schoolIds)} <@ m.schools)`;
const NEAREST = sql`m.schools is null, cardinality(m.schools), m.confirmed_at desc`;

/** One person confirms at a time for these headers, so that each hears whom they overrule. */
export const lockDistrict = (tx: Transaction) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${DISTRICT}::text, 6))`);

/** The mapping of this owner for these headers. */
export const selectConfirmation = (tx: Transaction, { type, headerSet, owner }: Omit<ColumnMappingKey, 'headerKeys'>) =>
  tx.row<Confirmation & { person_id: string; columns: ColumnChoice[] }>(sql`
    select confirmed_by_name as by, confirmed_at as at, confirmed_by as person_id, columns from column_mapping
    where upload_file_type = ${type} and header_set = ${headerSet} and schools is not distinct from ${asArray(owner)}`);

/** Every mapping that counts for a file with these headers: the first one is in force. */
export const selectCounting = (
  tx: Transaction,
  { type, headerSet }: Pick<ColumnMappingKey, 'type' | 'headerSet'>,
  schoolIds: readonly string[],
) =>
  tx.rows<Confirmation & { schools: string[] | null }>(sql`
    select m.confirmed_by_name as by, m.confirmed_at as at, ${SCHOOL_NAMES} from column_mapping m
    where m.upload_file_type = ${type} and m.header_set = ${headerSet} and ${counting(schoolIds)} order by ${NEAREST}`);

export async function selectSchoolNames(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(sql`
    select name from school where id in (select id::uuid from jsonb_array_elements_text(${jsonb(ids)}) as own (id))`);
  return byName(rows).map(({ name }) => name);
}

export const upsertColumns = (
  tx: Transaction,
  { type, headerSet, headerKeys, owner }: ColumnMappingKey,
  columns: readonly ColumnChoice[],
  by: Confirmer,
) =>
  tx.run(sql`
    insert into column_mapping (district_id, upload_file_type, header_set, header_keys, columns, schools, confirmed_by, confirmed_by_name)
    select ${DISTRICT}, ${type}, ${headerSet}, array(select jsonb_array_elements_text(${jsonb(headerKeys)})), ${jsonb(columns)}, ${asArray(owner)},
      ${by.id}, ${by.name}
    on conflict (district_id, upload_file_type, header_set, schools) do update
      set columns = excluded.columns, confirmed_by = excluded.confirmed_by,
        confirmed_by_name = excluded.confirmed_by_name, confirmed_at = clock_timestamp()`);

export const deleteColumns = (tx: Transaction, { type, headerSet, owner }: Omit<ColumnMappingKey, 'headerKeys'>) =>
  tx.run(sql`
    delete from column_mapping
    where upload_file_type = ${type} and header_set = ${headerSet} and schools is not distinct from ${asArray(owner)}`);

export interface ValueChoice {
  column: string;
  key: string;
  text: string;
  value: string | null;
}

/** What a school is written like counts for files of every type, whichever it was confirmed for. */
const SCHOOL = 'school';

/** Schools that this transaction may see: a member of some can say of a text only that it is one of theirs. */
export async function selectOwnSchools(tx: Transaction): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(sql`select name from school where audit_id = (select id from audit)`);
  return byName(rows).map(({ name }) => name);
}

/** A choice that was made before keeps who made it. */
export async function upsertValues(
  tx: Transaction,
  { type, owner }: Pick<ColumnMappingKey, 'type' | 'owner'>,
  values: readonly ValueChoice[],
  by: Confirmer,
): Promise<void> {
  // In one order, as whoever renames a school locks what stands for it.
  await tx.run(sql`
    select 1 from value_mapping
    where (upload_file_type = ${type} or column_name = ${SCHOOL}) and schools is not distinct from ${asArray(owner)}
      and (column_name, value_key) in (select v."column", v.key from jsonb_to_recordset(${jsonb(values)}) as v ("column" text, key text))
    order by id for no key update`);
  // One text stands for one school, whatever it was confirmed for before.
  await tx.run(sql`
    delete from value_mapping
    where column_name = ${SCHOOL} and upload_file_type <> ${type} and schools is not distinct from ${asArray(owner)}
      and value_key in (select v.key from jsonb_to_recordset(${jsonb(values)}) as v ("column" text, key text) where v."column" = ${SCHOOL})`);
  await tx.run(sql`
    insert into value_mapping (district_id, upload_file_type, column_name, value_key, value_text, value, schools, confirmed_by, confirmed_by_name)
    select ${DISTRICT}, ${type}, v."column", v.key, v.text, v.value, ${asArray(owner)}, ${by.id}, ${by.name}
    from jsonb_to_recordset(${jsonb(values)}) as v ("column" text, key text, text text, value text)
    on conflict (district_id, upload_file_type, column_name, value_key, schools) do update
      set value = excluded.value, confirmed_by = excluded.confirmed_by,
        confirmed_by_name = excluded.confirmed_by_name, confirmed_at = clock_timestamp()
      where value_mapping.value is distinct from excluded.value`);
}

export interface ColumnMappingRow extends Confirmation {
  id: string;
  upload_file_type: UploadFileType;
  header_keys: string[];
  columns: ColumnChoice[];
  schools: string[] | null;
}

export const selectColumnMappings = (tx: Transaction) =>
  tx.rows<ColumnMappingRow>(sql`
    select m.id, m.upload_file_type, m.header_keys, m.columns, m.confirmed_by_name as by, m.confirmed_at as at, ${SCHOOL_NAMES}
    from column_mapping m order by m.confirmed_at desc, m.id`);

export interface ValueMappingRow extends Confirmation {
  id: string;
  upload_file_type: UploadFileType;
  column_name: string;
  value_key: string;
  value_text: string;
  value: string | null;
  schools: string[] | null;
}

const VALUE_MAPPING = sql`
  select m.id, m.upload_file_type, m.column_name, m.value_key, m.value_text, m.value, m.confirmed_by_name as by, m.confirmed_at as at,
    ${SCHOOL_NAMES}
  from value_mapping m`;

export const selectValueMappings = (tx: Transaction) =>
  tx.rows<ValueMappingRow>(sql`${VALUE_MAPPING} order by m.confirmed_at desc, m.column_name, m.value_key`);

/** Those that count for a file of these schools alone, the nearest first. */
export const selectCountingValues = (tx: Transaction, type: UploadFileType, schoolIds: readonly string[]) =>
  tx.rows<ValueMappingRow>(sql`
    ${VALUE_MAPPING} where (m.upload_file_type = ${type} or m.column_name = ${SCHOOL}) and ${counting(schoolIds)} order by ${NEAREST}`);

/** What was decided before for files of the owner, and by whom. */
export const selectOwnValues = (tx: Transaction, { type, owner }: Pick<ColumnMappingKey, 'type' | 'owner'>) =>
  tx.rows<Confirmation & { person_id: string; column_name: string; value_key: string; value: string | null }>(sql`
    select confirmed_by_name as by, confirmed_at as at, confirmed_by as person_id, column_name, value_key, value from value_mapping
    where (upload_file_type = ${type} or column_name = ${SCHOOL}) and schools is not distinct from ${asArray(owner)}
    order by confirmed_at desc`);

export interface Removed {
  upload_file_type: UploadFileType;
  columns: string[];
}

/** What was removed; undefined when it is gone already, or is another district's. */
export const deleteMapping = (tx: Transaction, id: string) =>
  tx.row<Removed>(sql`
    with gone_columns as (
      delete from column_mapping where id = ${id}
      returning upload_file_type, (select coalesce(jsonb_agg(chosen ->> 'column'), '[]') from jsonb_array_elements(columns) as chosen) as columns),
    gone_value as (
      delete from value_mapping where id = ${id} returning upload_file_type, jsonb_build_array(column_name) as columns)
    select * from gone_columns union all select * from gone_value`);
