import { PortalError } from '#contract/errors.ts';
import type { AuditId, PersonId } from '#contract/ids.ts';
import type { AuditEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { addressEnd } from '../address-end.ts';
import { schoolsOf } from '../arrive/seal.ts';
import { rawKey } from '../keys.ts';
import { coversSome, type SchoolScope } from '../school-scope.ts';

interface PartsContext {
  auditId: AuditId;
  personId: PersonId;
  schools: SchoolScope;
  store: Store;
}

/** What the log says of a file in parts. */
type About = Pick<AuditEvent, 'file' | 'schoolIds' | 'details'>;

interface Coming {
  id: string;
  /** null: a staged file. */
  type: string | null;
  name: string;
  bytes: number | null;
  is_here: boolean;
}

/**
 * The parts of a file that is coming, with addresses for those that are missing. Each call gives the file more time,
 * also one that counts as failed by now.
 * @throws PortalError not_found for a file the person may not see, conflict for one that is not coming or that someone
 * else sends, and where its size was not said
 */
export async function presignParts(tx: Transaction, context: PartsContext, id: string) {
  const { auditId, store } = context;
  const coming = await findComing(
    tx,
    context,
    id,
    sql`lifecycle in ('requested', 'expired')`,
    sql`state = 'uploading'`,
  );
  const exactBytes = bytesOf(coming);
  const expiresAt = await addressEnd(tx);
  const until = expiresAt.toISOString();
  await (coming.type === null
    ? tx.run(sql`update staged_file set expires_at = ${until} where audit_id = ${auditId} and id = ${id}`)
    : tx.run(sql`
        update upload set lifecycle = 'requested', expires_at = ${until} where audit_id = ${auditId} and id = ${id}`));
  const parts = await store.presignParts({ key: rawKey(auditId, id), maxBytes: exactBytes, exactBytes, expiresAt });
  const missing = parts.filter(({ address }) => address !== null).length;
  return {
    about: await aboutOf(tx, auditId, coming, { missing }),
    parts: parts.map(({ number, size, address }) => ({ number, size, presigned_url: address })),
  };
}

/**
 * Takes the parts of a file as all of it. Its bytes are sealed by a worker. Asked again, because the answer was
 * lost, it changes nothing.
 * @throws PortalError as presignParts, and conflict where a part is missing
 */
export async function joinParts(tx: Transaction, context: PartsContext & { queue: Queue }, id: string): Promise<About> {
  const { auditId, store, queue } = context;
  const coming = await findComing(tx, context, id, sql`lifecycle <> 'canceled'`, sql`state <> 'removed'`);
  if (!coming.is_here) {
    const exactBytes = bytesOf(coming);
    if (!(await store.joinParts({ key: rawKey(auditId, id), exactBytes })))
      throw new PortalError('conflict', 'part-missing');
    await queue.send(tx, 'take-in', { auditId, uploadId: id }, { singletonKey: id });
  }
  return aboutOf(tx, auditId, coming, { missing: 0 });
}

/** An upload or a staged file of the person, locked. A staged file that was confirmed is an upload by now. */
async function findComing(
  tx: Transaction,
  { auditId, personId, schools }: PartsContext,
  id: string,
  upload: SQL,
  staged: SQL,
): Promise<Coming> {
  const found =
    (await tx.row<Coming>(sql`
      select id, upload_file_type as type, file_name as name, expected_size as bytes, sha256 is not null as is_here
      from upload where audit_id = ${auditId} and id = ${id} and requested_by = ${personId} and ${upload} for update`)) ??
    (await tx.row<Coming>(sql`
      select id, null as type, file_name as name, expected_size as bytes, sha256 is not null as is_here
      from staged_file where audit_id = ${auditId} and id = ${id} and staged_by = ${personId} and ${staged} for update`));
  if (found) return found;
  const seen = await tx.row(sql`
    select 1 as seen from upload u where u.audit_id = ${auditId} and u.id = ${id} and ${coversSome(schools)}`);
  throw new PortalError(seen ? 'conflict' : 'not_found');
}

function bytesOf({ bytes }: Coming): number {
  if (!bytes) throw new PortalError('conflict', 'size-not-said');
  return bytes;
}

async function aboutOf(tx: Transaction, auditId: AuditId, { id, type, name }: Coming, details: object): Promise<About> {
  if (type === null) return { details: { staged: id, file: name, ...details } };
  return { file: { uploadId: id, type, name }, schoolIds: await schoolsOf(tx, auditId, id), details: { ...details } };
}
