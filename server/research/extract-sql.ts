/** The fewest students of one school that are alike in what is said of them: docs/decisions/0055-research-extracts.md. */
export const LEAST_ALIKE = 10;

/** In the order in which they are kept. */
const TRAITS = ['race', 'gender', 'is_low_income', 'english_learner', 'has_disability'] as const;

/**
 * Splits the students of each school by one trait after the other, and only where every part has enough of them: so every combination that is
 * said, also with traits left out, is said of LEAST_ALIKE students or more, and nothing can be told by subtraction.
 * @param students table with student_id, home and the traits
 * @returns statements that make `alike`: student_id, and the traits with NULL for what is not said
 */
export function alikeSql(students: string): string {
  const steps = TRAITS.map((trait, index) => {
    const isSplit = `least >= ${LEAST_ALIKE}`;
    return `
      CREATE TEMP TABLE split_${index + 1} AS
        SELECT * EXCLUDE (many, least, part, ${trait}), CASE WHEN ${isSplit} THEN ${trait} END AS ${trait},
          part || '|' || CASE WHEN ${isSplit} THEN coalesce(CAST(${trait} AS VARCHAR), '?') ELSE '' END AS part
        FROM (
          SELECT *, min(many) OVER (PARTITION BY part) AS least
          FROM (SELECT *, count(*) OVER (PARTITION BY part, ${trait}) AS many FROM split_${index}));`;
  });
  return `
    CREATE TEMP TABLE split_0 AS
      SELECT student_id, CAST(home AS VARCHAR) AS part, ${TRAITS.join(', ')} FROM (
        SELECT *, count(*) OVER (PARTITION BY home) AS here FROM ${students}) WHERE here >= ${LEAST_ALIKE};
    ${steps.join('\n')}
    CREATE TEMP TABLE alike AS SELECT student_id, ${TRAITS.join(', ')} FROM split_${TRAITS.length};`;
}
