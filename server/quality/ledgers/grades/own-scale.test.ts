/** Rows of transcripts that count credits otherwise than the school they are under. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLake } from '#server/platform/lake/lake.ts';
import { findCrossFile } from '../../findings/cross-file.ts';
import { rowFiles } from '../../fixtures/row-files.ts';
import { buildLedgers } from '../build.ts';
import { withLacks } from '../inputs/inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'own-scale-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SCHOOL = 's1';
const COURSES: Record<string, string> = {
  E1: 'English Language Arts',
  M1: 'Mathematics',
  S1: 'Science',
  H1: 'Social Studies',
  C1: 'Career and Technical Education',
};

/** Marks of a student in a year: what each of the courses earns in each of two semesters. */
interface Year {
  student: number;
  year: number;
  credits: number;
  isTransfer?: boolean;
  courses?: readonly string[];
}
const CORE = ['E1', 'M1', 'S1', 'H1'];
/** Four students of four years at a school whose semesters earn `credits`, but for some years. */
const schoolOf = (credits: number, others: readonly Year[] = []): Year[] =>
  [0, 1, 2, 3].flatMap((student) =>
    [2021, 2022, 2023, 2024].flatMap((year) => {
      const own = others.filter((other) => other.student === student && other.year === year);
      return own.some(({ courses }) => courses === undefined) ? own : [{ student, year, credits }, ...own];
    }),
  );

/** Units of each student in all areas, and the credits that are warned of. */
async function unitsOf(years: readonly Year[]) {
  const lake = await openLake([folder]);
  const { files, add } = rowFiles(lake, folder, [SCHOOL]);
  await add(
    'STUDENT_ROSTER',
    `SELECT '${SCHOOL}' AS school_id, 'S' || s AS student_id, 2021 + y AS school_year, 9 + y AS grade_level FROM range(4) AS student(s), range(4) AS year(y)`,
  );
  const marks = years.flatMap(({ student, year, credits, isTransfer = false, courses = CORE }) =>
    courses.flatMap((course) =>
      [1, 2].map(
        (term) =>
          `(${isTransfer ? 'NULL' : `'${SCHOOL}'`}, 'S${student}', ${year}, 'S${term}', '${course}-${year}', '${COURSES[course]}', ${credits}, ${isTransfer})`,
      ),
    ),
  );
  await add(
    'TRANSCRIPT',
    `SELECT *, 3 AS points, 2 AS mark_level FROM (VALUES ${marks.join(', ')})
      AS row(school_id, student_id, school_year, term, course_code, subject, credits_earned, is_transfer)`,
  );
  await buildLedgers(lake, { yearEnding: 2024, schools: [{ id: SCHOOL, name: 'One' }] }, await withLacks(lake, files));
  const units = await lake.rows<{ units: number }>(
    'units',
    `SELECT english + mathematics + science + social_studies + career AS units FROM units_of_student ORDER BY who`,
  );
  const { groups } = await findCrossFile(lake, files);
  lake.close();
  const warned = groups.find(({ code }) => code === 'course.many-credits')?.count ?? 0;
  return { units: units.map((one) => one.units), warned };
}

/** Four courses a year. */
const WHOLE = { units: [16, 16, 16, 16], warned: 0 };

it.each<[string, Year[]]>([
  [
    'of a former school that counts 10 a year',
    schoolOf(0.5, [{ student: 0, year: 2021, credits: 5, isTransfer: true }]),
  ],
  [
    'of a former school that counts 5 a year',
    schoolOf(0.5, [{ student: 0, year: 2021, credits: 2.5, isTransfer: true }]),
  ],
  ['of a former school that counts units', schoolOf(5, [{ student: 0, year: 2021, credits: 0.5, isTransfer: true }])],
  ['of 10 a year that name the new school', schoolOf(0.5, [{ student: 0, year: 2021, credits: 5 }])],
  [
    'of the years before the district changed',
    [0, 1, 2, 3].flatMap((student) =>
      [2021, 2022, 2023, 2024].map((year) => ({ student, year, credits: year < 2023 ? 5 : 0.5 })),
    ),
  ],
])('counts rows %s as what they are', async (_, years) => {
  expect(await unitsOf(years)).toEqual(WHOLE);
});

it('counts hours of a college as they are, and warns of them', async () => {
  const college: Year = { student: 0, year: 2024, credits: 3, courses: ['E1', 'M1'], isTransfer: true };
  expect(await unitsOf(schoolOf(0.5, [college]))).toEqual({ units: [26, 16, 16, 16], warned: 4 });
});

it('does not warn of career courses of several hours a day', async () => {
  const career: Year = { student: 0, year: 2024, credits: 3, courses: ['C1'] };
  expect(await unitsOf(schoolOf(0.5, [career]))).toEqual({ units: [22, 16, 16, 16], warned: 0 });
});

it('keeps the scale of a school that gives parts of its credits', async () => {
  const parts: Year = { student: 0, year: 2024, credits: 1, courses: CORE.slice(0, 2) };
  const years = [...schoolOf(5).filter(({ student, year }) => student !== 0 || year !== 2024), parts];
  expect(await unitsOf(years)).toEqual({ units: [12.4, 16, 16, 16], warned: 0 });
});
