import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARKS } from '#datasets/vocabulary/courses/marks.ts';
import { SUBJECT_AREAS } from '#datasets/vocabulary/courses/subject-areas.ts';
import { runJson } from '../measure.ts';

/** What every peer answers: rows it saw, and how often it found what. */
export interface PeerAnswer {
  rows: number;
  found: Record<string, number>;
}

export interface Peer {
  name: string;
  run: () => Promise<PeerAnswer>;
  /** Its file is this many times smaller; its time is multiplied by it. */
  scale: number;
}

const PROGRAMS = join(import.meta.dirname, 'peers');
/** Exact, so that two runs compare the same things. They are not dependencies of the portal. */
const CSV_PARSE = 'csv-parse@5.6.0';
const FRICTIONLESS = 'frictionless==5.21.0';
const SLICE = 20_000;

export function duckdbPeer(path: string, folder: string): Peer {
  return { name: 'bare DuckDB', scale: 1, run: () => runJson(process.execPath, [program('duckdb.ts'), path, folder]) };
}

/** The floor: nothing that reads the file can be quicker. */
export const floorPeers = (path: string, folder: string): Peer[] =>
  (['scan', 'copy'] as const).map((what) => ({
    name: `bare ${what}`,
    scale: 1,
    run: () => runJson(process.execPath, [program('floor.ts'), path, folder, what]),
  }));

/** null where the package cannot be installed. */
export function zodPeer(path: string, folder: string): Peer | null {
  if (!existsSync(join(folder, 'node_modules/csv-parse'))) {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    if (!installs('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', CSV_PARSE])) return null;
  }
  return { name: 'csv-parse + zod', scale: 1, run: () => runJson(process.execPath, [program('zod.ts'), path, folder]) };
}

/**
 * null where there is no Python or the package cannot be installed. It reads the first 20,000
 * rows, at the same cost a row.
 */
export function frictionlessPeer(path: string, rows: number, folder: string): Peer | null {
  const environment = join(folder, 'python');
  const python = join(environment, 'bin/python');
  if (!existsSync(join(environment, 'bin/frictionless'))) {
    if (!installs('python3', ['-m', 'venv', environment])) return null;
    if (!installs(python, ['-m', 'pip', 'install', '--quiet', FRICTIONLESS])) return null;
  }
  // It reads files below its working folder only.
  writeFileSync(join(folder, 'slice.csv'), firstLines(path, SLICE + 1));
  const marks = MARKS.flatMap(({ mark, synonyms }) => [mark, ...synonyms]);
  const subjects = SUBJECT_AREAS.map(({ value }) => value);
  const args = [program('table_schema.py'), 'slice.csv', JSON.stringify(marks), JSON.stringify(subjects)];
  return {
    name: 'Frictionless',
    scale: Math.max(1, rows / SLICE),
    run: () => runJson(python, args, folder),
  };
}

export function hucrePeer(path: string): Peer {
  return { name: 'bare hucre', scale: 1, run: () => runJson(process.execPath, [program('hucre.ts'), path]) };
}

const program = (name: string) => join(PROGRAMS, name);

function installs(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}

function firstLines(path: string, lines: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(lines * 200);
    const length = readSync(file, start, 0, start.length, 0);
    let end = 0;
    for (let line = 0; line < lines; line++) {
      const next = start.subarray(0, length).indexOf('\n', end);
      if (next < 0) return start.subarray(0, length);
      end = next + 1;
    }
    return start.subarray(0, end);
  } finally {
    closeSync(file);
  }
}
