import { NOT_READY, type NotReady, TRAIT_NAMES, type Trait } from '#contract/quality/opportunity.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Lack } from '../lacking.ts';
import type { Schools, Scope } from '../scopes.ts';
import { COUNTED, type CountRow, type HomeShares, type OpportunityCounts, type ScoreShare } from './count.ts';
import type { Measure } from './define-measure.ts';
import { type Disclosure, type GroupKey, hiddenOf } from './disclosure/disclosure.ts';
import type { Cell, MeasureCounts } from './figures.ts';

/** One measure of one scope as it is stored. */
export interface StoredMeasure {
  /** asked, attained, uncertain, outside. */
  all: StoredCell;
  /** By trait and value; '' holds those without a value. */
  groups: Record<Trait, Record<string, StoredCell>>;
  floating: number;
  reason: NotReady | null;
  /** Groups of which no number leaves the portal, where that is known (disclosure.ts). */
  hidden?: readonly GroupKey[];
}
type StoredCell = [asked: number, attained: number, uncertain: number, outside: number];

export type StoredOpportunity = Record<string, StoredMeasure>;

/** Below this share of rows that found their counterpart a measure is not to be trusted yet, in percent. */
const ENOUGH = 95;

/** What the files of the scope hold, from which a measure is ready or is not. */
export interface Holding {
  /** Schools for which a current file of the type was selected. */
  covered: Readonly<Partial<Record<UploadFileType, ReadonlySet<string>>>>;
  lacks: readonly Lack[];
  allSchools: readonly string[];
}

/** The counts of every measure and step for the schools of a scope. */
export function opportunityOf(counts: OpportunityCounts, { schools }: Scope, holding: Holding): StoredOpportunity {
  const isMine = (home: string | null) => schools === 'all' || (home !== null && schools.includes(home));
  const rows = counts.rows.filter(({ home }) => isMine(home));
  const shares = sharesOf(
    counts.homes.filter(({ home }) => isMine(home)),
    counts.scores.filter(({ home }) => isMine(home)),
  );
  return Object.fromEntries(
    COUNTED.map((measure, at): [string, StoredMeasure] => {
      const mine = measure.homes ? rows.filter(({ home }) => home !== null && counts.ibHomes.has(home)) : rows;
      const reason = reasonOf(measure, shares, filesMissing(measure, schools, holding));
      return [measure.id, { ...cellsOf(mine, at), floating: floatingOf(measure, counts, schools), reason }];
    }),
  );
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

/** Ids that may be a student of the scope: those whose row names one of its schools, or none. A school elsewhere floats in 'all' only. */
function floatingOf({ floating: column }: Measure, { floating }: OpportunityCounts, schools: Schools): number {
  if (column === undefined) return 0;
  const mine = floating.filter(
    (row) =>
      row[column] &&
      (schools === 'all' || (row.school_id === null ? !row.is_elsewhere : schools.includes(row.school_id))),
  );
  return new Set(mine.map(({ id }) => id)).size;
}

/** The same with what is hidden of the scope. */
export const withHidden = (stored: StoredOpportunity, disclosure: Disclosure, { schools }: Scope): StoredOpportunity =>
  Object.fromEntries(
    Object.entries(stored).map(([id, measure]) => [id, { ...measure, hidden: hiddenOf(disclosure, id, schools) }]),
  );

interface Shares {
  courses: number | null;
  scores: number | null;
  sced: number | null;
}

function sharesOf(homes: readonly HomeShares[], scores: readonly ScoreShare[]): Shares {
  const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);
  const percent = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole);
  const rows = sum(homes, (home) => home.rows);
  return {
    courses: percent(rows - sum(homes, ({ open_rows }) => open_rows), rows),
    scores: percent(
      sum(scores, ({ matched }) => matched),
      sum(scores, ({ total }) => total),
    ),
    sced: percent(
      sum(homes, ({ coded }) => coded),
      rows,
    ),
  };
}

/** A school of the scope has no file of a dataset, and nobody said that it offers nothing of it. */
function filesMissing({ rests }: Measure, schools: Schools, { covered, lacks, allSchools }: Holding): boolean {
  return (schools === 'all' ? allSchools : schools).some((school) =>
    rests.some((type) => {
      if (covered[type]?.has(school)) return false;
      const cells = lacks.filter((lack) => lack.type === type && lack.school_id === school);
      return cells.length === 0 || cells.some(({ is_not_offered }) => !is_not_offered);
    }),
  );
}

function reasonOf({ rests, needsSced }: Measure, shares: Shares, isMissing: boolean): NotReady | null {
  const isLow = (share: number | null) => share !== null && share < ENOUGH;
  const holds: Record<NotReady, boolean> = {
    files_missing: isMissing,
    courses_unmatched: rests.includes('TRANSCRIPT') && isLow(shares.courses),
    scores_unmatched: rests.includes('STUDENT_TEST_SCORES') && isLow(shares.scores),
    sced_missing: needsSced === true && isLow(shares.sced),
  };
  return NOT_READY.find((reason) => holds[reason]) ?? null;
}

const cell = ([asked, attained, uncertain, outside]: StoredCell): Cell => ({ asked, attained, uncertain, outside });

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
