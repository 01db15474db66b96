import { sql } from 'drizzle-orm/sql';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import type { Confirmed, ConfirmedColumns, ConfirmedValue } from '#datasets/kit/plan.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';

/**
 * What counts for files of a type (what a school is written like: of any) that are of these schools alone: what the district of this transaction's audit has confirmed, and what
 * members of some schools have, if these are among theirs. The nearest first: of the fewest schools, then the newest. Without
 * schools: what counts for every file.
 */
export async function confirmedOf(
  tx: Transaction,
  type: UploadFileType,
  schoolIds: readonly string[],
): Promise<Confirmed> {
  const counts = sql`(schools is null or ${schoolIds.length > 0}
    and (select array_agg(id::uuid) from jsonb_array_elements_text(${jsonb(schoolIds)}) as covered (id)) <@ schools)`;
  const nearest = sql`schools is null, cardinality(schools), confirmed_at desc`;
  const columns = await tx.rows<ConfirmedColumns>(sql`
    select header_keys as "headerKeys", columns, confirmed_by_name as by, confirmed_at as at
    from column_mapping where upload_file_type = ${type} and ${counts} order by ${nearest}`);
  const values = await tx.rows<ConfirmedValue>(sql`
    select distinct on (column_name, value_key)
      column_name as "column", value_key as key, value_text as text, value, confirmed_by_name as by, confirmed_at as at
    from value_mapping where (upload_file_type = ${type} or column_name = 'school') and ${counts} order by column_name, value_key, ${nearest}`);
  return { columns, values };
}
