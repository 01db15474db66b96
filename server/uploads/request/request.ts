import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm/sql';
import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import type { UploadFileType, UploadMetadata } from '#contract/uploads.ts';
import { type Actor, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { rawKey } from '../keys.ts';
import { coversNoOther, coversSome, type SchoolScope } from '../school-scope.ts';
import { cleanFileName } from './file-name.ts';
import { checkedMetadata } from './wizard-choices.ts';

export interface UploadRequest {
  file_name: string;
  upload_file_type: UploadFileType;
  user_provided_file_metadata: UploadMetadata;
  replaces_file_id?: string | undefined;
  size?: number | undefined;
}

export interface RequestContext {
  auditId: AuditId;
  actor: Actor & { id: string };
  schools: SchoolScope;
  store: Store;
  /** Largest file in bytes. */
  maxBytes: number;
}

/** The presigned address is good for a quarter of an hour (docs/threats.md#t8). */
const ADDRESS_MINUTES = 15;
const ENDINGS = /\.(csv|xls|xlsx)$/i;

/**
 * Opens an upload and answers the address for its bytes.
 * @throws PortalError bad_request naming the field, too_large, conflict when the file to replace is not one that can be.
 */
export async function requestUpload(tx: Transaction, context: RequestContext, request: UploadRequest) {
  const { auditId, store, maxBytes } = context;
  const exactBytes = request.size ?? null;
  if (exactBytes !== null && exactBytes > maxBytes) throw new PortalError('too_large', undefined, { maxBytes });
  const id = randomUUID();
  const expiresAt = await openUpload(tx, context, request, id);
  const key = rawKey(auditId, id);
  return { s3_key: key, presigned_url: store.presignPut({ key, maxBytes, exactBytes, expiresAt }) };
}

/**
 * The row of an upload whose bytes are still to come, or were staged under the same id. Answers until when they are awaited.
 * @throws PortalError as requestUpload
 */
export async function openUpload(
  tx: Transaction,
  context: Omit<RequestContext, 'store' | 'maxBytes'>,
  request: UploadRequest,
  id: string,
): Promise<Date> {
  const { auditId, actor, schools } = context;
  const fileName = cleanFileName(request.file_name, ENDINGS, 'The selected file must be a CSV, XLS or XLSX.');
  const metadata = await checkedMetadata(
    tx,
    { auditId, schools },
    request.upload_file_type,
    request.user_provided_file_metadata,
  );
  const place = request.replaces_file_id
    ? await placeAfter(tx, context, request.replaces_file_id, request.upload_file_type)
    : { chainId: id, version: 1 };
  const expiresAt = new Date(Date.now() + ADDRESS_MINUTES * 60_000);
  await tx.run(sql`
    insert into upload (id, audit_id, upload_file_type, file_name, metadata, version, chain_id, replaces_id,
      requested_by, requested_by_name, expires_at, expected_size)
    values (${id}, ${auditId}, ${request.upload_file_type}, ${fileName}, ${jsonb(metadata)},
      ${place.version}, ${place.chainId}, ${request.replaces_file_id ?? null},
      ${actor.id}, ${actor.name}, ${expiresAt.toISOString()}, ${request.size ?? null})`);
  await tx.run(sql`
    insert into upload_school (audit_id, upload_id, school_id)
    select ${auditId}, ${id}, chosen.id::uuid
    from jsonb_array_elements_text(${jsonb(metadata.school_ids)}) as chosen (id)`);
  await recordEvent(tx, {
    auditId,
    event: 'upload.requested',
    actor,
    file: { uploadId: id, type: request.upload_file_type, name: fileName },
    schoolIds: metadata.school_ids,
  });
  return expiresAt;
}

/** Where a replacement goes. An unknown file, and one of another audit or school, is refused in the same words. */
async function placeAfter(
  tx: Transaction,
  { auditId, schools }: Pick<RequestContext, 'auditId' | 'schools'>,
  id: string,
  type: UploadFileType,
) {
  const replaced = await tx.row<{ chain_id: string; replaceable: boolean; all_mine: boolean }>(sql`
    select u.chain_id,
      u.upload_file_type = ${type} and u.replaced_by_id is null and (u.verdict is not null or u.lifecycle = 'expired') as replaceable,
      ${coversNoOther(schools)} as all_mine
    from upload u
    where u.audit_id = ${auditId} and u.id = ${id} and ${coversSome(schools)}`);
  if (!replaced?.replaceable) {
    throw new PortalError('conflict', 'The file to replace is not the current one any more. Reload the page.', {
      field: 'replaces_file_id',
    });
  }
  if (!replaced.all_mine) {
    throw new PortalError(
      'forbidden',
      'This file also covers schools that are not yours. Ask the district’s data lead to replace it.',
    );
  }
  const newest = await tx.row<{ version: number }>(sql`
    select coalesce(max(version), 0)::int as version from upload
    where audit_id = ${auditId} and chain_id = ${replaced.chain_id} and lifecycle not in ('expired', 'canceled')`);
  return { chainId: replaced.chain_id, version: (newest?.version ?? 0) + 1 };
}
