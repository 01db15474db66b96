import { createHash } from 'node:crypto';
import { PortalError } from '#contract/errors.ts';
import type { InspectionAnswer } from '#server/ingest/inspect/inspection.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import { rawKey } from '../keys.ts';
import { fromOutside } from '../process/outside-fault.ts';
import { assertRoomFor, type Quota } from '../room.ts';
import { markArrived, WAITS } from './arrive.ts';
import type { InspectDependencies, StagedLook } from './inspect.ts';
import { settle } from './settle.ts';
import { removeUnowned } from './unowned.ts';

type Archive = Extract<InspectionAnswer, { found: 'archive' }>;

/** Bytes that are moved in are soon told of; rows of a worker that died meanwhile are swept. */
const MOVED_IN = sql`interval '30 minutes'`;

/**
 * Makes staged files of what was in an archive. First the rows, under IDs that follow from the archive's own, so that
 * a second attempt meets the same ones; then the bytes; then one transaction in which all of them have arrived and
 * the archive is unpacked.
 */
export async function settleArchive(
  deps: InspectDependencies,
  look: StagedLook,
  { files, entries }: Archive,
): Promise<void> {
  const { database, store, queue, quota } = deps;
  const { auditId } = look;
  const parts = files.map((file, number) => ({ ...file, id: idOfPart(look.id, number) }));
  const isMine = await database.job(auditId, async (tx) => {
    // First, as everyone who asks for room locks that before any row.
    const fits = await hasRoom(tx, look, quota, files);
    if (!(await isNewest(tx, look))) return false;
    if (!fits) {
      await settle(tx, look, { found: 'refusal', refused: { is: 'archive-beyond-room' } });
      return false;
    }
    for (const { id, name } of parts) await openPart(tx, look, id, name);
    return true;
  });
  if (!isMine) return;
  for (const { path, id } of parts) await fromOutside(store.publish(path, rawKey(auditId, id)));
  const isSettled = await database.job(auditId, async (tx) => {
    if (!(await isNewest(tx, look))) return false;
    for (const { id, size, sha256 } of parts) await markArrived(tx, queue, auditId, id, { size, sha256 });
    await tx.run(sql`
      update staged_file set state = 'unpacked', entries = ${jsonb(entries)}, expires_at = now() + ${WAITS}
      where audit_id = ${auditId} and id = ${look.id}`);
    return true;
  });
  if (!isSettled)
    await removeUnowned(
      deps,
      auditId,
      parts.map(({ id }) => id),
    );
}

/** An archive was let in by its own size, and holds up to 2 GB and a hundred files. */
async function hasRoom(tx: Transaction, look: StagedLook, quota: Quota, files: Archive['files']): Promise<boolean> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  try {
    await assertRoomFor(tx, look, quota, { files: files.length, bytes });
    return true;
  } catch (error) {
    if (error instanceof PortalError && error.code === 'conflict') return false;
    throw error;
  }
}

async function isNewest(tx: Transaction, { auditId, id, attempt }: StagedLook): Promise<boolean> {
  const found = await tx.row(sql`
    select 1 as found from staged_file
    where audit_id = ${auditId} and id = ${id} and state = 'inspecting' and attempt = ${attempt} for update`);
  return found !== undefined;
}

const openPart = (tx: Transaction, { auditId, id: archiveId, file_name }: StagedLook, id: string, name: string) =>
  tx.run(sql`
    insert into staged_file (id, audit_id, file_name, purpose, staged_by, staged_by_name, staged_at, expires_at, archive_id, archive_name)
    select ${id}, audit_id, ${name}, purpose, staged_by, staged_by_name, staged_at, now() + ${MOVED_IN}, id, ${file_name}
    from staged_file where audit_id = ${auditId} and id = ${archiveId}
    on conflict do nothing`);

/** A UUID of version 8 (RFC 9562) out of the archive's own and the place in it. */
export function idOfPart(archiveId: string, part: number | string): string {
  const hex = createHash('sha256').update(`${archiveId}/${part}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
