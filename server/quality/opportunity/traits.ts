import { type FindingsSettings, TRAIT_NAMES, type Trait } from '#contract/quality/opportunity.ts';
import { literal } from '#datasets/kit/sql/quote.ts';

const yesNo = (column: string, yes: string, no: string) =>
  `CASE ${column} WHEN true THEN '${yes}' WHEN false THEN '${no}' END`;

/** The group of a student, NULL for none. */
export const TRAIT_VALUES: Readonly<Record<Trait, string>> = {
  gender: 'gender',
  race: `nullif(race, 'unknown')`,
  disability: yesNo('has_disability', 'with', 'without'),
  english_learner: yesNo('english_learner', 'learner', 'native'),
  low_income: yesNo('is_low_income', 'low', 'above'),
};

type OfYears = Pick<FindingsSettings, 'english_learner' | 'low_income'>;

/** The columns of the traits: of records of several years the newest value, or 'yes' where any year says so. */
export const traitColumns = ({ english_learner, low_income }: OfYears): string =>
  `gender, race, has_disability, ${english_learner === 'ever' ? 'ever_english_learner AS ' : ''}english_learner,
    ${low_income === 'ever' ? 'ever_low_income AS ' : ''}is_low_income`;

const groupColumn = (trait: Trait) => `value_of_${trait}`;

/** Each trait with the group of a student, '' for none. */
export const VALUES = TRAIT_NAMES.map((trait) => `coalesce(${TRAIT_VALUES[trait]}, '') AS ${groupColumn(trait)}`).join(
  ', ',
);

/** Everyone of a key, such as a school, and each of its groups. */
export const groupsOf = (key: string): string =>
  `GROUPING SETS ((${key}), ${TRAIT_NAMES.map((trait) => `(${key}, ${groupColumn(trait)})`).join(', ')})`;

/** The group of each row, as columns `trait` and `value`: a trait that a row is not grouped by is NULL. */
export const GROUP_OF = `
  CASE ${TRAIT_NAMES.map((trait) => `WHEN ${groupColumn(trait)} IS NOT NULL THEN ${literal(trait)}`).join(' ')} ELSE 'all' END AS trait,
  coalesce(${TRAIT_NAMES.map(groupColumn).join(', ')}, '') AS value`;
