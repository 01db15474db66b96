import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ConstructorOptions, fromDrizzle, fromPglite, type Job, PgBoss } from 'pg-boss';
import { sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '../database/database.ts';
import type { QueueConnection } from '../database/open.ts';
import { KEEP_ALIVE } from '../database/postgresql.ts';
import type { JobName, Jobs, Queue } from './queue.ts';
import { QUEUES } from './settings.ts';
import { STEADY_CLOCK } from './steady-clock.ts';

/** How long a running job may take to end when the process stops; it comes back after that. */
const STOP_MS = 3_000;

export interface QueueOptions {
  /** False for a process that only sends: it neither looks after queues nor works. */
  works: boolean;
  /** Hears of failed jobs and of a queue in trouble. What it is told may hold values: log the kind alone. */
  onError: (error: unknown, job?: JobName) => void;
}

/** The job queue on the portal's own database (pg-boss). */
export async function openQueue(connection: QueueConnection, { works, onError }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss(optionsFor(connection, works));
  boss.on('error', (error) => onError(error));
  await boss.start();
  await settleQueues(boss);
  await boss.getDb().executeSql(await readFile(join(import.meta.dirname, 'grants.sql'), 'utf8'));
  if (connection.kind === 'pglite') await releaseOrphans(boss);
  const stopping = new AbortController();

  return {
    async send(tx, name, data, options = {}) {
      await boss.send(name, data, {
        db: connectionOf(tx),
        ...(options.singletonKey !== undefined && { singletonKey: options.singletonKey }),
        ...(options.startAfterSeconds !== undefined && { startAfter: options.startAfterSeconds }),
      });
    },

    async work(name, { concurrency }, handler) {
      const options = { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 };
      for (let worker = 0; worker < concurrency; worker++) {
        const id = await boss.work<Jobs[typeof name]>(name, options, async ([job]) => {
          if (!job) return;
          await attempt(name, job, handler);
          // There may be more: otherwise each of twenty small files would wait for two seconds to be over.
          boss.notifyWorker(id);
        });
      }
    },

    async counts() {
      const queues = await boss.getQueues(Object.keys(QUEUES));
      return queues.map(({ name, readyCount: waiting, activeCount: active, failedCount: failed }) => ({
        name,
        waiting,
        active,
        failed,
      }));
    },

    async ready() {
      await boss.getDb().executeSql('select name from pgboss.queue limit 1');
      return true;
    },

    async stop(patienceMs = 0) {
      const impatience = setTimeout(() => stopping.abort(), patienceMs);
      await boss.stop({ graceful: true, timeout: patienceMs + STOP_MS });
      clearTimeout(impatience);
      stopping.abort();
    },
  };

  /** The queue keeps an error for the record, and errors quote values: only the kind of it is passed on. */
  async function attempt<Name extends JobName>(
    name: Name,
    job: Job<Jobs[Name]>,
    handler: (data: Jobs[Name], signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    try {
      await handler(job.data, AbortSignal.any([job.signal, stopping.signal]));
    } catch (error) {
      if (!stopping.signal.aborted) onError(error, name);
      throw new Error(error instanceof Error ? error.name : 'Failed');
    }
  }
}

function optionsFor(connection: QueueConnection, works: boolean): ConstructorOptions {
  const common: ConstructorOptions = {
    clock: STEADY_CLOCK,
    useListenNotify: works,
    supervise: works,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    // A worker passes over keys that had a running job when it last looked: with the minute of pg-boss's own, numbers
    // were old for that long after a kill, and after any refresh that ran at that moment.
    queueCacheIntervalSeconds: 2,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  };
  if (connection.kind === 'pglite') return { ...common, backend: 'pglite', db: fromPglite(connection.pglite) };
  // To listen is to keep a session. Without it new jobs are looked for every second.
  const own = { connectionString: connection.url, max: 4, ...KEEP_ALIVE };
  return { ...common, ...own, ...(connection.pooler && { useListenNotify: false }) };
}

/** createQueue leaves an existing queue as it is, so its settings are brought up to date beside it. */
async function settleQueues(boss: PgBoss): Promise<void> {
  const there = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const [name, settings] of Object.entries(QUEUES)) {
    const { policy: _fixed, ...changeable } = settings;
    await (there.has(name) ? boss.updateQueue(name, changeable) : boss.createQueue(name, settings));
  }
  // Fills the cache: looking a queue up inside someone's transaction would wait for that transaction for ever.
  for (const name of Object.keys(QUEUES)) await boss.insert(name, []);
}

/**
 * The embedded database serves one process, and that has just started: whoever held a running job is gone. Where one of
 * the same key waits to be tried again, that one does its work: there is room for one of them (`stately`).
 */
async function releaseOrphans(boss: PgBoss): Promise<void> {
  await boss.getDb().executeSql(`
    delete from pgboss.job orphan where state = 'active' and exists (
      select 1 from pgboss.job other
      where other.name = orphan.name and other.state = 'retry' and coalesce(other.singleton_key, '') = coalesce(orphan.singleton_key, ''))`);
  await boss.getDb().executeSql(`
    update pgboss.job set state = 'retry', start_after = now(), started_on = null, heartbeat_on = null
    where state = 'active'`);
  await boss.getDb().executeSql('update pgboss.queue set singletons_active = null');
}

/** The caller's transaction, as pg-boss wants to see a database. */
const connectionOf = (tx: Transaction) =>
  fromDrizzle({ execute: async (query) => ({ rows: await tx.rows(query as ReturnType<typeof sql>) }) }, sql);
