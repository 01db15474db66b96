import { RACE } from '#datasets/vocabulary/students/race.ts';
import { definePanel, share } from '../define-panel.ts';
import { count } from '../headline.ts';

interface Block {
  block: 'cohort' | 'total';
  students: number;
  records: number;
  genders: Record<string, number>;
  races: Record<string, number>;
  disability: [yes: number, known: number];
  learner: [yes: number, known: number];
  income: [yes: number, known: number];
}

const GENDER_WORDS = ['male', 'female', 'other'];
const RACE_WORDS = RACE.values.map(({ value }) => value).filter((value) => value !== 'unknown');

const studentsWith = (condition: string): string => `coalesce(sum(students) FILTER (${condition}), 0)::INTEGER`;

const counts = (column: string, words: readonly string[]): string =>
  `{${words.map((word) => `'${word}': ${studentsWith(`${column} = '${word}'`)}`).join(', ')}}`;

const yesOf = (column: string): string => `[${studentsWith(column)}, ${studentsWith(`${column} IS NOT NULL`)}]`;

export const demographicsSummary = definePanel<'demographics/summary', Block>({
  name: 'demographics/summary',
  needs: ['STUDENT_ROSTER', 'TRANSCRIPT', 'STUDENT_DEMOGRAPHICS'],
  shows: ['STUDENT_DEMOGRAPHICS', 'STUDENT_ROSTER'],
  sql: `
    -- Many students share all their values: these are counted once.
    WITH counted AS (
      SELECT home, in_cohort, has_record, gender, race, has_disability, english_learner, is_low_income, count(*) AS students
      FROM student GROUP BY ALL),
    shown AS (
      SELECT 'total' AS block, * FROM counted
      UNION ALL SELECT 'cohort', * FROM counted WHERE in_cohort)
    SELECT scope_key, block, ${studentsWith('true')} AS students, ${studentsWith('has_record')} AS records,
      ${counts('gender', GENDER_WORDS)} AS genders, ${counts('race', RACE_WORDS)} AS races,
      ${yesOf('has_disability')} AS disability, ${yesOf('english_learner')} AS learner, ${yesOf('is_low_income')} AS income
    FROM shown JOIN scope ON scope.school_id IS NOT DISTINCT FROM home
    GROUP BY scope_key, block`,
  answer: (rows) => ({ cohort: blockOf(rows, 'cohort'), total: blockOf(rows, 'total') }),
  headlines: ({ cohort, total }) => [
    count('cohort.student_count', 'students in the EOA cohort', cohort.student_count),
    count('total.student_count', 'students', total.student_count),
  ],
});

const NOBODY: Omit<Block, 'block'> = {
  students: 0,
  records: 0,
  genders: {},
  races: {},
  disability: [0, 0],
  learner: [0, 0],
  income: [0, 0],
};

function blockOf(rows: readonly Block[], wanted: Block['block']) {
  const { students, records, genders, races, disability, learner, income } =
    rows.find(({ block }) => block === wanted) ?? NOBODY;
  const reported = sum(genders);
  const unknownRace = records - sum(races);
  return {
    student_count: students,
    demographic_percentages: {
      gender: shares(GENDER_WORDS, genders, reported),
      race: { ...shares(RACE_WORDS, races, records), unknown: share(unknownRace, records) },
      student_with_disabilities: share(...disability),
      english_learner: { learner: share(...learner), native: share(learner[1] - learner[0], learner[1]) },
      low_income: share(...income),
    },
  };
}

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, count) => all + count, 0);

const shares = (words: readonly string[], counts: Record<string, number>, whole: number) =>
  Object.fromEntries(words.map((word) => [word, share(counts[word] ?? 0, whole)]));
