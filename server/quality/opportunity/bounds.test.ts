/**
 * What bounds promise: the truth of a complete district is within those of every version of it from which values,
 * rows and IDs were taken away. Districts are made of students here, so that who is missing is known; the counts go
 * through the figures that every answer uses.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TRAIT_NAMES } from '#contract/quality/opportunity.ts';
import { allFigures, type CellCounts, groupFigures, type MeasureCounts } from './figures.ts';

/** One student of the complete district, and what happened to the data. */
interface Student {
  isFemale: boolean;
  attained: boolean;
  /**
   * The group is in no file; a year is missing; the row that makes it true says nothing; the score
   * has someone's wrong ID.
   */
  lost: 'nothing' | 'group' | 'year' | 'both' | 'kind of course' | 'id of score';
}

const CASES = ['nothing', 'nothing', 'group', 'year', 'both', 'kind of course', 'id of score'] as const;
const student: fc.Arbitrary<Student> = fc.record({
  isFemale: fc.boolean(),
  attained: fc.boolean(),
  lost: fc.constantFrom(...CASES),
});
const district = fc.array(student, { minLength: 40, maxLength: 200 });

const nobody = (): CellCounts => ({ asked: 0, attained: 0, uncertain: 0, outside: 0 });

function add(cell: CellCounts, { attained, lost }: Student, evidence: 'courses' | 'exams'): void {
  if (lost === 'year' || lost === 'both') {
    cell.outside++;
    return;
  }
  const isLost = attained && lost === (evidence === 'courses' ? 'kind of course' : 'id of score');
  cell.asked++;
  if (attained && !isLost) cell.attained++;
  else if (isLost && evidence === 'courses') cell.uncertain++;
}

/** What the portal knows of the district. */
function known(students: readonly Student[], evidence: 'courses' | 'exams'): MeasureCounts {
  const all = nobody();
  const gender = new Map([
    ['female', nobody()],
    ['male', nobody()],
    ['', nobody()],
  ]);
  for (const one of students) {
    add(all, one, evidence);
    const value = one.lost === 'group' || one.lost === 'both' ? '' : one.isFemale ? 'female' : 'male';
    add(gender.get(value) ?? all, one, evidence);
  }
  const isFloating = ({ attained, lost }: Student) => evidence === 'exams' && attained && lost === 'id of score';
  const groups = Object.fromEntries(TRAIT_NAMES.map((trait) => [trait, new Map<string, CellCounts>()]));
  return {
    all,
    // Every trait is there.
    groups: { ...(groups as Partial<MeasureCounts['groups']> as MeasureCounts['groups']), gender },
    floating: students.filter(isFloating).length,
  };
}

const rateOf = (students: readonly Student[]): number =>
  (100 * students.filter(({ attained }) => attained).length) / students.length;

/** One decimal is shown. */
const ROUNDED = 0.05001;

test.each(['courses', 'exams'] as const)('the truth is within the bounds of what is left, for %s', (evidence) => {
  fc.assert(
    fc.property(district, (students) => {
      const counts = known(students, evidence);
      const shown = [
        { of: students, ...allFigures(counts, { evidence }) },
        ...groupFigures(counts, { evidence })
          .filter(({ trait }) => trait === 'gender')
          .map((group) => ({
            of: students.filter(({ isFemale }) => isFemale === (group.value === 'female')),
            ...group,
          })),
      ];
      for (const { of, rate, bounds, interval } of shown) {
        if (rate === null || bounds === null || interval === null) continue;
        expect(bounds.low).toBeLessThanOrEqual(rate);
        expect(rate).toBeLessThanOrEqual(bounds.high);
        expect(interval.low - ROUNDED).toBeLessThanOrEqual(rate);
        expect(rate).toBeLessThanOrEqual(interval.high + ROUNDED);
        expect(bounds.low - ROUNDED).toBeLessThanOrEqual(rateOf(of));
        expect(rateOf(of)).toBeLessThanOrEqual(bounds.high + ROUNDED);
      }
    }),
    { numRuns: 200 },
  );
});

test('a gap that is planted is found, and without one no difference is beyond the bounds', () => {
  const plant = (gap: boolean, lost: number): Student[] =>
    Array.from({ length: 400 }, (_, at) => ({
      isFemale: at % 2 === 0,
      attained: at % 2 === 0 && gap ? at % 20 === 0 : at % 5 < 3,
      lost: at % 10 < lost ? 'year' : 'nothing',
    }));
  const female = (students: Student[]) =>
    groupFigures(known(students, 'courses'), { evidence: 'courses' }).find(({ value }) => value === 'female');
  const gap = female(plant(true, 1));
  expect(gap?.difference).toBeLessThan(-40);
  expect(gap?.bounds?.high).toBeLessThan(gap?.others_rate ?? 0);
  expect(gap?.interval?.high).toBeLessThan(gap?.others_rate ?? 0);
  const none = female(plant(false, 1));
  expect(none?.bounds?.high).toBeGreaterThanOrEqual(none?.others_rate ?? 100);
  expect(none?.bounds?.low).toBeLessThanOrEqual(none?.others_rate ?? 0);
});
