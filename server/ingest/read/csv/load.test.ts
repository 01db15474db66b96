/**
 * Large text files are read in parts by several threads; wherever the parts meet, every row must
 * arrive as it was written.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { EngineFailure } from '#server/platform/lake/engine-failure.ts';
import { Engine } from '../../engine.ts';
import { DEFAULT_LIMITS } from '../../limits.ts';
import { temporaryFolder } from '../../test-run.ts';
import { bufferBytes, loadRows } from './load.ts';

const COLUMNS = ['c0', 'c1', 'c2'];
const RECORD = 4_096;
const LOSE = "DELETE FROM loaded WHERE c0 = '4'";

const cell = fc.oneof(
  fc.integer({ min: 0, max: 1e9 }).map(String),
  fc.constantFrom('', 'Núñez', 'x'.repeat(700), 'said ""yes"", then left', '日本語', 'Doe, Jane'),
);

/** What DuckDB should read of a cell that is written in quotes. */
const plain = (written: string) => (written === '' ? null : written.replaceAll('""', '"'));

const AMBIGUOUS: [string, string, string][] = [
  ['925131108', '169288494', ','],
  [',', '8293215', '999999973'],
  ['日本語', '1', '23'],
];

describe('loadRows', () => {
  it('reads every row once, at the first try and as it is, however the file is cut into parts', () =>
    fc.assert(
      property(cell, (loads) => expect(loads).toEqual(['load rows'])),
      { numRuns: 60 },
    ));

  // `","` may be a cell or what is between two: where the parts meet there, DuckDB refuses, and the
  // file is read in one piece.
  it('reads every row as it is where cells are mistaken for the end of a cell', () =>
    fc.assert(property(fc.oneof(cell, fc.constant(','))), { numRuns: 10, examples: [[AMBIGUOUS, '\r\n', 399_993]] }));

  it.each([
    ['fails', () => Promise.reject(new EngineFailure('load rows'))],
    ['loses a row', (load: () => Promise<void>, engine: Engine) => load().then(() => engine.run('lose', LOSE))],
  ] as const)('reads once more in one piece where reading in parts %s', async (_what, loadInParts) => {
    const read = await readBack('1,2,3\n4,5,6\n', 2, (engine) => {
      const run = engine.run.bind(engine);
      vi.spyOn(engine, 'run').mockImplementation((step, sql) =>
        sql.includes('parallel = true') ? loadInParts(() => run(step, sql), engine) : run(step, sql),
      );
    });
    expect(read).toEqual([
      ['1', '2', '3'],
      ['4', '5', '6'],
    ]);
  });

  it('says that rows are missing', async () => {
    expect(await readBack('1,2,3\n4,5,6\n', 3)).toBeNull();
  });
});

describe('bufferBytes', () => {
  it.each([
    [200, 10_000, 2, 20_480],
    [19_999, 10_000, 2, 20_480],
    [20_001, 10_000, 2, 12_288],
    [110_000, 10_000, 2, 57_344],
    [900_000, 10_000, 2, 151_552],
    [110_000, 10_000, 4, 28_672],
  ])('cuts %i bytes into equal parts of whole pages', (size, longest, threads, bytes) => {
    expect(bufferBytes(size, longest, threads)).toBe(bytes);
  });
});

type Row = readonly [string, string, string];

/** Every row arrives as it was written; `check` is told in which steps. */
function property(cells: fc.Arbitrary<string>, check = (_loads: string[]) => {}) {
  return fc.asyncProperty(
    fc.array(fc.tuple(cells, cells, cells), { minLength: 3, maxLength: 40 }),
    fc.constantFrom('\n', '\r\n'),
    fc.integer({ min: 20_000, max: 400_000 }),
    async (some, lineEnd, size) => {
      const rows = repeated(some, size);
      const text = rows.map((row) => row.map((one) => (one ? `"${one}"` : '')).join(',') + lineEnd).join('');
      const loads: string[] = [];
      const read = await readBack(text, rows.length, (engine) => {
        const run = engine.run.bind(engine);
        vi.spyOn(engine, 'run').mockImplementation((step, sql) => {
          loads.push(step);
          return run(step, sql);
        });
      });
      expect(read).toEqual(rows.map((row) => row.map(plain)));
      check(loads);
    },
  );
}

function repeated(rows: readonly Row[], size: number): Row[] {
  const all: Row[] = [];
  for (let bytes = 0; bytes < size; ) {
    const row = rows[all.length % rows.length] as Row; // at least three rows
    bytes += row.join(',').length + 7;
    all.push(row);
  }
  return all;
}

/** null where the rows are not as many as said. */
async function readBack(
  text: string,
  rows: number,
  prepare = (_engine: Engine) => {},
): Promise<(string | null)[][] | null> {
  const path = join(temporaryFolder(), 'rows.csv');
  writeFileSync(path, text);
  const limits = { ...DEFAULT_LIMITS, recordBytes: RECORD };
  const engine = await Engine.open(temporaryFolder(), path, limits);
  prepare(engine);
  try {
    const file = { path, table: 'loaded', delimiter: ',', columns: COLUMNS, hasLineBreaks: false };
    if (!(await loadRows(engine, file, rows, limits))) return null;
    const read = await engine.rows('read back', 'SELECT c0, c1, c2 FROM loaded ORDER BY rowid');
    return read.map((row) => COLUMNS.map((name) => row[name] as string | null)); // VARCHAR columns
  } finally {
    engine.close();
  }
}
