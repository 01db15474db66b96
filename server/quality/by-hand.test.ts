import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PanelAnswer, PanelName } from '#contract/quality.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { computePanels } from './compute.ts';
import { checkLayout, DISTRICT } from './fixtures/known-district.ts';
import { buildLedgers } from './ledgers/build.ts';
import { scopesOf } from './scopes.ts';

/**
 * The same figures a second time, in plain loops over the same rows: no SQL, no ledger, written from domain.md 7 alone. It guards
 * against a misreading that the ledgers and the known answers could share.
 */

interface Roster {
  student_id: string;
  school_id: string;
  school_year: number;
  grade_level: number;
  graduation_year: number | null;
  primary_school: boolean | null;
  entry: string | null;
  exit: string | null;
  exit_kind: string | null;
  status: string | null;
}
interface Demographics {
  student_id: string;
  gender_value: string | null;
  is_low_income: boolean | null;
}
interface Course {
  school_year: number;
  course_code: string;
  course_title: string;
  level: string;
}
interface Taken {
  student_id: string;
  school_year: number;
  course_code: string;
  is_transfer: boolean;
}
interface Score {
  student_id: string;
  test_type: string;
  sat_ebrw: number | null;
  sat_math: number | null;
  sat_total: number | null;
  numeric_score: number | null;
  is_counted: boolean;
}
interface Pathway {
  course_code: string;
}

const YEARS = [2021, 2022, 2023, 2024];
const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;

let roster: Roster[];
let demographics: Demographics[];
let courses: Course[];
let taken: Taken[];
let scores: Score[];
let pathways: Pathway[];
let folder: string;
const panels = new Map<PanelName, PanelAnswer<PanelName>>();

beforeAll(async () => {
  const checked = await checkLayout('clean');
  folder = checked.folder;
  const lake = await openLake([folder]);
  const read = <Row extends object>(type: UploadFileType, columns: string) =>
    lake.rows<Row>(
      type,
      `SELECT ${columns} FROM read_parquet([${checked.files.flatMap((file) => (file.type === type ? `'${file.path}'` : [])).join(', ')}])`,
    );
  roster = await read('STUDENT_ROSTER', '*, entry_date::VARCHAR AS entry, exit_date::VARCHAR AS exit');
  demographics = await read('STUDENT_DEMOGRAPHICS', '*');
  courses = await read('COURSE_CATALOG', '*');
  taken = await read('TRANSCRIPT', '*');
  scores = await read('STUDENT_TEST_SCORES', '*');
  pathways = await read('CTE_PATHWAY_CATALOG', '*');
  await buildLedgers(lake, DISTRICT, checked.files);
  for (const { panel, scope, answer } of await computePanels(lake, DISTRICT, scopesOf(DISTRICT, [])))
    if (scope.key === 'all') panels.set(panel, answer);
  lake.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** High-school rows of the four years, by student, the latest first. */
function histories(): Map<string, Roster[]> {
  const counted = roster.filter(({ school_year, grade_level }) => YEARS.includes(school_year) && grade_level >= 9);
  const latest = (row: Roster) => `${row.school_year} ${row.entry ?? ''} ${row.primary_school ? 1 : 0}`;
  counted.sort((one, other) => latest(other).localeCompare(latest(one)));
  return Map.groupBy(counted, ({ student_id }) => student_id);
}

const schoolYearOf = (date: string) => Number(date.slice(0, 4)) + (Number(date.slice(5, 7)) >= 7 ? 1 : 0);

function enrolledYears(rows: readonly Roster[]): Set<number> {
  const years = new Set(rows.map(({ school_year }) => school_year));
  for (const { entry, exit } of rows)
    if (entry && exit)
      for (const year of YEARS) if (schoolYearOf(entry) <= year && year <= schoolYearOf(exit)) years.add(year);
  return years;
}

function isClassMember(rows: readonly Roster[]): boolean {
  const lastYear = rows.filter(({ school_year }) => school_year === 2024);
  const graduation = rows.find(({ graduation_year }) => graduation_year !== null)?.graduation_year;
  if (lastYear.some(({ grade_level }) => grade_level === 12)) return true;
  return graduation === undefined ? lastYear.length === 0 : graduation === 2024;
}

function hasLeft({ exit, exit_kind, status }: Roster): boolean {
  if (exit_kind === 'graduated' || status === 'graduated') return false;
  if (exit) return exit < '2024-05-01';
  return (
    ['transferred out', 'dropped', 'no-show'].includes(exit_kind ?? '') ||
    ['withdrawn', 'no-show'].includes(status ?? '')
  );
}

function cohort(): Map<string, string> {
  const transcripts = Map.groupBy(taken, ({ student_id }) => student_id);
  const homes = new Map<string, string>();
  for (const [student, rows] of histories()) {
    const [home] = rows;
    const years = new Set(transcripts.get(student)?.map(({ school_year }) => school_year));
    const complete = YEARS.every((year) => years.has(year) && enrolledYears(rows).has(year));
    if (home && complete && isClassMember(rows) && !hasLeft(home)) homes.set(student, home.school_id);
  }
  return homes;
}

describe('figures counted a second time', () => {
  it('all students and the cohort, by home school', () => {
    const homes = [...cohort().values()];
    expect(panels.get('rosters/summary')).toMatchObject({
      total_student_count: homes.length,
      schools: DISTRICT.schools.map(({ id, name }) => ({
        name,
        student_count: homes.filter((home) => home === id).length,
      })),
    });
    expect(panels.get('demographics/summary')).toMatchObject({ total: { student_count: histories().size } });
  });

  it('shares of gender and low income in the cohort, and students without a gender', () => {
    const members = cohort();
    const mine = demographics.filter(({ student_id }) => members.has(student_id));
    const genders = mine.flatMap(({ gender_value }) => gender_value ?? []);
    const incomes = mine.flatMap(({ is_low_income }) => is_low_income ?? []);
    expect(panels.get('demographics/summary')).toMatchObject({
      cohort: {
        demographic_percentages: {
          gender: { female: percent(genders.filter((gender) => gender === 'female').length, genders.length) },
          low_income: percent(incomes.filter((low) => low).length, incomes.length),
        },
      },
    });
    expect(panels.get('matching/detail')).toMatchObject({
      demographics: expect.arrayContaining([
        {
          type: 'Gender',
          not_matched_count: members.size - genders.length,
          percentage_matched: percent(genders.length, members.size),
        },
      ]),
    });
  });

  it('transcript courses in a catalog, and CTE courses in a catalog', () => {
    const members = cohort();
    const codes = new Set(courses.map(({ course_code }) => course_code));
    const rows = taken.filter(
      ({ student_id, school_year, is_transfer }) =>
        members.has(student_id) && YEARS.includes(school_year) && !is_transfer,
    );
    const cte = [...new Set(pathways.map(({ course_code }) => course_code))];
    expect(panels.get('matching/summary')).toMatchObject({
      counts: {
        transcript_courses: {
          matched: rows.filter(({ course_code }) => codes.has(course_code)).length,
          total: rows.length,
        },
        cte_courses: { matched: cte.filter((code) => codes.has(code)).length, total: cte.length },
      },
    });
    expect(panels.get('cte-pathways/summary')).toMatchObject({ cte_eligible_courses_count: cte.length });
  });

  it('courses by level, each at its highest', () => {
    const order = ['general', 'honors', 'IB', 'AP'];
    const highest = new Map<string, number>();
    for (const { course_code, course_title, level } of courses) {
      const course = `${course_code} ${course_title}`;
      highest.set(course, Math.max(order.indexOf(level), highest.get(course) ?? 0));
    }
    const levels = [...highest.values()];
    expect(panels.get('course-catalogs/summary')).toMatchObject({
      total_course_count: highest.size,
      course_counts: {
        ap: levels.filter((level) => level === 3).length,
        general: levels.filter((level) => level === 0).length,
      },
    });
  });

  it('SAT superscores of the cohort', () => {
    const members = cohort();
    const bests: number[] = [];
    for (const rows of Map.groupBy(
      scores.filter(({ test_type, student_id }) => test_type === 'SAT' && members.has(student_id)),
      ({ student_id }) => student_id,
    ).values()) {
      const best = (column: 'sat_ebrw' | 'sat_math' | 'sat_total') => Math.max(...rows.map((row) => row[column] ?? 0));
      const bySection = best('sat_ebrw') > 0 && best('sat_math') > 0;
      const score = bySection ? best('sat_ebrw') + best('sat_math') : best('sat_total');
      if (score > 0) bests.push(score);
    }
    expect(panels.get('test-scores/detail/sat-histogram')).toEqual({ scores: bests.sort((one, other) => one - other) });
  });

  it('AP exam scores of all students', () => {
    const students = histories();
    const exams = scores.filter(
      ({ test_type, numeric_score, is_counted, student_id }) =>
        test_type === 'AP' && numeric_score !== null && is_counted && students.has(student_id),
    );
    expect(panels.get('test-scores/summary')).toMatchObject({ total: { ap_score_count: exams.length } });
  });
});
