import type { IssueGroup } from '#contract/uploads/issues.ts';

/** Percent of the errors that go away with one cause; 100 only when nothing is left. */
export function clearedShare(group: IssueGroup, groups: readonly IssueGroup[]): number {
  const total = errorCount(groups);
  if (total === 0) return 0;
  const share = (group.count / total) * 100;
  return group.count < total ? Math.min(share, 99.9) : 100;
}

export const errorCount = (groups: readonly IssueGroup[]): number =>
  groups.filter((group) => group.severity === 'error').reduce((sum, group) => sum + group.count, 0);

/** Errors in the column of a cause, which may have others; of the cause alone where it is about no single column. */
export const columnErrors = (cause: IssueGroup, groups: readonly IssueGroup[]): number =>
  cause.header === null
    ? cause.count
    : errorCount(groups.filter(({ header, column }) => header === cause.header && column === cause.column));

/**
 * How the causes of one severity are put: largest first, unless one that the others depend on goes before a larger one.
 */
export function orderOf(groups: readonly Pick<IssueGroup, 'count'>[]): 'largest' | 'dependency' {
  const isFalling = groups.every(({ count }, index) => index === 0 || count <= (groups[index - 1]?.count ?? count));
  return isFalling ? 'largest' : 'dependency';
}
