/**
 * Of fewer rows than this a statement takes longer to plan than to run: what many of them read is worked out once and
 * stored, where of many rows each works out what it needs.
 */
export const MANY_ROWS = 5_000;
