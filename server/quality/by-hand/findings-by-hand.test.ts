/**
 * Every measure of opportunity a second time, student by student in plain loops from docs/domain/opportunity.md, for three districts, all
 * schools and each, all students and each group.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FindingsSettings, TRAIT_NAMES, type Trait } from '#contract/quality/opportunity.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { checkLayout, DISTRICT } from '../fixtures/known-district.ts';
import { buildLedgers } from '../ledgers/build.ts';
import { countOpportunity } from '../opportunity/count.ts';
import { holdingOf } from '../opportunity/holding.ts';
import { opportunityOf } from '../opportunity/of-scope.ts';
import { countByHand, stepOf } from './count-by-hand.ts';
import { findingsByHand, floatingByHand, type Standing } from './findings-by-hand.ts';
import { UNTIDY, writeUntidy } from './untidy-district.ts';

const untidy = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'untidy-'));
  return { folder, files: await writeUntidy(folder) };
};

type Cells = Record<string, [asked: number, attained: number, uncertain: number, outside: number]>;

test.each([
  ['the known district', DISTRICT, () => checkLayout('clean'), 'latest'],
  ['the known district, dirty', DISTRICT, () => checkLayout('dirty'), 'latest'],
  ['an untidy district', UNTIDY, untidy, 'latest'],
  ['an untidy district, by what students were in any year', UNTIDY, untidy, 'ever'],
] as const)('the measures of %s', async (_, audit, arrive, years) => {
  const { folder, files } = await arrive();
  const lake = await openLake([folder]);
  const mine = await countByHand(lake, audit, files);
  await buildLedgers(lake, audit, files);
  const settings = FindingsSettings.parse({ english_learner: years, low_income: years });
  const counts = await countOpportunity(lake, settings);
  lake.close();
  rmSync(folder, { recursive: true });
  const { ofStudent, ibSchools } = findingsByHand(mine, audit);
  const students = mine.students.map((student) => ({ ...student, step: stepOf(mine, student) }));
  const standings = new Map(
    students.filter(({ step }) => step === 'cohort').map((student) => [student.id, ofStudent(student as never)]),
  );
  const groupsOf = (id: string): string[] => {
    const known = mine.records.get(id) ?? {};
    const yes = (value: boolean | undefined, one: string, other: string) =>
      value === undefined ? '' : value ? one : other;
    const values: Record<Trait, string> = {
      gender: known.gender_value ? String(known.gender_value) : '',
      race: known.race_value && known.race_value !== 'unknown' ? String(known.race_value) : '',
      disability: yes(known.has_disability as boolean | undefined, 'with', 'without'),
      english_learner: yes(years === 'ever' ? known.everLearner : known.english_learner, 'learner', 'native'),
      low_income: yes(years === 'ever' ? known.everLowIncome : known.is_low_income, 'low', 'above'),
    };
    return ['all', ...TRAIT_NAMES.map((trait) => `${trait} ${values[trait]}`)];
  };
  const isLeftOut = (step: string) => step === 'roster_in_all_four_years' || step === 'transcript_in_all_four_years';

  for (const scope of ['all', ...audit.schools.map(({ id }) => id)]) {
    const here = students.filter(({ home }) => scope === 'all' || home === scope);
    const holding = holdingOf({ files: [], lacks: [], allSchools: audit.schools.map(({ id }) => id) });
    const { measures } = opportunityOf(counts, { schools: scope === 'all' ? 'all' : [scope] }, holding);
    const floating = floatingByHand(mine, scope);
    for (const [id, stored] of Object.entries(measures)) {
      expect(stored.floating, `${id} of ${scope}`).toBe(floating[id] ?? 0);
      const wanted: Cells = {};
      for (const { id: student, home, step } of here) {
        if (id === 'ib_course' && !ibSchools.has(home)) continue;
        const of: Standing | undefined = standings.get(student)?.[id];
        const isOutside = isLeftOut(step) || of?.asked === null;
        if (!isOutside && of?.asked !== true) continue;
        const isOpen = of?.asked === true && !of.attained && of.uncertain;
        const add = [
          Number(of?.asked === true),
          Number(of?.asked === true && of.attained),
          Number(isOpen),
          Number(isOutside),
        ];
        for (const group of groupsOf(student)) {
          const cell = wanted[group] ?? [0, 0, 0, 0];
          wanted[group] = cell.map((count, at) => count + (add[at] ?? 0)) as Cells[string];
        }
      }
      const found: Cells = { all: stored.all };
      for (const trait of TRAIT_NAMES)
        for (const [value, cell] of Object.entries(stored.groups[trait])) found[`${trait} ${value}`] = cell;
      const counted = (cells: Cells) =>
        Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell.some((one) => one > 0)));
      expect(counted(found), `${id} of ${scope}`).toEqual(counted(wanted));
    }
  }
});
