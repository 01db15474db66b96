/**
 * What schools may disagree on, counted by hand: of which school an unmatched score may be, where IB is
 * offered, and what titles say.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MeasureId } from '#contract/quality/opportunity.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { buildLedgers } from '../ledgers/build.ts';
import { type CurrentFile, withLacks } from '../ledgers/inputs/inputs.ts';
import type { Schools } from '../scopes.ts';
import { countOpportunity, type OpportunityCounts } from './count.ts';
import { holdingOf } from './holding.ts';
import { countsBySchool, opportunityOf } from './of-scope.ts';

const [A, B, C] = ['a', 'b', 'c'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`) as [
  string,
  string,
  string,
];
const AUDIT = { yearEnding: 2024, schools: [A, B, C].map((id) => ({ id, name: id })) };

/** Students by home, each with what one row of a transcript of the last year says. */
const TAKEN: readonly [home: string, code: string, title: string | null, level: string | null][] = [
  // Of one course two catalogs say IB and AP: it is AP, at both schools.
  [A, 'X', null, null],
  // A title that is the code says nothing; where it begins with the word AP it does.
  [A, 'AP101', 'AP101', null],
  [A, 'AP 102', 'AP 102', null],
  [A, 'AP103', 'AP 103', null],
  [A, 'AP104', 'AP104', 'general'],
  [A, 'M2', 'M2', null],
  // HL is IB where the school offers it.
  [A, 'Q1', 'Math HL', null],
  [B, 'Q1', 'Math HL', null],
  // General by the catalog of B, IB by that of C.
  [B, 'Y', null, null],
  [C, 'Y', null, null],
];
const CATALOG: readonly [school: string, year: number, code: string, title: string, level: string][] = [
  [A, 2024, 'X', 'Biology', 'IB'],
  [B, 2024, 'X', 'Biology', 'AP'],
  [B, 2024, 'Y', 'History', 'general'],
  [C, 2024, 'Y', 'History', 'IB'],
  [A, 2020, 'Z', 'Art', 'IB'],
  [A, 2021, 'M', 'Mathematics', 'general'],
];
type Part = 'sat_ebrw' | 'sat_math' | 'sat_total' | 'act_english' | 'act_math' | 'act_reading' | 'act_science';
const STRAYS: readonly [
  id: string,
  test: string,
  school: string | null,
  written: string | null,
  part: Part | 'numeric_score',
  value: number,
][] = [
  ['1', 'SAT', A, 'A', 'sat_ebrw', 500],
  ['1', 'SAT', B, 'B', 'sat_math', 500],
  // Three sections at A, the fourth of no school.
  ['2', 'ACT', A, 'A', 'act_english', 20],
  ['2', 'ACT', A, 'A', 'act_math', 20],
  ['2', 'ACT', A, 'A', 'act_reading', 20],
  ['2', 'ACT', null, null, 'act_science', 20],
  // At a school outside of the audit.
  ['3', 'SAT', null, 'Elsewhere', 'sat_total', 1000],
  ['4', 'SAT', B, 'B', 'sat_ebrw', 500],
  ['4', 'SAT', null, 'Elsewhere', 'sat_math', 500],
  // One half is not a superscore, of whatever school.
  ['5', 'SAT', C, 'C', 'sat_math', 500],
  ['6', 'AP', A, 'A', 'numeric_score', 5],
  ['6', 'AP', B, 'B', 'numeric_score', 1],
];

const folder = mkdtempSync(join(tmpdir(), 'small-district-'));
let counts: OpportunityCounts;
const sqlOf = (value: string | number | null) => (typeof value === 'string' ? `'${value}'` : String(value));
const rowsOf = (rows: readonly (readonly (string | number | null)[])[], columns: string) =>
  `(VALUES ${rows.map((row) => `(${row.map(sqlOf).join(', ')})`).join(', ')}) AS row(${columns})`;

beforeAll(async () => {
  const lake = await openLake([folder]);
  const files: CurrentFile[] = [];
  const add = async (type: UploadFileType, sql: string) => {
    const path = join(folder, type, 'rows.parquet');
    mkdirSync(join(folder, type));
    await lake.run('rows', `COPY (SELECT row_number() OVER () + 1 AS row_number, * FROM (${sql})) TO '${path}'`);
    files.push({ fileId: type, run: 1, type, fileName: type, schoolIds: new Set([A, B, C]), path });
  };
  const students = TAKEN.map(([home], at) => [`S${at}`, home]);
  await add(
    'STUDENT_ROSTER',
    `SELECT student_id, school_id, year AS school_year, 12 - 2024 + year AS grade_level
     FROM ${rowsOf(students, 'student_id, school_id')}, range(2021, 2025) AS years(year)`,
  );
  await add('COURSE_CATALOG', `FROM ${rowsOf(CATALOG, 'school_id, school_year, course_code, course_title, level')}`);
  const taken = TAKEN.map(([home, ...row], at) => [`S${at}`, home, 2024, ...row]);
  await add(
    'TRANSCRIPT',
    `SELECT *, 0.5 AS credits_earned, 3.0 AS points FROM ${rowsOf(taken, 'student_id, school_id, school_year, course_code, course_title, course_level')}
     UNION ALL SELECT student_id, school_id, year, 'M', 'Mathematics', NULL, 0.5, 3.0
     FROM ${rowsOf(students, 'student_id, school_id')}, range(2021, 2025) AS years(year)`,
  );
  const columns = [
    'sat_ebrw',
    'sat_math',
    'sat_total',
    'act_english',
    'act_math',
    'act_reading',
    'act_science',
    'numeric_score',
  ];
  await add(
    'STUDENT_TEST_SCORES',
    `SELECT student_id, test_type, school_id, school, ${columns.map((name) => `CASE part WHEN '${name}' THEN value END AS ${name}`).join(', ')}
     FROM ${rowsOf(STRAYS, 'student_id, test_type, school_id, school, part, value')}`,
  );
  await buildLedgers(lake, AUDIT, await withLacks(lake, files));
  counts = await countOpportunity(lake);
  lake.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

function measureOf(id: MeasureId, schools: Schools) {
  const holding = holdingOf({ files: [], lacks: [], allSchools: [A, B, C] });
  const stored = opportunityOf(counts, { schools }, holding);
  // As a refresh adds it up.
  expect(opportunityOf(countsBySchool(counts)(schools), { schools }, holding)).toEqual(stored);
  const found = stored.measures[id];
  if (found === undefined) throw new TypeError(id);
  return found;
}

describe('scores that are no one’s', () => {
  const floatingIn = (id: MeasureId) =>
    ['all' as const, [A], [B], [C]].map((schools) => measureOf(id, schools).floating);

  it('may be of each school that a row of their ID names, with all that its other rows say', () => {
    // A student of A may have taken the other section at B: the number of A could be higher by one, and that of B.
    expect(floatingIn('sat_act')).toEqual([4, 2, 3, 1]);
    expect(floatingIn('ap_ib_score')).toEqual([1, 1, 1, 0]);
    expect(floatingIn('ap_ib_exam')).toEqual([1, 1, 1, 0]);
  });
});

describe('levels', () => {
  const cellOf = (id: MeasureId, schools: Schools) => measureOf(id, schools).all.slice(0, 3);

  it('are the highest of any catalog: a school offers IB where a course of its catalogs has that level', () => {
    expect([...counts.ibHomes].toSorted()).toEqual([B, C]);
    // Asked, attained, uncertain.
    expect(cellOf('ib_course', [A])).toEqual([0, 0, 0]);
    expect(cellOf('ib_course', [B])).toEqual([2, 2, 0]);
    expect(cellOf('ib_course', [C])).toEqual([1, 1, 0]);
    expect(cellOf('ib_course', 'all')).toEqual([3, 3, 0]);
  });

  it('are unknown where a title is the code, also one that begins with AP, unless AP is a word of it', () => {
    // X, 'AP 102' and 'AP 103' are AP; 'AP101' and 'M2' could be; 'AP104' says itself that it is not,
    // and 'Math HL' has a title.
    expect(cellOf('ap_course', [A])).toEqual([7, 3, 2]);
    // By its title alone 'Math HL' is of no level at A, and could be honors.
    expect(cellOf('advanced_course', [A])).toEqual([7, 3, 3]);
  });
});
