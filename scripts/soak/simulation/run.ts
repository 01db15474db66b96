import { findLines, findLinks } from '#server/audit-log/chain/queries.ts';
import { verifyChain } from '#server/audit-log/chain/verify-chain.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databaseOn } from '#server/platform/database/transactions.ts';
import { makeAudit } from '#server/uploads/test-portal.ts';
import type { SharedDatabase } from './database.ts';
import { breaches } from './invariants.ts';
import { ACTIVE_MS, meddle, sendOne } from './people.ts';
import { NOTHING_PLANTED, type Plant } from './plants/plant.ts';
import { readState } from './state.ts';
import { takeTimers } from './timers.ts';
import { World } from './world.ts';

/**
 * Once everything runs again no file waits for longer; and where its job is lost, until the sweep
 * after a minute of patience.
 */
const STUCK_MS = 65_000;
const STUCK_WITHOUT_JOB_MS = 130_000;
/** What is late or twice comes within this time after the rest. */
const LATE_MS = 25_000;
/** An address, the grace after it, and a sweep. */
const EXPIRED_MS = 21 * 60_000;
const SWEPT_MS = 65_000;

export interface Played {
  seed: number;
  /** What did not hold. */
  findings: string[];
  hash: string;
  trace: readonly string[];
  files: number;
}

let audits = 0;

/** Plays one run. */
export async function play(
  shared: SharedDatabase,
  workFolder: string,
  seed: number,
  plant: Plant = NOTHING_PLANTED,
): Promise<Played> {
  const world = new World(shared, workFolder, seed, plant);
  const { ledger, clock } = world;
  const giveBack = takeTimers(() => clock.now);
  try {
    await forgetUnfinished(shared, clock.now);
    await live(world);
    const database = databaseAt(shared, clock.now);
    const auditIds = ledger.audits.map(({ auditId }) => auditId);
    ledger.findings.push(...breaches(world, await readState(database, auditIds)));
    for (const auditId of auditIds) {
      const log = await database.system(async (tx) => ({
        lines: await findLines(tx, auditId),
        links: await findLinks(tx, auditId),
      }));
      ledger.findings.push(...verifyChain(log.lines, log.links).map(({ is }) => `the log: ${is}`));
    }
  } finally {
    giveBack();
  }
  return { seed, findings: ledger.findings, hash: world.hash, trace: world.trace, files: ledger.files.size };
}

async function live(world: World): Promise<void> {
  const { clock, random, ledger } = world;
  const database = databaseAt(world, clock.now);
  for (let made = random.between(1, 2); made > 0; made--) {
    audits += 1;
    ledger.audits = [...ledger.audits, await makeAudit(database, `simulation-${process.pid}-${audits}`)];
  }
  await world.begin();
  for (const audit of ledger.audits) {
    for (let files = random.between(1, 4); files > 0; files--) await person(world, () => sendOne(world, audit));
    await person(world, () => meddle(world, audit));
  }
  await clock.play(ACTIVE_MS);
  await world.calmDown();
  await settle(world);
  const isAwaited = async () => (await countIn(world, ['requested'])) > 0;
  if (!(await isAwaited())) return;
  clock.now += EXPIRED_MS;
  await clock.play(SWEPT_MS);
  if (await isAwaited()) ledger.findings.push('an address that ran out is still waited for');
}

/** Someone outside: what they do does not end with a process. */
async function person(world: World, work: () => Promise<void>): Promise<void> {
  world.ledger.sending += 1;
  await world.clock.begin(() =>
    work()
      .catch((error: unknown) => void world.ledger.findings.push(`the simulation failed: ${String(error)}`))
      .finally(() => {
        world.ledger.sending -= 1;
      }),
  );
}

async function settle(world: World): Promise<void> {
  const { clock, ledger, queue, shape } = world;
  const allowed = shape.lost > 0 ? STUCK_WITHOUT_JOB_MS : STUCK_MS;
  const limit = clock.now + allowed;
  const isDone = async () =>
    ledger.sending === 0 &&
    queue.isQuiet &&
    world.store.sent.size === 0 &&
    (await countIn(world, ['received', 'processing'])) === 0 &&
    !(await hasUnsealed(world));
  while (clock.now < limit && !(await isDone())) await clock.play(1_000);
  if (!(await isDone())) ledger.findings.push(`something waits for longer than ${allowed / 1000} s`);
  await clock.play(LATE_MS);
}

async function hasUnsealed(world: World): Promise<boolean> {
  const acknowledged = [...world.ledger.files.values()]
    .filter(({ isAcknowledged }) => isAcknowledged)
    .map(({ id }) => id);
  if (acknowledged.length === 0) return false;
  const found = await databaseAt(world, world.clock.now).system((tx) =>
    tx.row(sql`
      select 1 from upload where lifecycle in ('requested', 'expired')
        and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(acknowledged)}::jsonb)) limit 1`),
  );
  return found !== undefined;
}

async function countIn(world: World, lifecycles: readonly string[]): Promise<number> {
  const found = await databaseAt(world, world.clock.now).system((tx) =>
    tx.row<{ count: number }>(sql`
      select count(*)::int as count from upload where lifecycle in (
        select jsonb_array_elements_text(${JSON.stringify(lifecycles)}::jsonb))`),
  );
  return found?.count ?? 0;
}

/** Outside of the simulation: no pauses, no faults. */
function databaseAt({ engine }: Pick<SharedDatabase, 'engine'>, now: number) {
  const at = `set local simulation.now = '${new Date(now).toISOString()}';`;
  return databaseOn({
    ...engine,
    transaction: (opening, work) => engine.transaction(at + opening, work),
  });
}

/** What a run left behind would be found by the sweeps of the next, which begins at the same time. */
async function forgetUnfinished(shared: SharedDatabase, now: number): Promise<void> {
  await databaseAt(shared, now).system(async (tx) => {
    await tx.run(sql`
      update upload set lifecycle = case when verdict is null then 'canceled' else 'done' end
      where lifecycle in ('requested', 'expired', 'received', 'processing')`);
    await tx.run(sql`update quality_state set computed = wanted where computed < wanted`);
  });
}
