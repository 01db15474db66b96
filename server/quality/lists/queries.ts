import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';

export interface NamedFile {
  id: string;
  file_name: string;
  upload_file_type: UploadFileType;
}

/** Names of files that cover a school this transaction sees. */
export const selectFileNames = (tx: Transaction, auditId: string, ids: readonly string[]) =>
  tx.rows<NamedFile>(sql`
    select u.id, u.file_name, u.upload_file_type from upload u
    where u.audit_id = ${auditId} and u.id in (select value::uuid from jsonb_array_elements_text(${jsonb(ids)}))
      and (sees_all_schools() or exists (
        select 1 from upload_school covered
        where covered.audit_id = u.audit_id and covered.upload_id = u.id and sees_school(covered.school_id)))`);

export const selectSchoolNames = (tx: Transaction, auditId: string) =>
  tx.rows<{ id: string; name: string }>(sql`select id, name from school where audit_id = ${auditId}`);
