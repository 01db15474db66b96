/** The figures of an untidy district, computed a second time in plain loops by domain.md 7, and compared for all schools and for each. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PanelAnswer, PanelName } from '#contract/quality.ts';
import { datasetOf } from '#datasets/index.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { computePanels } from '../compute.ts';
import { buildLedgers } from '../ledgers/build.ts';
import { scopesOf } from '../scopes.ts';
import { type CourseRow, catalogOf } from './courses.ts';
import { UNTIDY, writeUntidy } from './district.ts';
import {
  type Counted,
  countedOf,
  creditsOf,
  divisorsOf,
  gpaOf,
  type Mark,
  marksOf,
  onOneLevel,
  type TakenRow,
} from './marks.ts';
import { whoseOf } from './people.ts';
import { by, newestOf, type Placed, percent, readRows, sum, YEARS } from './rows.ts';
import { type RosterRow, type Student, studentsOf } from './school-class.ts';
import { actOf, distinctOf, isExamScore, type Score, type ScoreRow, satOf, scoresOf } from './scores.ts';

interface DemographicsRow extends Placed {
  student_id: string;
  other_student_id: string | null;
  school_year: number | null;
  gender_value: string | null;
  race_value: string | null;
  has_disability: boolean | null;
  english_learner: boolean | null;
  is_low_income: boolean | null;
}
const VALUES = ['gender_value', 'race_value', 'has_disability', 'english_learner', 'is_low_income'] as const;
type Known = Partial<Pick<DemographicsRow, (typeof VALUES)[number]>>;

const folder = mkdtempSync(join(tmpdir(), 'untidy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const answers = new Map<string, PanelAnswer<PanelName>>();
let students: Map<string, Student>;
let marks: Mark[];
let counted: Map<string | null, Counted[]>;
let divisors: Map<string, number>;
let records: Map<string | null, Known>;
let scores: Score[];

beforeAll(async () => {
  const files = await writeUntidy(folder);
  const lake = await openLake([folder]);
  const roster = await readRows<RosterRow>(lake, files, 'STUDENT_ROSTER');
  const catalog = newestOf(await readRows<CourseRow>(lake, files, 'COURSE_CATALOG'), [
    'school_id',
    'school_year',
    'course_code',
  ]);
  const taken = newestOf(await readRows<TakenRow>(lake, files, 'TRANSCRIPT'), [
    'student_id',
    'school_year',
    'term',
    'course_code',
  ]);
  const demographics = await readRows<DemographicsRow>(lake, files, 'STUDENT_DEMOGRAPHICS');
  const sittings = await readRows<ScoreRow>(lake, files, 'STUDENT_TEST_SCORES');

  students = studentsOf(roster);
  const homeOf = (student: string | null) => students.get(student ?? '')?.home ?? null;
  marks = marksOf(taken, whoseOf(taken, roster), homeOf, catalogOf(catalog));
  const kept = onOneLevel(marks.filter(({ isCourse }) => isCourse));
  divisors = divisorsOf(kept);
  counted = Map.groupBy(countedOf(kept, divisors), ({ student }) => student);
  // What the latest row says of each value; a row without a year describes the student as of now.
  const whose = whoseOf(demographics, roster);
  demographics.sort(
    by(
      ({ school_year }) => school_year ?? 9999,
      ({ file }) => file,
      ({ row_number }) => row_number,
    ),
  );
  records = new Map();
  for (const row of demographics) {
    const known = VALUES.flatMap((value) => (row[value] === null ? [] : [[value, row[value]]]));
    records.set(whose(row), { ...records.get(whose(row)), ...Object.fromEntries(known) });
  }
  scores = distinctOf(scoresOf(sittings, whoseOf(sittings, roster), roster));

  await buildLedgers(lake, UNTIDY, files);
  for (const { panel, scope, answer } of await computePanels(lake, UNTIDY, scopesOf(UNTIDY, [])))
    answers.set(`${panel} ${scope.key}`, answer);
  lake.close();
});

const stepOf = ({ id, step }: Student): string => {
  const years = new Set(marks.filter(({ student }) => student === id).map(({ school_year }) => school_year));
  return step ?? (years.size < YEARS.length ? 'transcript_in_all_four_years' : 'cohort');
};

const SCOPES = ['all', ...UNTIDY.schools.map(({ id }) => id)];

describe.each(SCOPES)('the figures of %s', (scope) => {
  const isHere = (school: string | null) => scope === 'all' || school === scope;
  const answer = <Name extends PanelName>(name: Name) => answers.get(`${name} ${scope}`) as PanelAnswer<Name>;
  let here: Student[];
  let cohort: Student[];
  let exams: Score[];
  beforeAll(() => {
    here = [...students.values()].filter(({ home }) => isHere(home));
    cohort = here.filter((student) => stepOf(student) === 'cohort');
    const ids = new Set(cohort.map(({ id }) => id));
    exams = scores.filter((score) => isExamScore(score) && ids.has(score.student ?? ''));
  });

  it('the cohort, step by step', () => {
    const left = Object.groupBy(here, stepOf);
    const steps = answer('cohort/waterfall').steps.filter(
      ({ key }) => key !== 'roster_in_any_year' && key !== 'cohort',
    );
    expect(steps.map(({ key, left_out }) => [key, left_out])).toEqual(
      steps.map(({ key }) => [key, left[key]?.length ?? 0]),
    );
    expect(answer('rosters/summary').total_student_count).toBe(cohort.length);
    const written = new Set(marks.map(({ student }) => student));
    expect(answer('transcripts/summary').total_num_transcripts).toBe(cohort.filter(({ id }) => written.has(id)).length);
  });

  it('demographics of the cohort and of all', () => {
    const shares = (some: readonly Student[]) => {
      const known = some.flatMap(({ id }) => records.get(id) ?? []);
      const genders = known.flatMap(({ gender_value }) => gender_value ?? []);
      const learners = known.flatMap(({ english_learner }) => english_learner ?? []);
      const race = (value: string) => known.filter(({ race_value }) => (race_value ?? 'unknown') === value).length;
      return {
        student_count: some.length,
        demographic_percentages: {
          gender: { female: percent(genders.filter((gender) => gender === 'female').length, genders.length) },
          race: { asian: percent(race('asian'), known.length), unknown: percent(race('unknown'), known.length) },
          english_learner: { learner: percent(learners.filter(Boolean).length, learners.length) },
        },
      };
    };
    expect(answer('demographics/summary')).toMatchObject({ cohort: shares(cohort), total: shares(here) });
  });

  it('what finds its counterpart', () => {
    const ids = new Set(cohort.map(({ id }) => id));
    const rows = marks.filter(
      ({ student, isCourse, is_transfer }) => ids.has(student ?? '') && isCourse && !is_transfer,
    );
    const belongsTo = ({ student, school_id }: Score) => students.get(student ?? '')?.home ?? school_id;
    const mine = scores.filter((score) => isHere(belongsTo(score)));
    expect(answer('matching/summary').counts).toMatchObject({
      students: {
        matched: cohort.filter(({ id }) => Object.keys(records.get(id) ?? {}).length > 0).length,
        total: cohort.length,
      },
      transcript_courses: { matched: rows.filter(({ isInCatalog }) => isInCatalog).length, total: rows.length },
      test_scores: { matched: mine.filter(({ student }) => student !== null).length, total: mine.length },
    });
  });

  it('grade point averages', () => {
    const gpas = cohort.flatMap(
      ({ id }) =>
        gpaOf(
          counted.get(id) ?? [],
          marks.filter(({ student, isCourse }) => student === id && isCourse),
        ) ?? [],
    );
    const shown = answer('transcripts/detail/gpa-histogram').scores;
    expect(shown).toHaveLength(gpas.length);
    for (const [at, gpa] of gpas.sort((one, other) => one - other).entries()) expect(shown[at]).toBeCloseTo(gpa, 3);
  });

  it('credits by area, and the divisors of schools', () => {
    const { subjects, credit_divisors } = answer('transcripts/detail/subject-area-average-credits');
    const credits = creditsOf(cohort.flatMap(({ id }) => counted.get(id) ?? []));
    expect(Object.keys(subjects).sort()).toEqual(Object.keys(credits).sort());
    for (const [area, earned] of Object.entries(credits)) expect(subjects[area]).toBeCloseTo(earned / cohort.length, 1);
    const shown = UNTIDY.schools.filter(({ id }) => isHere(id));
    expect(credit_divisors).toEqual(Object.fromEntries(shown.map(({ id, name }) => [name, divisors.get(id)])));
  });

  it('SAT and ACT superscores', () => {
    const ofStudent = Map.groupBy(scores, ({ student }) => student);
    const sat = (student: Student) =>
      satOf(ofStudent.get(student.id)?.filter(({ test_type }) => test_type === 'SAT') ?? []);
    const act = (student: Student) =>
      actOf(ofStudent.get(student.id)?.filter(({ test_type }) => test_type === 'ACT') ?? []);
    const ordered = (values: (number | null)[]) =>
      values.filter((value) => value !== null).sort((one, other) => one - other);
    expect(answer('test-scores/detail/sat-histogram').scores).toEqual(ordered(cohort.map(sat)));
    expect(answer('test-scores/detail/act-histogram').scores).toEqual(ordered(cohort.map(act)));
    const either = cohort.filter((student) => sat(student) !== null || act(student) !== null);
    expect(answer('test-scores/summary').cohort.sat_act_score_count).toBe(either.length);
  });

  it('AP and IB exams, and their areas', () => {
    const of = (test: 'AP' | 'IB') => exams.filter(({ test_type }) => test_type === test);
    const areas = (test: 'AP' | 'IB') => Map.groupBy(of(test), ({ subject }) => subject ?? 'Other');
    const takers = new Set(of('IB').map(({ student }) => student)).size;
    expect(answer('test-scores/summary').cohort).toMatchObject({
      ap_score_count: of('AP').length,
      ib_score_count: of('IB').length,
    });
    expect(answer('test-scores/detail/ap-subject-area-counts').subjects).toEqual(
      Object.fromEntries([...areas('AP')].map(([area, same]) => [area, same.length])),
    );
    expect(answer('test-scores/detail/ib-subject-area-counts').subjects).toEqual(
      Object.fromEntries(
        [...areas('IB')].map(([area, same]) => [area, Math.round((same.length / takers) * 100) / 100]),
      ),
    );
    expect(sum(answer('test-scores/detail/ap-histogram').scores)).toBe(
      sum(of('AP').map(({ numeric_score }) => numeric_score ?? 0)),
    );
  });
});

it('the records that two files hold are those that the ingest tells apart', () => {
  expect(datasetOf('TRANSCRIPT').key_columns).toEqual(['student_id', 'school_year', 'term', 'course_code']);
  expect(datasetOf('COURSE_CATALOG').key_columns).toEqual(['school_id', 'school_year', 'course_code']);
});
