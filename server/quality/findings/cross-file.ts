import { datasetOf } from '#datasets/index.ts';
import type { MatchingFinding } from '#datasets/kit/dataset.ts';
import type { IdKind, ValuePhrase } from '#datasets/words/params.ts';
import type { OpenLake } from '#server/platform/lake/lake.ts';
import { allOf } from '#server/platform/lake/overlapping.ts';
import { sqlFile } from '#server/platform/lake/sql-file.ts';
import type { CurrentFile } from '../ledgers/inputs/inputs.ts';
import { share } from '../panels/define-panel.ts';

const MATCHED_ON_CODE = 'student.matched-on';
const SWAPPED_NAMES_CODE = 'student.names-swapped';

/** Codes of findings that need other files. The refresh makes them again for every current file. */
export const CROSS_FILE_CODES = [
  'student.not-on-roster',
  'student.other-person',
  'student.id-of-two',
  'student.id-elsewhere',
  'student.id-with-letters',
  'student.maybe-same',
  'demographics.newer-file',
  'student.two-homes',
  'score.before-grade-9',
  'score.after-graduation',
  'course.not-in-catalog',
  'course.title-differs',
  'course.zeros-lost',
  'course.many-credits',
  'term.maybe-repeated',
  'gpa.other-scale',
  MATCHED_ON_CODE,
  SWAPPED_NAMES_CODE,
] as const;

/** As in the findings of a file's own check: at most this many rows of a group, the group has the true count. */
const KEPT_ROWS = 1000;
const FIRST_ROWS = 5;

/** Header and letter of a column as found in a file, by declared name. */
export type FoundColumns = Readonly<Record<string, { letter: string; header: string }>>;

export interface FileToCheck extends CurrentFile {
  columns: FoundColumns;
}

interface FoundRow {
  file: number;
  code: string;
  row_number: number;
  school_id: string | null;
  student_id: string | null;
  value: string | null;
}

interface MatchedFile {
  file: number;
  kind: IdKind;
  matched: number;
  total: number;
}

interface FoundGroup {
  file: number;
  code: string;
  count: number;
  values: number;
  examples: string[];
  first_rows: number[];
}

const STATEMENTS = [
  sqlFile('./far-titles.sql', import.meta.url),
  sqlFile('./swapped-names.sql', import.meta.url),
  sqlFile('./cross-file.sql', import.meta.url),
].join('\n');

export type CrossFile = Awaited<ReturnType<typeof findCrossFile>>;

/** Findings of the current files, as rows of `issue` and `issue_group`. All statements are given at once. */
export async function findCrossFile(lake: OpenLake, files: readonly FileToCheck[]) {
  const [, groups, rows, matchedOn, swapped] = await allOf([
    lake.run('findings.cross-file', STATEMENTS),
    lake.rows<FoundGroup>(
      'findings.groups',
      `SELECT file, code, count(*) AS count, count(DISTINCT value) AS values,
      list_sort(list(DISTINCT value))[1:2] AS examples,
      list(shown_row(file, row_number) ORDER BY row_number)[1:${FIRST_ROWS}] AS first_rows
    FROM cross_file GROUP BY file, code ORDER BY file, code DESC`,
    ),
    lake.rows<FoundRow>(
      'findings.rows',
      `WITH kept AS (
      FROM cross_file QUALIFY row_number() OVER (PARTITION BY file, code ORDER BY cross_file.row_number) <= ${KEPT_ROWS}),
    -- Of many rows, few of which are reported, the student is looked up here.
    written AS (SELECT row.file, row.row_number, row.student_id FROM transcript_written AS row SEMI JOIN kept USING (file, row_number))
    SELECT kept.* REPLACE (coalesce(kept.student_id, written.student_id) AS student_id, shown_row(kept.file, kept.row_number) AS row_number)
    FROM kept LEFT JOIN written USING (file, row_number)
    ORDER BY kept.file, code DESC, kept.row_number`,
    ),
    findMatchedOn(lake, files),
    findSwappedNames(lake, files),
  ]);
  const aboutFiles = [...matchedOn, ...swapped];
  return {
    groups: [
      ...groups.flatMap(({ file, code, values, examples, ...group }) =>
        placed(files[file], code, [{ is: 'examples', examples, more: Math.max(0, values - 2) }]).map((found) => ({
          ...found,
          ...group,
        })),
      ),
      ...aboutFiles.map((found) => ({ ...found, count: 1, first_rows: [] })),
    ],
    issues: [
      ...rows.flatMap(({ file, code, ...row }) => placed(files[file], code).map((found) => ({ ...found, ...row }))),
      // A line about the file as a whole is seen by everyone who sees a part of it; with several schools, only those
      // who see all of them get it.
      ...aboutFiles
        .filter(({ upload_id }) => files.some(({ fileId, schoolIds }) => fileId === upload_id && schoolIds.size === 1))
        .map((found) => ({ ...found, row_number: null, school_id: null, student_id: null, value: null })),
    ],
  };
}

/** 'State student ID: 97% of 1,234 IDs are on the roster', once a file that found someone. */
async function findMatchedOn(lake: OpenLake, files: readonly FileToCheck[]) {
  const found = await lake.rows<MatchedFile>(
    'findings.matched-on',
    `SELECT file, kind, sum(matched)::INTEGER AS matched, sum(total)::INTEGER AS total FROM matched_on
    WHERE kind IS NOT NULL GROUP BY file, kind HAVING sum(matched) > 0 ORDER BY file, kind`,
  );
  return found.flatMap(({ file, kind, matched, total }) => {
    const percent = share(matched, total) ?? 0;
    return placed(files[file], MATCHED_ON_CODE, [{ is: 'matched-on', kind, percent, of: total, found: matched }]);
  });
}

/** '412 of 415 students', once a file. */
async function findSwappedNames(lake: OpenLake, files: readonly FileToCheck[]) {
  const found = await lake.rows<{ file: number; turned: number; students: number }>(
    'findings.swapped-names',
    'SELECT file, turned::INTEGER AS turned, students::INTEGER AS students FROM swapped_name ORDER BY file',
  );
  return found.flatMap(({ file, turned, students }) =>
    placed(files[file], SWAPPED_NAMES_CODE, [{ is: 'students', students: turned, of: students }]),
  );
}

/** Where a finding is in a file and what it says; nothing for a file whose dataset does not declare it. */
function placed(file: FileToCheck | undefined, code: string, list?: readonly ValuePhrase[]) {
  const dataset = file && datasetOf(file.type);
  const found: MatchingFinding | undefined = dataset?.matching.find((finding) => finding.code === code);
  if (!file || !dataset || !found) return [];
  const at = file.columns[found.column];
  return [
    {
      upload_id: file.fileId,
      run: file.run,
      code,
      severity: found.severity,
      column_name: found.column,
      column_letter: at?.letter ?? null,
      header: at?.header ?? dataset.columns.find(({ name }) => name === found.column)?.label ?? null,
      params: list ? { list } : {},
    },
  ];
}
