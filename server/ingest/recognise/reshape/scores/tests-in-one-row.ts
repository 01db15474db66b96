import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { FoundSlot, Layout } from '#datasets/kit/layouts/layout.ts';
import { isPlausible } from '#datasets/kit/match/plausible.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { IngestContext, Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { HeadedTable } from '../../headed-table.ts';
import { cellOf } from '../reshape.ts';
import { hasNoScore } from './untaken-tests.ts';

/** Columns of each test; an exam is there with its score and its name or code. */
const TESTS = {
  sat: ['sat_total', 'sat_ebrw', 'sat_math'],
  act: ['act_composite', 'act_english', 'act_math', 'act_reading', 'act_science', 'act_superscore'],
  exam: ['score', 'exam_code', 'exam_name', 'exam_level', 'exam_group', 'irregularity'],
} as const;
const EXAM_SCORE = ['score'] as const;

/** A layout with its slots, which the names of headers do not show. */
export interface TestsInOneRow {
  layout: Layout;
  slots: FoundSlot[];
}

/**
 * Scores of several tests in the rows of students, under headers that no layout knows: 'SAT Score' beside 'ACT Score',
 * 'Total' beside 'Composite'. Read as one record, a row is of the first of its tests, and the scores of the others
 * count for nothing. Null where each row has the scores of one test.
 */
export async function testsInOneRow(headed: HeadedTable, mapping: Mapping): Promise<TestsInOneRow | null> {
  const { dataset, engine, context, columns: all } = headed;
  if (dataset.type !== 'STUDENT_TEST_SCORES' || mapping.has('test_type')) return null;
  // All rows are of the only test that was chosen.
  if (context.chosen.testTypes.length === 1) return null;
  const slots = Object.entries(TESTS).flatMap(([name, columns]) => slotOf(name, columns, headed, mapping));
  if (slots.length < 2) return null;
  const filled = slots.map(({ name, columns }) => {
    const scores = name === 'exam' ? EXAM_SCORE : [...columns.keys()];
    const none = scores.flatMap((score) => hasNoScore(columns.get(score) ?? null));
    return `CAST(NOT (${none.join(' AND ')}) AS INTEGER)`;
  });
  const several = await engine.count(
    'look for several tests in a row',
    `SELECT count(*) FROM source WHERE ${filled.join(' + ')} > 1`,
  );
  return several > 0 ? { layout: layoutOf(slots, context), slots: withDates(slots, all, mapping) } : null;
}

const OWN_DATE = {
  sat: /^sat.*(date|dt|year|admin(istration)?)$/,
  act: /^act.*(date|dt|year|admin(istration)?)$/,
  exam: /^(ap|ib).*(date|dt|year|session)$/,
} as const;

/**
 * 'SAT Date' is not the day of an ACT. A test without a date, where others have their own, has none unless
 * the file has one for all.
 */
function withDates(slots: readonly FoundSlot[], all: readonly SourceColumn[], mapping: Mapping): FoundSlot[] {
  const ownOf = (pattern: RegExp) => all.find(({ header }) => pattern.test(headerKey(header)));
  const shared = mapping.get('test_date');
  const isOfOne = Object.values(OWN_DATE).some((pattern) => pattern.test(headerKey(shared?.header ?? '')));
  if (!isOfOne) return [...slots];
  return slots.map((slot) => {
    const date = ownOf(OWN_DATE[slot.name as keyof typeof OWN_DATE]); // slots are named by the keys of TESTS
    return date ? { ...slot, columns: new Map([...slot.columns, ['test_date', date]]) } : slot;
  });
}

/** Without the columns whose values another test has: 'English' 600 is not a section of the ACT. */
function slotOf(
  name: string,
  columns: readonly ColumnName[],
  { dataset, samples }: HeadedTable,
  mapping: Mapping,
): FoundSlot[] {
  const found = columns.flatMap((column): [ColumnName, SourceColumn][] => {
    const source = mapping.get(column);
    const kind = dataset.columns.find((one) => one.name === column)?.kind;
    return source && kind && isPlausible(kind, samples(source.index)) ? [[column, source]] : [];
  });
  const has = (column: ColumnName) => found.some(([one]) => one === column);
  const isThere = name === 'exam' ? has('score') && (has('exam_code') || has('exam_name')) : found.length > 0;
  const [score] = found;
  return isThere && score ? [{ name, columns: new Map([...found, ['test_type', score[1]]]), nth: 1 }] : [];
}

function layoutOf(slots: readonly FoundSlot[], context: IngestContext): Layout {
  const exam = slots.find(({ name }) => name === 'exam');
  const read = (_text: string, slot: string) =>
    exam && slot === exam.name ? testOfExam(exam, context) : literal(slot.toUpperCase());
  return {
    name: 'scores of several tests in one row',
    headers: [],
    columns: {},
    slots: { of: 'tests', columns: { test_type: { from: [], read } }, filledBy: Object.values(TESTS).flat() },
  };
}

/**
 * Which of AP and IB: by the header of the score or the name, otherwise by the one that was chosen.
 * NULL is an error of its row.
 */
function testOfExam({ columns }: FoundSlot, { chosen }: IngestContext): string {
  const [ofName] = [...columns.values()].flatMap(
    ({ header }) => /^(ap|ib)(?=[a-z]*)/.exec(headerKey(header))?.[1] ?? [],
  );
  if (ofName) return literal(ofName.toUpperCase());
  if (columns.has('exam_level') || columns.has('exam_group')) return literal('IB');
  if (columns.has('exam_code')) return literal('AP');
  const [only, ...more] = chosen.testTypes.filter((test) => test === 'AP' || test === 'IB');
  const name = columns.get('exam_name');
  const other = only && more.length === 0 ? literal(only) : 'NULL';
  if (!name) return other;
  return `CASE WHEN regexp_matches(${cellOf(name)}, '(?i)^(ap|advanced placement)[ :-]') THEN 'AP'
    WHEN regexp_matches(${cellOf(name)}, '(?i)^ib[ :-]|[ (][hs]l[)]?$') THEN 'IB' ELSE ${other} END`;
}
