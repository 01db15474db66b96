import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { duckDbAnalytics } from '#server/platform/analytics/duckdb.ts';
import { trinoAnalytics } from '#server/platform/analytics/trino.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { openS3Store } from '#server/platform/storage/s3/s3.ts';
import { hasS3Server, makeBucket, startS3Server } from '#server/platform/storage/s3/test-server.ts';
import { ensureTrino } from '../../scripts/trino/archive.ts';
import { makeTables } from '../../scripts/trino/lake.ts';
import { startTrino } from '../../scripts/trino/server.ts';
import { atEnd } from '../at-end.ts';
import { startPostgresql } from '../quality/postgresql.ts';
import { insertPerson } from '../quality/set-up-audit.ts';
import { median, printTable } from '../table.ts';
import { timeQuestions } from './ask.ts';
import { type Filled, fillAudits } from './fill.ts';
import { megabytesOf } from './lake-size.ts';

/**
 * Made-up audits in a bucket: what their lake takes, what their numbers cost, and how long questions
 * across all of them take.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      audits: { type: 'string', default: '50' },
      rows: { type: 'string', default: '100000000' },
      'no-trino': { type: 'boolean', default: false },
    },
  });
  if (!hasS3Server) throw new Error('The S3 server of the tests is not built yet: `npm test` builds it.');
  const audits = Number(values.audits);
  const folder = mkdtempSync(join(tmpdir(), 'portal-network-'));
  const removeFolder = atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const workFolder = join(folder, 'work');
  mkdirSync(workFolder);
  const postgresql = startPostgresql();
  const s3 = await startS3Server(join(folder, 's3'));
  const stopS3 = atEnd(() => process.kill(s3.pid));
  const settings = await makeBucket(s3);
  const store = await openS3Store(settings);
  const database = await openDatabase({ dataDir: join(folder, 'data'), databaseUrl: postgresql?.url ?? null });
  try {
    process.stdout.write(`${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}\n`);
    await database.system((tx) => insertPerson(tx));
    const filled = await fillAudits({ database, store, workFolder }, { audits, rows: Number(values.rows) });
    printAudits(filled, join(folder, 's3/objects', settings.bucket, 'lake'));
    const trino = values['no-trino'] ? { found: false as const, why: 'it was not asked for.' } : await ensureTrino();
    if (!trino.found) process.stdout.write(`Trino is not compared: ${trino.why}\n`);
    const cluster = trino.found ? await startTrino({ workers: 2, s3: settings, folder, memoryMegabytes: 3000 }) : null;
    try {
      const tables = cluster && (await makeTables(cluster.url, settings.bucket));
      const duckdb = duckDbAnalytics({ store, workFolder, onLost: () => {} });
      const engines = { duckdb, trino: tables && trinoAnalytics(tables.settings) };
      await timeQuestions(engines, filled);
    } finally {
      await cluster?.stop();
    }
  } finally {
    await database.close();
    stopS3();
    postgresql?.stop();
    removeFolder();
  }
}

function printAudits(filled: readonly Filled[], lake: string): void {
  const seconds = filled.map((one) => one.seconds);
  const total = (of: (one: Filled) => number) => filled.reduce((sum, one) => sum + of(one), 0);
  const cells = {
    audits: filled.length,
    'transcript rows': total(({ rows }) => rows),
    students: total(({ students }) => students),
    'files MB': megabytesOf(lake, (type) => !type.startsWith('ledger-')).toFixed(0),
    'ledgers MB': megabytesOf(lake, (type) => type.startsWith('ledger-')).toFixed(0),
    'refresh median s': median(seconds).toFixed(1),
    'slowest s': Math.max(...seconds).toFixed(1),
    'all CPU s': total(({ cpu }) => cpu).toFixed(0),
  };
  printTable(Object.keys(cells), [Object.values(cells).map(String)]);
}
