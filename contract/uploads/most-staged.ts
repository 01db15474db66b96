/** More than this at once helps no one. */
export const MOST_STAGED = 100;
