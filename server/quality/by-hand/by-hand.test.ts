/**
 * The figures of three districts, counted a second time from docs/domain/README.md and its pages alone, for all schools and for each. It guards against a
 * misreading that the ledgers and the known answers could share, and against rows that the known answers do not have.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PanelAnswer, PanelName } from '#contract/quality/panels.ts';
import { datasetOf } from '#datasets/index.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { computePanels } from '../compute.ts';
import { checkLayout, DISTRICT } from '../fixtures/known-district.ts';
import { buildLedgers, type LedgerAudit } from '../ledgers/build.ts';
import type { CurrentFile } from '../ledgers/inputs.ts';
import { scopesOf } from '../scopes.ts';
import { type ByHand, countByHand, stepOf } from './count-by-hand.ts';
import { creditsOf, gpaOf } from './marks.ts';
import { percent, plain, sum } from './rows.ts';
import type { Student } from './school-class.ts';
import { actOf, isExamScore, type Score, satOf } from './scores.ts';
import { UNTIDY, writeUntidy } from './untidy-district.ts';

interface Case {
  name: string;
  audit: LedgerAudit;
  files: () => Promise<{ folder: string; files: CurrentFile[] }>;
}

const untidy = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'untidy-'));
  return { folder, files: await writeUntidy(folder) };
};

const CASES: Case[] = [
  { name: 'the known district', audit: DISTRICT, files: () => checkLayout('clean') },
  { name: 'the known district, dirty', audit: DISTRICT, files: () => checkLayout('dirty') },
  { name: 'an untidy district', audit: UNTIDY, files: untidy },
];

describe.each(CASES)('$name', ({ audit, files: arrive }) => {
  const answers = new Map<string, PanelAnswer<PanelName>>();
  let mine: ByHand;
  let folder: string;

  beforeAll(async () => {
    const arrived = await arrive();
    folder = arrived.folder;
    const lake = await openLake([folder]);
    mine = await countByHand(lake, audit, arrived.files);
    await buildLedgers(lake, audit, arrived.files);
    for (const { panel, scope, answer } of await computePanels(lake, audit, scopesOf(audit, [])))
      answers.set(`${panel} ${scope.key}`, answer);
    lake.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  describe.each(['all', ...audit.schools.map(({ id }) => id)])('the figures of %s', (scope) => {
    const isHere = (school: string | null) => scope === 'all' || school === scope;
    const answer = <Name extends PanelName>(name: Name) => answers.get(`${name} ${scope}`) as PanelAnswer<Name>;
    let here: Student[];
    let cohort: Student[];
    beforeAll(() => {
      here = mine.students.filter(({ home }) => isHere(home));
      cohort = here.filter((student) => stepOf(mine, student) === 'cohort');
    });

    it('the cohort, step by step', () => {
      const left = Object.groupBy(here, (student) => stepOf(mine, student));
      const steps = answer('cohort/waterfall').steps.filter(
        ({ key }) => key !== 'roster_in_any_year' && key !== 'cohort',
      );
      expect(steps.map(({ key, left_out }) => [key, left_out])).toEqual(
        steps.map(({ key }) => [key, left[key]?.length ?? 0]),
      );
      expect(answer('rosters/summary').total_student_count).toBe(cohort.length);
      expect(answer('transcripts/summary').total_num_transcripts).toBe(
        cohort.filter(({ id }) => mine.marks.has(id)).length,
      );
    });

    it('demographics of the cohort and of all', () => {
      const shares = (some: readonly Student[]) => {
        const known = some.flatMap(({ id }) => mine.records.get(id) ?? []);
        const genders = known.flatMap(({ gender_value }) => gender_value ?? []);
        const learners = known.flatMap(({ english_learner }) => english_learner ?? []);
        const incomes = known.flatMap(({ is_low_income }) => is_low_income ?? []);
        const race = (value: string) => known.filter(({ race_value }) => (race_value ?? 'unknown') === value).length;
        return {
          student_count: some.length,
          demographic_percentages: {
            gender: { female: percent(genders.filter((gender) => gender === 'female').length, genders.length) },
            race: { asian: percent(race('asian'), known.length), unknown: percent(race('unknown'), known.length) },
            english_learner: { learner: percent(learners.filter(Boolean).length, learners.length) },
            low_income: percent(incomes.filter(Boolean).length, incomes.length),
          },
        };
      };
      expect(answer('demographics/summary')).toMatchObject({ cohort: shares(cohort), total: shares(here) });
    });

    it('what finds its counterpart', () => {
      const rows = cohort
        .flatMap(({ id }) => mine.marks.get(id) ?? [])
        .filter(({ isCourse, is_transfer }) => isCourse && !is_transfer);
      const homes = new Map(mine.students.map(({ id, home }) => [id, home]));
      const scores = mine.scores.filter(({ student, school_id }) => isHere(homes.get(student ?? '') ?? school_id));
      const described = cohort.filter(({ id }) => Object.keys(mine.records.get(id) ?? {}).length > 0);
      expect(answer('matching/summary').counts).toMatchObject({
        students: { matched: described.length, total: cohort.length },
        transcript_courses: { matched: rows.filter(({ isInCatalog }) => isInCatalog).length, total: rows.length },
        test_scores: { matched: scores.filter(({ student }) => student !== null).length, total: scores.length },
      });
    });

    it('grade point averages', () => {
      const gpas = cohort.flatMap(({ id }) => {
        const ofCourses = (mine.marks.get(id) ?? []).filter(({ isCourse }) => isCourse);
        return gpaOf(mine.counted.get(id) ?? [], ofCourses) ?? [];
      });
      const shown = answer('transcripts/detail/gpa-histogram').scores;
      expect(shown).toHaveLength(gpas.length);
      for (const [at, gpa] of gpas.sort((one, other) => one - other).entries()) expect(shown[at]).toBeCloseTo(gpa, 3);
    });

    it('credits by area, and the divisors of schools', () => {
      const { subjects, credit_divisors } = answer('transcripts/detail/subject-area-average-credits');
      const credits = creditsOf(cohort.flatMap(({ id }) => mine.counted.get(id) ?? []));
      expect(Object.keys(subjects).sort()).toEqual(Object.keys(credits).sort());
      for (const [area, earned] of Object.entries(credits))
        expect(subjects[area]).toBeCloseTo(earned / cohort.length, 1);
      const shown = audit.schools.filter(({ id }) => isHere(id));
      expect(credit_divisors).toEqual(Object.fromEntries(shown.map(({ id, name }) => [name, mine.divisors.get(id)])));
    });

    it('SAT and ACT superscores', () => {
      const ofStudent = Map.groupBy(mine.scores, ({ student, test_type }) => `${test_type} ${student}`);
      const sat = ({ id }: Student) => satOf(ofStudent.get(`SAT ${id}`) ?? []);
      const act = ({ id }: Student) => actOf(ofStudent.get(`ACT ${id}`) ?? []);
      const ordered = (values: (number | null)[]) =>
        values.filter((value) => value !== null).sort((one, other) => one - other);
      expect(answer('test-scores/detail/sat-histogram').scores).toEqual(ordered(cohort.map(sat)));
      expect(answer('test-scores/detail/act-histogram').scores).toEqual(ordered(cohort.map(act)));
      const either = cohort.filter((student) => sat(student) !== null || act(student) !== null);
      expect(answer('test-scores/summary').cohort.sat_act_score_count).toBe(either.length);
    });

    it('AP and IB exams, and their areas', () => {
      const ids = new Set(cohort.map(({ id }) => id));
      const exams = mine.scores.filter((score) => isExamScore(score) && ids.has(score.student ?? ''));
      const of = (test: Score['test_type']) => exams.filter(({ test_type }) => test_type === test);
      const areas = (test: Score['test_type'], shown: (exams: number) => number) =>
        Object.fromEntries(
          [...Map.groupBy(of(test), ({ subject }) => subject ?? 'Other')].map(([area, same]) => [
            area,
            shown(same.length),
          ]),
        );
      const takers = new Set(of('IB').map(({ student }) => student)).size;
      expect(answer('test-scores/summary').cohort).toMatchObject({
        ap_score_count: of('AP').length,
        ib_score_count: of('IB').length,
      });
      expect(answer('test-scores/detail/ap-subject-area-counts').subjects).toEqual(areas('AP', (exams) => exams));
      expect(answer('test-scores/detail/ib-subject-area-counts').subjects).toEqual(
        areas('IB', (exams) => Math.round((exams / takers) * 100) / 100),
      );
      expect(sum(answer('test-scores/detail/ap-histogram').scores)).toBe(
        sum(of('AP').map(({ numeric_score }) => numeric_score ?? 0)),
      );
    });

    it('courses by level, each at its highest, and CTE courses', () => {
      const order = ['general', 'honors', 'IB', 'AP'];
      const decided = new Map(audit.decisions?.map(({ code, titleKey, subject }) => [`${code} ${titleKey}`, subject]));
      const highest = new Map<string, number>();
      for (const { school_id, course_code, course_title, level } of mine.courses) {
        const course = `${course_code.toUpperCase()} ${plain(course_title)}`;
        if (!isHere(school_id) || decided.get(course) === null) continue;
        highest.set(course, Math.max(order.indexOf(level ?? 'general'), highest.get(course) ?? 0));
      }
      const at = (name: string) => [...highest.values()].filter((level) => level === order.indexOf(name)).length;
      const { total_course_count, course_counts } = answer('course-catalogs/summary');
      expect(total_course_count).toBe(highest.size);
      expect(course_counts).toMatchObject({ ap: at('AP'), ib: at('IB') });
      const cte = mine.pathways
        .filter(({ school_id }) => isHere(school_id))
        .map(({ course_code }) => course_code.toUpperCase());
      expect(answer('cte-pathways/summary').cte_eligible_courses_count).toBe(new Set(cte).size);
    });
  });
});

it('counts the records that several files hold as the ingest tells them apart', () => {
  expect(datasetOf('TRANSCRIPT').key_columns).toEqual(['student_id', 'school_year', 'term', 'course_code']);
  expect(datasetOf('COURSE_CATALOG').key_columns).toEqual(['school_id', 'school_year', 'course_code']);
});
