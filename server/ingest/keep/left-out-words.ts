import { written } from '#datasets/kit/english.ts';
import type { LeftOut } from '../result.ts';

const WORDS: Record<LeftOut['reason'], readonly [one: string, many: string]> = {
  'in-error': ['row in error', 'rows in error'],
  'not-chosen': [
    'row of a school, year or test that was not selected',
    'rows of schools, years or tests that were not selected',
  ],
  copy: ['exact copy of an earlier row', 'exact copies of earlier rows'],
  replaced: ['row of a record that another row has too', 'rows of records that another row has too'],
  file: ['row of a file that cannot be used as it is', 'rows of a file that cannot be used as it is'],
};

/** 'Left out: 12 rows in error, 1 exact copy of an earlier row'; nothing where every row is kept. */
export function leftOutWords(leftOut: readonly LeftOut[]): string[] {
  const parts = leftOut.map(({ reason, rows }) => `${written(rows)} ${WORDS[reason][rows === 1 ? 0 : 1]}`);
  return parts.length ? [`Left out: ${parts.join(', ')}`] : [];
}
