import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { literal } from '#datasets/kit/sql/quote.ts';
import { SUBJECT_AREAS } from '#datasets/vocabulary/courses/subject-areas.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { sqlFile } from '#server/platform/lake/sql-file.ts';
import { TITLE_MACROS, WORD_MACROS } from '../ledgers/macros.ts';

/** Code, titles of the catalogs, titles on transcripts that are the same course, titles that are another one. */
const COURSES: [code: string, listed: string[], same: string[], far: string[]][] = [
  ['A1', ['Algebra I'], ['ALGEBRA 1', 'Alg I', 'Algbra', 'Algebra I (Honors)', 'Math: Algebra'], ['Ceramics', 'PE 1']],
  ['E9', ['English 9', 'English Language Arts 9'], ['Eng 9', 'ELA 9', 'Lang Arts 9'], ['Algebra 9', 'Spanish II']],
  ['TK', ['Theory of Knowledge'], ['TOK', 'Theory Know'], ['Band']],
  ['US', ['AP US History'], ['APUSH', 'A.P. U.S. Hist.'], ['Welding']],
  ['W1', ['Welding I'], [], []],
  ['HE', ['Health'], ['Hlth', 'Health/PE'], ['Chemistry']],
];

it('finds the titles of other courses, and none that is only written otherwise', async () => {
  const lake = await openLake([tmpdir()]);
  const listed = COURSES.flatMap(([code, titles]) => titles.map((title) => [code, title]));
  const written = COURSES.flatMap(([code, , same, far]) => [...same, ...far].map((title) => [code, title]));
  const values = (rows: string[][]) => rows.map((row) => `(${row.map((text) => literal(text)).join(', ')})`).join(', ');
  await lake.run(
    'prepare',
    `CREATE TYPE subject_key AS ENUM (${SUBJECT_AREAS.map(({ value }) => literal(value)).join(', ')});
    ${TITLE_MACROS}${WORD_MACROS}
    CREATE TABLE offered AS SELECT *, title_key(course_title) AS title_key FROM (VALUES ${values(listed)}) AS t(course_code, course_title);
    CREATE TABLE course_text AS SELECT DISTINCT course_code AS text, course_code AS key FROM offered;
    CREATE TABLE cte_row AS SELECT * FROM (VALUES ('W1', 'Weld'), ('W1', 'Nursing'), ('XX', 'In no catalog'), ('W1', NULL)) AS t(course_code, course_title);
    CREATE TABLE transcript_written AS SELECT *, false AS is_transfer FROM (VALUES ${values(written)}, ('XX', 'In no catalog')) AS t(course_code, course_title);`,
  );
  await lake.run('far-titles', sqlFile('./far-titles.sql', import.meta.url));
  const found = await lake.rows<{ code: string; title: string }>('found', 'FROM far_title ORDER BY code, title');
  lake.close();
  expect(found.map(({ code, title }) => [code, title])).toEqual(
    [...COURSES.flatMap(([code, , , far]) => far.map((title) => [code, title])), ['W1', 'Nursing']].toSorted(),
  );
});
