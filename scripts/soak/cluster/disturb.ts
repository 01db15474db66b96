import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '#server/test-random.ts';
import type { Machine } from '../../cluster/cluster.ts';
import type { Installation } from './installation.ts';

/** Longer than the 10 s after which a silent worker's job goes to another. */
const FROZEN_MS = 20_000;
/** Longer than a job is tried again (31 s), so that some are given up. */
const FULL_MS = 60_000;
const SKEWED_MS = 15_000;
const SKEW_SECONDS = 600;

const DISTURBANCES = [
  'kill -9 of an API',
  'kill -9 of a worker',
  'SIGSTOP of a worker past the lease',
  'PostgreSQL stop -m immediate',
  'S3 server killed and restarted',
  'full disk',
  'clock ahead',
  'clock behind',
] as const;
export type Disturbance = (typeof DISTURBANCES)[number];

interface Order {
  seed: number;
  rounds: number;
  say(line: string): void;
}

/**
 * Plays each disturbance as often as there are rounds, in an order of the seed. Answers how often each came,
 * null where it cannot here.
 */
export async function disturb(
  on: Installation,
  { seed, rounds, say }: Order,
): Promise<Map<Disturbance, number | null>> {
  const chance = new Random(seed);
  const random = () => chance.below(1_000_000) / 1_000_000;
  const pick = <T>(of: readonly T[]): T | undefined => of[Math.floor(random() * of.length)];
  const came = new Map<Disturbance, number | null>(DISTURBANCES.map((one) => [one, 0]));
  const started: Promise<unknown>[] = [];
  const alive = (machines: readonly Machine[]) =>
    machines.filter(({ process: { exitCode, signalCode } }) => exitCode === null && signalCode === null);
  // As what watches over them does: another one takes the place, however often it takes.
  const startAnother = async (role: 'api' | 'worker') => {
    while (!(await on.cluster.start(role).catch(() => null))) await pause(500);
  };
  const kill = (role: 'api' | 'worker') => {
    const machine = pick(alive(role === 'api' ? on.cluster.apis : on.cluster.workers));
    machine?.process.kill('SIGKILL');
    started.push(startAnother(role));
  };
  const skew = async (seconds: number) => {
    on.setClock?.(seconds);
    await pause(SKEWED_MS);
    on.setClock?.(0);
  };
  const play: Record<Disturbance, () => unknown> = {
    'kill -9 of an API': () => kill('api'),
    'kill -9 of a worker': () => kill('worker'),
    async 'SIGSTOP of a worker past the lease'() {
      const machine = pick(alive(on.cluster.workers));
      machine?.process.kill('SIGSTOP');
      await pause(FROZEN_MS);
      machine?.process.kill('SIGCONT');
    },
    'PostgreSQL stop -m immediate': () => on.crashDatabase(),
    'S3 server killed and restarted': () => on.cluster.restartS3(),
    async 'full disk'() {
      if (on.disk === null) return;
      const filler = join(on.disk, 'filler');
      const { bavail, bsize } = statfsSync(on.disk);
      // Taken without being written, so that it is full at once and this process goes on sending.
      spawnSync('fallocate', ['-l', String(bavail * bsize), filler], { stdio: 'ignore' });
      await pause(FULL_MS);
      rmSync(filler, { force: true });
    },
    'clock ahead': () => skew(SKEW_SECONDS),
    'clock behind': () => skew(-SKEW_SECONDS),
  };
  const isHere = (one: Disturbance) =>
    one === 'full disk' ? on.disk !== null : one.startsWith('clock') ? on.setClock !== null : true;
  for (const one of DISTURBANCES) if (!isHere(one)) came.set(one, null);
  const order = Array.from({ length: rounds }, () => DISTURBANCES.filter(isHere))
    .flat()
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at);
  for (const { one } of order) {
    say(one);
    await play[one]();
    came.set(one, (came.get(one) ?? 0) + 1);
    await pause(2_000 + random() * 4_000);
  }
  await Promise.all(started);
  return came;
}
