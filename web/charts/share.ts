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
