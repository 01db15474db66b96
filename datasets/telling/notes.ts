import { anyOf, oneOf } from '#datasets/kit/any-of.ts';
import { patternOf } from '../kit/phrases.ts';
import type { TellingColumn } from './telling-column.ts';

const WHOSE = oneOf(
  ...['student', 'stu', 'course', 'crs', 'row', 'record', 'enrollment', 'score', 'test', 'counselor', 'registrar'],
  ...['office', 'staff', 'internal', 'data', 'general', 'admin', 'other', 'misc', 'my', 'our'],
);
/**
 * A column in which people write what they think of a row; without a header it is where they write it beside a table.
 */
const OF_NOTES = anyOf(
  '^$',
  `^${WHOSE}*(note|comment|remark|memo|annotation)s?(field|text|column)?[0-9]?$`,
  '^(comentario|observaci[oó]n)(e?s)?$',
);

/** What a note says of any row that is not to be counted. */
const NOT_COUNTED = patternOf({
  is: [
    'dup(s)',
    'dupe(s)',
    'void',
    'error',
    'wrong',
    'example',
    'sample',
    'delete',
    'remove',
    'exclude',
    'test',
    'fake',
  ],
  has: [
    ...['do not use', 'do not count', 'do not include', 'do not report', 'do not upload', 'should not count'],
    ...["don't use", "don't count", "don't include", 'dont use', 'dont count', 'dont include', 'not to be counted'],
    ...['(to )be deleted', '(to )be removed', 'delete this', 'delete row', 'remove this', 'remove row', 'ignore'],
    ...['in error', 'by mistake', 'wrong student', 'wrong course', 'example row', 'sample row', 'sample data'],
    ...['test student', 'test record', 'fake student', 'not a student', 'not a real', 'not ours', 'excluded'],
  ],
  hasStart: ['duplicat', 'example', 'exclude from'],
});

/** Longer ones are texts about something else: what a course is about, how a student learns. */
const LONG = '^.{80}';

/** Notes say it as well, in words of such files and in those of any. */
export const tellingNotes = (
  words: string,
  more: Partial<Pick<TellingColumn, 'unless' | 'told'>> = {},
): TellingColumn => ({
  headers: OF_NOTES,
  isOfWords: true,
  says: words ? `${NOT_COUNTED}|${words}` : NOT_COUNTED,
  ...more,
  unless: more.unless ? `${LONG}|${more.unless}` : LONG,
});
