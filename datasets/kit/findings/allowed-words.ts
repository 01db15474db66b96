import type { Column } from '../dataset.ts';

/** Which values a column takes, in a sentence. */
export function allowedWords({ kind }: Column): string {
  switch (kind.kind) {
    case 'text':
    case 'code':
      return `Text of up to ${kind.max} characters.`;
    case 'grade-range':
      return 'Grades as a range or a list, such as 9-12 or 9,10,11,12.';
    case 'student-id':
      return 'An ID of up to 32 characters, as text with its leading zeros.';
    case 'school':
      return 'The name or the local, state or NCES ID of a school of this audit.';
    case 'school-year':
      return 'A school year such as 2023-24, 2023-2024, 23-24, or a PowerSchool TermID.';
    case 'class-year':
      return 'A year such as 2024.';
    case 'date':
      return kind.partial
        ? 'A date such as 2023-10-07, a month such as October 2023, or a year.'
        : 'A date such as 2024-06-07 or 06/07/2024.';
    case 'integer':
      return `A whole number from ${kind.min} to ${kind.max}.`;
    case 'decimal':
      return `A number from ${kind.min} to ${kind.max}.`;
    case 'yes-no':
      return 'Y or N.';
    case 'grade-level':
      return '09, 10, 11 or 12; also PK to 08, 13 and UG.';
    case 'mark':
      return `A letter (${kind.marks.map(({ mark }) => mark).join(', ')}), a percent, or points from 0 to 4.`;
    case 'term':
      return 'A term such as Y1, S1, S2, T1, Q1 or Summer.';
    case 'vocabulary':
      return `One of: ${kind.vocabulary.values.map(({ label }) => label).join('; ')}.`;
  }
}
