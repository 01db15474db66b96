import { mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { datasetOf } from '#datasets/index.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { contextOf as knownContext, knownUploads } from '#datasets/test-harness/known-answers.ts';
import { inWords, type SpokenResult } from '#server/ingest/in-words.ts';
import { DEFAULT_LIMITS } from '#server/ingest/limits.ts';
import { runPipeline } from '#server/ingest/pipeline.ts';
import { type OpenLake, openLake } from '#server/platform/lake/lake.ts';
import { EXPORT_FILES } from './export-labels/export-labels.ts';
import { benchFolder, isAskedAbout, isSame, type JudgedColumn, type JudgedFile, rowsOf } from './judge.ts';
import { REAL_FILES, type RealFile } from './real-labels.ts';

const FIXTURES = fileURLToPath(new URL('../../server/ingest/fixtures/', import.meta.url));

/**
 * Schools as the files of the publishers write them, beside those of the made-up district: no row is one of elsewhere.
 */
const PUBLISHED = [
  ['Lakeview High School', '10001', '110003'],
  ['Grand Bend High School', '255901001', null],
  ['110001', '110001', null],
  ['10002', '10002', null],
  ...['School', 'School A', 'School B', 'School C', 'School D'].map((name) => [name, null, null] as const),
] as const;

/** Those of the small exports. */
const OF_EXPORTS = [
  ['Lincoln High School', '0101', null],
  ['Roosevelt High School', '0102', null],
] as const;

const schoolOf = ([name, local_id, state_id]: readonly [string, string | null, string | null]) => ({
  ...{ id: name, name, local_id, state_id, nces_id: null, ceeb_code: null },
});

function contextOf({ path, type, years = [], test, demographics = [] }: RealFile): IngestContext {
  const [known] = knownUploads('sis');
  const isExport = path.startsWith('exports/');
  const schools = isExport
    ? OF_EXPORTS.map(schoolOf)
    : [...(known ? knownContext(known).schools : []), ...PUBLISHED.map(schoolOf)];
  // A list of courses without a school is of one school.
  const chosen = isExport && type === 'COURSE_CATALOG' ? schools.slice(0, 1) : schools;
  return {
    yearEnding: 2024,
    schools,
    chosen: {
      schoolIds: chosen.map(({ id }) => id),
      years,
      testTypes: test ? [test] : [],
      demographicTypes: demographics,
    },
  };
}

/** Files as vendors and student systems write them, each judged by the header that every column is to be read from. */
export async function judgeRealFiles(): Promise<JudgedFile[]> {
  const folder = benchFolder();
  try {
    const judged: JudgedFile[] = [];
    const lake = await openLake([folder]);
    for (const file of [...REAL_FILES, ...EXPORT_FILES])
      judged.push(await judgeReal(file, mkdtempSync(join(folder, 'real-')), lake));
    return judged;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judgeReal(file: RealFile, folder: string, lake: OpenLake): Promise<JudgedFile> {
  const { path, type, columns: labels } = file;
  const request = { rawPath: join(FIXTURES, path), fileName: basename(path), type, context: contextOf(file), folder };
  const result = inWords(await runPipeline(request, DEFAULT_LIMITS, () => {}), datasetOf(type), 'en');
  const labelled = Object.entries(labels).map(([column, header]): JudgedColumn => {
    const found = result.columns[column]?.header;
    const why = `'${header}' taken from '${found ?? 'nothing'}'`;
    // A value to be mapped is a question; a warning about cells of the right column is not.
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
  const isKept = file.isRefused && result.rowsKept > 0;
  const kept: JudgedColumn[] = isKept ? [{ column: 'rows', outcome: 'silent', why: 'a file of another kind' }] : [];
  const judged = [...labelled, ...strays, ...(await judgedValues(file, result, lake)), ...kept];
  const has = (outcome: string) => judged.some((column) => column.outcome === outcome);
  return {
    file: { ...NOTHING_MADE, table: nameOf(type), traits: [path] },
    columns: judged,
    outcome: has('silent') ? 'silent' : has('asked') ? 'asked' : 'right',
  };
}

/** Values of rows that were kept, each as labelled, or asked about at their column. */
async function judgedValues({ values = [] }: RealFile, result: SpokenResult, lake: OpenLake): Promise<JudgedColumn[]> {
  if (!result.parquet) return [];
  const rows = await rowsOf(lake, result.parquet);
  return values.flatMap(([column, of, text]): JudgedColumn[] => {
    const labels = text.split(' ').map((value) => (value === '-' ? null : value.replaceAll('_', ' ')));
    const wrong = rows.find((row) => !isSame(row[of] ?? null, labels[Number(row.row_number) - 2] ?? null));
    if (!wrong) return [];
    const why = `row ${wrong.row_number}: ${of} is ${wrong[of]} instead of ${labels[Number(wrong.row_number) - 2]}`;
    return [{ column, outcome: isAskedAbout(column, '', result) ? 'asked' : 'silent', why }];
  });
}

const nameOf = (type: UploadFileType): string => `Real: ${datasetOf(type).label}`;

const NOTHING_MADE = { seed: 0, isOrdinary: true, columns: [], expected: new Map(), readFrom: new Map() };
