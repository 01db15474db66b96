import { FindingsSettings, type Trait } from '#contract/quality/opportunity.ts';
import type { OpenLake } from '#server/platform/lake/lake.ts';
import { allOf } from '#server/platform/lake/overlapping.ts';
import { sqlFile } from '#server/platform/lake/sql-file.ts';
import type { Measure } from './define-measure.ts';
import { countedWith } from './own-measures.ts';
import { OPPORTUNITY_MACROS, shortfallsOf } from './sql.ts';
import { GROUP_OF, groupsOf, traitColumns, VALUES } from './traits.ts';

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

/** With its counts as text: a list of numbers would be made one by one, 300,000 of them for two hundred schools. */
type CountedRow = Omit<CountRow, 'counts'> & { counts: string };
const LEFT_OUT = `step IN ('roster_in_all_four_years', 'transcript_in_all_four_years')`;

function countSql(settings: FindingsSettings): string {
  const counts = countedWith(settings).flatMap(countsOf);
  return `
  WITH counted AS (
    SELECT home, ${GROUP_OF}, to_json([${counts.join(', ')}])::VARCHAR AS counts
    FROM (SELECT *, ${VALUES} FROM opportunity_student) GROUP BY ${groupsOf('home')}),
  missing AS (
    SELECT home, ${GROUP_OF}, count(*) AS left_out
    FROM (SELECT home, ${VALUES} FROM (SELECT home, ${traitColumns(settings)} FROM student WHERE ${LEFT_OUT})) GROUP BY ${groupsOf('home')})
  SELECT home, trait, value, coalesce(any_value(left_out), 0)::INTEGER AS left_out, coalesce(any_value(counts), '[]') AS counts
  FROM (FROM counted UNION ALL BY NAME FROM missing) GROUP BY home, trait, value ORDER BY home, trait, value`;
}

const macrosOf = (settings: FindingsSettings): string => `${OPPORTUNITY_MACROS}
  CREATE MACRO ap_cut() AS ${settings.ap_cut}; CREATE MACRO ib_cut() AS ${settings.ib_cut};
  CREATE MACRO learner_of(latest, ever) AS ${settings.english_learner};
  CREATE MACRO low_income_of(latest, ever) AS ${settings.low_income};`;

/** The tables of students, and what is counted of them at each home. */
export async function countOpportunity(lake: OpenLake, settings: FindingsSettings = USUAL): Promise<OpportunityCounts> {
  const [, , , counted, homes, scores, floating, ibHomes] = await allOf([
    lake.run('opportunity.macros', macrosOf(settings)),
    lake.run('opportunity.facts', sqlFile('./opportunity.sql', import.meta.url)),
    lake.run(
      'opportunity.students',
      `CREATE TABLE opportunity_student AS SELECT *, ${shortfallsOf(settings.rule_sets)} FROM opportunity_fact`,
    ),
    lake.rows<CountedRow>('opportunity.counts', countSql(settings)),
    lake.rows<HomeShares>('opportunity.shares', sqlFile('./shares.sql', import.meta.url)),
    lake.rows<ScoreShare>(
      'opportunity.scores',
      'SELECT belongs_to AS home, count(student)::INTEGER AS matched, count(*)::INTEGER AS total FROM sitting GROUP BY belongs_to',
    ),
    lake.rows<FloatingRow>('opportunity.floating', 'FROM floating_id WHERE is_exam OR is_scored OR parts > 0'),
    lake.rows<{ school_id: string }>('opportunity.ib', 'FROM ib_school'),
  ]);
  const rows = counted.map((row): CountRow => ({ ...row, counts: JSON.parse(row.counts) }));
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
