/**
 * Rule sets, the built-in ones and random ones, against a search on 10,000 small transcripts: which courses
 * would have to be added, one by one, until each line is met. The search knows rows of courses alone, neither
 * bits nor columns nor formulas.
 */
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { FAMILY_NAMES, type Family, RULE_AREAS, type RuleArea, type RuleLine } from '#contract/quality/rule-sets.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { bitsOf } from './families.ts';
import { RULE_SETS } from './rule-sets.ts';
import { shortfallColumn, shortfallsOf, UNIT_COLUMNS } from './sql.ts';
import { type Earned, verdictsOf } from './verdict.ts';

const AREAS = RULE_AREAS.filter((area) => area !== 'one language');
const LANGUAGES = ['Spanish', 'French', null];
/** Each opens the next: who passed a later one needs no earlier one. */
const LADDER: readonly Family[] = ['algebra1', 'geometry', 'algebra2', 'precalculus', 'calculus'];

let seed = 20_261_124;
const next = (below: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};
const oneOf = <Value>(values: readonly Value[]): Value => values[next(values.length)] as Value; // never empty

interface Course {
  area: RuleArea;
  units: number;
  family: Family | null;
  language: string | null;
}

const transcript = (): Course[] =>
  Array.from({ length: next(14) }, () => {
    const area = oneOf(AREAS);
    return {
      area,
      units: oneOf([1 / 3, 0.5, 1, 1, 1, 2]),
      family: next(2) === 0 ? oneOf(FAMILY_NAMES) : null,
      language: area === 'World Languages' ? oneOf(LANGUAGES) : null,
    };
  });

const randomLine = (): RuleLine => ({
  areas: [...new Set([oneOf(RULE_AREAS), ...(next(3) === 0 ? [oneOf(RULE_AREAS)] : [])])],
  units: next(9) / 2,
  named: Array.from({ length: next(3) }, () => {
    const of = [...new Set([oneOf(FAMILY_NAMES), oneOf(FAMILY_NAMES), oneOf(FAMILY_NAMES)])];
    return { of, count: 1 + next(of.length) };
  }),
});
const OWN = Array.from({ length: 6 }, (_, at) => ({
  id: `own_set${at}`,
  name: `Set ${at}`,
  lines: Array.from({ length: 1 + next(4) }, randomLine),
}));
const SETS: [name: string, lines: readonly RuleLine[]][] = [
  ...Object.entries(RULE_SETS).map(([name, { lines }]): [string, readonly RuleLine[]] => [name, lines]),
  ...OWN.map(({ id, lines }): [string, readonly RuleLine[]] => [id, lines]),
];

/** What one area, or the language with most, holds. */
function unitsIn(courses: readonly Course[], area: RuleArea): number {
  const sum = (some: readonly Course[]) => some.reduce((total, { units }) => total + units, 0);
  if (area !== 'one language') return sum(courses.filter((course) => course.area === area));
  const named = courses.filter(({ language }) => language !== null);
  return Math.max(0, ...[...Map.groupBy(named, ({ language }) => language).values()].map(sum));
}

const counts = (passed: readonly (Family | null)[], family: Family): boolean =>
  passed.includes(family) ||
  (LADDER.includes(family) && LADDER.slice(LADDER.indexOf(family)).some((later) => passed.includes(later)));

/** The fewest courses that fulfil a condition, by trying every set of its families. */
function fewestFor(passed: readonly (Family | null)[], { of, count }: RuleLine['named'][number]): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (let chosen = 0; chosen < 1 << of.length; chosen++) {
    // A family that stands for an earlier one would fulfil two at once; each is asked for itself.
    const added = of.filter((_, at) => chosen & (1 << at));
    const fulfilled = of.filter((family) => counts(passed, family) || added.includes(family)).length;
    if (fulfilled >= count) fewest = Math.min(fewest, added.length);
  }
  return fewest;
}

/** Year-courses and parts of one (sixths of a unit) are added until the line is met. */
function searched(courses: readonly Course[], line: RuleLine): number {
  const passed = courses.map(({ family }) => family);
  const courseCount = line.named.reduce((sum, named) => sum + fewestFor(passed, named), 0);
  const there = line.areas.reduce((sum, area) => sum + unitsIn(courses, area), 0);
  let sixths = 6 * courseCount;
  while (there + sixths / 6 < line.units - 1e-6) sixths++;
  return sixths / 6;
}

const earnedOf = (courses: readonly Course[]): Earned => ({
  // Every area is there.
  units: Object.fromEntries(RULE_AREAS.map((area) => [area, unitsIn(courses, area)])) as Earned['units'],
  passed: new Set(courses.flatMap(({ family }) => family ?? [])),
});

test('rule sets come to what a search finds: the same verdict, the same shortfall', async () => {
  const transcripts = Array.from({ length: 10_000 }, transcript);
  const lake = await openLake([tmpdir()]);
  const columns = RULE_AREAS.map((area) => UNIT_COLUMNS[area]);
  const rows = transcripts.map((courses, at) => {
    const { units, passed } = earnedOf(courses);
    return [at, bitsOf([...passed]), ...RULE_AREAS.map((area) => String(units[area]))];
  });
  await lake.run(
    'test',
    `CREATE TABLE written (place INTEGER, passed_families INTEGER, ${columns.map((name) => `${name} VARCHAR`).join(', ')})`,
  );
  await lake.append('written', rows);
  const answers = await lake.rows<Record<string, number>>(
    'test',
    `SELECT ${shortfallsOf(OWN)} FROM (SELECT * REPLACE (${columns.map((name) => `${name}::DOUBLE AS ${name}`).join(', ')}) FROM written) ORDER BY place`,
  );
  lake.close();

  const verdicts = new Map(SETS.map(([name]) => [name, { met: 0, short: 0 }]));
  for (const [at, courses] of transcripts.entries()) {
    const earned = earnedOf(courses);
    for (const [name, lines] of SETS) {
      const wanted = lines.map((line) => searched(courses, line));
      const all = wanted.reduce((sum, one) => sum + one, 0);
      const told = verdictsOf({ lines }, earned).map(({ shortfall }) => shortfall);
      const bySql = answers[at]?.[shortfallColumn(name)] ?? Number.NaN;
      if (Math.abs(bySql - all) > 1e-6) expect.fail(`${name}: ${bySql}, and ${all} of ${JSON.stringify(courses)}`);
      for (const [line, shortfall] of wanted.entries())
        if (Math.abs((told[line] ?? Number.NaN) - shortfall) > 0.0051)
          expect.fail(`${name}, line ${line}: ${told[line]}, and ${shortfall} of ${JSON.stringify(courses)}`);
      const tally = verdicts.get(name);
      if (tally) tally[all <= 1e-6 ? 'met' : 'short'] += 1;
    }
  }
  expect([...verdicts.values()].every(({ short }) => short > 0)).toBe(true);
});

test('a course that is added never un-meets a line', () => {
  for (let round = 0; round < 2000; round++) {
    const courses = transcript();
    const more = [...courses, ...transcript().slice(0, 1)];
    for (const [, lines] of SETS) {
      const before = verdictsOf({ lines }, earnedOf(courses));
      const after = verdictsOf({ lines }, earnedOf(more));
      for (const [at, { shortfall }] of before.entries()) expect(after[at]?.shortfall).toBeLessThanOrEqual(shortfall);
    }
  }
});
