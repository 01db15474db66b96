import { sql } from 'drizzle-orm/sql';
import type { UploadFileType } from '#contract/uploads.ts';
import type { Confirmation, HeaderRef } from '#datasets/kit/plan.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';

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

export interface ColumnMappingKey {
  type: UploadFileType;
  headerSet: string;
  headerKeys: readonly string[];
}

/** One person confirms at a time for these headers, so that each hears whom they overrule. */
export const lockDistrict = (tx: Transaction) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${DISTRICT}::text, 6))`);

export const selectConfirmation = (tx: Transaction, { type, headerSet }: Omit<ColumnMappingKey, 'headerKeys'>) =>
  tx.row<Confirmation & { person_id: string }>(sql`
    select confirmed_by_name as by, confirmed_at as at, confirmed_by as person_id from column_mapping
    where upload_file_type = ${type} and header_set = ${headerSet}`);

export const upsertColumns = (
  tx: Transaction,
  { type, headerSet, headerKeys }: ColumnMappingKey,
  columns: readonly ColumnChoice[],
  by: Confirmer,
) =>
  tx.run(sql`
    insert into column_mapping (district_id, upload_file_type, header_set, header_keys, columns, confirmed_by, confirmed_by_name)
    select ${DISTRICT}, ${type}, ${headerSet}, array(select jsonb_array_elements_text(${jsonb(headerKeys)})), ${jsonb(columns)}, ${by.id}, ${by.name}
    on conflict (district_id, upload_file_type, header_set) do update
      set columns = excluded.columns, confirmed_by = excluded.confirmed_by,
        confirmed_by_name = excluded.confirmed_by_name, confirmed_at = clock_timestamp()`);

export const deleteColumns = (tx: Transaction, { type, headerSet }: Omit<ColumnMappingKey, 'headerKeys'>) =>
  tx.run(sql`delete from column_mapping where upload_file_type = ${type} and header_set = ${headerSet}`);

export interface ValueChoice {
  column: string;
  key: string;
  text: string;
  value: string | null;
}

/** A choice that was made before keeps who made it. */
export const upsertValues = (tx: Transaction, type: UploadFileType, values: readonly ValueChoice[], by: Confirmer) =>
  tx.run(sql`
    insert into value_mapping (district_id, upload_file_type, column_name, value_key, value_text, value, confirmed_by, confirmed_by_name)
    select ${DISTRICT}, ${type}, v."column", v.key, v.text, v.value, ${by.id}, ${by.name}
    from jsonb_to_recordset(${jsonb(values)}) as v ("column" text, key text, text text, value text)
    on conflict (district_id, upload_file_type, column_name, value_key) do update
      set value = excluded.value, confirmed_by = excluded.confirmed_by,
        confirmed_by_name = excluded.confirmed_by_name, confirmed_at = clock_timestamp()
      where value_mapping.value is distinct from excluded.value`);

export interface ColumnMappingRow extends Confirmation {
  id: string;
  upload_file_type: UploadFileType;
  header_keys: string[];
  columns: ColumnChoice[];
}

export const selectColumnMappings = (tx: Transaction) =>
  tx.rows<ColumnMappingRow>(sql`
    select id, upload_file_type, header_keys, columns, confirmed_by_name as by, confirmed_at as at
    from column_mapping order by confirmed_at desc, id`);

export interface ValueMappingRow extends Confirmation {
  id: string;
  upload_file_type: UploadFileType;
  column_name: string;
  value_key: string;
  value_text: string;
  value: string | null;
}

export const selectValueMappings = (tx: Transaction, type: UploadFileType | null = null) =>
  tx.rows<ValueMappingRow>(sql`
    select id, upload_file_type, column_name, value_key, value_text, value, confirmed_by_name as by, confirmed_at as at
    from value_mapping where ${type}::text is null or upload_file_type = ${type}
    order by confirmed_at desc, column_name, value_key`);

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
