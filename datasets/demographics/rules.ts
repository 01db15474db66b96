import type { Cells, Rule } from '#datasets/kit/dataset.ts';
import type { DemographicsColumn } from './columns.ts';
import { RACES_DISAGREE } from './race.ts';

/**
 * From this share on, lunch status says that a school feeds everyone, not who is poor
 * (docs/domain/vocabularies.md#low-income).
 */
const NEARLY_ALL = 0.98;
/** Of fewer students it may well be true. */
const FEWEST = 20;

/** Of this many students some have a disability: one in seven of all public schools' (NCES, Condition of Education). */
const MANY = 200;

/**
 * A share of all rows, so that a list of several programs, whose other rows say nothing of this one, is not one of
 * these.
 */
const nearlyAll = (isOf: string): string =>
  `SELECT CASE WHEN count(*) >= ${FEWEST} AND count(*) FILTER (${isOf}) > ${NEARLY_ALL} * count(*)
        THEN CAST(round(100.0 * count(*) FILTER (${isOf}) / count(*), 1) AS VARCHAR) || '%' END FROM typed WHERE is_chosen`;

const allOfOneKind = (sample: readonly Cells<DemographicsColumn>[], kind: Cells<DemographicsColumn>, copies: number) =>
  Array.from({ length: copies }, (_, copy) =>
    sample.map((row): Cells<DemographicsColumn> => ({ ...row, student_id: `${copy + 1}${row.student_id}`, ...kind })),
  ).flat();

export const DEMOGRAPHICS_RULES: readonly Rule<DemographicsColumn>[] = [
  {
    code: 'demographics.races-disagree',
    severity: 'warning',
    column: 'race_ethnicity',
    value: 'phrase',
    problem:
      '{header} does not agree with the columns for single races ({value}). The columns for single races were used.',
    allowed: 'The same race and ethnicity for a student in all columns.',
    fix: 'Check a few of these students in your student system. If the columns for single races are wrong, upload the file without them.',
    overFile: true,
    sql: `SELECT CASE WHEN count(*) FILTER (${RACES_DISAGREE}) > 0 THEN to_json({'is': 'rows', 'rows': count(*) FILTER (${RACES_DISAGREE}), 'of': count(*)}) END
        FROM typed WHERE is_chosen`,
    badExample: { race_ethnicity: 'White', race_black: 'Y' },
  },
  {
    code: 'demographics.all-low-income',
    severity: 'warning',
    column: 'low_income',
    problem:
      '{value} of the students are low-income. Where a school serves free meals to everyone (CEP), lunch status says nothing about income.',
    allowed: 'The status of each student by direct certification or the state’s definition.',
    fix: 'If your schools take part in CEP, upload the file again with direct certification or economic disadvantage instead of lunch status.',
    overFile: true,
    sql: `SELECT CASE WHEN count(is_low_income) >= ${FEWEST} AND count(*) FILTER (is_low_income) > ${NEARLY_ALL} * count(is_low_income)
        THEN CAST(round(100.0 * count(*) FILTER (is_low_income) / count(is_low_income), 1) AS VARCHAR) || '%' END FROM typed WHERE is_chosen`,
    badExample: (sample) => allOfOneKind(sample, { low_income: 'Free' }, 3),
  },
  {
    code: 'demographics.only-disabled',
    severity: 'warning',
    column: 'disability_status',
    problem:
      '{value} of the students have a disability. The file may list only these students, or the column may say something else.',
    allowed: 'All students of the graduating class, with and without a disability.',
    fix: 'If the file lists only these students, upload a file of all students: who is not listed counts as not reported. Otherwise check what the column says.',
    overFile: true,
    sql: nearlyAll('has_disability'),
    badExample: (sample) => allOfOneKind(sample, { disability_status: 'IEP' }, 3),
  },
  {
    code: 'demographics.none-disabled',
    severity: 'warning',
    column: 'disability_status',
    problem: 'None of the {value} students has a disability. The column may say something else.',
    allowed: 'All students of the graduating class, with and without a disability.',
    fix: 'Check a few students who have an IEP in your student system. If they are here without one, export the column that shows it and upload the file again.',
    overFile: true,
    sql: `SELECT CASE WHEN count(has_disability) >= ${MANY} AND count(*) FILTER (has_disability) = 0
        THEN CAST(count(has_disability) AS VARCHAR) END FROM typed WHERE is_chosen`,
    badExample: (sample) => allOfOneKind(sample, { disability_status: 'N' }, 40),
  },
  {
    code: 'demographics.only-learners',
    severity: 'warning',
    column: 'el_status',
    problem:
      '{value} of the students are English learners. The file may list only these students, or the column may say something else.',
    allowed: 'All students of the graduating class, whether they learn English or not.',
    fix: 'If the file lists only these students, upload a file of all students: who is not listed counts as not reported. Otherwise check what the column says.',
    overFile: true,
    sql: nearlyAll('english_learner'),
    badExample: (sample) => allOfOneKind(sample, { el_status: 'EL' }, 3),
  },
];
