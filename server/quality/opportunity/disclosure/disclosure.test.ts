import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FindingsSettings, TRAITS, type Trait } from '#contract/quality/opportunity.ts';
import type { CountRow, OpportunityCounts } from '../count.ts';
import { countedWith } from '../own-measures.ts';
import { discloseAcross } from './across-audits.ts';
import { discloseOpportunity, type GroupKey, groupKey, hiddenOf } from './disclosure.ts';
import { type GroupOfSchool, recovered, type ShownNumber } from './test-recover.ts';

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

type HiddenIn = (school: number | null) => readonly GroupKey[];

/** What is hidden of each school and of all of them together. */
async function ofSchools(trait: Trait, amounts: Amounts): Promise<HiddenIn> {
  const disclosure = await discloseOpportunity(countsOf(trait, AP, amounts));
  return (school) => hiddenOf(disclosure, 'ap_course', school === null ? 'all' : [`school ${school}`]);
}

/** The same where each is an audit of its own, with a report of its own. */
async function ofAudits(trait: Trait, amounts: Amounts): Promise<HiddenIn> {
  const own = await Promise.all(amounts.map((groups) => ofSchools(trait, [groups])));
  const hidden = own.map((one) => new Set(one(null)));
  const { rows } = countsOf(trait, 0, amounts);
  const across = discloseAcross(
    rows,
    [{ id: 'ap_course' }],
    (audit) => hidden[Number(audit.split(' ')[1])] ?? new Set(),
  );
  return (audit) => [...((audit === null ? across.get('ap_course') : hidden[audit]) ?? [])];
}

/** What is shown of each school, each group and every total. */
function shownOf(trait: Trait, amounts: Amounts, hiddenIn: HiddenIn) {
  const parts = amounts.flatMap((groups, school) =>
    groups.flatMap(([size, attained], group): GroupOfSchool[] =>
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
    const hidden = hiddenIn(school);
    return groups.flatMap((group): (ShownNumber & { size: number })[] => {
      const size = sizeOf(school, group);
      const key = group === null ? 'all' : groupKey(trait, TRAITS[trait][group] ?? '');
      return size === 0 ? [] : [{ school, group, size, isHidden: hidden.includes(key) }];
    });
  });
  return { parts, shown };
}

/** `npm run soak` tries 50,000: one in twenty thousand said a number that should have been hidden, when this began. */
const TABLES = Number(process.env.PORTAL_TEST_TABLES ?? 1000);

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

/**
 * What can be found out of what is hidden, but for what a visible total says: of no one or everyone it says so
 * of each of its students.
 */
function foundOut({ parts, shown }: ReturnType<typeof shownOf>): string[] {
  const total = (school: number | null, group: number | null) =>
    shown.find((one) => one.school === school && one.group === group);
  const attained = (school: number | null, group: number | null) =>
    parts
      .filter((part) => (school ?? part.school) === part.school && (group ?? part.group) === part.group)
      .reduce((sum, one) => sum + one.attained, 0);
  const isSaid = ({ school, group }: ShownNumber) =>
    [
      [school, null],
      [null, group],
      [null, null],
    ].some(([s = null, g = null]) => {
      const one = total(s, g);
      return one !== undefined && !one.isHidden && [0, one.size].includes(attained(s, g));
    });
  const said = new Set(
    shown.filter(isSaid).map(({ school, group }) => `attained of school ${school ?? 'all'}, group ${group ?? 'all'}`),
  );
  return recovered(parts, shown).filter((one) => !said.has(one));
}

test(`nothing hidden can be found out from what is shown, in ${TABLES} tables`, { timeout: 1_800_000 }, async () => {
  let hiddenNumbers = 0;
  await fc.assert(
    fc.asyncProperty(table, async (amounts) => {
      const shown = shownOf('gender', amounts, await ofSchools('gender', amounts));
      expect(shown.shown.filter(({ size, isHidden }) => size < 10 && !isHidden)).toEqual([]);
      hiddenNumbers += shown.shown.filter(({ isHidden }) => isHidden).length;
      expect(foundOut(shown)).toEqual([]);
    }),
    { numRuns: TABLES },
  );
  expect(hiddenNumbers).toBeGreaterThan(TABLES);
});

test('two audits of the same students hide the same, in whatever order their schools come', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (amounts) => {
      // Of schools with the same numbers either one may be hidden.
      fc.pre(new Set(amounts.map((groups) => JSON.stringify(groups))).size === amounts.length);
      const [hidden, other] = [await ofSchools('gender', amounts), await ofSchools('gender', amounts.toReversed())];
      for (const school of amounts.keys())
        expect(new Set(other(amounts.length - 1 - school)), `school ${school}`).toEqual(new Set(hidden(school)));
      expect(new Set(other(null))).toEqual(new Set(hidden(null)));
    }),
    { numRuns: TABLES },
  );
});

test('nor where a total that said it of each of its students is hidden for the sake of another number', async () => {
  const amounts: Amounts = [
    [
      [2, 0],
      [8, 8],
      [0, 0],
    ],
    [
      [10, 0],
      [9, 9],
      [8, 0],
    ],
    [
      [10, 1],
      [6, 6],
      [26, 0],
    ],
  ];
  expect(foundOut(shownOf('gender', amounts, await ofSchools('gender', amounts)))).toEqual([]);
});

test('nor of audits from their own reports and the sums over all of them', { timeout: 1_800_000 }, async () => {
  const sums = { shown: 0, hidden: 0 };
  await fc.assert(
    fc.asyncProperty(table, async (amounts) => {
      const { parts, shown } = shownOf('gender', amounts, await ofAudits('gender', amounts));
      // A hidden sum itself may follow, from audits that all show theirs, and is not asked for.
      const asked = shown.filter(({ school, isHidden }) => school !== null || !isHidden);
      expect(foundOut({ parts, shown: asked })).toEqual([]);
      for (const { school, isHidden } of shown) if (school === null) sums[isHidden ? 'hidden' : 'shown'] += 1;
    }),
    { numRuns: TABLES / 10 },
  );
  expect(sums.shown).toBeGreaterThan(20);
  expect(sums.hidden).toBeGreaterThan(20);
});

/**
 * All students of each school are asked by measures of the cohort, those of `ibHomes` also where only schools with IB
 * are, and `some` by another.
 */
async function askedTwice(amounts: Amounts, { ibHomes = [], some = amounts }: { ibHomes?: number[]; some?: Amounts }) {
  const { rows, ...counts } = countsOf('race', AP, amounts);
  const others = countsOf('race', AP, some).rows;
  const twice = rows.map((row, place) => {
    const [size = 0, asked = 0] = [row.counts[AP * 4], others[place]?.counts[AP * 4]];
    const isIb = ibHomes.some((school) => row.home === `school ${school}`);
    const sizeOf = ({ id, homes }: (typeof COUNTED)[number]) =>
      homes ? (isIb ? size : 0) : id === 'ninth_on_track' ? asked : size;
    return { ...row, counts: COUNTED.flatMap((measure) => [sizeOf(measure), 0, 0, 0]) };
  });
  return await discloseOpportunity({ ...counts, rows: twice, ibHomes: new Set(ibHomes.map((one) => `school ${one}`)) });
}

/** Sizes alone: no one has attained anything. */
const sizesIn = (amounts: Amounts, of: 0 | 1 = 0): Amounts =>
  amounts.map((groups) => groups.map((one) => [one[of], 0] as const));

test('nor from who is asked where a measure is of some schools alone', { timeout: 1_800_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      table.map((amounts) => sizesIn(amounts)),
      async (amounts) => {
        const disclosure = await askedTwice(amounts, { ibHomes: [0] });
        const hiddenIn: HiddenIn = (school) => {
          const scope = school === null ? ('all' as const) : [`school ${school}`];
          const hidden = hiddenOf(disclosure, 'ap_course', scope);
          // Of the one school with IB the sum over such schools is a number of its own.
          const again = [scope, 'all' as const].map((one) => hiddenOf(disclosure, 'ib_course', one));
          return school === 0 ? hidden.filter((key) => again.every((keys) => keys.includes(key))) : hidden;
        };
        const { parts, shown } = shownOf('race', amounts, hiddenIn);
        expect(recovered(parts, shown).filter((one) => one.startsWith('size'))).toEqual([]);
      },
    ),
    { numRuns: TABLES / 5 },
  );
});

test('nor from a sum over some schools, which says a hidden part of it beside the others', async () => {
  const amounts: Amounts = [
    [20, 4],
    [20, 30],
    [20, 30],
  ].map((groups) => groups.map((size) => [size, 0] as const));
  const disclosure = await askedTwice(amounts, { ibHomes: [0, 1] });
  const parts = [0, 1].flatMap((school) => hiddenOf(disclosure, 'ib_course', [`school ${school}`]));
  expect(parts).not.toEqual([]);
  expect(hiddenOf(disclosure, 'ib_course', 'all')).toEqual(expect.arrayContaining(parts));
});

/**
 * What an IB course hides where only the first school has IB and no one takes AP, so that those who are asked about
 * exams are those who took IB.
 */
async function hiddenBesideExams(amounts: Amounts) {
  const { rows, ...counts } = countsOf('gender', AP, amounts);
  const own = rows.map((row) => {
    const [size = 0, took = 0] = row.counts.slice(AP * 4, AP * 4 + 2);
    const numbersOf = ({ id }: (typeof COUNTED)[number]) =>
      id === 'ib_course' ? [size, took, 0, 0] : id === 'ap_ib_exam' ? [took, 0, 0, 0] : [size, 0, 0, 0];
    return { ...row, counts: COUNTED.flatMap(numbersOf) };
  });
  const disclosure = await discloseOpportunity({ ...counts, rows: own, ibHomes: new Set(['school 0']) });
  return (measure: string) => hiddenOf(disclosure, measure, ['school 0']);
}

test.each<[string, Amounts]>([
  [
    'all of a group',
    [
      [
        [21, 0],
        [18, 0],
        [24, 24],
      ],
      [
        [4, 0],
        [7, 0],
        [21, 0],
      ],
      [
        [8, 0],
        [2, 0],
        [7, 0],
      ],
    ],
  ],
  [
    'no one of a group',
    [
      [
        [18, 0],
        [9, 9],
        [1, 1],
      ],
      [
        [14, 0],
        [12, 0],
        [24, 0],
      ],
    ],
  ],
])('nor what some schools hide from who is asked about exams: %s', async (_, amounts) => {
  const hiddenIn = await hiddenBesideExams(amounts);
  expect(hiddenIn('ib_course').length).toBeGreaterThan(1);
  expect(hiddenIn('ap_ib_exam')).toEqual(expect.arrayContaining(hiddenIn('ib_course')));
});

test('nor from a measure within another one', { timeout: 600_000 }, async () => {
  const EXAM = COUNTED.findIndex(({ id }) => id === 'ap_ib_exam');
  const ADVANCED = COUNTED.findIndex(({ id }) => id === 'advanced_course');
  /** Of each group some more than took AP: none, some or all of the others. */
  const more = fc.tuple(table, fc.array(fc.constantFrom(0, 0, 0.5, 1), { minLength: 9, maxLength: 9 }));
  await fc.assert(
    fc.asyncProperty(more, async ([amounts, shares]) => {
      const wider = amounts.map((groups, school) =>
        groups.map(
          ([size, took], at) => [size, took + Math.floor((size - took) * (shares[school * 3 + at] ?? 0))] as const,
        ),
      );
      const outer = countsOf('gender', ADVANCED, wider).rows;
      const inner = countsOf('gender', AP, amounts);
      const rows = inner.rows.map((row, at) => {
        const counts = COUNTED.flatMap(() => [row.counts[AP * 4] ?? 0, 0, 0, 0]);
        counts[AP * 4 + 1] = row.counts[AP * 4 + 1] ?? 0;
        counts[ADVANCED * 4 + 1] = outer[at]?.counts[ADVANCED * 4 + 1] ?? 0;
        counts[EXAM * 4] = row.counts[AP * 4 + 1] ?? 0; // whoever took AP is asked about exams
        return { ...row, counts };
      });
      const disclosure = await discloseOpportunity({ ...inner, rows });
      for (const { home, trait, value, counts } of rows) {
        const key = groupKey(trait as Trait | 'all', value);
        const isHidden = (id: string) => hiddenOf(disclosure, id, [home ?? '']).includes(key);
        const [size = 0, took = 0] = counts.slice(AP * 4);
        if (size === 0) continue;
        const [of, wide] = [isHidden('ap_course'), isHidden('advanced_course')];
        expect(of && !wide && counts[ADVANCED * 4 + 1] === 0).toBe(false);
        expect(wide && !of && took === size).toBe(false);
      }
    }),
    { numRuns: TABLES },
  );
});

test('nor what a sum over audits hides from who is asked about exams', { timeout: 600_000 }, async () => {
  const measures = [{ id: 'ap_course' }, { id: 'ap_ib_exam' }];
  await fc.assert(
    fc.asyncProperty(table, async (amounts) => {
      const hidden = await Promise.all(amounts.map((groups) => ofSchools('gender', [groups])));
      const rows = countsOf('gender', 0, amounts).rows.map((row) => {
        const [size = 0, attained = 0] = row.counts;
        return { ...row, counts: [size, attained, 0, 0, attained, 0, 0, 0] };
      });
      const across = discloseAcross(rows, measures, (audit) => new Set(hidden[Number(audit.split(' ')[1])]?.(null)));
      expect([...(across.get('ap_ib_exam') ?? [])]).toEqual(
        expect.arrayContaining([...(across.get('ap_course') ?? [])]),
      );
    }),
    { numRuns: TABLES / 5 },
  );
});

/** Some schools where everyone is asked, and some where not. */
const partly = fc.tuple(table, fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }));

test('nor of those who are asked from the cohort, where a total says that everyone is', {
  timeout: 1_800_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(partly, async ([amounts, isWhole]) => {
      const [all, some] = [
        sizesIn(amounts),
        sizesIn(
          amounts.map((groups, school) => (isWhole[school] ? groups.map(([size]) => [size, size] as const) : groups)),
          1,
        ),
      ];
      const disclosure = await askedTwice(all, { some });
      const shownIn = (of: Amounts, measure: string) =>
        shownOf('race', of, (school) => hiddenOf(disclosure, measure, school === null ? 'all' : [`school ${school}`]));
      const [cohort, { parts, shown }] = [shownIn(all, 'ap_course').shown, shownIn(some, 'ninth_on_track')];
      const at = (of: typeof shown, school: number | null, group: number | null) =>
        of.find((one) => one.school === school && one.group === group && !one.isHidden)?.size;
      const saysAll = (school: number | null, group: number | null) => {
        const size = at(shown, school, group);
        return size !== undefined && size === at(cohort, school, group);
      };
      const known = shown.map((one) => {
        const isSame = saysAll(one.school, null) || saysAll(null, one.group) || saysAll(null, null);
        return isSame && at(cohort, one.school, one.group) !== undefined ? { ...one, isHidden: false } : one;
      });
      // One that is hidden for the sake of another may follow from the cohort, as long as that one does not.
      const asked = known.filter(({ isHidden, size }) => !isHidden || size < 10);
      expect(recovered(parts, asked).filter((one) => one.startsWith('size'))).toEqual([]);
    }),
    { numRuns: TABLES / 5 },
  );
});
