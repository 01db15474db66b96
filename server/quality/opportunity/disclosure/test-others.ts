/** A sum that is shown: of one count over some parts. */
export interface Known<Part, Name> {
  name: Name;
  at: readonly Part[];
}

/** Of each count in turn whether its number is possible beside those before it. */
export type Rules<Name extends string, Part> = Record<
  Name,
  (counts: Readonly<Record<Name, number>>, part: Part) => boolean
>;

/** A search that takes longer than this is given up. */
const MOST_STEPS = 200_000;

/**
 * Whether a sum could be another one, for all that is known: every count of every part is as it is, one more or one
 * less, so that each known sum is what it is. Knows nothing of how the hidden ones were chosen.
 * @returns null where the search was given up
 */
export function canBeOther<Name extends string, Part extends Record<Name, number>>(
  parts: readonly Part[],
  names: readonly Name[],
  known: readonly Known<Part, Name>[],
  rules: Rules<Name, Part>,
): (sum: Known<Part, Name>) => boolean | null {
  return (sum) => {
    const answers = [1, -1].map((by) => search({ parts, names, rules }, known, { ...sum, by }));
    return answers.includes(true) || (answers.includes(null) ? null : false);
  };
}

interface World<Name extends string, Part extends Record<Name, number>> {
  parts: readonly Part[];
  names: readonly Name[];
  rules: Rules<Name, Part>;
}

/** Count after count of part after part: a sum that those which are left cannot bring to its value ends the way. */
function search<Name extends string, Part extends Record<Name, number>>(
  { parts, names, rules }: World<Name, Part>,
  known: readonly Known<Part, Name>[],
  wanted: Known<Part, Name> & { by: number },
): boolean | null {
  const sums = [...known.map((one) => ({ ...one, by: 0 })), wanted].map(({ name, at, by }) => ({
    name,
    by,
    at: new Set(at),
    left: at.length,
    now: 0,
  }));
  const places = parts.flatMap((part) => names.map((name) => ({ part, name })));
  const changed = new Map<Part, Record<Name, number>>(parts.map((part) => [part, { ...part }]));
  const sumsOf = places.map(({ part, name }) => sums.filter((sum) => sum.name === name && sum.at.has(part)));
  let steps = 0;
  const from = (place: number): boolean | null => {
    const here = places[place];
    const own = sumsOf[place] ?? [];
    const counts = here && changed.get(here.part);
    if (here === undefined || counts === undefined) return true;
    const before: number = here.part[here.name];
    for (const by of [0, 1, -1]) {
      if (++steps > MOST_STEPS) return null;
      counts[here.name] = before + by;
      for (const sum of own) [sum.now, sum.left] = [sum.now + by, sum.left - 1];
      const isOpen = own.every((sum) => Math.abs(sum.by - sum.now) <= sum.left) && rules[here.name](counts, here.part);
      const found = isOpen && from(place + 1);
      for (const sum of own) [sum.now, sum.left] = [sum.now - by, sum.left + 1];
      counts[here.name] = before;
      if (found !== false) return found;
    }
    return false;
  };
  return from(0);
}
