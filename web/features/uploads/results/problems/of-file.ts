import type { IssueGroup } from '#contract/uploads/issues.ts';

/**
 * About the file or a column as a whole: no row of it could say more. Several of one kind, such as schools without
 * rows, are all in its sentence.
 */
export const isOfFile = ({ code, count, first_rows }: IssueGroup): boolean =>
  first_rows.length === 0 && (count === 1 || code.startsWith('file.'));
