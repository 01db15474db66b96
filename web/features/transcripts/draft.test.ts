import { describe, expect, test } from 'vitest';
import type { Category } from '#contract/transcripts/categories.ts';
import { distributionOf } from '#contract/transcripts/demographics-match.ts';
import { type Candidate, Candidate as CandidateSchema } from '#contract/transcripts/transcripts.ts';
import { comparePrograms, compareTrait } from './compare/comparison.ts';
import { chosenIn, type Draft, limitOfAll, sameChoice, toggle } from './draft.ts';

const LIMITS = { HIGH_FLIER: 2, ON_THE_CUSP: 4, STRUGGLING: 2 };

const candidate = (number: number, category: Category | null, more: Partial<Candidate> = {}): Candidate =>
  CandidateSchema.parse({
    id: String(number).padStart(22, '0'),
    category,
    race: 'latinx',
    gender: 'female',
    disability_status: 'without disabilities',
    english_learner: 'native / fluent',
    low_income: 'low-income',
    selected: false,
    gpa: 3.5,
    student_label: `S${number}`,
    ...more,
  });

const choose = (...chosen: Candidate[]): Draft =>
  chosen.reduce<Draft>((draft, next) => toggle(draft, next, LIMITS), new Map());

describe('choosing transcripts', () => {
  const fliers = [1, 2, 3].map((number) => candidate(number, 'HIGH_FLIER')) as [Candidate, Candidate, Candidate];
  const cusp = candidate(4, 'ON_THE_CUSP');

  test('stops at the limit of the category, and of that category only', () => {
    const draft = choose(...fliers, cusp);
    expect(chosenIn(draft, 'HIGH_FLIER')).toEqual(fliers.slice(0, 2));
    expect(chosenIn(draft, 'ON_THE_CUSP')).toEqual([cusp]);
  });

  test('makes room when one is cleared', () => {
    const [first, second, third] = fliers;
    expect([...choose(first, second, first, third).keys()]).toEqual([second.id, third.id]);
  });

  test('leaves out a student without a category', () => {
    expect(choose(candidate(5, null)).size).toBe(0);
  });

  test('knows all limits together, and whether two choices differ', () => {
    expect(limitOfAll(LIMITS)).toBe(8);
    expect(sameChoice(choose(cusp), choose(cusp))).toBe(true);
    expect(sameChoice(choose(cusp), choose())).toBe(false);
  });
});

describe('comparing with the school', () => {
  const school = [
    candidate(1, 'HIGH_FLIER', { race: 'black', english_learner: 'english language learner' }),
    candidate(2, 'HIGH_FLIER'),
    candidate(3, 'HIGH_FLIER'),
    candidate(4, 'HIGH_FLIER', { english_learner: 'unknown' }),
  ];
  const ofSchool = distributionOf(school);

  test('lists the values of the school, most frequent first', () => {
    expect(compareTrait(ofSchool, school.slice(0, 1), 'race')).toEqual([
      { name: 'latinx', percents: [75, 0] },
      { name: 'black', percents: [25, 100] },
    ]);
  });

  test('takes program shares of those whose status is known', () => {
    const learners = comparePrograms(ofSchool, school.slice(0, 2)).find(({ name }) => name === 'EL');
    expect(learners?.percents[0]).toBeCloseTo(100 / 3);
    expect(learners?.percents[1]).toBe(50);
  });

  test('has no share of an empty selection', () => {
    expect(comparePrograms(ofSchool, [])[0]?.percents).toEqual([0, null]);
    expect(compareTrait(ofSchool, [], 'gender')[0]?.percents).toEqual([100, null]);
  });
});
