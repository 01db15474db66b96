import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import type { Confirmed, ConfirmedColumns, ConfirmedValue } from '#datasets/kit/plan.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';

type OfType<Row> = Row & { type: UploadFileType };

/**
 * What counts, by type, for files that are of these schools alone (what a school is written like counts for any type):
 * what the district of this transaction's audit has confirmed, and what members of some schools have, if these are
 * among theirs. The nearest first: of the fewest schools, then the newest. Without schools: what counts for every file.
 */
export async function confirmedOf<Type extends UploadFileType>(
  tx: Transaction,
  types: readonly Type[],
  schoolIds: readonly string[],
): Promise<Record<Type, Confirmed>> {
  const counts = sql`(schools is null or ${schoolIds.length > 0}
    and (select array_agg(id::uuid) from jsonb_array_elements_text(${jsonb(schoolIds)}) as covered (id)) <@ schools)`;
  const nearest = sql`schools is null, cardinality(schools), confirmed_at desc`;
  const asked = sql`jsonb_array_elements_text(${jsonb(types)}) as asked (type)`;
  const columns = await tx.rows<OfType<ConfirmedColumns>>(sql`
    select asked.type, header_keys as "headerKeys", columns, confirmed_by_name as by, confirmed_at as at
    from ${asked} join column_mapping on upload_file_type = asked.type where ${counts} order by ${nearest}`);
  const values = await tx.rows<OfType<ConfirmedValue>>(sql`
    select distinct on (asked.type, column_name, value_key)
      asked.type, column_name as "column", value_key as key, value_text as text, value, confirmed_by_name as by, confirmed_at as at
    from ${asked} join value_mapping on upload_file_type = asked.type or column_name = 'school'
    where ${counts} order by asked.type, column_name, value_key, ${nearest}`);
  const ofType = (type: Type): Confirmed => ({
    columns: columns.filter((row) => row.type === type).map(withoutType),
    values: values.filter((row) => row.type === type).map(withoutType),
  });
  // An entry for each that was asked for.
  return Object.fromEntries(types.map((type) => [type, ofType(type)])) as Record<Type, Confirmed>;
}

const withoutType = <Row extends object>({ type: _, ...row }: OfType<Row>) => row;
