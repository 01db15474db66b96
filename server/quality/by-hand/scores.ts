import { lastOf, type Placed, plain } from './rows.ts';
import type { RosterRow } from './school-class.ts';

export interface ScoreRow extends Placed {
  /** As the row writes it. */
  school: string | null;
  student_id: string | null;
  other_student_id: string | null;
  last_name: string | null;
  first_name: string | null;
  birth_date: string | null;
  test_type: 'SAT' | 'ACT' | 'AP' | 'IB';
  sat_ebrw: number | null;
  sat_math: number | null;
  sat_total: number | null;
  act_english: number | null;
  act_math: number | null;
  act_reading: number | null;
  act_science: number | null;
  act_composite: number | null;
  act_superscore: number | null;
  exam: string | null;
  administration: string | null;
  numeric_score: number | null;
  is_counted: boolean | null;
  subject: string | null;
}

export interface Score extends ScoreRow {
  student: string | null;
}

/** Without suffix, and as letters alone. */
const nameKey = (name: string | null) => plain((name ?? '').replace(/\b(jr|sr|ii|iii|iv)\b/gi, ''));
const personKey = (row: Pick<RosterRow, 'last_name' | 'first_name' | 'birth_date'>) =>
  row.last_name && row.first_name && row.birth_date
    ? `${nameKey(row.last_name)} ${nameKey(row.first_name)} ${row.birth_date}`
    : null;

/** Each row with its student: by ID, or without one by name and date of birth where that is one student. */
export function scoresOf(
  rows: readonly ScoreRow[],
  whose: (row: ScoreRow) => string | null,
  roster: readonly RosterRow[],
): Score[] {
  const persons = Map.groupBy(roster, personKey);
  return rows.map((row) => {
    const key = row.student_id === null ? personKey(row) : null;
    const named = new Set(key === null ? [] : persons.get(key)?.map(({ student_id }) => student_id));
    return { ...row, student: whose(row) ?? (named.size === 1 ? ([...named][0] ?? null) : null) };
  });
}

const all = (...values: (number | null)[]) => values.every((value) => value !== null);
const sections = (row: ScoreRow) => [row.act_english, row.act_math, row.act_reading, row.act_science];
const total = (values: readonly (number | null)[]) => values.reduce<number>((whole, value) => whole + (value ?? 0), 0);

/** What tells which of two rows of one sitting is the better one. */
function worth(row: ScoreRow): number {
  const { numeric_score, sat_total, sat_ebrw, sat_math, act_composite, act_superscore } = row;
  const sat = all(sat_ebrw, sat_math) ? total([sat_ebrw, sat_math]) : null;
  const act = all(...sections(row)) ? total(sections(row)) / 4 : null;
  return numeric_score ?? sat_total ?? sat ?? act_composite ?? act ?? act_superscore ?? -1;
}

/** Someone who is not on the roster: the ID, otherwise the name as it is compared with the date of birth. */
export const strangerOf = ({ student_id, last_name, first_name, birth_date }: Score): string =>
  student_id ??
  [last_name && nameKey(last_name), first_name && nameKey(first_name), birth_date]
    .filter((word) => word !== null)
    .join(' ');

/**
 * One row a student, test, exam and administration (docs/domain/scores.md#one-score); AP sub-scores
 * are parts of another exam.
 */
export function distinctOf(scores: readonly Score[]): Score[] {
  const whole = scores.filter(({ test_type, is_counted }) => test_type !== 'AP' || is_counted !== false);
  const groups = Map.groupBy(whole, (score) =>
    JSON.stringify([score.student ?? `nobody ${strangerOf(score)}`, score.test_type, score.exam, score.administration]),
  );
  return [...groups.values()].flatMap(
    (same) =>
      lastOf(
        same,
        worth,
        ({ file }) => file,
        ({ row_number }) => row_number,
      ) ?? [],
  );
}

/**
 * What someone took: of the rows of an SAT or ACT that have a section each, those of a day are one.
 * The first stands for all.
 */
export function sittingsOf(scores: readonly Score[]): Score[] {
  const groups = Map.groupBy(scores, (score) => {
    const { student, test_type, exam, administration } = score;
    const hasParts = test_type === 'SAT' || test_type === 'ACT';
    return JSON.stringify([student ?? `nobody ${strangerOf(score)}`, test_type, hasParts || exam, administration]);
  });
  const byPlace = (one: Score, other: Score) => one.file - other.file || one.row_number - other.row_number;
  return [...groups.values()].flatMap((same) => same.toSorted(byPlace)[0] ?? []);
}

export const isExamScore = ({ test_type, numeric_score, is_counted }: Score): boolean =>
  (test_type === 'AP' || test_type === 'IB') && numeric_score !== null && is_counted !== false;

function best(scores: readonly Score[], column: keyof ScoreRow): number | null {
  const values = scores.flatMap((score) => score[column] ?? []).map(Number);
  return values.length === 0 ? null : Math.max(...values);
}

/** The best sections of all sittings together, otherwise the best total (docs/domain/scores.md#superscores). */
export function satOf(scores: readonly Score[]): number | null {
  const parts = [best(scores, 'sat_ebrw'), best(scores, 'sat_math')];
  return all(...parts) ? total(parts) : best(scores, 'sat_total');
}

/**
 * ACT's own superscore where it is no worse than the best composite; the mean of the best sections,
 * halves up; the best composite.
 */
export function actOf(scores: readonly Score[]): number | null {
  const [stated, composite] = [best(scores, 'act_superscore'), best(scores, 'act_composite')];
  if (stated !== null && stated >= (composite ?? 0)) return stated;
  const parts = (['act_english', 'act_math', 'act_reading', 'act_science'] as const).map((section) =>
    best(scores, section),
  );
  return all(...parts) ? Math.floor(total(parts) / 4 + 0.5) : composite;
}
