/** What the cells of the clean district stand for, as the lake writes them. */
interface Meaning {
  /** Column of the lake, declared or derived. */
  lake: string;
  of: (cell: string) => string | null;
}

const text = (lake: string): Meaning => ({ lake, of: (cell) => cell || null });
const number = (lake: string): Meaning => ({ lake, of: (cell) => (cell ? String(Number(cell)) : null) });
const oneOf = (lake: string, values: Readonly<Record<string, string>>): Meaning => ({
  lake,
  of: (cell) => values[cell] ?? null,
});

const RACES = {
  'Hispanic/Latino': 'latinx',
  White: 'white',
  'Black or African American': 'black',
  Asian: 'asian',
  'Two or more': 'two or more',
  'American Indian or Alaska Native': 'american indian',
  'Native Hawaiian or Other Pacific Islander': 'pacific islander',
};

/** By declared column. Columns that are not here are judged by their header alone. */
export const MEANINGS: Readonly<Record<string, Meaning>> = {
  student_id: text('student_id'),
  state_student_id: text('state_student_id'),
  last_name: text('last_name'),
  first_name: text('first_name'),
  birth_date: text('birth_date'),
  entry_date: text('entry_date'),
  exit_date: text('exit_date'),
  test_date: text('test_date'),
  school: text('school_id'),
  school_year: { lake: 'school_year', of: (cell) => cell.slice(-4) || null },
  grade_level: number('grade_level'),
  graduation_year: number('graduation_year'),
  exit_reason: oneOf('exit_reason', {
    Graduated: 'graduated',
    'Transferred out': 'transferred out',
    'Dropped out': 'dropped',
  }),
  gender: oneOf('gender_value', { F: 'female', M: 'male', X: 'other' }),
  race_ethnicity: oneOf('race_value', RACES),
  disability_status: oneOf('has_disability', { IEP: 'true', '504': 'false', No: 'false' }),
  el_status: oneOf('english_learner', { EL: 'true', LEP: 'true', EO: 'false', RFEP: 'false', IFEP: 'false' }),
  low_income: oneOf('is_low_income', { Free: 'true', Reduced: 'true', Paid: 'false' }),
  course_code: text('course_code'),
  course_title: text('course_title'),
  sced_code: text('sced_code'),
  course_level: oneOf('course_level', { General: 'general', Honors: 'honors', AP: 'AP' }),
  is_cte: oneOf('is_cte', { Y: 'true', N: 'false' }),
  credits: number('credits'),
  credits_attempted: number('credits_attempted'),
  credits_earned: number('credits_earned'),
  final_grade: text('final_grade'),
  pathway_name: text('pathway_name'),
  course_sequence: oneOf('course_sequence', {
    Introductory: 'introductory',
    Concentrator: 'concentrator',
    Capstone: 'capstone',
  }),
  exam_code: text('exam_code'),
  exam_name: text('exam_name'),
  score: number('score'),
  ...Object.fromEntries(
    ['sat_ebrw', 'sat_math', 'sat_total', 'act_english', 'act_math', 'act_reading', 'act_science'].map((name) => [
      name,
      number(name),
    ]),
  ),
};
