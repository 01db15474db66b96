import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PanelAnswer } from '#contract/quality/panels.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { computePanels } from '../../compute.ts';
import { checkLayout, DISTRICT } from '../../fixtures/known-district.ts';
import { buildLedgers } from '../../ledgers/build.ts';
import { scopesOf } from '../../scopes.ts';
import { MINIMUM_GROUP_SIZE } from './panel.ts';

type Equity = PanelAnswer<'equity'>;

interface Student {
  student_id: string;
  home: string;
  step: string | null;
  gender: string | null;
  race: string | null;
  has_disability: boolean | null;
  english_learner: boolean | null;
  is_low_income: boolean | null;
}
interface Taken {
  student: string;
  is_in_catalog: boolean;
}

let folder: string;
let students: Student[];
let taken: Taken[];
const answers = new Map<string, Equity>();

beforeAll(async () => {
  const checked = await checkLayout('dirty');
  folder = checked.folder;
  const lake = await openLake([folder]);
  await buildLedgers(lake, DISTRICT, checked.files);
  students = await lake.rows('students', 'SELECT * FROM student');
  taken = await lake.rows(
    'taken',
    'SELECT student, is_in_catalog FROM taken WHERE NOT is_transfer AND student IS NOT NULL',
  );
  for (const { panel, scope, answer } of await computePanels(lake, DISTRICT, scopesOf(DISTRICT, [])))
    if (panel === 'equity') answers.set(scope.key, answer as Equity);
  lake.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const DATA_STEPS = ['roster_in_all_four_years', 'transcript_in_all_four_years'];

/** The four rates of some students, in plain loops. */
function ratesOf(some: readonly Student[]) {
  const ids = new Set(some.map(({ student_id }) => student_id));
  const rows = taken.filter(({ student }) => ids.has(student));
  const ofClass = some.filter(({ step }) => step === null || DATA_STEPS.includes(step));
  const lacks = (one: Student) =>
    [one.gender, one.race, one.has_disability, one.english_learner, one.is_low_income].includes(null);
  return {
    missing: [some.filter(lacks).length, some.length],
    unmatched: [rows.filter(({ is_in_catalog }) => !is_in_catalog).length, rows.length],
    left_out: [ofClass.filter(({ step }) => step !== null).length, ofClass.length],
    outside: [some.filter(({ step }) => step !== null).length, some.length],
  } as const;
}

const GROUP_OF: Record<string, (one: Student) => string> = {
  'Race/Ethnicity': ({ race }) => race ?? 'unknown',
  Gender: ({ gender }) => gender ?? 'unknown',
  'English language learners': ({ english_learner: learner }) =>
    learner === null ? 'unknown' : learner ? 'english language learner' : 'native / fluent',
  'Students with disability': ({ has_disability: has }) =>
    has === null ? 'unknown' : has ? 'with disabilities' : 'without disabilities',
  'Low income': ({ is_low_income: low }) => (low === null ? 'unknown' : low ? 'low-income' : 'above low-income'),
};

describe.each([['all', null], ...DISTRICT.schools.map(({ id }) => [id, id] as const)] as const)(
  'equity counted a second time, scope %s',
  (key, home) => {
    it('has every group of every dimension, with its counts and how often that is beside all students', () => {
      const mine = students.filter((one) => home === null || one.home === home);
      const all = ratesOf(mine);
      const answer = answers.get(key);
      for (const [dimension, groupOf] of Object.entries(GROUP_OF)) {
        const groups = Map.groupBy(mine, groupOf);
        const found = answer?.dimensions.find(({ name }) => name === dimension)?.groups ?? [];
        expect(found.map(({ group }) => group).sort()).toEqual([...groups.keys()].sort());
        for (const { group, student_count, is_small, rates } of found) {
          const members = groups.get(group) ?? [];
          expect(student_count).toBe(members.length);
          expect(is_small).toBe(members.length < MINIMUM_GROUP_SIZE);
          for (const [name, [count, total]] of Object.entries(ratesOf(members))) {
            const rate = rates[name as keyof typeof rates]; // the names of ratesOf are those of the rates
            expect([rate.count, rate.total], `${dimension} ${group} ${name}`).toEqual([count, total]);
            const [allCount, allTotal] = all[name as keyof typeof all];
            const isJudged = members.length >= MINIMUM_GROUP_SIZE && total >= MINIMUM_GROUP_SIZE && allCount > 0;
            // Two decimals are kept: half of the last one, and what binary fractions add.
            if (isJudged)
              expect(Math.abs((rate.ratio ?? 0) - count / total / (allCount / allTotal))).toBeLessThan(0.00501);
            else expect(rate.ratio).toBeNull();
          }
        }
      }
    });
  },
);
