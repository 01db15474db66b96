import { datasetOf } from '#datasets/index.ts';
import type { MatchingFinding } from '#datasets/kit/dataset.ts';
import { fillWords, findingWords } from '#datasets/kit/findings.ts';
import type { OpenLake } from '#server/platform/lake/lake.ts';
import { allOf } from '#server/platform/lake/overlapping.ts';
import type { CurrentFile } from '../ledgers/inputs.ts';
import { ID_KINDS } from '../ledgers/matched-on.ts';
import { share } from '../panels/panel.ts';
import { FAR_TITLES } from './far-titles.ts';
import { SWAPPED_NAMES } from './swapped-names.ts';

const MATCHED_ON_CODE = 'student.matched-on';
const SWAPPED_NAMES_CODE = 'student.names-swapped';

/** Codes of findings that need other files. The refresh makes them again for every current file. */
export const CROSS_FILE_CODES = [
  'student.not-on-roster',
  'course.not-in-catalog',
  'course.title-differs',
  MATCHED_ON_CODE,
  SWAPPED_NAMES_CODE,
] as const;

/** As in the findings of a file's own check: at most so many rows of a group, the group has the true count. */
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
  kind: keyof typeof ID_KINDS;
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

/**
 * Students that are on no roster, courses that are in no catalog, titles of other courses than their code, and names the other way
 * round. A row is judged only where its school has a roster (or catalog): before, nothing is known that it could contradict.
 */
export const CROSS_FILE = `
  ${FAR_TITLES}
  ${SWAPPED_NAMES}
  CREATE TABLE cross_file AS
    WITH lost AS (
      -- Of a million rows a few are lost: these are looked for, and not the students of all the others.
      SELECT row.file, row_number, row.school_id, student_id FROM transcript_written AS row
      JOIN lost_id AS lost ON lost.place = 1 AND lost.file = row.file AND lost.id = row.student_id
      UNION ALL
      SELECT row.file, row_number, row.school_id, student_id FROM transcript_written AS row
      JOIN lost_id AS lost ON lost.place = 2 AND lost.file = row.file AND lost.id = row.other_student_id
      UNION ALL
      SELECT file, row_number, school_id, student_id FROM transcript_written
      WHERE student_id IS NULL AND file NOT IN (SELECT file FROM kind_of_file WHERE place = 2)
      UNION ALL
      SELECT file, row_number, school_id, student_id FROM transcript_written
      WHERE other_student_id IS NULL AND file IN (SELECT file FROM kind_of_file WHERE place = 2)),
    judged AS (
      SELECT file, row_number, school_id, student_id, NULL AS name FROM matched_demographics WHERE student IS NULL
      UNION ALL
      SELECT file, row_number, of_school.key, student_id, NULL FROM lost LEFT JOIN school_text AS of_school ON of_school.text = lost.school_id
      UNION ALL
      -- Vendors write several scores into one row; one is reported.
      SELECT DISTINCT file, row_number, belongs_to, student_id, concat_ws(', ', last_name, first_name) FROM matched_score WHERE student IS NULL),
    has_roster AS (SELECT DISTINCT school_id FROM covered WHERE type = 'STUDENT_ROSTER'),
    has_catalog AS (SELECT DISTINCT school_id FROM covered WHERE type = 'COURSE_CATALOG')
    SELECT file, '${CROSS_FILE_CODES[0]}' AS code, row_number, school_id, student_id, coalesce(student_id, name) AS value
    FROM judged ANTI JOIN (SELECT file, row_number FROM turned_row SEMI JOIN swapped_name USING (file)) USING (file, row_number)
    WHERE ${judgedBy('judged', 'has_roster')}

    UNION ALL
    SELECT file, '${CROSS_FILE_CODES[1]}', row_number, school_id, NULL, course_code
    FROM taken WHERE NOT is_in_catalog AND NOT is_transfer AND course_code IS NOT NULL AND ${judgedBy('taken', 'has_catalog')}

    UNION ALL
    SELECT file, '${CROSS_FILE_CODES[1]}', row_number, school_id, NULL, course_code
    FROM pathway_asked ANTI JOIN course_anywhere USING (course_code) WHERE ${judgedBy('pathway_asked', 'has_catalog')}

    UNION ALL
    SELECT row.file, '${CROSS_FILE_CODES[2]}', row.row_number, of_school.key, row.student_id, row.course_title
    FROM transcript_written AS row
    JOIN far_title AS far ON far.code = row.course_code AND far.title = row.course_title
    LEFT JOIN school_text AS of_school ON of_school.text = row.school_id
    WHERE NOT coalesce(row.is_transfer, false)`;

/** True for a row of a school in `known`, or of no school while every school its file covers is in `known`. */
function judgedBy(rows: string, known: string): string {
  return `(${rows}.school_id IN (FROM ${known}) OR (${rows}.school_id IS NULL AND ${rows}.file IN (
    SELECT file FROM covered GROUP BY file HAVING bool_and(school_id IN (FROM ${known})))))`;
}

export type CrossFile = Awaited<ReturnType<typeof findCrossFile>>;

/** Findings of the current files, as rows of `issue` and `issue_group`. All statements are given at once. */
export async function findCrossFile(lake: OpenLake, files: readonly FileToCheck[]) {
  const [, groups, rows, matchedOn, swapped] = await allOf([
    lake.run('findings.cross-file', CROSS_FILE),
    lake.rows<FoundGroup>(
      'findings.groups',
      `SELECT file, code, count(*) AS count, count(DISTINCT value) AS values,
      list_sort(list(DISTINCT value))[1:2] AS examples,
      list(row_number ORDER BY row_number)[1:${FIRST_ROWS}] AS first_rows
    FROM cross_file GROUP BY file, code ORDER BY file, code DESC`,
    ),
    lake.rows<FoundRow>(
      'findings.rows',
      `WITH kept AS (
      FROM cross_file QUALIFY row_number() OVER (PARTITION BY file, code ORDER BY cross_file.row_number) <= ${KEPT_ROWS}),
    -- Of many rows, few of which are reported, the student is looked up here.
    written AS (SELECT row.file, row.row_number, row.student_id FROM transcript_written AS row SEMI JOIN kept USING (file, row_number))
    SELECT kept.* REPLACE (coalesce(kept.student_id, written.student_id) AS student_id)
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
        said(files[file], code, named(examples, values)).map((words) => ({ ...words, ...group })),
      ),
      ...aboutFiles.map((words) => ({ ...words, count: 1, values: 1, first_rows: [] })),
    ],
    issues: [
      ...rows.flatMap(({ file, code, ...row }) =>
        said(files[file], code, named([row.value], 1)).map((words) => ({ ...words, ...row })),
      ),
      // A line about the file as a whole is seen by everyone who sees a part of it; with several schools, only those who see all of them get it.
      ...aboutFiles
        .filter(({ upload_id }) => files.some(({ fileId, schoolIds }) => fileId === upload_id && schoolIds.size === 1))
        .map((words) => ({ ...words, row_number: null, school_id: null, student_id: null, value: null })),
    ],
  };
}

/** 'State student ID: 97% of 1,234 ids are on the roster', once a file that found somebody. */
async function findMatchedOn(lake: OpenLake, files: readonly FileToCheck[]) {
  const found = await lake.rows<MatchedFile>(
    'findings.matched-on',
    `SELECT file, kind, sum(matched)::INTEGER AS matched, sum(total)::INTEGER AS total FROM matched_on
    WHERE kind IS NOT NULL GROUP BY file, kind HAVING sum(matched) > 0 ORDER BY file, kind`,
  );
  return found.flatMap(({ file, kind, matched, total }) => {
    const words = `${ID_KINDS[kind]}: ${share(matched, total)}% of ${total} are on the roster`;
    return said(files[file], MATCHED_ON_CODE, words);
  });
}

/** '412 of 415 students', once a file. */
async function findSwappedNames(lake: OpenLake, files: readonly FileToCheck[]) {
  const found = await lake.rows<{ file: number; turned: number; students: number }>(
    'findings.swapped-names',
    'SELECT file, turned::INTEGER AS turned, students::INTEGER AS students FROM swapped_name ORDER BY file',
  );
  return found.flatMap(({ file, turned, students }) =>
    said(files[file], SWAPPED_NAMES_CODE, `${turned} of ${students} students`),
  );
}

/** Of many values the first two are named. */
const named = (examples: readonly (string | null)[], values: number): string =>
  `${examples.map((value) => `'${value ?? ''}'`).join(', ')}${values > 2 ? ` and ${values - 2} more` : ''}`;

/** Where a finding stands in a file and what it says; nothing for a file whose dataset does not declare it. */
function said(file: FileToCheck | undefined, code: string, values: string) {
  const dataset = file && datasetOf(file.type);
  const found: MatchingFinding | undefined = dataset?.matching.find((finding) => finding.code === code);
  if (!file || !dataset || !found) return [];
  const words = findingWords(dataset, code, found.column);
  const at = file.columns[found.column];
  const header = at?.header ?? dataset.columns.find(({ name }) => name === found.column)?.label ?? null;
  const fill = (sentence: string) =>
    fillWords(
      sentence.replaceAll('{value}', () => values),
      { value: null, header },
    );
  return [
    {
      upload_id: file.fileId,
      run: file.run,
      code,
      severity: words.severity,
      column_letter: at?.letter ?? null,
      header,
      message: `${fill(words.problem)} Allowed: ${fill(words.allowed)}`,
      fix: fill(words.fix),
    },
  ];
}
