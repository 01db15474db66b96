/**
 * The same questions to DuckDB and to a Trino of a coordinator and two workers, over one lake in a
 * bucket (`npm run trino`).
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analytics } from '#server/platform/analytics/analytics.ts';
import { duckDbAnalytics } from '#server/platform/analytics/duckdb.ts';
import { trinoAnalytics } from '#server/platform/analytics/trino.ts';
import { lakeKey } from '#server/platform/lake/keys.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { openS3Store } from '#server/platform/storage/s3/s3.ts';
import { makeBucket, startS3Server } from '#server/platform/storage/s3/test-server.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { checkLayout, DISTRICT } from '#server/quality/fixtures/known-district.ts';
import { buildLedgers } from '#server/quality/ledgers/build.ts';
import { storeLedgers } from '#server/quality/ledgers/stored/store.ts';
import { buildLists } from '#server/quality/lists/build.ts';
import { countOpportunity } from '#server/quality/opportunity/count.ts';
import { makeTables, type TrinoLake } from './lake.ts';
import { QUESTIONS } from './questions.ts';
import { startTrino, type TrinoCluster } from './server.ts';

const AUDITS = [
  { auditId: '00000000-0000-4000-8000-0000000000a1', version: 3, layout: 'clean' },
  { auditId: '00000000-0000-4000-8000-0000000000a2', version: 7, layout: 'dirty' },
] as const;

describe.runIf(process.env.PORTAL_TEST_TRINO === '1')('questions across audits', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-trino-'));
  const rows = new Map<string, number>();
  let s3: Awaited<ReturnType<typeof startS3Server>>;
  let cluster: TrinoCluster;
  let engines: Record<'duckdb' | 'trino', Analytics>;
  let lake: TrinoLake;

  beforeAll(async () => {
    s3 = await startS3Server(join(folder, 's3'));
    const settings = await makeBucket(s3);
    const store = await openS3Store(settings);
    for (const audit of AUDITS) await fill(store, audit);
    cluster = await startTrino({ workers: 2, s3: settings, folder });
    lake = await makeTables(cluster.url, settings.bucket);
    const numbers = { store, workFolder: join(folder, 'work'), onLost: () => {} };
    engines = { duckdb: duckDbAnalytics(numbers), trino: trinoAnalytics(lake.settings) };
  }, 600_000);
  afterAll(async () => {
    await cluster?.stop();
    if (s3) process.kill(s3.pid);
    rmSync(folder, { recursive: true, force: true });
  });

  /** Puts the ledgers of a version into the lake, and the rows they were made of. */
  async function fill(store: Store, audit: (typeof AUDITS)[number]): Promise<void> {
    const { folder: from, files } = await checkLayout(audit.layout);
    const own = mkdtempSync(join(folder, 'ledgers-'));
    const lake = await openLake([own, from]);
    await buildLedgers(lake, DISTRICT, files);
    await buildLists(lake);
    await countOpportunity(lake);
    await storeLedgers(lake, store, audit, own);
    for (const [at, { type, path }] of files.entries()) {
      const [counted] = await lake.rows<{ n: number }>('count', `SELECT count(*) AS n FROM read_parquet('${path}')`);
      rows.set(type, (rows.get(type) ?? 0) + (counted?.n ?? 0));
      const uploadId = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
      for (const name of [lakeKey({ ...audit, type, uploadId, number: 1 })]) {
        copyFileSync(path, join(own, 'rows.parquet'));
        await store.publish(join(own, 'rows.parquet'), name);
      }
    }
    lake.close();
    rmSync(from, { recursive: true });
  }

  const raw = (sql: string) => lake.run(sql);

  const of = AUDITS.map(({ auditId, version }) => ({ auditId, version }));

  it('are thirty', () => expect(new Set(QUESTIONS.map(({ name }) => name)).size).toBe(30));

  it.each(QUESTIONS)('have one answer: $name', async ({ name: step, ...question }) => {
    const [duckdb, trino] = [
      await engines.duckdb.rows({ step, ...question, of }),
      await engines.trino.rows({ step, ...question, of }),
    ];
    expect(duckdb.length).toBeGreaterThan(0);
    expect(trino).toEqual(duckdb);
  });

  it('are asked of the versions that are named, and of no others', async () => {
    const [, second] = of;
    const question = { step: 'one', ledgers: ['student'], sql: 'SELECT DISTINCT eoa FROM student' };
    for (const engine of Object.values(engines)) {
      expect(await engine.rows({ ...question, of: second ? [second] : [] })).toEqual([{ eoa: second?.auditId }]);
      expect(await engine.rows({ ...question, of: [] })).toEqual([]);
    }
    const missing = [...of, { auditId: of[0]?.auditId ?? '', version: 99 }];
    for (const engine of Object.values(engines))
      await expect(engine.rows({ ...question, of: missing })).rejects.toThrow();
  });

  it('reach the rows of every dataset, too', async () => {
    for (const [type, count] of rows) {
      await raw(`CALL system.sync_partition_metadata('portal', '${type.toLowerCase()}_files', 'FULL')`);
      expect(await raw(`SELECT count(*) FROM ${type.toLowerCase()}`), type).toEqual([[count]]);
    }
  });

  it('are answered in full when a worker dies under them', async () => {
    const sql =
      'SELECT count(*) AS n, sum(one.ref + other.ref + m.student) AS total FROM student one CROSS JOIN student other JOIN mark m ON m.eoa = one.eoa';
    const question = { step: 'long', ledgers: ['student', 'mark'], sql, of };
    const expected = await engines.duckdb.rows(question);
    let isAnswered = false;
    const asked = engines.trino.rows(question).finally(() => {
      isAnswered = true;
    });
    const [first] = cluster.workers;
    const running = async () => {
      const tasks = await raw(
        "SELECT count(*) FROM system.runtime.tasks WHERE state = 'RUNNING' AND node_id = 'worker-1' AND processed_input_rows > 0",
      );
      return Number(tasks[0]?.[0]);
    };
    await expect.poll(running, { timeout: 120_000, interval: 200 }).toBeGreaterThan(0);
    expect(isAnswered).toBe(false);
    first?.kill('SIGKILL');
    expect(await asked).toEqual(expected);
  });
});
