import { expect, it } from 'vitest';
import { type Lack, lacksOf } from './lacking.ts';

const lack = (school_id: string, column: string): Lack => ({
  type: 'STUDENT_TEST_SCORES',
  column,
  school_id,
  school: school_id,
  has_dataset: true,
  is_not_offered: false,
});

it('finds the lacks of all schools, of one and of several, in the order of the whole', () => {
  const [a, b, c, d] = [lack('north', 'AP'), lack('south', 'AP'), lack('west', 'IB'), lack('north', 'SAT')];
  const of = lacksOf([a, b, c, d]);
  expect(of('all')).toEqual([a, b, c, d]);
  expect(of(['north'])).toEqual([a, d]);
  expect(of(['south', 'north'])).toEqual([a, b, d]);
  expect(of(['east'])).toEqual([]);
  expect(of([])).toEqual([]);
});

it('looks at each lack once, however many schools are asked for, and at those of several schools once more', () => {
  let looked = 0;
  const schools = Array.from({ length: 500 }, (_, at) => `school ${at}`);
  const lacks = schools.map((school) =>
    Object.defineProperty(lack(school, 'AP'), 'school_id', {
      get() {
        looked++;
        return school;
      },
    }),
  );
  const of = lacksOf(lacks);
  const several = schools.slice(0, 40);
  for (let panel = 0; panel < 40; panel++) {
    for (const school of schools) expect(of([school])).toHaveLength(1);
    expect(of(several)).toHaveLength(40);
  }
  expect(looked).toBe(2 * lacks.length);
});
