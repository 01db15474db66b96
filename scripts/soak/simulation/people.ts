import type { FileId } from '#contract/ids.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { rawKey } from '#server/uploads/keys.ts';
import { cancelUpload, reportFailed } from '#server/uploads/process/cancel.ts';
import { processAgain } from '#server/uploads/process/reprocess.ts';
import { receiverOf } from '#server/uploads/receive.ts';
import { useHeld as acceptHeld, putBack } from '#server/uploads/removal/put-back.ts';
import { removeUpload } from '#server/uploads/removal/remove.ts';
import { restoreVersion } from '#server/uploads/removal/restore.ts';
import { requestUpload } from '#server/uploads/request/request.ts';
import { idOf, type TestAudit } from '#server/uploads/test-portal.ts';
import { call, callAs } from './call.ts';
import type { ActKind, SentFile } from './ledger.ts';
import type { Machine } from './machine.ts';
import type { World } from './world.ts';

/** How long people go on, in virtual milliseconds. */
export const ACTIVE_MS = 60_000;
const MAX_BYTES = 1_000;
const QUOTA = { files: 1_000_000, bytes: 1_000_000_000 };
const NAME = 'Maria Delgado';
const LABELS = [
  ['', 7],
  [' with few rows', 2],
  [' that is unreadable', 1],
] as const;

/** Sends one file, perhaps in place of another, until its PUT is acknowledged. */
export async function sendOne(world: World, audit: TestAudit): Promise<void> {
  const { clock, random } = world;
  await clock.sleep(random.between(0, ACTIVE_MS * 0.6));
  const file = await ask(world, audit);
  if (!file) return;
  if (random.chance(0.15)) {
    if (random.chance(0.5)) await act(world, audit, file, 'report failed');
    if (random.chance(0.5)) return; // the bytes never come
  }
  await clock.sleep(random.between(10, 2_000));
  for (let tries = 0; tries < 60 && !(await put(world, file, file.content)); tries++)
    await clock.sleep(random.between(500, 4_000));
  if (!random.chance(0.2)) return;
  await clock.sleep(random.between(10, 5_000));
  await put(world, file, random.chance(0.5) ? file.content : `${file.content} changed`);
}

async function ask(world: World, audit: TestAudit): Promise<SentFile | null> {
  const { clock, random, ledger } = world;
  const old = [...ledger.files.values()].filter(({ auditId }) => auditId === audit.auditId);
  const replaces = old.length > 0 && random.chance(0.5) ? random.pick(old).id : undefined;
  const label = random.weighted(LABELS);
  const number = ledger.files.size + 1;
  for (let tries = 0; tries < 5; tries++) {
    const asked = await callAs(world, audit, (tx, api) =>
      requestUpload(
        tx,
        { ...contextOf(audit), store: world.storeFor(api), maxBytes: MAX_BYTES, quota: QUOTA },
        {
          file_name: `roster ${number}${label}.csv`,
          upload_file_type: 'STUDENT_ROSTER',
          user_provided_file_metadata: { school_ids: audit.schools },
          // A file that is on its way cannot be replaced: then this one comes beside it.
          ...(tries === 0 && replaces !== undefined && { replaces_file_id: replaces }),
        },
      ),
    );
    if (asked.is === 'done') return ledger.add(idOf(asked.value.s3_key), audit.auditId, `bytes ${number}`);
    await clock.sleep(random.between(200, 3_000));
  }
  return null;
}

/** @returns whether there is no need to send it again */
async function put(world: World, file: SentFile, content: string): Promise<boolean> {
  const key = rawKey(file.auditId, file.id);
  const answer = world.shape.asksStore
    ? await call(world, async (api) => {
        await api.pause('the store takes bytes');
        world.store.sent.set(key, content);
      })
    : await call(world, (api) => {
        const receive = receiverOf({ database: world.databaseFor(api), queue: world.queueFor(api), quota: QUOTA });
        return world.store.receive(api, key, content, world.plant.receive?.(receive, world, api) ?? receive);
      });
  if (answer.is === 'nothing') return false;
  file.isAcknowledged ||= answer.is === 'done' || answer.why.reason === 'address-used';
  world.note(`sender: ${file.name} ${answer.is}`);
  return true;
}

const ACTS: readonly (readonly [ActKind, number])[] = [
  ['cancel', 4],
  ['remove', 3],
  ['put back', 2],
  ['use held', 1],
  ['process again', 4],
  ['use again', 2],
];

/** A person who does something to a file now and then. */
export async function meddle(world: World, audit: TestAudit): Promise<void> {
  const { clock, random, ledger } = world;
  for (let acts = random.between(2, 8); acts > 0; acts--) {
    await clock.sleep(random.between(500, ACTIVE_MS / 6));
    const mine = [...ledger.files.values()].filter(({ auditId }) => auditId === audit.auditId);
    if (mine.length === 0) continue;
    const [file, kind] = [random.pick(mine), random.weighted(ACTS)];
    await act(world, audit, file, kind);
    if (kind !== 'process again' || !random.chance(0.4)) continue;
    await clock.sleep(random.between(100, 4_000));
    await act(world, audit, file, 'cancel');
  }
}

async function act(world: World, audit: TestAudit, file: SentFile, kind: ActKind): Promise<void> {
  const { clock } = world;
  const done = { kind, at: clock.now, answeredAt: null as number | null };
  file.acts.push(done);
  const answer = await callAs(world, audit, (tx, api) => carryOut(world, audit, tx, api, file, kind));
  world.note(`person: ${kind} ${file.name} ${answer.is}`);
  if (answer.is === 'refused') file.acts.splice(file.acts.indexOf(done), 1);
  if (answer.is !== 'done') return;
  done.answeredAt = clock.now;
  if (answer.value !== null) world.ledger.add(answer.value, audit.auditId, file.content).isAcknowledged = true;
}

/** @returns the file it makes, where it makes one */
async function carryOut(
  world: World,
  audit: TestAudit,
  tx: Transaction,
  api: Machine,
  { id }: SentFile,
  kind: ActKind,
): Promise<FileId | null> {
  const queue = world.queueFor(api);
  const requestRefresh = world.refreshFor(queue, 'person');
  const changing = { ...contextOf(audit), seesStudents: true, language: 'en' as const, requestRefresh };
  if (kind === 'use again') return await restoreVersion(tx, { ...contextOf(audit), queue }, id);
  if (kind === 'cancel') await cancelUpload(tx, changing, id);
  else if (kind === 'report failed') await reportFailed(tx, changing, id);
  else if (kind === 'remove') await removeUpload(tx, changing, id, 'The wrong file.');
  else if (kind === 'put back') await putBack(tx, changing, id);
  else if (kind === 'use held') await acceptHeld(tx, changing, id);
  else await processAgain(tx, { ...changing, queue }, id);
  return null;
}

const contextOf = ({ auditId, personId }: TestAudit) => ({
  auditId,
  actor: { id: personId, name: NAME },
  schools: 'all' as const,
});
