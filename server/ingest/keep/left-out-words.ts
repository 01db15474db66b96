import { written } from '#datasets/kit/english.ts';
import type { LeftOut } from '../result.ts';

/** Of what a layout leaves out each reason is a line of its own. */
const WORDS: Record<Exclude<LeftOut['reason'], 'layout'>, readonly [one: string, many: string]> = {
  'in-error': ['row in error', 'rows in error'],
  'not-chosen': [
    'row of a school, year or test that was not selected',
    'rows of schools, years or tests that were not selected',
  ],
  copy: ['exact copy of an earlier row', 'exact copies of earlier rows'],
  replaced: ['row of a record that another row has too', 'rows of records that another row has too'],
  file: ['row of a file that cannot be used as it is', 'rows of a file that cannot be used as it is'],
  'no-slot': ['row without any score', 'rows without any score'],
  role: [
    'row of a person who is not a student, or may not be one',
    'rows of people who are not students, or may not be',
  ],
  'not-read': ['row without a value in any column that is read', 'rows without a value in any column that is read'],
};

/** 'Left out: 12 rows in error, 1 exact copy of an earlier row'; nothing where every row is kept. */
export function leftOutWords(leftOut: readonly LeftOut[]): string[] {
  const parts = leftOut.flatMap(({ reason, rows }) =>
    reason === 'layout' ? [] : [`${written(rows)} ${WORDS[reason][rows === 1 ? 0 : 1]}`],
  );
  return parts.length ? [`Left out: ${parts.join(', ')}`] : [];
}
