import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import type { Random } from '../../demo/district/random.ts';
import { SCHOOLS, YEAR_ENDING } from '../../demo/district/schools.ts';
import { makeTables } from '../../demo/district/tables.ts';

/** A table of the made-up district with the declared name of each of its columns. */
export interface CleanTable {
  name: string;
  type: UploadFileType;
  testType?: string;
  /** Declared names, in the order of the cells. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

const tables = makeTables();
const withoutHeader = ([, ...rows]: readonly (readonly string[])[]) => rows;

const SCORES = ['student_id', 'test_date'] as const;

export const CLEAN_TABLES: readonly CleanTable[] = [
  {
    name: 'Roster',
    type: 'STUDENT_ROSTER',
    columns:
      'student_id state_student_id last_name first_name birth_date school school_year grade_level entry_date exit_date exit_reason graduation_year'.split(
        ' ',
      ),
    rows: withoutHeader(tables.roster),
  },
  {
    name: 'Course catalog',
    type: 'COURSE_CATALOG',
    columns: 'school school_year course_code course_title subject_area sced_code course_level is_cte credits'.split(
      ' ',
    ),
    rows: withoutHeader(tables.catalog),
  },
  {
    name: 'Demographics',
    type: 'STUDENT_DEMOGRAPHICS',
    columns: 'student_id school gender race_ethnicity disability_status el_status low_income'.split(' '),
    rows: withoutHeader(tables.demographics),
  },
  {
    name: 'Transcripts',
    type: 'TRANSCRIPT',
    columns:
      'student_id school school_year term course_code course_title final_grade credits_attempted credits_earned grade_level'.split(
        ' ',
      ),
    rows: withoutHeader(tables.transcripts),
  },
  {
    name: 'SAT scores',
    type: 'STUDENT_TEST_SCORES',
    testType: 'SAT',
    columns: [...SCORES, 'sat_ebrw', 'sat_math', 'sat_total'],
    rows: withoutHeader(tables.sat),
  },
  {
    name: 'ACT scores',
    type: 'STUDENT_TEST_SCORES',
    testType: 'ACT',
    columns: [...SCORES, 'act_english', 'act_math', 'act_reading', 'act_science'],
    rows: withoutHeader(tables.act),
  },
  {
    name: 'AP scores',
    type: 'STUDENT_TEST_SCORES',
    testType: 'AP',
    columns: [...SCORES, 'exam_code', 'exam_name', 'score'],
    rows: withoutHeader(tables.ap),
  },
  {
    name: 'CTE pathways',
    type: 'CTE_PATHWAY_CATALOG',
    columns: 'school school_year pathway_name course_code course_title course_sequence'.split(' '),
    rows: withoutHeader(tables.cte),
  },
];

/** `count` different rows of a table. */
export function someRows({ rows }: CleanTable, count: number, random: Random): (readonly string[])[] {
  const places = new Set<number>();
  while (places.size < Math.min(count, rows.length)) places.add(random.between(0, rows.length - 1));
  return rows.filter((_, place) => places.has(place));
}

/** Demographic types of the wizard, by the column that each asks for. */
const DEMOGRAPHIC_TYPES: Readonly<Record<string, string>> = {
  gender: 'Gender',
  race_ethnicity: 'Race/Ethnicity',
  disability_status: 'Students with disability',
  el_status: 'English language learners',
  low_income: 'Low income',
};

/**
 * What the wizard would ask for a file of these columns: every school and year, so that no row
 * is left out for a choice.
 */
export function contextOf({ type, testType }: CleanTable, columns: readonly string[]): IngestContext {
  return {
    yearEnding: YEAR_ENDING,
    schools: SCHOOLS.map(({ name, local_id, nces_id, ceeb_code }) => ({
      id: local_id,
      name,
      local_id,
      state_id: null,
      nces_id,
      ceeb_code,
    })),
    chosen: {
      schoolIds: SCHOOLS.map(({ local_id }) => local_id),
      years: type === 'COURSE_CATALOG' || type === 'CTE_PATHWAY_CATALOG' ? [2021, 2022, 2023, 2024] : [],
      demographicTypes:
        type === 'STUDENT_DEMOGRAPHICS' ? columns.flatMap((column) => DEMOGRAPHIC_TYPES[column] ?? []) : [],
      testTypes: testType === undefined ? [] : [testType],
    },
  };
}
