/** More than this at once helps nobody. */
export const MOST_STAGED = 100;
