import type { OwnRuleSet } from '#contract/quality/opportunity.ts';
import { FAMILY_NAMES, type Family, type RuleArea, type RuleLine } from '#contract/quality/rule-sets.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { courseOfSced } from '#datasets/vocabulary/sql/sced.ts';
import { andLater, bitsOf, FAMILIES, LADDER } from './families.ts';
import { RULE_SETS, type RuleSet } from './rule-sets.ts';

/** A map: the engine would plan a list of codes as a join of its own. */
const FAMILY_OF = FAMILY_NAMES.flatMap((family) =>
  FAMILIES[family].map((code) => `${literal(code)}: ${bitsOf([family])}`),
);

const ALL_FAMILIES = 2 ** FAMILY_NAMES.length - 1;

/** Names of titles that say a level, whole words, the first that fits (docs/domain/opportunity.md#levels). */
const TITLE_LEVELS = String.raw`
    CASE WHEN regexp_matches(title, '\bpre[- ]?(ap|ib)\b', 'i') THEN 2
      WHEN regexp_matches(title, '^\s*ap\b|\badvanced placement\b', 'i') THEN 4
      WHEN regexp_matches(title, '^\s*ib\b|\binternational baccalaureate\b', 'i') THEN 3
      WHEN has_ib AND regexp_matches(title, '\b(hl|sl)\b', 'i') THEN 3
      WHEN regexp_matches(title, '\b(honors|hon|hn|advanced|accelerated|enriched|gt)\b', 'i') THEN 2 END`;

/** Vocabularies of the measures under the names by which opportunity.sql asks for them. */
export const OPPORTUNITY_MACROS = `
  CREATE MACRO sced_course(code) AS ${courseOfSced('code')};
  CREATE MACRO family_bit(code) AS coalesce(MAP {${FAMILY_OF.join(', ')}}[code], 0);
  -- Languages are numbered in blocks of fifty; the ancient ones share a block (24350 to 24399). Before version 12 they were area 06.
  CREATE MACRO language_of(code) AS CASE
    WHEN starts_with(code, '06') THEN left(code, 4)
    WHEN NOT starts_with(code, '24') OR code < '24050' OR code >= '24990' THEN NULL
    WHEN code BETWEEN '24340' AND '24369' THEN 'Latin'
    WHEN code BETWEEN '24370' AND '24389' THEN 'Classical Greek'
    WHEN code BETWEEN '24390' AND '24399' THEN 'Classical Hebrew'
    ELSE (code::INTEGER // 50)::VARCHAR END;
  CREATE MACRO is_cte_row(known, own, is_in_catalog, area) AS
    known OR coalesce(own, false) OR (NOT is_in_catalog AND area = 'Career and Technical Education'::subject_key);
  -- Bits of one number: families that somebody took, those that were passed, and yes or no.
  CREATE MACRO as_taken(families) AS families;
  CREATE MACRO taken_of(bits) AS bits & ${ALL_FAMILIES};
  CREATE MACRO as_passed(families) AS families << ${FAMILY_NAMES.length};
  CREATE MACRO passed_of(bits) AS (bits >> ${FAMILY_NAMES.length}) & ${ALL_FAMILIES};
  CREATE MACRO flag(place, value) AS value::INTEGER << (${2 * FAMILY_NAMES.length} + place);
  CREATE MACRO has_flag(place, bits) AS ((bits >> (${2 * FAMILY_NAMES.length} + place)) & 1) = 1;
  CREATE MACRO ladder_bits() AS ${bitsOf(LADDER)};
  CREATE MACRO title_level(title, has_ib) AS ${TITLE_LEVELS};
  CREATE MACRO own_level(level) AS
    CASE lower(level) WHEN 'ap' THEN 4 WHEN 'ib' THEN 3 WHEN 'honors' THEN 2 ELSE CASE WHEN level IS NOT NULL THEN 1 END END;
`;

/** Binary fractions of thirds and tenths: a sum of 3 units may be a little less. */
export const EPSILON = 1e-6;

/** The column of opportunity_fact with the units of each area. */
export const UNIT_COLUMNS = {
  'English Language Arts': 'english',
  Mathematics: 'mathematics',
  Science: 'science',
  'Social Studies': 'social_studies',
  'World Languages': 'languages',
  'one language': 'one_language',
  'Visual and Performing Arts': 'arts',
  'Physical and Health Education': 'physical',
  'Career and Technical Education': 'career',
  'Computer Science and IT': 'computing',
  'Military Science': 'military',
  'Religious Education': 'religion',
  Other: 'other_units',
} as const satisfies Record<RuleArea, string>;

/** Whether a student passed the family or, on the ladder, a later one. */
export const passed = (family: Family): string => `(passed_families & ${bitsOf(andLater(family))}) <> 0`;

/** What a line lacks, in units: of its units or, where that is more, 1.0 for each named family that is missing. */
export function shortfallOf({ areas, units, named }: RuleLine): string {
  const earned = `(${areas.map((area) => UNIT_COLUMNS[area]).join(' + ')})`;
  const missing = named.map(
    ({ of, count }) => `greatest(0, ${count} - (${of.map((family) => `(${passed(family)})::INTEGER`).join(' + ')}))`,
  );
  const unitsMissing = `CASE WHEN ${earned} < ${units - EPSILON} THEN ${units} - ${earned} ELSE 0 END`;
  return `greatest(0, ${unitsMissing}, ${missing.join(' + ') || '0'})`;
}

type Lines = Pick<RuleSet, 'lines'>;

const shortfall = ({ lines }: Lines): string => lines.map(shortfallOf).join(' + ');

/** One column a rule set, those of the audit last. */
export const shortfallsOf = (own: readonly OwnRuleSet[]): string =>
  [...Object.entries<Lines>(RULE_SETS), ...own.map((rules): [string, Lines] => [rules.id, rules])]
    .map(([name, rules]) => `${shortfall(rules)} AS ${shortfallColumn(name)}`)
    .join(',\n    ');

export function shortfallColumn(name: string): string {
  return `short_${name.replaceAll('-', '_')}`;
}

export const isMet = (name: keyof typeof RULE_SETS): string => `${shortfallColumn(name)} <= ${EPSILON}`;

/** Lacks at most one year-course. */
export const isNear = (name: keyof typeof RULE_SETS): string => `${shortfallColumn(name)} <= 1 + ${EPSILON}`;
