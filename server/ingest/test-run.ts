import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { datasetOf } from '#datasets/index.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { sayRefusal } from '#datasets/words/refusals.ts';
import { Engine, type Row } from './engine.ts';
import { inWords, type SpokenResult } from './in-words.ts';
import { limitsFor } from './limits.ts';
import { runPipeline } from './pipeline.ts';
import { readCsv } from './read/csv/csv.ts';
import { anyScore } from './read/header-score.ts';
import type { ReadTable } from './read/table.ts';
import { Refusal } from './refusal.ts';
import type { IngestProgress, IngestRequest, IngestResult } from './result.ts';

export const fixture = (path: string): string => join(import.meta.dirname, 'fixtures', path);

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ingest-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const NAMES = ['Roosevelt HS', 'Lincoln High', 'East Academy'];

/** The audit that the hostile samples were made for. */
export const CONTEXT: IngestContext = {
  yearEnding: 2024,
  schools: NAMES.map((name, index) => ({
    id: `school-${index}`,
    name,
    local_id: null,
    state_id: null,
    nces_id: null,
    ceeb_code: null,
  })),
  chosen: { schoolIds: NAMES.map((_, index) => `school-${index}`), years: [], demographicTypes: [], testTypes: [] },
};

/** An audit of one school, which was chosen for the file. */
export const ONE_SCHOOL: IngestContext = {
  yearEnding: 2024,
  schools: [{ id: 'lakeview', name: 'Lakeview', local_id: '101', state_id: null, nces_id: null, ceeb_code: null }],
  chosen: { schoolIds: ['lakeview'], years: [], demographicTypes: [], testTypes: [] },
};

/** An audit of the school that vendors' samples are of, with what was chosen for the file. */
export const ofLakeviewHigh = (chosen: Partial<IngestContext['chosen']> = {}): IngestContext => ({
  yearEnding: 2024,
  schools: [
    {
      id: 'lakeview',
      name: 'Lakeview High School',
      local_id: '10001',
      state_id: '110003',
      nces_id: null,
      ceeb_code: null,
    },
  ],
  chosen: { schoolIds: ['lakeview'], years: [], demographicTypes: [], testTypes: [], ...chosen },
});

export function requestFor(rawPath: string, type: UploadFileType = 'STUDENT_ROSTER', context = CONTEXT): IngestRequest {
  return { rawPath, fileName: basename(rawPath), type, context, folder: temporaryFolder() };
}

/** The pipeline with the limits of the child and without the child. */
export const runHere = (
  request: IngestRequest,
  onProgress: (progress: IngestProgress) => void = () => {},
): Promise<IngestResult> => runPipeline(request, limitsFor(statSync(request.rawPath).size), onProgress);

/** The whole pipeline in this process: what a file is found to be, in English words, without the child around it. */
export async function check(rawPath: string, type?: UploadFileType, context?: IngestContext): Promise<SpokenResult> {
  const request = requestFor(rawPath, type, context);
  const result = await runHere(request);
  return inWords(result, datasetOf(request.type), 'en');
}

/** The rows that were kept, in their order: the values of some columns, as text. */
export async function storedRows({ parquet }: SpokenResult, columns: readonly string[]): Promise<(string | null)[][]> {
  if (!parquet) return [];
  const engine = await engineFor(parquet);
  const texts = columns.map((column) => `CAST(${column} AS VARCHAR)`).join(', ');
  const rows = await engine.rows(
    'stored rows',
    `SELECT row_number, [${texts}] AS texts FROM read_parquet(${literal(parquet)}) ORDER BY row_number`,
  );
  return rows.map(({ texts: of }) => JSON.parse(JSON.stringify(of)));
}

/** An engine that may read one file. */
export async function engineFor(path: string): Promise<Engine> {
  const engine = await Engine.open(temporaryFolder(), path, limitsFor(statSync(path).size));
  onTestFinished(() => engine.close());
  return engine;
}

export interface ReadCells {
  table: ReadTable;
  /** Row number, then the cells; null for an empty one. */
  rows: (string | number | null)[][];
}

export async function readTextFile(path: string): Promise<ReadCells> {
  const engine = await engineFor(path);
  const table = await readCsv(path, engine, anyScore(datasetOf('STUDENT_ROSTER')), limitsFor(statSync(path).size));
  if (table instanceof Refusal) throw new Error(sayRefusal(table.why, 'en').reason);
  return { table, rows: await cellsOf(engine) };
}

export async function cellsOf(engine: Engine): Promise<ReadCells['rows']> {
  const rows = await engine.rows('read back', 'SELECT * FROM cells ORDER BY row_number');
  return rows.map(({ row_number, ...cells }: Row) => [
    Number(row_number),
    ...(Object.values(cells) as (string | null)[]),
  ]); // VARCHAR columns
}
