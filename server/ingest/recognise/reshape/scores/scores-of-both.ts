import type { ColumnName } from '#datasets/kit/column-name.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import { declares, type ReshapeDraft } from '../reshape-draft.ts';

/** Parts that the SAT and the ACT both have, by headers that name neither test. */
const PARTS = [
  { sat: 'sat_math', act: 'act_math', header: /^(math|mathematics|mth)(scale)?(score)?$/ },
  { sat: 'sat_ebrw', act: 'act_english', header: /^(english(or)?e(b?)rw|e(b?)rw(or)?english)(score)?$/ },
  { sat: 'sat_ebrw', act: 'act_reading', header: /^(reading|read|rdg)(scale)?(score)?$/ },
  {
    sat: 'sat_total',
    act: 'act_composite',
    header: /^(total|tot|composite|comp)(scale)?(score)?((or)?(total|composite|comp)(score)?)?$/,
  },
] as const;
/** 200 to 1600 and 1 to 36 have nothing in common. */
const LEAST_SAT = 200;
const MOST_SAT = 1600;
const MOST_ACT = 36;
/** A slip is an error of its test. */
const MOST = 0.5;

/**
 * One row a sitting, with the sections of both tests in one column: 'Math' holds 560 in a row of the SAT and 23 in
 * one of the ACT. Read as either alone, or as none, the scores of a test would be lost. The test of the row
 * decides, otherwise the scale.
 */
export function readScoresOfBoth({ dataset, columns, samples }: HeadedTable, draft: ReshapeDraft, decided: Decided) {
  if (!declares(dataset, 'sat_math') || !mayHoldBoth(draft)) return;
  for (const { sat, act, header } of PARTS) {
    const source = columns.find(
      (one) => header.test(headerKey(one.header)) && holdsBoth(samples(one.index).map((text) => text.trim())),
    );
    const isFree = (name: ColumnName) =>
      !decided.has(name) && !draft.filled.has(name) && (draft.kept.get(name)?.index ?? source?.index) === source?.index;
    if (source && isFree(sat) && isFree(act)) split(source, [sat, act], draft);
  }
}

/** A column of tests, or a section of each: one slip in a file of SAT scores is not a score of the ACT. */
const mayHoldBoth = ({ kept }: ReshapeDraft): boolean =>
  kept.has('test_type') || ['sat_', 'act_'].every((test) => [...kept.keys()].some((name) => name.startsWith(test)));

function holdsBoth(texts: readonly string[]): boolean {
  const filled = texts.filter(Boolean);
  const numbers = filled.map(Number);
  const ofSat = numbers.filter((score) => score >= LEAST_SAT && score <= MOST_SAT && score % 10 === 0).length;
  const ofAct = numbers.filter((score) => score >= 1 && score <= MOST_ACT).length;
  return ofSat > 0 && ofAct > 0 && ofSat + ofAct > filled.length * MOST;
}

function split(source: SourceColumn, [sat, act]: readonly [ColumnName, ColumnName], draft: ReshapeDraft): void {
  const { kept, filled, decisions } = draft;
  const test = kept.get('test_type');
  const isOfSat = (score: string, name = 'NULL') =>
    `CASE WHEN regexp_matches(lower(${name}), '\\bsat\\b') THEN true WHEN regexp_matches(lower(${name}), '\\bact\\b') THEN false
      ELSE coalesce(TRY_CAST(${score} AS DOUBLE) >= ${LEAST_SAT}, false) END`;
  const read = (is: '' | 'NOT') => ({
    source,
    beside: test ? [test] : [],
    column: { read: (score: string, name?: string) => `CASE WHEN ${is} (${isOfSat(score, name)}) THEN ${score} END` },
  });
  for (const name of [sat, act]) kept.delete(name);
  filled.set(sat, read(''));
  filled.set(act, read('NOT'));
  decisions.push({ is: 'of-both-tests', header: source.header, column: sat, second: act });
}
