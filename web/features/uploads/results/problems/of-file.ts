import type { IssueGroup } from '#contract/uploads/issues.ts';

/** About the file or a column as a whole, said once: no row of it could say more. */
export const isOfFile = ({ count, first_rows }: IssueGroup): boolean => count === 1 && first_rows.length === 0;
