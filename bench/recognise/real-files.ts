import { mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { datasetOf } from '#datasets/index.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { contextOf as knownContext, knownUploads } from '#datasets/test-harness/known-answers.ts';
import { inWords } from '#server/ingest/in-words.ts';
import { DEFAULT_LIMITS } from '#server/ingest/limits.ts';
import { runPipeline } from '#server/ingest/pipeline.ts';
import { benchFolder, isAskedAbout, type JudgedColumn, type JudgedFile } from './judge.ts';
import { REAL_FILES, type RealFile } from './real-labels.ts';

const FIXTURES = fileURLToPath(new URL('../../server/ingest/fixtures/', import.meta.url));

/** Schools as the files of the publishers write them, beside those of the made-up district: no row is one of elsewhere. */
const PUBLISHED = [
  ['Lakeview High School', '10001', '110003'],
  ['Grand Bend High School', '255901001', null],
  ['110001', '110001', null],
  ['10002', '10002', null],
  ...['School', 'School A', 'School B', 'School C', 'School D'].map((name) => [name, null, null] as const),
] as const;

function contextOf({ years = [], test, demographics = [] }: RealFile): IngestContext {
  const [known] = knownUploads('sis');
  const published = PUBLISHED.map(([name, local_id, state_id]) => ({
    ...{ id: name, name, local_id, state_id, nces_id: null, ceeb_code: null },
  }));
  const schools = [...(known ? knownContext(known).schools : []), ...published];
  const chosen = { schoolIds: schools.map(({ id }) => id), years, testTypes: test ? [test] : [] };
  return { yearEnding: 2024, schools, chosen: { ...chosen, demographicTypes: demographics } };
}

/** Files as vendors and student systems write them, each judged by the header that every column is to be read from. */
export async function judgeRealFiles(): Promise<JudgedFile[]> {
  const folder = benchFolder();
  try {
    const judged: JudgedFile[] = [];
    for (const file of REAL_FILES) judged.push(await judgeReal(file, mkdtempSync(join(folder, 'real-'))));
    return judged;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judgeReal(file: RealFile, folder: string): Promise<JudgedFile> {
  const { path, type, columns: labels } = file;
  const request = { rawPath: join(FIXTURES, path), fileName: basename(path), type, context: contextOf(file), folder };
  const result = inWords(await runPipeline(request, DEFAULT_LIMITS, () => {}), datasetOf(type), 'en');
  const labelled = Object.entries(labels).map(([column, header]): JudgedColumn => {
    const found = result.columns[column]?.header;
    const why = `'${header}' taken from '${found ?? 'nothing'}'`;
    // A value to be mapped is a question; a warning about cells of the right column is none.
    if (found === header) {
      const isOpen = result.mapping?.values.some((value) => value.column === column);
      return { column, outcome: isOpen ? 'asked' : 'right', why };
    }
    if (isAskedAbout(column, header, result)) return { column, outcome: 'asked', why };
    return { column, outcome: found === undefined ? 'left' : 'silent', why };
  });
  // Which test a row is of follows from the layout.
  const strays = Object.entries(result.columns).flatMap(([column, { header }]): JudgedColumn[] =>
    column in labels || column === 'test_type' ? [] : [{ column, outcome: 'silent', why: `'${header}' is none` }],
  );
  const judged = [...labelled, ...strays];
  const has = (outcome: string) => judged.some((column) => column.outcome === outcome);
  return {
    file: { ...NOTHING_MADE, table: nameOf(type), traits: [path] },
    columns: judged,
    outcome: has('silent') ? 'silent' : has('asked') ? 'asked' : 'right',
  };
}

const nameOf = (type: UploadFileType): string => `Real: ${datasetOf(type).label}`;

const NOTHING_MADE = { seed: 0, isOrdinary: true, columns: [], expected: new Map(), readFrom: new Map() };
