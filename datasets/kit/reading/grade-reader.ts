import type { Column, Vocabulary } from '../dataset.ts';
import type { IngestContext } from '../plan.ts';
import { EXCEL_DATE } from '../sql/read-identifiers.ts';
import { type ReadText, wordReader } from './word-reader.ts';

/** '10-Dec' was '10-12'. Words are compared without signs, so that 1.1 would be grade 11 and 0.5 grade 5. */
const NOT_A_GRADE = new RegExp(`^([0-9]*[.,][0-9]*[1-9][0-9]*|${EXCEL_DATE})$`, 'i');

/** Grades as numbers: 9 to 12, K = 0, PK = -1, 13 and UG = 13. */
export function gradeReader(
  column: Column,
  vocabulary: Vocabulary,
  context: Pick<IngestContext, 'confirmed' | 'legends'>,
): ReadText {
  const read = wordReader(column, vocabulary, context, { codesSayEnough: true });
  return (text) => {
    // By its key it would be grade 10.
    if (text === '1.0') return '1';
    const grade = NOT_A_GRADE.test(text) ? null : read(text);
    if (grade === 'PK') return '-1';
    return grade === 'K' ? '0' : grade;
  };
}
