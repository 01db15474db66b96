import { COUNTS_SQL } from '#server/quality/network/counts.ts';

/** Questions across audits in the SQL that both engines have, each with one order of its rows. */
interface NamedQuestion {
  name: string;
  ledgers: readonly string[];
  sql: string;
  /** Whether its answer has a row for each student, which many audits cannot be asked. */
  isLong?: boolean;
}

const ask = (name: string, ledgers: readonly string[], sql: string): NamedQuestion => ({ name, ledgers, sql });

const TRAITS = ['gender', 'race', 'has_disability', 'english_learner', 'is_low_income'] as const;

export const QUESTIONS: readonly NamedQuestion[] = [
  ask('the counts of the network', ['opportunity'], `${COUNTS_SQL} ORDER BY 1, 2, 3, 4, 5, 6`),
  ask('students', ['student'], 'SELECT eoa, count(*) AS students FROM student GROUP BY eoa ORDER BY eoa'),
  ask(
    'students of each home',
    ['student'],
    'SELECT eoa, home, count(*) AS n FROM student GROUP BY eoa, home ORDER BY eoa, home',
  ),
  ask(
    'steps of the cohort',
    ['student'],
    'SELECT eoa, step, count(*) AS n FROM student GROUP BY eoa, step ORDER BY eoa, step',
  ),
  ask(
    'categories',
    ['student'],
    'SELECT eoa, category, count(*) AS n, round(avg(gpa), 3) AS gpa FROM student WHERE in_cohort GROUP BY eoa, category ORDER BY eoa, category',
  ),
  ask(
    'superscores',
    ['student'],
    'SELECT eoa, max(sat) AS sat, min(act) AS act, count(sat) AS with_sat, count(act) AS with_act FROM student GROUP BY eoa ORDER BY eoa',
  ),
  ask(
    'exams of students',
    ['student'],
    'SELECT eoa, sum(ap_exams) AS ap, sum(ib_exams) AS ib FROM student WHERE in_cohort GROUP BY eoa ORDER BY eoa',
  ),
  ...TRAITS.map((trait) =>
    ask(
      `AP by ${trait}`,
      ['opportunity'],
      `SELECT ${trait}, count(*) AS asked, count(*) FILTER (WHERE ap_rows > 0) AS attained FROM opportunity GROUP BY ${trait} ORDER BY ${trait}`,
    ),
  ),
  ask(
    'CTE by race and income',
    ['opportunity'],
    'SELECT race, is_low_income, count(*) AS asked, count(*) FILTER (WHERE cte_rows > 0) AS attained FROM opportunity GROUP BY race, is_low_income ORDER BY race, is_low_income',
  ),
  ask(
    'units',
    ['opportunity'],
    'SELECT eoa, home, round(sum(english), 2) AS english, round(sum(mathematics), 2) AS mathematics, round(max(languages), 2) AS languages FROM opportunity GROUP BY eoa, home ORDER BY eoa, home',
  ),
  ask(
    'shortfalls',
    ['opportunity'],
    'SELECT eoa, count(*) FILTER (WHERE short_college_ready <= 0.000001) AS ready, round(avg(short_college_ready), 3) AS mean FROM opportunity GROUP BY eoa ORDER BY eoa',
  ),
  ask(
    'best exams',
    ['opportunity'],
    'SELECT best_ap, best_ib, count(*) AS n FROM opportunity GROUP BY best_ap, best_ib ORDER BY best_ap, best_ib',
  ),
  ask('schools with IB', ['opportunity'], 'SELECT DISTINCT eoa, home FROM opportunity WHERE has_ib ORDER BY eoa, home'),
  ask(
    'courses by level',
    ['course'],
    'SELECT eoa, school_year, level_rank, is_cte, count(*) AS n FROM course GROUP BY eoa, school_year, level_rank, is_cte ORDER BY eoa, school_year, level_rank, is_cte',
  ),
  ask(
    'courses by area',
    ['course'],
    'SELECT subject, count(DISTINCT course_code) AS codes FROM course GROUP BY subject ORDER BY subject',
  ),
  ask(
    'titles of AP courses',
    ['course'],
    'SELECT DISTINCT title_key FROM course WHERE level_rank = 4 ORDER BY title_key',
  ),
  ask(
    'local courses',
    ['local_course'],
    'SELECT eoa, is_certain, count(*) AS n, sum(rows) AS marks FROM local_course GROUP BY eoa, is_certain ORDER BY eoa, is_certain',
  ),
  ask(
    'the most taken courses',
    ['local_course'],
    'SELECT course_code, title_key, sum(rows) AS marks FROM local_course GROUP BY course_code, title_key ORDER BY marks DESC, course_code, title_key LIMIT 20',
  ),
  ask(
    'scores',
    ['score'],
    'SELECT eoa, test_type, numeric_score, count(*) AS n FROM score GROUP BY eoa, test_type, numeric_score ORDER BY eoa, test_type, numeric_score',
  ),
  ask(
    'students with exams',
    ['score'],
    'SELECT eoa, belongs_to, count(DISTINCT student) AS n FROM score GROUP BY eoa, belongs_to ORDER BY eoa, belongs_to',
  ),
  ask(
    'marks by area',
    ['mark'],
    'SELECT eoa, area, is_course, is_other_level, count(*) AS n, round(sum(credits), 2) AS credits FROM mark GROUP BY eoa, area, is_course, is_other_level ORDER BY eoa, area, is_course, is_other_level',
  ),
  ask(
    'marks of students',
    ['mark', 'student'],
    'SELECT s.eoa, s.category, count(*) AS n FROM mark m JOIN student s ON s.eoa = m.eoa AND s.ref = m.student GROUP BY s.eoa, s.category ORDER BY s.eoa, s.category',
  ),
  {
    ...ask(
      'credits of a student',
      ['mark'],
      'SELECT eoa, student, round(sum(credits), 2) AS credits FROM mark WHERE is_course AND NOT is_other_level GROUP BY eoa, student ORDER BY eoa, student',
    ),
    isLong: true,
  },
  ask(
    'left out',
    ['left_out'],
    'SELECT eoa, step, exit_kind, grade_level, count(*) AS n FROM left_out GROUP BY eoa, step, exit_kind, grade_level ORDER BY eoa, step, exit_kind, grade_level',
  ),
  ask(
    'not matched',
    ['unmatched'],
    'SELECT eoa, kind, count(*) AS n, sum(rows) AS marks FROM unmatched GROUP BY eoa, kind ORDER BY eoa, kind',
  ),
  ask(
    'exams beside courses',
    ['opportunity', 'student'],
    'SELECT o.eoa, o.ap_rows > 0 AS took, s.ap_exams > 0 AS sat_for, count(*) AS n FROM opportunity o JOIN student s ON s.eoa = o.eoa AND s.student_id = o.student GROUP BY o.eoa, o.ap_rows > 0, s.ap_exams > 0 ORDER BY 1, 2, 3',
  ),
];
