import { describe, expect, test } from 'vitest';
import {
  type Candidate,
  Candidate as CandidateSchema,
  type Category,
  type SelectionSummary,
} from '#contract/transcripts.ts';
import { comparePrograms, compareTrait } from './comparison.ts';
import { limitOfAll, sameSelection, selectionOf, toggle } from './selection.ts';

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

const summaryOf = (transcripts: Candidate[]): SelectionSummary => ({
  is_finalized: false,
  version: 1,
  saved_at: null,
  finalized_at: null,
  finalized_by: null,
  transcripts,
  limits: { HIGH_FLIER: 2, ON_THE_CUSP: 4, STRUGGLING: 2 },
});

describe('choosing transcripts', () => {
  const fliers = [1, 2, 3].map((number) => candidate(number, 'HIGH_FLIER'));
  const cusp = candidate(4, 'ON_THE_CUSP');
  const without = candidate(5, null);
  const summary = summaryOf([...fliers, cusp, without]);
  const choose = (...chosen: Candidate[]) =>
    chosen.reduce((selection, next) => toggle(summary, selection, next), selectionOf(summary));

  test('stops at the limit of the category, and of that category only', () => {
    expect([...choose(...fliers)]).toEqual(fliers.slice(0, 2).map(({ id }) => id));
    expect(choose(...fliers, cusp).has(cusp.id)).toBe(true);
  });

  test('makes room when one is cleared', () => {
    const [first, second, third] = fliers as [Candidate, Candidate, Candidate];
    expect([...choose(first, second, first, third)]).toEqual([second.id, third.id]);
  });

  test('leaves out a student without a category', () => {
    expect(choose(without).size).toBe(0);
  });

  test('knows all limits together, and whether two selections differ', () => {
    expect(limitOfAll(summary.limits)).toBe(8);
    expect(sameSelection(choose(cusp), choose(cusp))).toBe(true);
    expect(sameSelection(choose(cusp), choose())).toBe(false);
  });
});

describe('comparing with the school', () => {
  const school = [
    candidate(1, 'HIGH_FLIER', { race: 'black', english_learner: 'english language learner' }),
    candidate(2, 'HIGH_FLIER'),
    candidate(3, 'HIGH_FLIER'),
    candidate(4, 'HIGH_FLIER', { english_learner: 'unknown' }),
  ];

  test('lists the values of the school, most frequent first', () => {
    expect(compareTrait(school, school.slice(0, 1), 'race')).toEqual([
      { name: 'latinx', percents: [75, 0] },
      { name: 'black', percents: [25, 100] },
    ]);
  });

  test('takes program shares of those whose status is known', () => {
    const learners = comparePrograms(school, school.slice(0, 2)).find(({ name }) => name === 'EL');
    expect(learners?.percents[0]).toBeCloseTo(100 / 3);
    expect(learners?.percents[1]).toBe(50);
  });

  test('has no share of an empty selection', () => {
    expect(comparePrograms(school, [])[0]?.percents).toEqual([0, null]);
  });
});
