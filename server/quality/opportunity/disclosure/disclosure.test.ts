import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FindingsSettings, TRAITS, type Trait } from '#contract/quality/opportunity.ts';
import type { CountRow, OpportunityCounts } from '../count.ts';
import { countedWith } from '../own-measures.ts';
import { discloseOpportunity, groupKey, hiddenOf } from './disclosure.ts';
import { type Part, recovered, type Shown } from './test-recover.ts';

/** Asked and attained by school, of each group of a trait. */
type Amounts = readonly (readonly (readonly [size: number, attained: number])[])[];

const SETTINGS = FindingsSettings.parse({});
const COUNTED = countedWith(SETTINGS);
const AP = COUNTED.findIndex(({ id }) => id === 'ap_course');

function countsOf(trait: Trait, at: number, amounts: Amounts): OpportunityCounts {
  const row = (
    home: string,
    of: Trait | 'all',
    value: string,
    [size, attained]: readonly [number, number],
  ): CountRow => {
    const counts = COUNTED.flatMap(() => [0, 0, 0, 0]);
    counts[at * 4] = size;
    counts[at * 4 + 1] = attained;
    return { home, trait: of, value, left_out: 0, counts };
  };
  const rows = amounts.flatMap((groups, school) => {
    const home = `school ${school}`;
    const [size, attained] = [0, 1].map((of) => groups.reduce((sum, one) => sum + (one[of as 0 | 1] ?? 0), 0));
    return [
      row(home, 'all', '', [size ?? 0, attained ?? 0]),
      ...groups.map((one, group) => row(home, trait, TRAITS[trait][group] ?? '', one)),
    ];
  });
  return { settings: SETTINGS, rows, homes: [], scores: [], floating: [], ibHomes: new Set() };
}

/** What is shown of each school, each group and every total, and what the search makes of it. */
async function lookAt(trait: Trait, amounts: Amounts) {
  const disclosure = await discloseOpportunity(countsOf(trait, AP, amounts));
  const parts = amounts.flatMap((groups, school) =>
    groups.flatMap(([size, attained], group): Part[] =>
      size === 0 ? [] : [{ school, group, attained, missed: size - attained }],
    ),
  );
  const sizeOf = (school: number | null, group: number | null) =>
    parts
      .filter((part) => (school ?? part.school) === part.school && (group ?? part.group) === part.group)
      .reduce((sum, { attained, missed }) => sum + attained + missed, 0);
  const schools = [null, ...amounts.keys()];
  const groups = [null, ...(amounts[0] ?? []).keys()];
  const shown = schools.flatMap((school) => {
    const hidden = hiddenOf(disclosure, 'ap_course', school === null ? 'all' : [`school ${school}`]);
    return groups.flatMap((group): (Shown & { size: number })[] => {
      const size = sizeOf(school, group);
      const key = group === null ? 'all' : groupKey(trait, TRAITS[trait][group] ?? '');
      return size === 0 ? [] : [{ school, group, size, isHidden: hidden.includes(key) }];
    });
  });
  return { parts, shown };
}

/** Schools, and groups that are small more often than not; in one table of five a rate is 0 or 100. */
const table = fc
  .record({ schools: fc.integer({ min: 1, max: 3 }), groups: fc.integer({ min: 2, max: 3 }) })
  .chain(({ schools, groups }) =>
    fc.array(
      fc.array(
        fc
          .oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 10, max: 30 }))
          .chain((size) =>
            fc
              .oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: size }) }, fc.constant(0), fc.constant(size))
              .map((attained) => [size, attained] as const),
          ),
        { minLength: groups, maxLength: groups },
      ),
      { minLength: schools, maxLength: schools },
    ),
  );

test('nothing hidden can be found out from what is shown, in 1,000 tables', async () => {
  let hiddenNumbers = 0;
  await fc.assert(
    fc.asyncProperty(table, async (amounts) => {
      const { parts, shown } = await lookAt('gender', amounts);
      expect(shown.filter(({ size, isHidden }) => size < 10 && !isHidden)).toEqual([]);
      const found = recovered(parts, shown);
      // Where a visible total has nobody or everybody, it says so of each of its students: that is known, and how many they are is not.
      const total = (school: number | null, group: number | null) =>
        shown.find((one) => one.school === school && one.group === group);
      const attained = (school: number | null, group: number | null) => {
        const own = parts.filter(
          (part) => (school ?? part.school) === part.school && (group ?? part.group) === part.group,
        );
        return own.reduce((sum, one) => sum + one.attained, 0);
      };
      const isSaid = ({ school, group }: Shown) =>
        [
          [school, null],
          [null, group],
          [null, null],
        ].some(([s = null, g = null]) => {
          const one = total(s, g);
          return one !== undefined && !one.isHidden && [0, one.size].includes(attained(s, g));
        });
      const said = new Set(
        shown
          .filter(isSaid)
          .map(({ school, group }) => `attained of school ${school ?? 'all'}, group ${group ?? 'all'}`),
      );
      hiddenNumbers += shown.filter(({ isHidden }) => isHidden).length;
      expect(found.filter((one) => !said.has(one))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
  expect(hiddenNumbers).toBeGreaterThan(1000);
});
