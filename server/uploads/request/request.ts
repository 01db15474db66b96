import { randomUUID } from 'node:crypto';
import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import type { UploadFileType, UploadMetadata } from '#contract/uploads/uploaded-file.ts';
import { type Actor, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { addressEnd } from '../address-end.ts';
import { rawKey } from '../keys.ts';
import { lockChain } from '../lock-chain.ts';
import { type Quota, roomFor } from '../room.ts';
import { coversNoOther, coversSome, type SchoolScope } from '../school-scope.ts';
import { cleanFileName } from './file-name.ts';
import { checkedMetadata } from './wizard-choices.ts';

export interface UploadRequest {
  file_name: string;
  upload_file_type: UploadFileType;
  user_provided_file_metadata: UploadMetadata;
  replaces_file_id?: string | undefined;
  accepts_loss?: boolean | undefined;
  size?: number | undefined;
}

export interface RequestContext {
  auditId: AuditId;
  actor: Actor & { id: string };
  schools: SchoolScope;
  store: Store;
  /** Largest file in bytes. */
  maxBytes: number;
  quota: Quota;
}

/** Who opens an upload, and of which schools it may be. */
export type OpenContext = Omit<RequestContext, 'store' | 'maxBytes' | 'quota'>;

const ENDINGS = /\.(csv|xls|xlsx)$/i;

/**
 * Opens an upload and answers the address for its bytes.
 * @throws PortalError bad_request naming the field, too_large, conflict when the file to
 * replace is not one that can be.
 */
export async function requestUpload(tx: Transaction, context: RequestContext, request: UploadRequest) {
  const { auditId, store, maxBytes, quota } = context;
  const exactBytes = request.size ?? null;
  if (exactBytes !== null && exactBytes > maxBytes) throw new PortalError('too_large', undefined, { maxBytes });
  await assertNotTooMany(tx, auditId);
  const left = await roomFor(tx, auditId, quota, exactBytes);
  const id = randomUUID();
  const expiresAt = await openUpload(tx, context, request, id);
  const key = rawKey(auditId, id);
  const address = { key, maxBytes: Math.min(maxBytes, left), exactBytes, expiresAt };
  return { s3_key: key, presigned_url: await store.presignPut(address) };
}

/** More than any district has; beyond it something asks in a circle, and others would wait for it. */
const MOST_ON_THEIR_WAY = 2_000;

async function assertNotTooMany(tx: Transaction, auditId: AuditId): Promise<void> {
  const found = await tx.row<{ count: number }>(sql`
    select count(*)::int as count from upload
    where audit_id = ${auditId} and lifecycle in ('requested', 'received', 'processing')`);
  if ((found?.count ?? 0) >= MOST_ON_THEIR_WAY) throw new PortalError('too_many_requests', undefined, { seconds: 60 });
}

/**
 * The row of an upload whose bytes are still to come, or were staged under the same ID, or are those of the upload
 * `bytesOf`. Answers until when they are awaited.
 * @throws PortalError as requestUpload
 */
export async function openUpload(
  tx: Transaction,
  context: OpenContext,
  request: UploadRequest,
  id: string,
  bytesOf: string | null = null,
): Promise<Date> {
  const { replaces_file_id: replacesId } = request;
  const place = replacesId
    ? { ...(await placeAfter(tx, context, replacesId, request.upload_file_type)), replacesId }
    : { chainId: id, version: 1, replacesId: null };
  const { file, schoolIds, expiresAt } = await insertUpload(tx, context, request, { ...place, id, bytesOf });
  const { auditId, actor } = context;
  await recordEvent(tx, { auditId, event: 'upload.requested', actor, file, schoolIds });
  return expiresAt;
}

/** Where an upload goes among the versions of a file, and where its bytes are. */
export interface UploadPlace {
  id: string;
  chainId: string;
  version: number;
  replacesId: string | null;
  /** The upload under whose ID its bytes are stored, if that is another one. */
  bytesOf: string | null;
}

/** @throws PortalError bad_request naming the field */
export async function insertUpload(
  tx: Transaction,
  { auditId, actor, schools }: OpenContext,
  request: Omit<UploadRequest, 'replaces_file_id'>,
  { id, chainId, version, replacesId, bytesOf }: UploadPlace,
) {
  const { upload_file_type: type, user_provided_file_metadata: given, size = null, accepts_loss = false } = request;
  const name = cleanFileName(request.file_name, ENDINGS, 'not-a-table');
  const metadata = await checkedMetadata(tx, { auditId, schools }, type, given);
  const expiresAt = await addressEnd(tx);
  await tx.run(sql`
    insert into upload (id, audit_id, upload_file_type, file_name, metadata, version, chain_id, replaces_id, bytes_of,
      requested_by, requested_by_name, expires_at, expected_size, accepts_loss)
    values (${id}, ${auditId}, ${type}, ${name}, ${jsonb(metadata)}, ${version}, ${chainId}, ${replacesId}, ${bytesOf},
      ${actor.id}, ${actor.name}, ${expiresAt.toISOString()}, ${size}, ${accepts_loss})`);
  await tx.run(sql`
    insert into upload_school (audit_id, upload_id, school_id)
    select ${auditId}, ${id}, chosen.id::uuid
    from jsonb_array_elements_text(${jsonb(metadata.school_ids)}) as chosen (id) order by 3`);
  return { file: { uploadId: id, type, name }, schoolIds: metadata.school_ids, expiresAt };
}

/** Where a replacement goes. An unknown file, and one of another audit or school, is refused in the same words. */
async function placeAfter(
  tx: Transaction,
  { auditId, schools }: Pick<RequestContext, 'auditId' | 'schools'>,
  id: string,
  type: UploadFileType,
) {
  await lockChain(tx, auditId, id);
  const replaced = await tx.row<{ chain_id: string; removed: boolean; replaceable: boolean; all_mine: boolean }>(sql`
    select u.chain_id, u.removed_at is not null and u.held is null as removed,
      u.upload_file_type = ${type} and u.replaced_by_id is null and (u.removed_at is null or u.held is not null) and (u.verdict is not null or u.lifecycle = 'expired') as replaceable,
      ${coversNoOther(schools)} as all_mine
    from upload u
    where u.audit_id = ${auditId} and u.id = ${id} and ${coversSome(schools)}`);
  if (!replaced?.replaceable) {
    throw new PortalError('conflict', replaced?.removed ? 'replaced-was-removed' : 'replaced-not-current', {
      field: 'replaces_file_id',
    });
  }
  if (!replaced.all_mine) {
    throw new PortalError('forbidden', { is: 'covers-other-schools', action: 'replace' });
  }
  return { chainId: replaced.chain_id, version: await nextVersion(tx, auditId, replaced.chain_id) };
}

/** Numbers of versions that did not arrive are given again. */
export async function nextVersion(tx: Transaction, auditId: AuditId, chainId: string): Promise<number> {
  const newest = await tx.row<{ version: number }>(sql`
    select coalesce(max(version), 0)::int as version from upload
    where audit_id = ${auditId} and chain_id = ${chainId} and lifecycle not in ('expired', 'canceled')`);
  return (newest?.version ?? 0) + 1;
}
