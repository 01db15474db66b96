import { expect, test } from 'vitest';
import type { GroupFigures, MeasureAnswer, MeasureId } from '#contract/quality/opportunity.ts';
import { groupsOf, valuesOf } from '../group-rows.ts';
import { comparesAny, standingOut } from './stand-out.ts';
import { howSureOf, sentenceOf } from './stand-out-words.ts';

const figures = {
  size: 100,
  attained: 20,
  rate: 20,
  small: false,
  hidden: false,
  interval: { low: 13, high: 29 },
  bounds: { low: 18, high: 27 },
};

/** 20% of 100 beside 40% of the others: 20 more at their rate. */
const below: GroupFigures = {
  ...figures,
  ...{ trait: 'race', value: 'latinx', others_rate: 40, difference: -20, ratio: 0.5, missing_students: 20 },
};
const above: GroupFigures = {
  ...below,
  ...{ value: 'white', rate: 40, attained: 40, others_rate: 20, difference: 20, ratio: 2, missing_students: 0 },
  ...{ interval: { low: 31, high: 50 }, bounds: { low: 36, high: 44 } },
};

const measure = (id: MeasureId, groups: GroupFigures[], more: Partial<MeasureAnswer> = {}): MeasureAnswer => ({
  ...{
    id,
    theme: 'access',
    rests: [],
    tests: [],
    source: '',
    ready: true,
    reason: null,
    missing: null,
    fix: null,
    groups,
  },
  all: { ...figures, size: 200, attained: 60, rate: 30 },
  basis: {
    unknown: { gender: 0, race: 0, disability: 0, english_learner: 0, low_income: 0 },
    left_out: 0,
    uncertain: 0,
    floating: 0,
    files: [],
    version: 1,
  },
  ...more,
});
const named = (measures: MeasureAnswer[]) => standingOut(measures, {}).map((one) => [one.measure.id, one.group.value]);

test('names a group whose interval and highest possible rate are below the others', () => {
  expect(named([measure('ap_course', [above, below])])).toEqual([['ap_course', 'latinx']]);
});

test.each([
  ['chance may explain it', { interval: { low: 13, high: 41 } }],
  ['the missing data may explain it', { bounds: { low: 18, high: 40 } }],
  ['nothing is known of the bounds', { bounds: null }],
  ['it is small', { rate: null, interval: null, bounds: null, others_rate: null, missing_students: null, small: true }],
  ['nobody is missing', { missing_students: 0 }],
])('names no one where %s', (_, more) => {
  expect(named([measure('ap_course', [above, { ...below, ...more }])])).toEqual([]);
});

test('a measure that is not ready says nothing', () => {
  expect(named([measure('ap_course', [below], { ready: false, reason: 'files_missing' })])).toEqual([]);
});

test('one group a measure and five measures, those that lack most students first', () => {
  const other = { ...below, value: 'black', missing_students: 25 };
  const ids: MeasureId[] = ['ap_course', 'cte_course', 'sat_act', 'algebra2', 'college_ready', 'ap_ib_score'];
  const measures = ids.map((id, index) =>
    measure(id, [above, { ...below, missing_students: index + 1 }, { ...other, missing_students: index + 2 }]),
  );
  expect(named(measures)).toEqual([
    ['ap_ib_score', 'black'],
    ['college_ready', 'black'],
    ['algebra2', 'black'],
    ['sat_act', 'black'],
    ['cte_course', 'black'],
  ]);
});

test('between two groups the range of the difference is given, and it must leave one', () => {
  const learner: GroupFigures = { ...below, trait: 'english_learner', value: 'learner' };
  const native: GroupFigures = { ...above, trait: 'english_learner', value: 'native' };
  const [found] = standingOut([measure('ap_course', [learner, native])], {});
  // 36 - 27 and 44 - 18.
  expect(found?.gap).toEqual({ low: 9, high: 26 });
  // All with the decimal that the rates have.
  expect(found && howSureOf(found)).toContain(
    'The difference is 20.0 points; missing data can move it to between 9.0 and 26.0.',
  );
  // The others are one group: they are named with their own number.
  expect(found && howSureOf(found)).toContain(
    'The rate is lower: 20 of 100 students, 20.0%; native or fluent speakers: 40 of 100, 40.0%.',
  );
  const wide = { ...native, bounds: { low: 26, high: 60 } };
  expect(standingOut([measure('ap_course', [learner, wide])], {})).toEqual([]);
});

test('of several others, and of others whose numbers are not shown, who they are is said, and the rate', () => {
  const said = (groups: GroupFigures[]) => {
    const [found] = standingOut([measure('ap_course', groups)], {});
    return found && howSureOf(found);
  };
  const rates = 'The rate is lower: 20 of 100 students, 20.0%; all others whose race or ethnicity is known: 40.0%.';
  expect(said([below, above, { ...above, value: 'asian' }])).toContain(rates);
  expect(said([below, { ...above, hidden: true }])).toContain(rates);
  // What the group is compared with is not that group alone.
  expect(said([below, { ...above, rate: 39.2 }])).toContain(rates);
});

test('where the settings name the group of the comparison, the sentences name it instead of the others', () => {
  const said = (groups: GroupFigures[]) => {
    const [found] = standingOut([measure('ap_course', groups)], { race: 'white', gender: 'male' });
    return found && [sentenceOf(found), howSureOf(found)];
  };
  const asian = { ...above, value: 'asian', rate: 60, others_rate: 40 };
  const [sentence, sure] = said([below, above, asian]) ?? [];
  expect(sentence).toBe('20 more Latinx students would have taken an AP course at the rate of White students.');
  expect(sure).toContain('20 of 100 students, 20.0%; White students: 40 of 100, 40.0%.');
  // White students have no numbers here, but it is still their rate.
  expect(said([below, { ...above, hidden: true }, asian])?.[1]).toContain('20.0%; White students: 40.0%.');
  expect(said([below, asian])?.[1]).toContain('20.0%; White students: 40.0%.');
});

test('a table, which can leave the portal, has no number of a group that is hidden, and says it of all alike', () => {
  const small: GroupFigures = {
    ...{ ...below, value: 'asian', size: 7, attained: 3, rate: null, small: true, interval: null, bounds: null },
    hidden: true,
  };
  const [white, latinx, asian, all] = valuesOf(
    groupsOf(measure('ap_course', [above, { ...below, hidden: true }, small]), 'race'),
  ).rows;
  expect(white?.[1]).toMatchObject({ value: 100 });
  for (const [row, name] of [
    [latinx, 'Latinx'],
    [asian, 'Asian'],
  ] as const)
    expect(row?.filter(Boolean)).toEqual([`${name}: not shown, so that no small group can be made out`]);
  expect(all?.[1]).toMatchObject({ value: 200 });
});

test('nothing is compared where no measure is ready, or where each of its groups is too small', () => {
  expect(comparesAny([measure('ap_course', [above, below])])).toBe(true);
  expect(comparesAny([measure('ap_course', [above, below], { ready: false })])).toBe(false);
  const small = { ...below, small: true, rate: null, interval: null, bounds: null, others_rate: null };
  expect(comparesAny([measure('ap_course', [small])])).toBe(false);
  expect(comparesAny([])).toBe(false);
});
