import { expect, test } from 'vitest';
import { type DemographicBlock, genderShares, raceShares } from './demographic-rows.ts';

const block = (race: Record<string, number | null>): DemographicBlock => ({
  student_count: 10,
  demographic_percentages: {
    gender: { male: 49.3, female: 47.9, other: null },
    race,
    student_with_disabilities: null,
    english_learner: { learner: null, native: null },
    low_income: null,
  },
});

test('both blocks keep the order of the cohort', () => {
  const cohort = block({ white: 27.7, latinx: 35.8, other: 0.7 });
  const all = block({ white: 40, latinx: 30, other: 30 });
  expect(raceShares(cohort, cohort).map(({ name }) => name)).toEqual(['Latinx', 'White', 'Other']);
  expect(raceShares(all, cohort)).toEqual([
    { name: 'Latinx', percent: 30 },
    { name: 'White', percent: 40 },
    { name: 'Other', percent: 30 },
  ]);
});

test('a share without a denominator stays null', () => {
  expect(genderShares(block({}))).toEqual([
    { name: 'Female', percent: 47.9 },
    { name: 'Male', percent: 49.3 },
    { name: 'Other', percent: null },
  ]);
});
