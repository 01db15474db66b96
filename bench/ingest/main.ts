import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { written } from '#datasets/kit/english.ts';
import { WarmChildren } from '#server/ingest/child/warm-children.ts';
import { takeTypesOut } from '#server/ingest/child/without-types.ts';
import { type Measured, measured } from '../measure.ts';
import { median, printTable } from '../table.ts';
import { apiFigures } from './api.ts';
import { processAsWorker } from './ours.ts';
import { duckdbPeer, floorPeers, frictionlessPeer, hucrePeer, type Peer, type PeerAnswer, zodPeer } from './peers.ts';
import { writeTranscripts } from './transcript-file.ts';
import { writeWorkbook } from './workbook-file.ts';

const USAGE = `npm run bench ingest -- [part ...] [--rows N] [--runs N] [--check]
  parts: csv (1,000,000 rows against its peers; with --rows above 2,000,000 alone), xlsx, api, small; all of them unless named
  --check ends with 1 where a budget is not met\n`;
const ALONE_FROM = 2_000_000;
const WORKBOOK_ROWS = 100_000;
/** Long enough for the child to have started and practiced. */
const SPARE_IS_THERE_MS = 8_000;

interface Settings {
  rows: number;
  runs: number;
  folder: string;
  /** Says a budget and whether it was met. */
  budget: (words: string, isMet: boolean) => void;
}

/** Seeded files through the worker's own pipeline, against other programs that do the same work in the same run. */
export async function bench(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rows: { type: 'string', default: '1000000' },
      runs: { type: 'string', default: '3' },
      check: { type: 'boolean', default: false },
    },
  });
  const parts = positionals.length ? positionals : Object.keys(PARTS);
  if (parts.some((part) => !(part in PARTS))) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const missed: string[] = [];
  const settings: Settings = {
    rows: Number(values.rows),
    runs: Number(values.runs),
    folder,
    budget(words, isMet) {
      process.stdout.write(`${isMet ? 'met   ' : 'MISSED'} ${words}\n`);
      if (!isMet) missed.push(words);
    },
  };
  process.stdout.write(
    `${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}; medians of ${settings.runs}\n`,
  );
  try {
    await takeTypesOut([folder]); // as a worker does when it starts
    for (const part of parts) await PARTS[part]?.(settings);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (values.check && missed.length) process.exitCode = 1;
}

const PARTS: Record<string, (settings: Settings) => Promise<void>> = { csv, xlsx, small, api };

async function csv(settings: Settings): Promise<void> {
  const { rows, folder, budget } = settings;
  const path = transcripts(folder, rows);
  const ours = await repeat(settings, () => processAsWorker(path, folder));
  const isAlone = rows > ALONE_FROM;
  const peers = isAlone
    ? []
    : [
        ...floorPeers(path, folder),
        duckdbPeer(path, folder),
        zodPeer(path, folder),
        frictionlessPeer(path, rows, folder),
      ];
  const lines = await runPeers(settings, peers);
  print(`${written(rows)} rows of transcripts, ${Math.round(statSync(path).size / 1e6)} MB`, ours, lines);
  const { rowsRead, counts } = ours.result;
  process.stdout.write(`ours: ${rowsRead} rows, ${counts.error} errors, ${counts.warning} warnings\n`);
  if (!isAlone) {
    const seconds = (await secondsOfWaitingChild(path, settings)).toFixed(1);
    process.stdout.write(`where a child waits for the file, as a worker has one, ours takes ${seconds} s\n`);
  }
  const ratio = (name: string) => (lines.find((line) => line.name === name)?.seconds ?? Number.NaN) / ours.seconds;
  if (isAlone) budget(`worker below 2,000 MB: ${ours.megabytes.toFixed(0)} MB`, ours.megabytes < 2_000);
  if (rows >= 20_000_000) budget(`below 180 s: ${ours.seconds.toFixed(0)} s`, ours.seconds < 180);
  if (isAlone) return;
  const bare = 1 / ratio('bare DuckDB');
  budget(`at most 2.5 x bare DuckDB: ${bare.toFixed(2)} x`, bare <= 2.5);
  const copies = 1 / ratio('bare copy');
  budget(`at most 2.0 x a bare copy as text: ${copies.toFixed(2)} x`, copies <= 2);
  for (const [name, least] of [
    ['csv-parse + zod', 3],
    ['Frictionless', 100],
  ] as const) {
    if (Number.isNaN(ratio(name))) process.stdout.write(`did not run: ${name}\n`);
    else budget(`at least ${least} x faster than ${name}: ${ratio(name).toFixed(1)} x`, ratio(name) >= least);
  }
}

async function xlsx(settings: Settings): Promise<void> {
  const { folder, budget } = settings;
  const path = join(folder, 'transcripts.xlsx');
  await writeWorkbook(transcripts(folder, WORKBOOK_ROWS), path);
  const ours = await repeat(settings, () => processAsWorker(path, folder));
  const lines = await runPeers(settings, [hucrePeer(path)]);
  print(`100,000 rows as a workbook, ${(statSync(path).size / 1e6).toFixed(1)} MB`, ours, lines);
  const ratio = ours.seconds / (lines[0]?.seconds ?? Number.NaN);
  budget(`at most 1.5 x bare hucre: ${ratio.toFixed(2)} x`, ratio <= 1.5);
  budget(`worker below 600 MB: ${ours.megabytes.toFixed(0)} MB`, ours.megabytes < 600);
}

/** What a person waits for after a small and a usual file, uploaded while nothing else is. */
async function small(settings: Settings): Promise<void> {
  for (const [rows, most] of [
    [200, 0.3],
    [1_000, 1],
    [100_000, 2],
  ] as const) {
    const seconds = await secondsOfWaitingChild(transcripts(settings.folder, rows), settings);
    settings.budget(`${rows} rows in ${most} s: ${seconds.toFixed(2)} s`, seconds <= most);
  }
}

/**
 * The median where a child waits for the file, as a worker has one that had time to practice, however busy
 * the machine is otherwise.
 */
async function secondsOfWaitingChild(path: string, { folder, runs }: Settings): Promise<number> {
  const warm = new WarmChildren(folder, undefined, undefined, Number.POSITIVE_INFINITY);
  const all: number[] = [];
  for (let run = 0; run < runs; run++) {
    warm.start();
    await setTimeout(SPARE_IS_THERE_MS);
    all.push((await measured(() => processAsWorker(path, folder, warm))).seconds);
  }
  warm.stop();
  return median(all);
}

async function api({ folder, rows, budget }: Settings): Promise<void> {
  const path = transcripts(folder, rows);
  const { idle, busy, verdicts } = await apiFigures(path, 3, join(folder, 'portal'));
  printTable(
    ['p95 of a call, ms', 'idle', 'three files', 'ratio'],
    (['status', 'summary'] as const).map((name) => [
      name,
      idle[name].toFixed(1),
      busy[name].toFixed(1),
      (busy[name] / idle[name]).toFixed(2),
    ]),
  );
  process.stdout.write(
    `seconds from the end of each PUT to its verdict: ${verdicts.map((one) => one.toFixed(1)).join(', ')}\n`,
  );
  for (const name of ['status', 'summary'] as const)
    budget(`${name} below 2 x its idle p95: ${(busy[name] / idle[name]).toFixed(2)} x`, busy[name] < 2 * idle[name]);
}

interface Line {
  name: string;
  seconds: number;
  megabytes: number;
  found: number;
}

async function runPeers(settings: Settings, peers: readonly (Peer | null)[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const peer of peers) {
    if (!peer) continue;
    const { seconds, megabytes, result } = await repeat<PeerAnswer>(settings, peer.run);
    const found = Object.values(result.found ?? {}).reduce((sum, count) => sum + count, 0);
    lines.push({ name: peer.name, seconds: seconds * peer.scale, megabytes, found: Math.round(found * peer.scale) });
  }
  return lines;
}

function print(
  title: string,
  ours: Measured<{ counts: { error: number; warning: number } }>,
  peers: readonly Line[],
): void {
  const { error, warning } = ours.result.counts;
  const first: Line = { name: 'ours', seconds: ours.seconds, megabytes: ours.megabytes, found: error + warning };
  printTable(
    [title, 'seconds', 'peak MB', 'findings', 'ours / it'],
    [first, ...peers].map(({ name, seconds, megabytes, found }) => [
      name,
      seconds.toFixed(1),
      megabytes.toFixed(0),
      found ? String(found) : '-',
      (ours.seconds / seconds).toFixed(2),
    ]),
  );
}

/** Median time and highest memory of the runs. */
async function repeat<Result>({ runs }: Settings, work: () => Promise<Result>): Promise<Measured<Result>> {
  const all: Measured<Result>[] = [];
  for (let run = 0; run < runs; run++) all.push(await measured(work));
  const [{ result }] = all as [Measured<Result>]; // at least one run
  return {
    result,
    seconds: median(all.map(({ seconds }) => seconds)),
    megabytes: Math.max(...all.map(({ megabytes }) => megabytes)),
  };
}

function transcripts(folder: string, rows: number): string {
  const path = join(folder, `transcripts-${rows}.csv`);
  writeTranscripts(path, rows);
  return path;
}
