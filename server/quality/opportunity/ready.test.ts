import { expect, test } from 'vitest';
import { FindingsSettings } from '#contract/quality/opportunity.ts';
import type { TestType } from '#datasets/kit/wizard-choices.ts';
import type { Lack } from '../lacking.ts';
import type { Covering } from '../panels/gaps.ts';
import { holdingOf } from './holding.ts';
import { opportunityOf } from './of-scope.ts';

const [NORTH, SOUTH] = ['north', 'south'];
const NOBODY = {
  ...{ settings: FindingsSettings.parse({}), rows: [], homes: [], scores: [], floating: [] },
  ibHomes: new Set<string>(),
};

const scores = (tests: readonly TestType[], ...schools: string[]): Covering => ({
  type: 'STUDENT_TEST_SCORES',
  schoolIds: new Set(schools),
  metadata: { test_types: tests },
});
const notOffered = (school_id: string, column: TestType): Lack => ({
  ...{ type: 'STUDENT_TEST_SCORES', column, school_id, school: school_id },
  ...{ has_dataset: true, is_not_offered: true },
});

/** Of measures that rest on scores alone: what comes first. */
function readyOf(files: readonly Covering[], schools: 'all' | string[] = 'all', lacks: readonly Lack[] = []) {
  const holding = holdingOf({ files, lacks, allSchools: [NORTH, SOUTH] });
  const { measures } = opportunityOf(NOBODY, { schools }, holding);
  return { sat: measures.sat_act?.reason, ap: measures.ap_ib_score?.reason, untested: measures.ap_ib_score?.untested };
}

test('scores of one test say nothing about another', () => {
  expect(readyOf([scores(['SAT'], NORTH, SOUTH)])).toEqual({
    sat: null,
    ap: 'files_missing',
    untested: [NORTH, SOUTH],
  });
});

test('a file of one of the tests that a measure rests on is enough', () => {
  const files = [scores(['SAT', 'AP'], NORTH), scores(['ACT', 'IB'], SOUTH)];
  expect(readyOf(files)).toMatchObject({ sat: null, ap: null });
});

test('a school that is left out of the file of the others has no such scores, as far as anyone knows', () => {
  const files = [scores(['SAT', 'AP'], NORTH), scores(['SAT'], SOUTH)];
  expect(readyOf(files)).toMatchObject({ sat: null, ap: null });
  expect(readyOf(files, [SOUTH])).toMatchObject({ sat: null, ap: null });
});

test('a test that a school does not offer is not missing there', () => {
  const files = [scores(['SAT'], NORTH, SOUTH)];
  const ap = [notOffered(NORTH, 'AP'), notOffered(SOUTH, 'AP')];
  expect(readyOf(files, 'all', ap)).toMatchObject({ ap: 'files_missing' });
  expect(readyOf(files, 'all', [...ap, notOffered(NORTH, 'IB')])).toMatchObject({ untested: [SOUTH] });
  expect(readyOf(files, 'all', [...ap, notOffered(NORTH, 'IB'), notOffered(SOUTH, 'IB')])).toMatchObject({ ap: null });
});
