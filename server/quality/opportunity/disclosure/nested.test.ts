import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FindingsSettings, TRAITS } from '#contract/quality/opportunity.ts';
import type { CountRow, OpportunityCounts } from '../count.ts';
import { countedWith } from '../own-measures.ts';
import { discloseAcross } from './across-audits.ts';
import { discloseOpportunity, type GroupKey, groupKey, hiddenOf } from './disclosure.ts';
import { canBeOther, type Known, type Rules } from './test-others.ts';

const COUNTS = ['advanced_course', 'took_either', 'ap_course', 'ib_course', 'ap_ib_passed', 'ap_ib_exam'] as const;
type CountName = (typeof COUNTS)[number];

/** How many of one group of a school count in each; `took_either` are whom the measure of exams asks. */
type Part = Record<CountName | 'size', number> & { school: number; group: number };

const SETTINGS = FindingsSettings.parse({});
const COUNTED = countedWith(SETTINGS);
const GENDERS = TRAITS.gender;

/** None, all or some of this many. */
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

interface District {
  ib: readonly boolean[];
  parts: readonly Part[];
}

const districtOf = (schools: { minLength: number; maxLength: number }): fc.Arbitrary<District> =>
  fc.record({ ib: fc.array(fc.boolean(), schools), groups: fc.integer({ min: 2, max: 3 }) }).chain(({ ib, groups }) =>
    fc.record({
      ib: fc.constant(ib),
      parts: fc.tuple(
        ...ib.flatMap((hasIb, school) => Array.from({ length: groups }, (_, group) => partOf(school, group, hasIb))),
      ),
    }),
  );

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
  /** null: all of them. */
  school: number | null;
  group: number | null;
  at: Part[];
  isHidden: boolean;
}

/** What is hidden of a measure of a school, or of all of them. */
type HiddenIn = (measure: string, school: number | null) => readonly GroupKey[];

async function ofSchools(made: District): Promise<HiddenIn> {
  const disclosure = await discloseOpportunity(countsOf(made));
  return (measure, school) => hiddenOf(disclosure, measure, school === null ? 'all' : [`school ${school}`]);
}

/** The same where each school is an audit of its own, with a report of its own. */
async function ofAudits(made: District): Promise<HiddenIn> {
  const own = await Promise.all(
    made.ib.map((hasIb, school) => {
      const parts = made.parts.filter((part) => part.school === school).map((part) => ({ ...part, school: 0 }));
      return ofSchools({ ib: [hasIb], parts });
    }),
  );
  const hidden = (school: number, measure: string) => own[school]?.(measure, null) ?? [];
  const across = discloseAcross(
    countsOf(made).rows,
    COUNTED,
    (audit, measure) => new Set(hidden(Number(audit.split(' ')[1]), measure)),
  );
  return (measure, school) => (school === null ? [...(across.get(measure) ?? [])] : hidden(school, measure));
}

/** Each count of each school, group and total, and whether it is shown. */
function numbersOf({ ib, parts }: District, hiddenIn: HiddenIn): Sum[] {
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
        const isHidden = hiddenIn(measure, school).includes(key);
        return at.length === 0 ? [] : [{ name, school, group, at, isHidden }];
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

/** A visible total of no one says so of all that is within, and one of everyone of all that is wider. */
const isSaid = (one: Sum, shown: readonly Sum[]): boolean =>
  shown.some((total) => {
    const isSame = total.school === one.school && total.group === one.group;
    if (isSame || !one.at.every((part) => total.at.includes(part))) return false;
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

const isAny = () => true;
/** A sum over audits is hidden for the sake of its parts alone. */
const isOfOneAudit = ({ school }: Sum) => school !== null;

/** Looks for what follows of all that is hidden, and counts it. */
function lookForOthers({ ib, parts }: District, numbers: readonly Sum[], tried: Tried): void {
  const shown = numbers.filter(({ isHidden }) => !isHidden);
  const known = shown.map(({ name, at }): Known<Part, CountName> => ({ name, at }));
  const others = canBeOther(parts, COUNTS, known, rulesOf(ib));
  tried.shown += shown.length;
  for (const one of numbers) {
    const asked = sumOf(one.at, one.name === 'ap_ib_exam' ? 'took_either' : 'size');
    if (!one.isHidden || !tried.isSecret(one) || one.name === 'took_either' || asked === 0 || isSaid(one, shown))
      continue;
    tried.hidden += 1;
    const other = others(one);
    if (other === null) tried.unsettled += 1;
    else expect(other, `${one.name} of ${JSON.stringify(one.at)}`).toBe(true);
  }
}

interface Tried {
  isSecret: (sum: Sum) => boolean;
  hidden: number;
  shown: number;
  unsettled: number;
}

test.each([
  {
    from: 'measures within others, and around them',
    schools: { minLength: 1, maxLength: 2 },
    hiddenOfAll: ofSchools,
    isSecret: isAny,
  },
  {
    from: 'those summed over audits',
    schools: { minLength: 2, maxLength: 3 },
    hiddenOfAll: ofAudits,
    isSecret: isOfOneAudit,
  },
])('nothing hidden follows from $from', { timeout: 1_800_000 }, async ({ schools, hiddenOfAll, isSecret }) => {
  const tried: Tried = { isSecret, hidden: 0, shown: 0, unsettled: 0 };
  await fc.assert(
    fc.asyncProperty(districtOf(schools), async (made) =>
      lookForOthers(made, numbersOf(made, await hiddenOfAll(made)), tried),
    ),
    { numRuns: DISTRICTS },
  );
  expect(tried.hidden).toBeGreaterThan(DISTRICTS);
  expect(tried.shown).toBeGreaterThan(DISTRICTS);
  expect(tried.unsettled).toBeLessThan(tried.hidden / 20);
});
