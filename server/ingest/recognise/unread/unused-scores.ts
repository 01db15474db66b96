import { anyOf } from '#datasets/kit/any-of.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { aboutFile, type FileFinding } from '../../findings.ts';

/**
 * Names of scores beside sections and totals, on scales of their own: writing, combined scores, subscores, percentiles,
 * and the best of all sittings beside one of them.
 */
const UNUSED = new RegExp(
  anyOf(
    ...['(?<!and )\\bwriting\\b', '\\bessay\\b', '\\bela\\b', '\\bstem\\b', 'percentile', '%ile'],
    ...['\\bpctl?\\b', '\\b(national|state|us) rank\\b', 'sub-?score', 'cross-?test'],
    ...['\\b(reading|math|language) test\\b', 'analysis in (history|science)', 'command of evidence'],
    ...['words in context', 'expression of ideas', 'standard english', 'heart of algebra'],
    ...['problem solving', 'passport to', 'super ?score', '\\b(best|highest|max)\\b.*\\b(sat|act)\\b'],
    '\\b(sat|act)\\b.*\\b(best|highest|max)\\b',
  ),
  'i',
);
/** A section that was not read after all: it is of one test in some rows, and of another in others. */
const SECTION = /^(math|mathematics|mth|reading|english|science|verbal|total|composite)( scale)?( score)?$/i;
/** A vendor's file has dozens. */
const MOST_NAMED = 12;

/**
 * One note that names the columns of scores that no number of the audit uses; no one should look
 * for them in the results.
 */
export function unusedScores({ type }: Dataset, ignored: readonly SourceColumn[]): FileFinding[] {
  if (type !== 'STUDENT_TEST_SCORES') return [];
  const names = ignored
    .map(({ header }) => header)
    .filter((header) => [UNUSED, SECTION].some((names) => names.test(header.replace(/[_.]/g, ' ').trim())));
  if (names.length === 0) return [];
  const examples = names.slice(0, MOST_NAMED);
  return [aboutFile('file.scores-unused', { is: 'examples', examples, more: names.length - examples.length })];
}
