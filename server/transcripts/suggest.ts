import { CATEGORIES, type Category } from '#contract/categories.ts';
import { type Distribution, distanceOf, distributionOf, TRAITS, type Traits } from '#contract/demographics-match.ts';

/** What a suggestion looks at of a candidate. */
export interface Person extends Traits {
  id: string;
  category: Category | null;
}

/** Students of one category with the same five values stand for each other. */
interface Profile {
  category: Category;
  traits: Traits;
  people: readonly Person[];
}

/** How many of each profile are chosen, by the profile's position. */
type Taken = number[];

/** Two sets closer than this are as close as each other: rounding of binary fractions. */
const EPSILON = 1e-9;

/**
 * The choice within the limits whose demographics are closest to the school's. Fills every limit as far as there are candidates. Found by
 * exchanging one student after the other for a better one until none is left, from the draft, from the best first choices, and from each
 * most frequent profile; the best end counts. Between equals the draft's own students stay.
 */
export function suggest(
  candidates: readonly Person[],
  draft: readonly string[],
  limits: Readonly<Record<Category, number>>,
  school: Distribution,
): string[] {
  const profiles = profilesOf(candidates, new Set(draft));
  const search = new Search(profiles, limits, school);
  const kept = profiles.map(({ people }) => people.filter(({ id }) => draft.includes(id)).length);
  const starts = [search.within(kept), profiles.map(() => 0), ...search.oneOfEach()];
  let best: { taken: Taken; distance: number } | null = null;
  for (const start of starts) {
    const taken = search.improve(search.fill(start));
    const distance = search.distance(taken);
    if (best === null || distance < best.distance - EPSILON) best = { taken, distance };
  }
  return profiles.flatMap(({ people }, at) => people.slice(0, best?.taken[at] ?? 0).map(({ id }) => id));
}

/** The draft's students come first in their profile, so that they are the ones who stay. */
function profilesOf(candidates: readonly Person[], draft: ReadonlySet<string>): Profile[] {
  const groups = new Map<string, Person[]>();
  for (const person of candidates) {
    if (person.category === null) continue;
    const key = JSON.stringify([person.category, ...TRAITS.map((trait) => person[trait])]);
    const group = groups.get(key);
    if (group) group.push(person);
    else groups.set(key, [person]);
  }
  return [...groups.values()].flatMap((people) => {
    const [first] = people;
    if (!first || first.category === null) return [];
    const ordered = [...people.filter(({ id }) => draft.has(id)), ...people.filter(({ id }) => !draft.has(id))];
    return [{ category: first.category, traits: first, people: ordered }];
  });
}

/** Profiles the search also starts from. */
const STARTS = 12;

class Search {
  private readonly profiles: readonly Profile[];
  private readonly limits: Readonly<Record<Category, number>>;
  private readonly school: Distribution;

  constructor(profiles: readonly Profile[], limits: Readonly<Record<Category, number>>, school: Distribution) {
    this.profiles = profiles;
    this.limits = limits;
    this.school = school;
  }

  distance(taken: Taken): number {
    const chosen = this.profiles.flatMap(({ traits }, at) => Array.from({ length: taken[at] ?? 0 }, () => traits));
    return chosen.length === 0 ? 1 : distanceOf(this.school, distributionOf(chosen));
  }

  /** Without what is over a limit. */
  within(taken: Taken): Taken {
    const left = { ...this.limits };
    return taken.map((count, at) => {
      const category = this.profiles[at]?.category;
      if (category === undefined) return 0;
      const keeps = Math.min(count, left[category]);
      left[category] -= keeps;
      return keeps;
    });
  }

  /** One student of each of the most frequent profiles, to start from. */
  oneOfEach(): Taken[] {
    const order = this.profiles.map(({ people }, at) => ({ at, size: people.length }));
    order.sort((one, other) => other.size - one.size || one.at - other.at);
    return order.slice(0, STARTS).map(({ at }) => this.profiles.map((_, position) => (position === at ? 1 : 0)));
  }

  /** With the best student added as long as a category has room. */
  fill(start: Taken): Taken {
    let taken = this.within(start);
    for (;;) {
      const next = this.best(
        this.profiles.flatMap((_, at) => (this.hasRoom(taken, at) ? [changed(taken, at, 1)] : [])),
      );
      if (next === null) return taken;
      taken = next;
    }
  }

  /** With one student exchanged for another of the category as long as that brings the set closer. */
  improve(start: Taken): Taken {
    let taken = start;
    for (;;) {
      const next = this.best(this.exchanges(taken));
      if (next === null || this.distance(next) >= this.distance(taken) - EPSILON) return taken;
      taken = next;
    }
  }

  private exchanges(taken: Taken): Taken[] {
    return this.profiles.flatMap((gone, from) => {
      if ((taken[from] ?? 0) === 0) return [];
      return this.profiles.flatMap((come, to) =>
        to !== from && come.category === gone.category && this.isFree(taken, to)
          ? [changed(changed(taken, from, -1), to, 1)]
          : [],
      );
    });
  }

  private best(choices: readonly Taken[]): Taken | null {
    let best: Taken | null = null;
    let distance = Number.POSITIVE_INFINITY;
    for (const choice of choices) {
      const own = this.distance(choice);
      if (own < distance - EPSILON) [best, distance] = [choice, own];
    }
    return best;
  }

  private isFree(taken: Taken, at: number): boolean {
    return (taken[at] ?? 0) < (this.profiles[at]?.people.length ?? 0);
  }

  private hasRoom(taken: Taken, at: number): boolean {
    const category = this.profiles[at]?.category;
    if (category === undefined || !this.isFree(taken, at)) return false;
    const chosen = taken.reduce(
      (sum, count, position) => sum + (this.profiles[position]?.category === category ? count : 0),
      0,
    );
    return chosen < this.limits[category];
  }
}

const changed = (taken: Taken, at: number, by: number): Taken =>
  taken.map((count, position) => (position === at ? count + by : count));

/** One student goes, another one of the category comes, or one of the two. */
export interface Step<P extends Person> {
  out: P | null;
  in: P | null;
}

/** The way from a draft to a suggestion, the most effective step first. */
export function stepsTo<P extends Person>(
  draft: readonly P[],
  suggested: readonly P[],
  school: Distribution,
): Step<P>[] {
  const steps = [...CATEGORIES, null].flatMap((category) => {
    const out = draft.filter((person) => person.category === category && !suggested.includes(person));
    const come = suggested.filter((person) => person.category === category && !draft.includes(person));
    return Array.from({ length: Math.max(out.length, come.length) }, (_, at) => ({
      out: out[at] ?? null,
      in: come[at] ?? null,
    }));
  });
  const ordered: Step<P>[] = [];
  let chosen = draft;
  while (steps.length > 0) {
    const distances = steps.map((step) => distanceOf(school, distributionOf(after(chosen, step))));
    const [next] = steps.splice(distances.indexOf(Math.min(...distances)), 1);
    if (!next) break;
    chosen = after(chosen, next);
    ordered.push(next);
  }
  return ordered;
}

export const after = <P extends Person>(chosen: readonly P[], step: Step<P>): P[] => [
  ...chosen.filter((person) => person !== step.out),
  ...(step.in ? [step.in] : []),
];
