import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuditId } from '#contract/ids.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Tenant } from '../database/database.ts';
import type { OpenDatabase } from '../database/open.ts';
import { databases } from '../database/test-databases.ts';
import { openQueue } from './open.ts';
import type { Queue } from './queue.ts';

const LOOKED = `select monitor_on::text as at from pgboss.queue where name = 'process-upload'`;

const tenant: Tenant = { auditId: crypto.randomUUID() as AuditId, personId: null, schools: 'all' };
const job = (attempt: number) => ({ auditId: tenant.auditId, uploadId: crypto.randomUUID(), attempt });

describe.each(databases)('the queue on $kind', ({ kind, open }) => {
  let database: OpenDatabase;
  let close: () => Promise<void>;
  let queue: Queue;
  const failures: unknown[] = [];
  const start = () => openQueue(database.queueConnection, { works: true, onError: (error) => failures.push(error) });

  beforeAll(async () => {
    ({ database, close } = await open());
  });
  afterAll(() => close());
  beforeEach(async () => {
    queue = await start();
  });
  afterEach(() => queue.stop());

  it('delivers a job at once when the transaction that sent it commits', async () => {
    const got: number[] = [];
    await queue.work('process-upload', { concurrency: 1 }, async ({ attempt }) => void got.push(attempt));
    const waits: number[] = [];
    for (const number of [1, 2, 3, 4]) {
      const started = performance.now();
      await database.tenant(tenant, (tx) => queue.send(tx, 'process-upload', job(number)));
      await vi.waitFor(() => expect(got).toEqual([number]), { timeout: 60_000, interval: 5 });
      waits.push(performance.now() - started);
      got.length = 0;
    }
    // Looked for every two seconds, each but the first would wait that long; a busy machine delays one or another.
    expect(Math.min(...waits.slice(1))).toBeLessThan(1_000);
  });

  it('takes the jobs that wait one right after the other', async () => {
    const numbers = [11, 12, 13, 14, 15];
    await database.tenant(tenant, async (tx) => {
      for (const number of numbers)
        await queue.send(tx, 'process-upload', job(number), { singletonKey: String(number) });
    });
    const got: number[] = [];
    const started = performance.now();
    await queue.work('process-upload', { concurrency: 1 }, async ({ attempt }) => void got.push(attempt));
    await vi.waitFor(() => expect(got.toSorted()).toEqual(numbers), { timeout: 60_000, interval: 5 });
    // Looked for every two seconds, four of them would take eight.
    expect(performance.now() - started).toBeLessThan(6_000);
  });

  // The embedded database has the clock of its process.
  it.runIf(kind === 'postgresql')('looks after its jobs also when the clock was ahead and is set right', async () => {
    const looked = async () => JSON.stringify(await rawRows(database, LOOKED));
    const looksAgain = async () => {
      const before = await looked();
      await vi.waitFor(async () => expect(await looked()).not.toBe(before), { timeout: 60_000, interval: 100 });
    };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    try {
      // The next time is worked out under the wrong clock.
      for (let times = 0; times < 2; times++) await looksAgain();
    } finally {
      vi.useRealTimers();
    }
    for (let times = 0; times < 2; times++) await looksAgain();
  });

  it('has no job when the transaction is undone', async () => {
    const got: number[] = [];
    await queue.work('process-upload', { concurrency: 1 }, async ({ attempt }) => void got.push(attempt));
    const undone = database.tenant(tenant, async (tx) => {
      await queue.send(tx, 'process-upload', job(2));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await database.tenant(tenant, (tx) => queue.send(tx, 'process-upload', job(3)));
    await vi.waitFor(() => expect(got).toEqual([3]), { timeout: 60_000, interval: 5 });
  });

  it('tries a failed job again, and keeps nothing of the error but its kind', async () => {
    const stored: unknown[] = [];
    await queue.work('process-upload', { concurrency: 1 }, async () => {
      stored.push(await rawRows(database, `select output::text as text from pgboss.job where state = 'active'`));
      if (stored.length === 1) throw new RangeError('CANARY-4711 is a student');
    });
    await database.tenant(tenant, (tx) => queue.send(tx, 'process-upload', job(4)));
    await vi.waitFor(() => expect(stored).toHaveLength(2), { timeout: 60_000, interval: 20 });
    expect(failures.at(-1)).toBeInstanceOf(RangeError);
    expect(JSON.stringify(stored[1])).toContain('RangeError');
    expect(JSON.stringify(stored[1])).not.toContain('CANARY');
  });

  it.each(['find-arrivals', 'send-notices'] as const)(
    'tries a round of %s again that failed before it had asked for the next',
    async (name) => {
      let rounds = 0;
      await queue.work(name, { concurrency: 1 }, async () => {
        rounds += 1;
        if (rounds === 1) throw new Error('The database was away');
      });
      await database.system((tx) => queue.send(tx, name, {}, { singletonKey: 'round' }));
      await vi.waitFor(() => expect(rounds).toBe(2), { timeout: 60_000, interval: 20 });
    },
  );

  it('keeps one waiting job per singleton key', async () => {
    await database.tenant(tenant, async (tx) => {
      for (let round = 0; round < 5; round++) {
        await queue.send(tx, 'refresh-quality', { auditId: tenant.auditId }, { singletonKey: tenant.auditId });
      }
    });
    const waiting = `select 1 from pgboss.job where name = 'refresh-quality' and state = 'created'`;
    expect(await rawRows(database, waiting)).toHaveLength(1);
  });

  it('lets a tenant put jobs in, and neither read nor take them', async () => {
    for (const statement of [
      sql`select data from pgboss.job`,
      sql`delete from pgboss.job`,
      sql`update pgboss.job set priority = 9`,
    ]) {
      await expect(database.tenant(tenant, (tx) => tx.run(statement))).rejects.toThrow(/permission denied/);
    }
  });

  it('is aborted by stop, and gives the job to the next worker', async () => {
    const begun = Promise.withResolvers<void>();
    await queue.work('process-upload', { concurrency: 1 }, async (_data, signal) => {
      begun.resolve();
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    await database.tenant(tenant, (tx) => queue.send(tx, 'process-upload', job(7)));
    await begun.promise;
    await queue.stop();
    queue = await start();
    const got: number[] = [];
    await queue.work('process-upload', { concurrency: 1 }, async ({ attempt }) => void got.push(attempt));
    await vi.waitFor(() => expect(got).toEqual([7]), { timeout: 60_000, interval: 20 });
  });

  it('takes up again the job of a process that was killed', { timeout: 90_000 }, async () => {
    await database.tenant(tenant, (tx) => queue.send(tx, 'process-upload', job(8)));
    await queue.stop();
    const orphan = `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'
      where state in ('created', 'retry') and name = 'process-upload'`;
    await rawRows(database, orphan);
    queue = await start();
    const got: number[] = [];
    await queue.work('process-upload', { concurrency: 1 }, async ({ attempt }) => void got.push(attempt));
    // The queue looks for such jobs now and then; on a busy machine that was more than 20 s.
    await vi.waitFor(() => expect(got).toEqual([8]), { timeout: 60_000, interval: 20 });
  });

  it('starts where a process was killed with a job of a key of which another waits to be tried again', {
    timeout: 90_000,
  }, async () => {
    const send = (attempt: number) =>
      database.tenant(tenant, (tx) => queue.send(tx, 'process-upload', job(attempt), { singletonKey: 'twins' }));
    const become = (state: string) =>
      rawRows(
        database,
        `update pgboss.job set state = '${state}', started_on = now(), heartbeat_on = now() - interval '1 minute'
        where state = 'created' and singleton_key = 'twins'`,
      );
    await send(9);
    await become('retry');
    await send(9);
    await become('active');
    await queue.stop();
    queue = await start();
    const got = new Set<number>();
    await queue.work('process-upload', { concurrency: 1 }, async ({ attempt }) => void got.add(attempt));
    await vi.waitFor(() => expect([...got]).toEqual([9]), { timeout: 60_000, interval: 20 });
  });

  it('takes a job soon although one of its key ran when the queue was last looked at', {
    timeout: 60_000,
  }, async () => {
    await queue.stop();
    await rawRows(database, "update pgboss.queue set singletons_active = '{seen}' where name = 'refresh-quality'");
    queue = await start();
    const got: string[] = [];
    await queue.work('refresh-quality', { concurrency: 1 }, async ({ auditId }) => void got.push(auditId));
    await database.tenant(tenant, (tx) =>
      queue.send(tx, 'refresh-quality', { auditId: tenant.auditId }, { singletonKey: 'seen' }),
    );
    await vi.waitFor(() => expect(got).toEqual([tenant.auditId]), { timeout: 60_000, interval: 20 });
  });
});

/** As the owner of the tables: what no role of the portal may see. */
async function rawRows({ queueConnection }: OpenDatabase, statement: string): Promise<unknown[]> {
  if (queueConnection.kind === 'pglite') return (await queueConnection.pglite.query(statement)).rows;
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: queueConnection.url });
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}
