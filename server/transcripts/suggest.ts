import { CATEGORIES, type Category } from '#contract/transcripts/categories.ts';
import {
  type Distribution,
  distanceOf,
  distributionOf,
  sharesOf,
  TRAITS,
  type Traits,
} from '#contract/transcripts/demographics-match.ts';

/** What a suggestion looks at of a candidate. */
export interface CandidateTraits extends Traits {
  id: string;
  category: Category | null;
}

/** Students of one category with the same five values stand for each other. */
interface Profile {
  category: Category;
  traits: Traits;
  people: readonly CandidateTraits[];
}

/** The chosen students, each as the position of their profile. */
type Chosen = readonly number[];

/** Two sets closer than this are as close as each other: rounding of binary fractions. */
const EPSILON = 1e-9;

/**
 * The choice within the limits whose demographics are closest to the school's. Fills every limit as far as there are
 * candidates. Found by exchanging one student after the other for a better one until none is left, from the draft,
 * from the best first choices, and from each of the most frequent profiles; the best end counts. Between equals the
 * draft's own students stay.
 */
export function suggest(
  candidates: readonly CandidateTraits[],
  draft: readonly string[],
  limits: Readonly<Record<Category, number>>,
  school: Distribution,
): string[] {
  const own = new Set(draft);
  const profiles = profilesOf(candidates, own);
  const search = new Search(profiles, limits, measureOf(profiles, school));
  const kept = profiles.flatMap(({ people }, at) => people.filter(({ id }) => own.has(id)).map(() => at));
  let best: { chosen: Chosen; distance: number } | null = null;
  for (const start of [kept, [], ...search.mostFrequent().map((at) => [at])]) {
    const chosen = search.improve(search.fill(start));
    const distance = search.distance(chosen);
    if (best === null || distance < best.distance - EPSILON) best = { chosen, distance };
  }
  return profiles.flatMap(({ people }, at) => people.slice(0, count(best?.chosen ?? [], at)).map(({ id }) => id));
}

const count = (chosen: Chosen, profile: number): number => chosen.filter((at) => at === profile).length;

/** The draft's students come first in their profile, so that they are the ones who stay. */
function profilesOf(candidates: readonly CandidateTraits[], draft: ReadonlySet<string>): Profile[] {
  const groups = new Map<string, CandidateTraits[]>();
  for (const person of candidates) {
    if (person.category === null) continue;
    const key = [person.category, ...TRAITS.map((trait) => person[trait])].join('\n');
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

/**
 * distanceOf for some profiles, with the values of the fields as numbers: a suggestion asks it
 * some hundred thousand times.
 */
function measureOf(profiles: readonly Profile[], school: Distribution): (chosen: Chosen) => number {
  const shares = TRAITS.map((trait) => [...sharesOf(school, trait)]);
  const places = profiles.map(({ traits }) =>
    TRAITS.map((trait, at) => shares[at]?.findIndex(([value]) => value === traits[trait]) ?? -1),
  );
  const wanted = shares.map((ofTrait) => Float64Array.from(ofTrait, ([, share]) => share));
  const counts = shares.map((ofTrait) => new Int32Array(ofTrait.length));
  return (chosen) => {
    let sum = 0;
    for (const [at, ofTrait] of counts.entries()) {
      ofTrait.fill(0);
      let known = 0;
      for (const profile of chosen) {
        // -1: no value, which is left out of the shares of programs.
        const place = places[profile]?.[at] ?? -1;
        if (place < 0) continue;
        ofTrait[place] = (ofTrait[place] ?? 0) + 1;
        known += 1;
      }
      let difference = 0;
      for (const [place, number] of ofTrait.entries())
        difference += Math.abs((known === 0 ? 0 : number / known) - (wanted[at]?.[place] ?? 0));
      sum += difference / 2;
    }
    return sum / counts.length;
  };
}

/** Profiles the search also starts from. */
const STARTS = 12;

class Search {
  private readonly profiles: readonly Profile[];
  private readonly limits: Readonly<Record<Category, number>>;
  readonly distance: (chosen: Chosen) => number;

  constructor(
    profiles: readonly Profile[],
    limits: Readonly<Record<Category, number>>,
    distance: (chosen: Chosen) => number,
  ) {
    this.profiles = profiles;
    this.limits = limits;
    this.distance = distance;
  }

  mostFrequent(): number[] {
    const order = this.profiles.map(({ people }, at) => ({ at, size: people.length }));
    order.sort((one, other) => other.size - one.size || one.at - other.at);
    return order.slice(0, STARTS).map(({ at }) => at);
  }

  /** Without what is over a limit, and with the best student added as long as a category has room. */
  fill(start: Chosen): Chosen {
    let chosen: Chosen = [];
    for (const at of start) if (this.hasRoom(chosen, at)) chosen = [...chosen, at];
    for (;;) {
      const base = chosen;
      const next = this.best(this.profiles.flatMap((_, at) => (this.hasRoom(base, at) ? [[...base, at]] : [])));
      if (next === null) return chosen;
      chosen = next;
    }
  }

  /** With one student exchanged for another of the category as long as that brings the set closer. */
  improve(start: Chosen): Chosen {
    let chosen = start;
    for (;;) {
      const next = this.best(this.exchanges(chosen));
      if (next === null || this.distance(next) >= this.distance(chosen) - EPSILON) return chosen;
      chosen = next;
    }
  }

  private exchanges(chosen: Chosen): Chosen[] {
    return [...new Set(chosen)].flatMap((from) => {
      const rest = chosen.toSpliced(chosen.indexOf(from), 1);
      return this.profiles.flatMap((profile, to) =>
        to !== from && profile.category === this.profiles[from]?.category && this.isFree(chosen, to)
          ? [[...rest, to]]
          : [],
      );
    });
  }

  private best(choices: readonly Chosen[]): Chosen | null {
    let best: Chosen | null = null;
    let distance = Number.POSITIVE_INFINITY;
    for (const choice of choices) {
      const own = this.distance(choice);
      if (own < distance - EPSILON) [best, distance] = [choice, own];
    }
    return best;
  }

  private isFree(chosen: Chosen, at: number): boolean {
    return count(chosen, at) < (this.profiles[at]?.people.length ?? 0);
  }

  private hasRoom(chosen: Chosen, at: number): boolean {
    const category = this.profiles[at]?.category;
    if (category === undefined || !this.isFree(chosen, at)) return false;
    return chosen.filter((one) => this.profiles[one]?.category === category).length < this.limits[category];
  }
}

/** One student goes, another one of the category comes, or one of the two. */
export interface ExchangeStep<P extends CandidateTraits> {
  out: P | null;
  in: P | null;
}

/** The way from a draft to a suggestion, the most effective step first. */
export function stepsTo<P extends CandidateTraits>(
  draft: readonly P[],
  suggested: readonly P[],
  school: Distribution,
): ExchangeStep<P>[] {
  const steps = [...CATEGORIES, null].flatMap((category) => {
    const out = draft.filter((person) => person.category === category && !suggested.includes(person));
    const come = suggested.filter((person) => person.category === category && !draft.includes(person));
    return Array.from({ length: Math.max(out.length, come.length) }, (_, at) => ({
      out: out[at] ?? null,
      in: come[at] ?? null,
    }));
  });
  const ordered: ExchangeStep<P>[] = [];
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

export const after = <P extends CandidateTraits>(chosen: readonly P[], step: ExchangeStep<P>): P[] => [
  ...chosen.filter((person) => person !== step.out),
  ...(step.in ? [step.in] : []),
];
