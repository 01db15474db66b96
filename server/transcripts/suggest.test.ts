import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '#contract/transcripts/categories.ts';
import { distanceOf, distributionOf } from '#contract/transcripts/demographics-match.ts';
import { LIMITS } from './limits.ts';
import { after, type CandidateTraits, stepsTo, suggest } from './suggest.ts';

const SMALL = { HIGH_FLIER: 1, ON_THE_CUSP: 2, STRUGGLING: 1 };

const PERSON = fc.record({
  category: fc.constantFrom(...CATEGORIES, null),
  race: fc.constantFrom('latinx', 'black', 'white'),
  gender: fc.constantFrom('female', 'male'),
  disability_status: fc.constantFrom('with disabilities', 'without disabilities', 'unknown'),
  english_learner: fc.constantFrom('native / fluent', 'english language learner'),
  low_income: fc.constantFrom('low-income', 'above low-income'),
});
const SCHOOL = fc
  .array(PERSON, { minLength: 1, maxLength: 12 })
  .map((people): CandidateTraits[] => people.map((person, at) => ({ ...person, id: `s${at}` })));

const chosenOf = (people: readonly CandidateTraits[], ids: readonly string[]) =>
  people.filter(({ id }) => ids.includes(id));
const countOf = (people: readonly CandidateTraits[], category: CandidateTraits['category']) =>
  people.filter((person) => person.category === category).length;

/** Every way to take `count` of them. */
function ways(people: readonly CandidateTraits[], count: number): CandidateTraits[][] {
  const [first, ...rest] = people;
  if (count === 0 || !first) return [[]];
  if (people.length <= count) return [[...people]];
  return [...ways(rest, count - 1).map((way) => [first, ...way]), ...ways(rest, count)];
}

describe('the suggestion', () => {
  it('fills the limits as far as there are candidates, and no further', () => {
    fc.assert(
      fc.property(SCHOOL, (people) => {
        const chosen = chosenOf(people, suggest(people, [], LIMITS, distributionOf(people)));
        expect(countOf(chosen, null)).toBe(0);
        for (const category of CATEGORIES)
          expect(countOf(chosen, category)).toBe(Math.min(LIMITS[category], countOf(people, category)));
      }),
      { verbose: true },
    );
  });

  it('is as close to the school as the best of all choices, found by trying every one', () => {
    let best = 0;
    let tried = 0;
    fc.assert(
      fc.property(SCHOOL, (people) => {
        const school = distributionOf(people);
        const groups = CATEGORIES.map((category) =>
          ways(
            people.filter((person) => person.category === category),
            Math.min(SMALL[category], countOf(people, category)),
          ),
        );
        const all = groups.reduce<CandidateTraits[][]>(
          (sets, group) => sets.flatMap((set) => group.map((way) => [...set, ...way])),
          [[]],
        );
        const distances = all.filter((set) => set.length > 0).map((set) => distanceOf(school, distributionOf(set)));
        if (distances.length === 0) return;
        const own = distanceOf(school, distributionOf(chosenOf(people, suggest(people, [], SMALL, school))));
        tried += 1;
        if (own <= Math.min(...distances) + 1e-9) best += 1;
        // Where exchanging one at a time ends before the best of all, it is still near it.
        expect(own - Math.min(...distances)).toBeLessThan(0.06);
      }),
      { verbose: true },
    );
    expect(best / tried).toBeGreaterThan(0.95);
  });

  it('is never further away than a draft that uses the limits, and leads there step by step', () => {
    fc.assert(
      fc.property(SCHOOL, fc.nat(), (people, turn) => {
        const school = distributionOf(people);
        const rotated = [...people.slice(turn % people.length), ...people.slice(0, turn % people.length)];
        const draft = CATEGORIES.flatMap((category) =>
          rotated.filter((person) => person.category === category).slice(0, LIMITS[category]),
        );
        const ids = draft.map(({ id }) => id);
        const suggested = chosenOf(people, suggest(people, ids, LIMITS, school));
        if (draft.length > 0)
          expect(distanceOf(school, distributionOf(suggested))).toBeLessThanOrEqual(
            distanceOf(school, distributionOf(draft)) + 1e-9,
          );
        const end = stepsTo(draft, suggested, school).reduce<readonly CandidateTraits[]>(
          (chosen, step) => after(chosen, step),
          draft,
        );
        expect(end.map(({ id }) => id).toSorted()).toEqual(suggested.map(({ id }) => id).toSorted());
      }),
      { verbose: true },
    );
  });

  it('leaves a draft alone that cannot be improved', () => {
    const same = ['a', 'b', 'c'].map(
      (id): CandidateTraits => ({
        id,
        category: 'HIGH_FLIER',
        race: 'black',
        gender: 'female',
        disability_status: 'unknown',
        english_learner: 'native / fluent',
        low_income: 'low-income',
      }),
    );
    expect(suggest(same, ['c', 'b'], LIMITS, distributionOf(same)).toSorted()).toEqual(['b', 'c']);
  });
});
