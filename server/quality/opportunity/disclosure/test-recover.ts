/** What can be learned about hidden numbers, found by search: knows nothing of how they were chosen. */

/** Of one school and one group: how many attained it, and how many did not. */
export interface GroupOfSchool {
  school: number;
  group: number;
  attained: number;
  missed: number;
}

/** Numbers that are shown or not: of the parts of one school and group, or of a total over one or both (null). */
export interface ShownNumber {
  school: number | null;
  group: number | null;
  isHidden: boolean;
}

interface Equation {
  parts: number[];
  attained: number;
  missed: number;
}

type Solution = number[];

/**
 * The hidden numbers of which there is only one possible value: 'size' or 'attained', with their place.
 * Everything counts in whole students, a group that is named has at least one, and each shown number is known
 * with those who attained it.
 */
export function recovered(parts: readonly GroupOfSchool[], shown: readonly ShownNumber[]): string[] {
  const within = ({ school, group }: ShownNumber) =>
    parts.flatMap((part, at) =>
      (school === null || part.school === school) && (group === null || part.group === group) ? [at] : [],
    );
  const sum = (at: number[], of: 'attained' | 'missed') => at.reduce((all, one) => all + (parts[one]?.[of] ?? 0), 0);
  const equations = shown
    .filter(({ isHidden }) => !isHidden)
    .map((one): Equation => {
      const at = within(one);
      return { parts: at, attained: sum(at, 'attained'), missed: sum(at, 'missed') };
    });
  const solutions = (
    of: 'attained' | 'missed',
    least: number[],
    first: readonly number[],
    isWanted: (sum: number) => boolean,
  ) =>
    solve({
      truth: parts.map((part) => part[of]),
      equations: equations.map((equation) => ({ parts: equation.parts, total: equation[of] })),
      least,
      first,
      isWanted,
    });
  const none = parts.map(() => 0);

  /** Some solution in which the number is another one. */
  const isOpen = (at: number[], of: 'size' | 'attained'): boolean => {
    const truth = sum(at, 'attained') + (of === 'size' ? sum(at, 'missed') : 0);
    for (const attained of solutions('attained', none, at, (found) => of === 'size' || found !== truth)) {
      const own = at.reduce((all, one) => all + (attained[one] ?? 0), 0);
      const least = attained.map((value) => (value === 0 ? 1 : 0));
      for (const _ of solutions('missed', least, at, (found) => of === 'attained' || own + found !== truth))
        return true;
    }
    return false;
  };

  return shown
    .filter(({ isHidden }) => isHidden)
    .flatMap((one) => {
      const at = within(one);
      const place = `school ${one.school ?? 'all'}, group ${one.group ?? 'all'}`;
      return (['size', 'attained'] as const).filter((of) => !isOpen(at, of)).map((of) => `${of} of ${place}`);
    });
}

interface Search {
  truth: readonly number[];
  equations: readonly { parts: number[]; total: number }[];
  least: readonly number[];
  /** Parts that are tried first, and what their sum may be. */
  first: readonly number[];
  isWanted(sum: number): boolean;
}

/**
 * Every solution in whole numbers, those near the true one first. A part in no equation may be three more than it is.
 */
function* solve({ truth, equations, least, first, isWanted }: Search): Generator<Solution> {
  const values: Solution = [];
  const order = [...first, ...[...truth.keys()].filter((part) => !first.includes(part))];
  function* assign(at: number): Generator<Solution> {
    if (at === first.length && !isWanted(first.reduce((sum, part) => sum + (values[part] ?? 0), 0))) return;
    const part = order[at];
    if (part === undefined) {
      yield [...values];
      return;
    }
    const waiting = new Set(order.slice(at + 1));
    const own = equations.filter(({ parts }) => parts.includes(part));
    const leftOf = ({ parts, total }: Search['equations'][number]) =>
      total -
      parts.reduce((sum, one) => sum + (one === part ? 0 : ((waiting.has(one) ? least[one] : values[one]) ?? 0)), 0);
    const [from, most] = [least[part] ?? 0, Math.min((truth[part] ?? 0) + 3, ...own.map(leftOf))];
    const forced = own.filter(({ parts }) => !parts.some((one) => waiting.has(one))).map(leftOf);
    for (const value of range(from, most).toSorted((a, b) => distance(a, truth[part]) - distance(b, truth[part]))) {
      if (forced.some((one) => one !== value)) continue;
      values[part] = value;
      yield* assign(at + 1);
    }
  }
  yield* assign(0);
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
const distance = (value: number, truth = 0) => Math.abs(value - truth);
