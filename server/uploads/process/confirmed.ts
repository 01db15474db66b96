import { sql } from 'drizzle-orm/sql';
import type { UploadFileType } from '#contract/uploads.ts';
import type { Confirmed, ConfirmedColumns, ConfirmedValue } from '#datasets/kit/plan.ts';
import type { Transaction } from '#server/platform/database/database.ts';

/** What the district of this transaction's audit has confirmed for files of a type, the newest first. */
export async function confirmedOf(tx: Transaction, type: UploadFileType): Promise<Confirmed> {
  const columns = await tx.rows<ConfirmedColumns>(sql`
    select header_keys as "headerKeys", columns, confirmed_by_name as by, confirmed_at as at
    from column_mapping where upload_file_type = ${type} order by confirmed_at desc`);
  const values = await tx.rows<ConfirmedValue>(sql`
    select column_name as "column", value_key as key, value_text as text, value, confirmed_by_name as by, confirmed_at as at
    from value_mapping where upload_file_type = ${type} order by confirmed_at desc`);
  return { columns, values };
}
