import { sql } from 'drizzle-orm/sql';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';

export interface NamedFile {
  id: string;
  file_name: string;
  upload_file_type: UploadFileType;
}

/** Names of files, of those the viewer may see. */
export const selectFileNames = (tx: Transaction, auditId: string, ids: readonly string[]) =>
  tx.rows<NamedFile>(sql`
    select id, file_name, upload_file_type from upload
    where audit_id = ${auditId} and id in (select value::uuid from jsonb_array_elements_text(${jsonb(ids)}))`);

export const selectSchoolNames = (tx: Transaction, auditId: string) =>
  tx.rows<{ id: string; name: string }>(sql`select id, name from school where audit_id = ${auditId}`);
