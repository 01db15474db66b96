import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { list, literal } from '#datasets/kit/sql/quote.ts';
import { TEST_TYPES } from '#datasets/kit/wizard-choices.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import { cellOf } from '../reshape.ts';
import { declares, type ReshapeDraft } from '../reshape-draft.ts';

const TEST = /^(sat|act|psat(nmsqt|89|10|8|9)?|nmsqt|preact(89|10|8|9)?|aspire)(flag|indicator)?$/;
const YES = ['y', 'yes', '1', 'true', 't', 'x'];
const NO = ['n', 'no', '0', 'false', 'f'];

interface Flag {
  source: SourceColumn;
  /** One of ours, or the header of another test. */
  test: string;
}

/**
 * States write which test a row is of as flags: 'PSAT_8_9' N, 'PSAT_10' N, 'SAT' Y. Two or more, of which one of ours
 * is set in a row; a file in which none is has practice tests alone.
 */
export function testFlags({ columns, samples }: Pick<HeadedTable, 'columns' | 'samples'>): Flag[] {
  const named = columns.filter(({ header }) => TEST.test(headerKey(header)));
  if (named.length < 2) return [];
  const cells = ({ index }: SourceColumn) =>
    samples(index)
      .map((cell) => cell.trim().toLowerCase())
      .filter(Boolean);
  const flags = named
    .filter((source) => cells(source).every((cell) => YES.includes(cell) || NO.includes(cell)))
    .map((source) => ({ source, test: ourTest(source) ?? source.header.trim() }));
  const isOfOurs = flags.some(({ source }) => ourTest(source) && cells(source).some((cell) => YES.includes(cell)));
  return flags.length > 1 && isOfOurs ? flags : [];
}

const ourTest = ({ header }: SourceColumn): string | undefined =>
  TEST_TYPES.find((test) => headerKey(header).replace(/(flag|indicator)$/, '') === test.toLowerCase());

/** A row with no flag set, or with two, is not a test that counts. Answers the columns that were read. */
export function readTestFlags(headed: HeadedTable, draft: ReshapeDraft, decided: Decided): SourceColumn[] {
  const { kept, filled, decisions } = draft;
  if (!declares(headed.dataset, 'test_type') || kept.has('test_type') || decided.has('test_type')) return [];
  const flags = testFlags(headed);
  const [first, ...more] = flags;
  if (!first) return [];
  const isSet = ({ source }: Flag) => `lower(${cellOf(source)}) IN ${list(YES)}`;
  const set = flags.map((flag) => `CASE WHEN ${isSet(flag)} THEN ${literal(flag.test)} END`);
  filled.set('test_type', {
    source: first.source,
    beside: more.map(({ source }) => source),
    column: { read: () => `coalesce(nullif(concat_ws(' and ', ${set.join(', ')}), ''), 'no test')` },
  });
  decisions.push({ is: 'read-together', headers: flags.map(({ source }) => source.header), column: 'test_type' });
  return flags.map(({ source }) => source);
}
