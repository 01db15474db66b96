import type { AuditId } from '#contract/ids.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';

/** What one file has that others may have, too. */
interface Likeness {
  auditId: AuditId;
  fileId: string;
  type: UploadFileType;
  /** How many columns. */
  width: number;
  /** Values that its dataset does not know; those of schools may be in files of any type. */
  values: readonly { column: string; key: string }[];
}

interface AlikeFile {
  id: string;
  schoolIds: string[];
  headers: string[];
  /** It has one of the values. */
  hasValue: boolean;
}

/**
 * The newest versions of the audit's other files that have as many columns, or one of the values: also of those that
 * were removed and can be put back.
 */
export const selectAlike = (
  tx: Transaction,
  { auditId, fileId, type, width, values }: Likeness,
): Promise<AlikeFile[]> =>
  tx.rows<AlikeFile>(sql`
    select * from (
      select u.id, jsonb_path_query_array(r.mapping, '$.headers[*].header') as headers,
        (select coalesce(jsonb_agg(c.school_id), '[]') from file_coverage c
          where c.audit_id = u.audit_id and c.upload_id = u.id) as "schoolIds",
        u.upload_file_type = ${type} and jsonb_array_length(r.mapping -> 'headers') = ${width} as is_as_wide,
        exists (
          select from jsonb_to_recordset(r.mapping -> 'values') as v ("column" text, key text)
          join jsonb_to_recordset(${jsonb(values)}) as wanted ("column" text, key text) using ("column", key)
          where u.upload_file_type = ${type} or "column" = 'school') as "hasValue"
      from upload u join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.current_run
      where u.audit_id = ${auditId} and u.id <> ${fileId} and u.replaced_by_id is null and r.mapping is not null) as other
    where is_as_wide or "hasValue"`);
