import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { atEnd } from '../at-end.ts';
import { runJson } from '../measure.ts';
import { median, printTable } from '../table.ts';
import { type Calls, timeCalls } from './calls.ts';
import { madeUpDistrict, writeDistrict } from './district.ts';
import type { Share } from './findings-share.ts';
import { startPostgresql } from './postgresql.ts';
import type { Order, Refreshed } from './prepare.ts';
import { sixQueries } from './six-queries.ts';

const PREPARE = join(import.meta.dirname, 'prepare.ts');
const COLUMNS = [
  'first refresh s',
  'median s',
  'CPU s',
  'fixed work s',
  'ratio',
  'peak MB',
  'panel p50 ms',
  'p95 ms',
  'findings p95 ms',
  'list p95 ms',
  'candidates p95 ms',
  'failed',
];
const FINDINGS_SHARE = join(import.meta.dirname, 'findings-share.ts');

/**
 * Made-up rows through the real refresh and the real server, on PGlite and, where the machine has one, on PostgreSQL.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rows: { type: 'string', default: '1000000' },
      students: { type: 'string', default: '100000' },
      schools: { type: 'string', default: '200' },
      runs: { type: 'string', default: '3' },
      // The large size is about the refresh alone.
      refresh: { type: 'boolean', default: false },
      port: { type: 'string', default: '3170' },
    },
  });
  const size = [Number(values.rows), Number(values.students), Number(values.schools)] as const;
  const district = madeUpDistrict(...size);
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  chmodSync(folder, 0o755); // PostgreSQL reads rows from here as another user
  const removeFolder = atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const server = startPostgresql();
  try {
    process.stdout.write(`${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}\n`);
    const paths = await writeDistrict(district, folder);
    const rows: string[][] = [];
    for (const [kind, databaseUrl] of [['PGlite', null], ...(server ? [['PostgreSQL', server.url]] : [])] as [
      string,
      string | null,
    ][]) {
      const dataDir = join(folder, kind);
      const order: Order = { size, paths, dataDir, databaseUrl, runs: Number(values.runs) };
      const prepare = [PREPARE, JSON.stringify(order)];
      const { seconds, cpu, fixed, megabytes } = await runJson<Refreshed>(process.execPath, prepare);
      const calls = values.refresh ? null : await timeCalls(district, dataDir, databaseUrl, Number(values.port));
      const [first = Number.NaN] = seconds;
      rows.push([
        kind,
        first.toFixed(1),
        median(seconds).toFixed(1),
        median(cpu).toFixed(1),
        median(fixed).toFixed(2),
        median(seconds.map((one, run) => one / (fixed[run] ?? Number.NaN))).toFixed(1),
        megabytes.toFixed(0),
        ...callCells(calls),
      ]);
    }
    printTable([`${values.rows} rows, ${values.students} students, ${values.schools} schools`, ...COLUMNS], rows);
    if (values.refresh) return;
    await sayShare({ size, paths, dataDir: join(folder, 'share'), databaseUrl: null, runs: Number(values.runs) });
    if (server) await compare(district, paths, folder, server.url);
  } finally {
    server?.stop();
    removeFolder();
  }
}

function callCells(calls: Calls | null): string[] {
  if (calls === null) return ['-', '-', '-', '-', '-', '-'];
  const { panels, findings, lists, candidates } = calls;
  const times = [panels.p50, panels.p95, findings.p95, lists.p95, candidates.p95].map((time) => time.toFixed(1));
  return [...times, String(panels.failed + findings.failed + lists.failed + candidates.failed)];
}

async function sayShare(order: Order): Promise<void> {
  const { without, more } = await runJson<Share>(process.execPath, [FINDINGS_SHARE, JSON.stringify(order)]);
  const percent = (share: number) => `${(100 * share).toFixed(0)}%`;
  process.stdout.write(
    `Without findings ${without.seconds.toFixed(1)} s (processor ${without.cpu.toFixed(1)} s); with them ${percent(more.seconds)} more (processor ${percent(more.cpu)})\n`,
  );
}

async function compare(...about: Parameters<typeof sixQueries>): Promise<void> {
  const { build, compared } = await sixQueries(...about);
  printTable(
    ['one figure of all schools', 'ledgers ms', 'PostgreSQL ms', 'ratio', 'same answer'],
    compared.map(({ name, ledgers, postgresql, isEqual }) => [
      name,
      ledgers.toFixed(1),
      postgresql.toFixed(0),
      (postgresql / ledgers).toFixed(0),
      isEqual ? 'yes' : 'NO',
    ]),
  );
  const all = compared.reduce((sum, { ledgers }) => sum + ledgers, build);
  const plain = compared.reduce((sum, { postgresql }) => sum + postgresql, 0);
  process.stdout.write(
    `Ledgers built in ${build.toFixed(0)} ms; with them all six take ${all.toFixed(0)} ms, in PostgreSQL ${plain.toFixed(0)} ms: ratio ${(plain / all).toFixed(1)}\n`,
  );
}
