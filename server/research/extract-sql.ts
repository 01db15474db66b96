import type { Trait } from '#contract/quality/opportunity.ts';

/**
 * The fewest students of one school that are alike in what is said of them: docs/decisions/0055-research-extracts.md.
 */
export const LEAST_ALIKE = 10;

/** In the order in which they are kept, with what the findings call them. */
const TRAITS = {
  race: 'race',
  gender: 'gender',
  is_low_income: 'low_income',
  english_learner: 'english_learner',
  has_disability: 'disability',
} as const satisfies Record<string, Trait>;
const COLUMNS = Object.keys(TRAITS).join(', ');

/**
 * Splits the students of each school, those of the cohort apart from the others, by one trait after the other, and only
 * where every part of all of them has enough: so every combination that is said, also with traits left out, is said of
 * LEAST_ALIKE students or more, and nothing can be told by subtraction; nor from the report of findings, which has the
 * numbers of the cohort by one trait at a time.
 * @param students table with student_id, home, in_cohort and the traits
 * @param hidden table with home and trait ('all' for all students) of what that report does not show: to say it here
 * would say what it protects
 * @returns statements that make `alike`: student_id, and the traits with NULL for what is not said
 */
export function alikeSql(students: string, hidden: string): string {
  const isHidden = (trait: string) =>
    `(in_cohort AND coalesce(CAST(home AS VARCHAR) IN (SELECT home FROM ${hidden} WHERE trait = '${trait}'), false))`;
  const steps = Object.entries(TRAITS).map(([column, trait], index) => {
    const isSplit = `least >= ${LEAST_ALIKE} AND NOT ${isHidden(trait)}`;
    return `
      CREATE TEMP TABLE split_${index + 1} AS
        SELECT * EXCLUDE (many, least, part, ${column}), CASE WHEN ${isSplit} THEN ${column} END AS ${column},
          part || '|' || CASE WHEN ${isSplit} THEN coalesce(CAST(${column} AS VARCHAR), '?') ELSE '' END AS part
        FROM (
          SELECT *, min(many) OVER (PARTITION BY home, in_cohort) AS least
          FROM (SELECT *, count(*) OVER (PARTITION BY part, ${column}) AS many FROM split_${index}));`;
  });
  return `
    CREATE TEMP TABLE split_0 AS
      SELECT student_id, home, in_cohort, concat(home, '|', in_cohort) AS part, ${COLUMNS} FROM (
        SELECT *, count(*) OVER (PARTITION BY home, in_cohort) AS here FROM ${students})
      WHERE here >= ${LEAST_ALIKE} AND NOT ${isHidden('all')};
    ${steps.join('\n')}
    CREATE TEMP TABLE alike AS SELECT student_id, ${COLUMNS} FROM split_${steps.length};`;
}
