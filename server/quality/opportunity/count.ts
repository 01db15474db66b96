import { FindingsSettings, TRAIT_NAMES, type Trait } from '#contract/quality/opportunity.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { OpenLake } from '#server/platform/lake/lake.ts';
import { allOf } from '#server/platform/lake/overlapping.ts';
import { sqlFile } from '#server/platform/lake/sql-file.ts';
import type { Measure } from './define-measure.ts';
import { countedWith } from './own-measures.ts';
import { OPPORTUNITY_MACROS, shortfallsOf } from './sql.ts';

const USUAL: FindingsSettings = FindingsSettings.parse({});

/** Counts of one home school and one group. */
export interface CountRow {
  home: string | null;
  trait: Trait | 'all';
  value: string;
  left_out: number;
  /** asked, attained, uncertain, and possibly asked: of each measure in turn. */
  counts: number[];
}

export interface HomeShares {
  home: string | null;
  rows: number;
  open_rows: number;
  coded: number;
}

/** A third of the time of `count(*) FILTER`, which puts the rows of each condition together first. */
const countIf = (condition: string) => `count_if(${condition})`;

const countsOf = ({ asked, attained, mayBe, mayBeAsked }: Measure): string[] => [
  countIf(asked),
  countIf(`(${asked}) AND (${attained})`),
  countIf(`(${asked}) AND NOT (${attained}) AND (${mayBe})`),
  mayBeAsked === undefined ? '0' : countIf(`NOT (${asked}) AND (${mayBeAsked})`),
];

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
const GROUPS = TRAIT_NAMES.map(
  (trait) => `{'trait': ${literal(trait)}, 'value': coalesce(${TRAIT_VALUES[trait]}, '')}`,
);

type OfYears = Pick<FindingsSettings, 'english_learner' | 'low_income'>;

/** The columns of the traits: of records of several years the newest value, or 'yes' where any year says so. */
const traitColumns = ({ english_learner, low_income }: OfYears): string =>
  `gender, race, has_disability, ${english_learner === 'ever' ? 'ever_english_learner AS ' : ''}english_learner,
    ${low_income === 'ever' ? 'ever_low_income AS ' : ''}is_low_income`;
const TRAITS_KEPT = 'gender, race, has_disability, english_learner, is_low_income';

/** Many students share all their values: they are counted once, and then in each of their groups. */
function countSql(settings: FindingsSettings): string {
  const counts = countedWith(settings).flatMap(countsOf);
  const nothing = `[${counts.map(() => '0').join(', ')}]`;
  return `
  WITH counted AS (
    SELECT home, ${TRAITS_KEPT}, 0 AS left_out, [${counts.join(', ')}] AS counts
    FROM opportunity_student GROUP BY home, ${TRAITS_KEPT}
    UNION ALL
    SELECT home, ${TRAITS_KEPT}, count(*), ${nothing}
    FROM (SELECT home, ${traitColumns(settings)} FROM student WHERE step IN ('roster_in_all_four_years', 'transcript_in_all_four_years'))
    GROUP BY home, ${TRAITS_KEPT}),
  grouped AS (SELECT home, left_out, counts, unnest([{'trait': 'all', 'value': ''}, ${GROUPS.join(', ')}]) AS one FROM counted)
  SELECT home, one.trait AS trait, one.value AS value, sum(left_out)::INTEGER AS left_out,
    [${counts.map((_, at) => `sum(counts[${at + 1}])::INTEGER`).join(', ')}] AS counts
  FROM grouped GROUP BY home, one`;
}

const macrosOf = (settings: FindingsSettings): string => `${OPPORTUNITY_MACROS}
  CREATE MACRO ap_cut() AS ${settings.ap_cut}; CREATE MACRO ib_cut() AS ${settings.ib_cut};
  CREATE MACRO learner_of(latest, ever) AS ${settings.english_learner};
  CREATE MACRO low_income_of(latest, ever) AS ${settings.low_income};`;

/** The tables of students, and what is counted of them at each home. */
export async function countOpportunity(lake: OpenLake, settings: FindingsSettings = USUAL): Promise<OpportunityCounts> {
  const [, , , rows, homes, scores, floating, ibHomes] = await allOf([
    lake.run('opportunity.macros', macrosOf(settings)),
    lake.run('opportunity.facts', sqlFile('./opportunity.sql', import.meta.url)),
    lake.run(
      'opportunity.students',
      `CREATE TABLE opportunity_student AS SELECT *, ${shortfallsOf(settings.rule_sets)} FROM opportunity_fact`,
    ),
    lake.rows<CountRow>('opportunity.counts', countSql(settings)),
    lake.rows<HomeShares>('opportunity.shares', sqlFile('./shares.sql', import.meta.url)),
    lake.rows<ScoreShare>(
      'opportunity.scores',
      'SELECT belongs_to AS home, count(student)::INTEGER AS matched, count(*)::INTEGER AS total FROM score GROUP BY belongs_to',
    ),
    lake.rows<FloatingRow>('opportunity.floating', 'FROM floating_id WHERE is_exam OR is_scored OR parts > 0'),
    lake.rows<{ school_id: string }>('opportunity.ib', 'FROM ib_school'),
  ]);
  return { settings, rows, homes, scores, floating, ibHomes: new Set(ibHomes.map(({ school_id }) => school_id)) };
}

/** Scores by the home of their student, or the school of their row. */
export interface ScoreShare {
  home: string | null;
  matched: number;
  total: number;
}

/** An ID at one school that a row of it names, with what all of its rows say. */
export interface FloatingRow {
  id: string;
  school_id: string | null;
  is_elsewhere: boolean;
  is_exam: boolean;
  is_scored: boolean;
  /** Of an SAT or ACT superscore (opportunity.sql). */
  parts: number;
}

/** Everything that the counts of a scope are added up from. */
export interface OpportunityCounts {
  /** What was counted. */
  settings: FindingsSettings;
  rows: readonly CountRow[];
  homes: readonly HomeShares[];
  scores: readonly ScoreShare[];
  floating: readonly FloatingRow[];
  ibHomes: ReadonlySet<string>;
}
