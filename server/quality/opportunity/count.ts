import { TRAIT_NAMES, type Trait } from '#contract/quality/opportunity.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { OpenLake } from '#server/platform/lake/lake.ts';
import { allOf } from '#server/platform/lake/overlapping.ts';
import { sqlFile } from '#server/platform/lake/sql-file.ts';
import { CHOKE_POINTS } from './choke-points.ts';
import type { Measure } from './define-measure.ts';
import { MEASURES } from './measures.ts';
import { OPPORTUNITY_MACROS, SHORTFALLS } from './sql.ts';

/** Scores from which on an exam counts as passed. */
export interface CutScores {
  ap: number;
  ib: number;
}
export const USUAL_CUTS: CutScores = { ap: 3, ib: 4 };

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

/** The measures and the steps of the ladder: the order of `counts`. */
export const COUNTED: readonly Measure[] = [...MEASURES, ...CHOKE_POINTS];

const countIf = (condition: string) => `count(*) FILTER (${condition})`;

const countsOf = ({ asked, attained, mayBe, mayBeAsked }: Measure): string[] => [
  countIf(asked),
  countIf(`(${asked}) AND (${attained})`),
  countIf(`(${asked}) AND NOT (${attained}) AND (${mayBe})`),
  mayBeAsked === undefined ? '0' : countIf(`NOT (${asked}) AND (${mayBeAsked})`),
];

const COUNTS = COUNTED.flatMap(countsOf);
const yesNo = (column: string, yes: string, no: string) =>
  `CASE ${column} WHEN true THEN '${yes}' WHEN false THEN '${no}' END`;

const VALUE: Readonly<Record<Trait, string>> = {
  gender: 'gender',
  race: `nullif(race, 'unknown')`,
  disability: yesNo('has_disability', 'with', 'without'),
  english_learner: yesNo('english_learner', 'learner', 'native'),
  low_income: yesNo('is_low_income', 'low', 'above'),
};
const GROUPS = TRAIT_NAMES.map((trait) => `{'trait': ${literal(trait)}, 'value': coalesce(${VALUE[trait]}, '')}`);
const TRAIT_COLUMNS = 'gender, race, has_disability, english_learner, is_low_income';
const NOTHING = `[${COUNTS.map(() => '0').join(', ')}]`;

/** Many students share all their values: they are counted once, and then in each of their groups. */
const COUNT_SQL = `
  WITH counted AS (
    SELECT home, ${TRAIT_COLUMNS}, 0 AS left_out, [${COUNTS.join(', ')}] AS counts
    FROM opportunity_student GROUP BY home, ${TRAIT_COLUMNS}
    UNION ALL
    SELECT home, ${TRAIT_COLUMNS}, count(*), ${NOTHING}
    FROM student WHERE step IN ('roster_in_all_four_years', 'transcript_in_all_four_years') GROUP BY home, ${TRAIT_COLUMNS}),
  grouped AS (SELECT home, left_out, counts, unnest([{'trait': 'all', 'value': ''}, ${GROUPS.join(', ')}]) AS one FROM counted)
  SELECT home, one.trait AS trait, one.value AS value, sum(left_out)::INTEGER AS left_out,
    [${COUNTS.map((_, at) => `sum(counts[${at + 1}])::INTEGER`).join(', ')}] AS counts
  FROM grouped GROUP BY home, one`;

/** The tables of students, and what is counted of them at each home. */
export async function countOpportunity(lake: OpenLake, cuts: CutScores = USUAL_CUTS): Promise<OpportunityCounts> {
  const [, , , rows, homes, scores, floating, ibHomes] = await allOf([
    lake.run(
      'opportunity.macros',
      `${OPPORTUNITY_MACROS} CREATE MACRO ap_cut() AS ${cuts.ap}; CREATE MACRO ib_cut() AS ${cuts.ib};`,
    ),
    lake.run('opportunity.facts', sqlFile('./opportunity.sql', import.meta.url)),
    lake.run(
      'opportunity.students',
      `CREATE VIEW opportunity_student AS SELECT *, ${SHORTFALLS} FROM opportunity_fact`,
    ),
    lake.rows<CountRow>('opportunity.counts', COUNT_SQL),
    lake.rows<HomeShares>('opportunity.shares', sqlFile('./shares.sql', import.meta.url)),
    lake.rows<ScoreShare>(
      'opportunity.scores',
      'SELECT belongs_to AS home, count(student)::INTEGER AS matched, count(*)::INTEGER AS total FROM score GROUP BY belongs_to',
    ),
    lake.rows<FloatingRow>('opportunity.floating', 'FROM floating_id WHERE is_exam OR is_scored OR is_sat_act'),
    lake.rows<{ school_id: string }>('opportunity.ib', 'FROM ib_school'),
  ]);
  return { rows, homes, scores, floating, ibHomes: new Set(ibHomes.map(({ school_id }) => school_id)) };
}

/** Scores by the home of their student, or the school of their row. */
export interface ScoreShare {
  home: string | null;
  matched: number;
  total: number;
}

interface FloatingRow {
  id: string;
  school_id: string | null;
  is_elsewhere: boolean;
  is_exam: boolean;
  is_scored: boolean;
  is_sat_act: boolean;
}

/** Everything that the counts of a scope are added up from. */
export interface OpportunityCounts {
  rows: readonly CountRow[];
  homes: readonly HomeShares[];
  scores: readonly ScoreShare[];
  floating: readonly FloatingRow[];
  ibHomes: ReadonlySet<string>;
}
