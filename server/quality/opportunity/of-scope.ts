import {
  type FindingsSettingsInForce,
  NOT_READY,
  type NotReady,
  TRAIT_NAMES,
  type Trait,
} from '#contract/quality/opportunity.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Schools, Scope } from '../scopes.ts';
import type { CountRow, FloatingRow, HomeShares, OpportunityCounts, ScoreShare } from './count.ts';
import type { Floating, Measure } from './define-measure.ts';
import { type Disclosure, type GroupKey, hiddenOf } from './disclosure/disclosure.ts';
import type { CellCounts, MeasureCounts } from './figures.ts';
import { type Holding, lackingIn, untestedIn } from './holding.ts';
import { countedWith } from './own-measures.ts';

/** One measure of one scope as it is stored. */
export interface StoredMeasure {
  /** asked, attained, uncertain, outside. */
  all: StoredCell;
  /** By trait and value; '' holds those without a value. */
  groups: Record<Trait, Record<string, StoredCell>>;
  floating: number;
  reason: NotReady | null;
  /** Schools without a file of the tests that it rests on (holding.ts); numbers of an earlier version do not say. */
  untested?: string[];
  /** Groups of which no number leaves the portal, where that is known (disclosure.ts). */
  hidden?: readonly GroupKey[];
}
type StoredCell = [asked: number, attained: number, uncertain: number, outside: number];

/** Every measure of one scope, with what the numbers were computed with and what they lack. */
export interface StoredOpportunity {
  settings: FindingsSettingsInForce;
  /** By measure, step or own requirements. */
  measures: Record<string, StoredMeasure>;
  /** Schools without a file of a dataset that no one said is not offered, by dataset. */
  lacking: Partial<Record<UploadFileType, string[]>>;
  shares: { courses: Share; scores: Share; sced: Share };
}
/** Rows that found their counterpart, of all. */
type Share = [found: number, all: number];

/** Below this share of rows that found their counterpart a measure is not to be trusted yet, in percent. */
const ENOUGH = 95;

/**
 * The counts that a scope may need. Looking through all of them for each of some hundred scopes takes
 * longer than adding them up.
 */
export function countsBySchool(counts: OpportunityCounts): (schools: Schools) => OpportunityCounts {
  const rows = Map.groupBy(counts.rows, ({ home }) => home);
  const homes = Map.groupBy(counts.homes, ({ home }) => home);
  const scores = Map.groupBy(counts.scores, ({ home }) => home);
  const floating = Map.groupBy(counts.floating, ({ school_id }) => school_id);
  const of = <Row>(groups: ReadonlyMap<string | null, Row[]>, keys: readonly (string | null)[]) =>
    keys.flatMap((key) => groups.get(key) ?? []);
  return (schools) =>
    schools === 'all'
      ? counts
      : {
          ...counts,
          rows: of(rows, schools),
          homes: of(homes, schools),
          scores: of(scores, schools),
          floating: of(floating, [...schools, null]),
        };
}

/** The counts of every measure and step for the schools of a scope. */
export function opportunityOf(
  counts: OpportunityCounts,
  { schools }: Pick<Scope, 'schools'>,
  holding: Holding,
): StoredOpportunity {
  const isMine = (home: string | null) => schools === 'all' || (home !== null && schools.includes(home));
  const rows = counts.rows.filter(({ home }) => isMine(home));
  const shares = sharesOf(
    counts.homes.filter(({ home }) => isMine(home)),
    counts.scores.filter(({ home }) => isMine(home)),
  );
  const floating = floatingIn(counts, schools);
  const lacking = lackingIn(schools, holding);
  const measures = countedWith(counts.settings).map((measure, at): [string, StoredMeasure] => {
    const mine = measure.homes ? rows.filter(({ home }) => home !== null && counts.ibHomes.has(home)) : rows;
    const untested = untestedIn(measure, schools, holding);
    const reason = reasonOf(measure, { shares, lacking, untested });
    const nobodys = measure.floating ? floating[measure.floating] : 0;
    return [measure.id, { ...cellsOf(mine, at), floating: nobodys, reason, ...(untested.length > 0 && { untested }) }];
  });
  return { settings: { since: null, ...counts.settings }, measures: Object.fromEntries(measures), lacking, shares };
}

function cellsOf(rows: readonly CountRow[], at: number): Pick<StoredMeasure, 'all' | 'groups'> {
  const add = (cell: StoredCell, { counts, left_out }: CountRow) => {
    for (const place of [0, 1, 2, 3] as const) cell[place] += counts[at * 4 + place] ?? 0;
    cell[3] += left_out;
  };
  const all: StoredCell = [0, 0, 0, 0];
  const groups = Object.fromEntries(TRAIT_NAMES.map((trait) => [trait, {}])) as StoredMeasure['groups']; // every trait is there
  for (const row of rows) {
    if (row.trait === 'all') {
      add(all, row);
      continue;
    }
    const cell = groups[row.trait][row.value] ?? [0, 0, 0, 0];
    groups[row.trait][row.value] = cell;
    add(cell, row);
  }
  return { all, groups };
}

const WHOLE = 4;
const SAT_SECTIONS = 1 | 2;
const ACT_SECTIONS = 8 | 16 | 32 | 64;
const isSuperscore = (parts: number): boolean =>
  [WHOLE, SAT_SECTIONS, ACT_SECTIONS].some((needed) => (parts & needed) === needed);

/**
 * How many IDs may be a student of the scope and would make each kind of measure true: those of which a row names one
 * of its schools, or none. A school elsewhere floats in 'all' only.
 */
function floatingIn({ floating }: OpportunityCounts, schools: Schools): Record<Floating, number> {
  const isMine = ({ school_id, is_elsewhere }: FloatingRow) =>
    schools === 'all' || (school_id === null ? !is_elsewhere : schools.includes(school_id));
  const ids = [...new Map(floating.filter(isMine).map((one) => [one.id, one])).values()];
  return {
    exam: ids.filter(({ is_exam }) => is_exam).length,
    scored: ids.filter(({ is_scored }) => is_scored).length,
    sat_act: ids.filter(({ parts }) => isSuperscore(parts)).length,
  };
}

/** The same with what is hidden of the scope. */
export const withHidden = (
  stored: StoredOpportunity,
  disclosure: Disclosure,
  { schools }: Pick<Scope, 'schools'>,
): StoredOpportunity => ({
  ...stored,
  measures: Object.fromEntries(
    Object.entries(stored.measures).map(([id, measure]) => [
      id,
      { ...measure, hidden: hiddenOf(disclosure, id, schools) },
    ]),
  ),
});

function sharesOf(homes: readonly HomeShares[], scores: readonly ScoreShare[]): StoredOpportunity['shares'] {
  const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);
  const rows = sum(homes, (home) => home.rows);
  return {
    courses: [rows - sum(homes, ({ open_rows }) => open_rows), rows],
    scores: [sum(scores, ({ matched }) => matched), sum(scores, ({ total }) => total)],
    sced: [sum(homes, ({ coded }) => coded), rows],
  };
}

interface Lacking extends Pick<StoredOpportunity, 'shares' | 'lacking'> {
  untested: readonly string[];
}

function reasonOf({ rests, needsSced }: Measure, { shares, lacking, untested }: Lacking): NotReady | null {
  // Of nothing nothing is missing.
  const isLow = ([found, all]: Share) => all > 0 && (100 * found) / all < ENOUGH;
  const holds: Record<NotReady, boolean> = {
    files_missing: rests.some((type) => lacking[type] !== undefined) || untested.length > 0,
    courses_unmatched: rests.includes('TRANSCRIPT') && isLow(shares.courses),
    scores_unmatched: rests.includes('STUDENT_TEST_SCORES') && isLow(shares.scores),
    sced_missing: needsSced === true && isLow(shares.sced),
  };
  return NOT_READY.find((reason) => holds[reason]) ?? null;
}

const cell = ([asked, attained, uncertain, outside]: StoredCell): CellCounts => ({
  asked,
  attained,
  uncertain,
  outside,
});

/** The counts as the figures are computed from. */
export const countsFrom = ({ all, groups, floating }: StoredMeasure): MeasureCounts => ({
  all: cell(all),
  // Every trait is there, which fromEntries does not tell the compiler.
  groups: Object.fromEntries(
    TRAIT_NAMES.map((trait) => [
      trait,
      new Map(Object.entries(groups[trait]).map(([value, one]) => [value, cell(one)])),
    ]),
  ) as Partial<MeasureCounts['groups']> as MeasureCounts['groups'],
  floating,
});
