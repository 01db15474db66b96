/** A named part of a whole: 0 to 100 with one decimal, null where there is nothing to take a share of. */
export interface Share {
  name: string;
  percent: number | null;
}

/** Names ordered by their share, largest first; without data last; ties by name, so that the order never jumps. */
export function namesByShare(shares: Readonly<Record<string, number | null>>): string[] {
  return Object.entries(shares)
    .sort(([a, x], [b, y]) => (y ?? -1) - (x ?? -1) || a.localeCompare(b))
    .map(([name]) => name);
}

/** Tenths of a percent, of which a whole has this many. */
const WHOLE = 1000;
/** What binary fractions are off by: 57.3 * 10 must not count as less than 573. */
const TINY = 1e-6;

/**
 * Parts of one whole, 0 to 100, as they are printed: one decimal each, 100.0 together. What is cut off goes to
 * those that lose most by it (largest remainder); what was rounded before and is too much together is taken from
 * the largest. Parts that do not make a whole stay as they are: without a value (null), or with something left out
 * that is more than rounding.
 */
export function asWhole(percents: readonly (number | null)[]): (number | null)[] {
  const tenths = percents.map((percent) => (percent ?? 0) * 10);
  const floors = tenths.map((value) => Math.floor(value + TINY));
  const left = WHOLE - floors.reduce((sum, value) => sum + value, 0);
  if (Math.abs(WHOLE - tenths.reduce((sum, value) => sum + value, 0)) > percents.length) return [...percents];
  const remainder = (index: number) => Math.max(0, (tenths[index] ?? 0) - (floors[index] ?? 0));
  const size = (index: number) => tenths[index] ?? 0;
  const order = percents
    .map((_, index) => index)
    .filter((index) => size(index) > 0)
    .sort((one, other) => (left > 0 ? remainder(other) - remainder(one) : 0) || size(other) - size(one));
  const changed = new Set(order.slice(0, Math.abs(left)));
  return percents.map((percent, index) =>
    percent === null ? null : ((floors[index] ?? 0) + (changed.has(index) ? Math.sign(left) : 0)) / 10,
  );
}
