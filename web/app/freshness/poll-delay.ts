const FIRST = 1_000;
const LONGEST = 15_000;
/** While nothing is being refreshed: soon enough to notice a file that is done, also someone else’s. */
const AT_REST = 10_000;

/**
 * Milliseconds until the next question, given how many answers in a row said 'refreshing': 1 s, then 1.5 times
 * longer each, at most 15 s.
 */
export const pollDelay = (refreshingAnswers: number): number =>
  refreshingAnswers === 0 ? AT_REST : Math.min(LONGEST, FIRST * 1.5 ** (refreshingAnswers - 1));
