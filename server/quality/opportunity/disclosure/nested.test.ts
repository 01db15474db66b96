import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FindingsSettings, TRAITS } from '#contract/quality/opportunity.ts';
import type { CountRow, OpportunityCounts } from '../count.ts';
import { countedWith } from '../own-measures.ts';
import { discloseOpportunity, groupKey, hiddenOf } from './disclosure.ts';
import { canBeOther, type Known, type Rules } from './test-others.ts';

const COUNTS = ['advanced_course', 'took_either', 'ap_course', 'ib_course', 'ap_ib_passed', 'ap_ib_exam'] as const;
type CountName = (typeof COUNTS)[number];

/** How many of one group of a school count in each; `took_either` are whom the measure of exams asks. */
type Part = Record<CountName | 'size', number> & { school: number; group: number };

const SETTINGS = FindingsSettings.parse({});
const COUNTED = countedWith(SETTINGS);
const GENDERS = TRAITS.gender;

/** None, all or some of so many. */
const someOf = (most: number) =>
  fc.oneof(fc.constant(0), fc.constant(most), { weight: 2, arbitrary: fc.integer({ min: 0, max: most }) });

const partOf = (school: number, group: number, hasIb: boolean): fc.Arbitrary<Part> =>
  fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 40 })).chain((size) =>
    fc.tuple(someOf(size), hasIb ? someOf(size) : fc.constant(0)).chain(([ap, ib]) =>
      fc.integer({ min: Math.max(ap, ib), max: Math.min(size, ap + ib) }).chain((either) =>
        fc
          .tuple(fc.oneof(fc.constant(either), fc.integer({ min: either, max: size })), someOf(either), someOf(either))
          .map(([advanced_course, ap_ib_passed, ap_ib_exam]) => ({
            ...{ school, group, size, took_either: either, ap_course: ap, ib_course: ib },
            ...{ advanced_course, ap_ib_passed, ap_ib_exam },
          })),
      ),
    ),
  );

const district = fc
  .record({ ib: fc.array(fc.boolean(), { minLength: 1, maxLength: 2 }), groups: fc.integer({ min: 2, max: 3 }) })
  .chain(({ ib, groups }) =>
    fc.record({
      ib: fc.constant(ib),
      parts: fc.tuple(
        ...ib.flatMap((hasIb, school) => Array.from({ length: groups }, (_, group) => partOf(school, group, hasIb))),
      ),
    }),
  );

interface District {
  ib: readonly boolean[];
  parts: readonly Part[];
}

const sumOf = (parts: readonly Part[], of: CountName | 'size') => parts.reduce((sum, part) => sum + part[of], 0);

function countsOf({ ib, parts }: District): OpportunityCounts {
  const rowOf = (school: number, group: number | null): CountRow => {
    const own = parts.filter((part) => part.school === school && (group ?? part.group) === part.group);
    const counts = COUNTED.flatMap(({ id, homes }) => {
      const asked = id === 'ap_ib_exam' ? 'took_either' : 'size';
      const name = COUNTS.find((one) => one === id);
      return [homes && !ib[school] ? 0 : sumOf(own, asked), name ? sumOf(own, name) : 0, 0, 0];
    });
    const value = group === null ? '' : (GENDERS[group] ?? '');
    return { home: `school ${school}`, trait: group === null ? 'all' : 'gender', value, left_out: 0, counts };
  };
  const groups = [null, ...new Set(parts.map(({ group }) => group))];
  const rows = ib.flatMap((_, school) => groups.map((group) => rowOf(school, group)));
  const ibHomes = new Set(ib.flatMap((hasIb, school) => (hasIb ? [`school ${school}`] : [])));
  return { settings: SETTINGS, rows, homes: [], scores: [], floating: [], ibHomes };
}

interface Sum {
  name: CountName;
  at: Part[];
  isHidden: boolean;
}

/** Each count of each school, group and total, and whether it is shown. */
async function numbersOf({ ib, parts }: District): Promise<Sum[]> {
  const disclosure = await discloseOpportunity(countsOf({ ib, parts }));
  const groups = [null, ...new Set(parts.map(({ group }) => group))];
  return COUNTS.flatMap((name) =>
    [null, ...ib.keys()].flatMap((school) =>
      groups.flatMap((group): Sum[] => {
        const isOf = (part: Part) =>
          (school ?? part.school) === part.school &&
          (group ?? part.group) === part.group &&
          (name !== 'ib_course' || (ib[part.school] ?? false));
        const at = parts.filter(isOf);
        const key = group === null ? 'all' : groupKey('gender', GENDERS[group] ?? '');
        const measure = name === 'took_either' ? 'ap_ib_exam' : name;
        const hidden = hiddenOf(disclosure, measure, school === null ? 'all' : [`school ${school}`]);
        return at.length === 0 ? [] : [{ name, at, isHidden: hidden.includes(key) }];
      }),
    ),
  );
}

const WIDER: Record<CountName, readonly CountName[]> = {
  advanced_course: ['advanced_course'],
  took_either: ['took_either', 'advanced_course'],
  ap_course: ['ap_course', 'took_either', 'advanced_course'],
  ib_course: ['ib_course', 'took_either', 'advanced_course'],
  ap_ib_passed: ['ap_ib_passed', 'took_either', 'advanced_course'],
  ap_ib_exam: ['ap_ib_exam', 'took_either', 'advanced_course'],
};

/** A visible total of nobody says so of all that is within, and one of everybody of all that is wider. */
const isSaid = (one: Sum, shown: readonly Sum[]): boolean =>
  shown.some((total) => {
    if (total.at.length <= one.at.length || !one.at.every((part) => total.at.includes(part))) return false;
    const value = sumOf(total.at, total.name);
    return (
      (value === 0 && WIDER[one.name].includes(total.name)) ||
      (value === sumOf(total.at, 'size') && WIDER[total.name].includes(one.name))
    );
  });

/** What holds of each group of each school, whatever its numbers are. */
const rulesOf = (ib: readonly boolean[]): Rules<CountName, Part> => ({
  advanced_course: ({ advanced_course }, { size }) => advanced_course >= 0 && advanced_course <= size,
  took_either: ({ took_either, advanced_course }) => took_either >= 0 && took_either <= advanced_course,
  ap_course: ({ ap_course, took_either }) => ap_course >= 0 && ap_course <= took_either,
  ib_course: ({ ib_course, ap_course, took_either }, { school }) =>
    ib_course >= 0 && ib_course <= (ib[school] ? took_either : 0) && took_either <= ap_course + ib_course,
  ap_ib_passed: ({ ap_ib_passed, took_either }) => ap_ib_passed >= 0 && ap_ib_passed <= took_either,
  ap_ib_exam: ({ ap_ib_exam, took_either }) => ap_ib_exam >= 0 && ap_ib_exam <= took_either,
});

/** `npm run soak` tries 50,000 tables elsewhere, and a hundredth of them here. */
const DISTRICTS = Math.ceil(Number(process.env.PORTAL_TEST_TABLES ?? 10_000) / 100);

test('nothing hidden follows from measures within others, and around them', { timeout: 1_800_000 }, async () => {
  const tried = { hidden: 0, shown: 0, unsettled: 0 };
  await fc.assert(
    fc.asyncProperty(district, async (made) => {
      const numbers = await numbersOf(made);
      const shown = numbers.filter(({ isHidden }) => !isHidden);
      const known = shown.map(({ name, at }): Known<Part, CountName> => ({ name, at }));
      const others = canBeOther(made.parts, COUNTS, known, rulesOf(made.ib));
      for (const one of numbers) {
        const asked = sumOf(one.at, one.name === 'ap_ib_exam' ? 'took_either' : 'size');
        tried.shown += one.isHidden ? 0 : 1;
        if (!one.isHidden || one.name === 'took_either' || asked === 0 || isSaid(one, shown)) continue;
        tried.hidden += 1;
        const other = others(one);
        if (other === null) tried.unsettled += 1;
        else expect(other, `${one.name} of ${JSON.stringify(one.at)}`).toBe(true);
      }
    }),
    { numRuns: DISTRICTS },
  );
  expect(tried.hidden).toBeGreaterThan(DISTRICTS);
  expect(tried.shown).toBeGreaterThan(DISTRICTS);
  expect(tried.unsettled).toBeLessThan(tried.hidden / 20);
});
