/** Percent that must be exceeded for the good icon (docs/domain/matching.md#percentages: exactly 80 is a warning). */
export const GOOD_ABOVE = 80;

/** Icon of a share; null, where there is nothing to take a share of, has none. */
export function matchingStatus(percent: number | null): 'success' | 'warning' | null {
  if (percent === null) return null;
  return percent > GOOD_ABOVE ? 'success' : 'warning';
}
