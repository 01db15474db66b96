import { valueKey } from '#datasets/kit/normalise.ts';

/**
 * What is written instead of a score where a student did not sit the test, as keys. A zero may be a slip,
 * and is an error as before.
 */
export const NOT_TAKEN: readonly string[] = [
  ...['Not Tested', 'NT', 'Not Taken', 'Did Not Test', 'DNT', 'Did Not Take', 'DNS', 'Did Not Sit', 'Did Not Score'],
  ...['No Score', 'NS', 'Absent', 'ABS', 'No Show', 'Not Available', 'Exempt', 'Pending'],
  ...['Delayed', 'Score Delayed', 'Canceled', 'Cancelled', 'Score Canceled', 'Score Cancelled', 'Withheld'],
].map(valueKey);
