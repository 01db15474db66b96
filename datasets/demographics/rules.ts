import type { Cells, Rule } from '#datasets/kit/dataset.ts';
import type { DemographicsColumn } from './columns.ts';
import { RACES_DISAGREE } from './race.ts';

/** From this share on, lunch status says that a school feeds everybody, not who is poor (docs/domain/vocabularies.md#low-income). */
const NEARLY_ALL = 0.98;
/** Of fewer students it may well be true. */
const FEWEST = 20;

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
    badExample: (sample) =>
      ['1', '2', '3'].flatMap((copy) =>
        sample.map(
          (row): Cells<DemographicsColumn> => ({ ...row, student_id: `${copy}${row.student_id}`, low_income: 'Free' }),
        ),
      ),
  },
];
