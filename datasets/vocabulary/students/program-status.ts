import { valueKey } from '#datasets/kit/normalise.ts';

/**
 * What is next to the name of a program and says whether a student is in it
 * (docs/domain/vocabularies.md#flags), as keys.
 */
const keysOf = (...words: string[]): readonly string[] => words.map(valueKey);

export const IN_PROGRAM = keysOf(
  ...['y', 'yes', '1', 'true', 'x', 'active', 'current', 'currently enrolled', 'enrolled', 'in program', 'served'],
  ...['eligible', 'qualified', 'identified', 'participating', 'participates', 'participant', 'receiving'],
);

/**
 * Of a program, whatever the column is called. A service that was declined says nothing of who
 * needs it, and is a question.
 */
export const OUT_OF_PROGRAM = keysOf(
  ...['exited', 'former', 'dismissed', 'discontinued', 'ineligible', 'not eligible', 'no longer eligible', 'denied'],
  ...['not participating', 'nonparticipant', 'not in program', 'did not qualify', 'not qualified'],
);

/** Under a name that may be of the student ('Status', 'Active'), these may say who has left the school. */
export const OUT_OF_SOMETHING = keysOf(
  ...['n', 'no', '0', 'false', 'inactive', 'not active', 'withdrawn', 'not enrolled', 'ended', 'closed', 'terminated'],
);
