import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { RealFile } from './real-labels.ts';

const labels = (text: string): Record<string, string> =>
  Object.fromEntries(text.split('; ').map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]));

const file = (
  type: UploadFileType,
  path: string,
  columns: string,
  values: RealFile['values'] = [],
  more: Partial<RealFile> = {},
): RealFile => ({ path: `exports/${path}.csv`, type, columns: columns ? labels(columns) : {}, values, ...more });

const demographics = (path: string, what: string, columns: string, values?: RealFile['values']): RealFile =>
  file('STUDENT_DEMOGRAPHICS', path, columns, values, { demographics: [what] });
const catalog = (path: string, columns: string, values?: RealFile['values']): RealFile =>
  file('COURSE_CATALOG', path, columns, values, { years: [2024] });
const scores = (test: string, path: string, columns: string, more: Partial<RealFile> = {}): RealFile =>
  file('STUDENT_TEST_SCORES', path, columns, more.values, { ...more, test });

const RACE = 'Race/Ethnicity';
/** Of the first fourteen students of these files. */
const RACES = 'latinx american_indian asian black pacific_islander white two_or_more'.concat(
  ' latinx american_indian asian black pacific_islander white two_or_more',
);
const LEVELS =
  'general honors general general AP general AP honors general AP general general general general general AP';
const IDS = [1002003000, 1002010919, 1002018838, 1002026757, 1002034676, 1002042595, 1002050514]
  .concat([1002058433, 1002066352, 1002074271, 1002082190, 1002090109, 1002098028, 1002105947])
  .join(' ');

/**
 * Small exports with one trap each, written with their labels before any program read them (server/ingest/fixtures/exports): columns by header,
 * `values` as they are, whether or not the file proves them. What it does not prove must be asked about.
 */
export const EXPORT_FILES: readonly RealFile[] = [
  demographics('gender-spanish-letters', 'Gender', 'student_id Student ID; gender Gender', [
    ['gender', 'gender_value', 'male female male female male female male female male female male female male female'],
  ]),
  demographics(
    'english-proficiency-yes',
    'English language learners',
    'student_id Student ID; el_status English Proficiency',
    [
      [
        'el_status',
        'english_learner',
        'true false false false false false true false false false false false true false',
      ],
    ],
  ),
  demographics('english-learner-exit-years', 'English language learners', 'student_id GTID; el_status EL', [
    [
      'el_status',
      'english_learner',
      'true false false false false false true false false false false false true false',
    ],
  ]),
  demographics(
    'section-504-beside-exceptionality',
    'Students with disability',
    'student_id Student ID; disability_status Exceptionality',
    [['disability_status', 'has_disability', 'true - - - - true - - - - true - - -']],
  ),
  demographics('ethnicity-1-2-beside-race', RACE, 'student_id Student ID; race_ethnicity Ethnicity', [
    ['race_ethnicity', 'race_value', RACES],
  ]),
  demographics(
    'race1code-and-hispanic',
    RACE,
    'student_id Local Student ID; race Race1Code; hispanic HispanicEthnicity',
    [['race', 'race_value', RACES]],
  ),
  demographics(
    'race-flags-1-2',
    RACE,
    'student_id Student ID; hispanic Hispanic; race_american_indian American Indian; race_asian Asian; race_black Black; race_pacific_islander Pacific Islander; race_white White',
    [['hispanic', 'race_value', RACES]],
  ),
  demographics('race-code-and-own-label', RACE, 'student_id Student ID; race_ethnicity Ethnicity', [
    ['race_ethnicity', 'race_value', RACES],
  ]),
  demographics(
    'race-flag-multi',
    RACE,
    'student_id id; hispanic hispanic; race_asian asian; race_black black; race_white white; race_two_or_more multi',
    [['race_white', 'race_value', RACES.replaceAll('american_indian', '-').replaceAll('pacific_islander', '-')]],
  ),
  demographics('race-2-plus', RACE, 'student_id id; race_ethnicity race_eth; gender sex', [
    ['race_ethnicity', 'race_value', RACES],
  ]),
  demographics('race-words-in-first-row', RACE, 'student_id Student ID; race Race Description', [
    ['race', 'race_value', `${RACES} white white white white asian latinx asian latinx white white`],
  ]),
  demographics('lunch-florida', 'Low income', 'student_id FLEID; low_income Lunch Status', [
    ['low_income', 'is_low_income', 'false false true false false true true false true true true true true true'],
  ]),
  catalog(
    'course-is-the-code',
    'course_code Course; course_title Name; subject_area Subject Area; sced_code SCED Code',
  ),
  catalog(
    'honors-yes-no',
    'course_code Course Code; course_title Course Title; is_honors Honors; course_level Course Type; subject_area Subject Area; sced_code SCED Code',
    [['course_level', 'level', LEVELS]],
  ),
  catalog(
    'levels-x12',
    'course_code Course Code; course_title Course Title; course_level Academic Level Code; subject_area Subject Area; sced_code SCED Code',
    [['course_level', 'level', LEVELS]],
  ),
  catalog(
    'state-codes-as-nces',
    'course_code Course Code; course_title Course Title; subject_area Subject; sced_code NCES Course Code',
    [
      [
        'sced_code',
        'subject',
        'English_Language_Arts English_Language_Arts Mathematics Mathematics Mathematics Science Science Science Social_Studies Social_Studies World_Languages Visual_and_Performing_Arts Physical_and_Health_Education Career_and_Technical_Education Social_Studies English_Language_Arts',
      ],
    ],
  ),
  catalog(
    'weights-of-courses',
    'course_code Local Course Number; course_title Course Title; course_level Weight; state_course_code State Course Number; subject_area Department; sced_code SCED Code',
    [['course_level', 'level', LEVELS]],
  ),
  catalog('courses-named-pre-ap', 'course_code Course Number; course_title Course Title; subject_area Subject', [
    ['course_title', 'level', 'general honors AP general general general IB honors general honors'],
  ]),
  file('STUDENT_ROSTER', 'grade-of-two-years', 'student_id Student ID; school Sch Nm; grade_level Grade (2023-24)', [
    ['grade_level', 'grade_level', '9 10 11 12 9 10 11 12 9 10 11 12 9 10'],
  ]),
  file(
    'STUDENT_ROSTER',
    'local-id-half-empty',
    'student_id State ID; state_student_id State ID; school School; grade_level Grade',
    [['student_id', 'student_id', IDS]],
  ),
  file(
    'STUDENT_ROSTER',
    'local-id-used-twice',
    'student_id State ID; state_student_id State ID; other_student_id Student ID; school School; last_name Last Name; first_name First Name; birth_date DOB; grade_level Grade',
    [['student_id', 'student_id', IDS]],
  ),
  file(
    'TRANSCRIPT',
    'letter-beside-percent',
    'student_id Student ID; school School; school_year School Year; course_code Course Number; course_title Course Name; final_grade Letter; credits_earned Credits Earned',
    [['final_grade', 'final_grade', 'A B- F A- A B- C+ A- A B- C+ A- A B- C+ A- A B- C+ A- A B- F A-']],
  ),
  file(
    'TRANSCRIPT',
    'averages-as-shares',
    'student_id Student ID; school School; school_year School Year; course_code Course Number; course_title Course Name; final_grade Final Average; credits_earned Credits Earned',
    [['final_grade', 'points', '4 3 0 4 4 3 2 4 4 3 2 4 4 3 2 4 4 3 2 4 4 3 0 4']],
  ),
  file(
    'TRANSCRIPT',
    'school-taken',
    'student_id Student ID; school School Taken; school_year School Year; course_code Course Number; course_title Course Name; final_grade Mark; credits_earned Credits Earned',
    [
      [
        'school',
        'school_id',
        Array.from('RRRRLLLLLLLLRRRRLLLLLLLL', (one) =>
          one === 'R' ? 'Roosevelt_High_School' : 'Lincoln_High_School',
        ).join(' '),
      ],
    ],
  ),
  scores('SAT', 'psat-selection-index', '', { isRefused: true }),
  scores('ACT', 'preact-predicted', '', { isRefused: true }),
  scores('AP', 'pre-ap-exams', 'student_id Student ID; exam_name Exam; test_date Exam Year; score Score', {
    isRefused: true,
  }),
  scores(
    'ACT',
    'act-month-and-year',
    'student_id Student ID; test_date Test Year; act_english English; act_math Math; act_reading Reading; act_science Science; act_composite Composite',
    { values: [['test_date', 'test_date', Array.from({ length: 14 }, () => '2023-10-01').join(' ')]] },
  ),
  scores(
    'AP',
    'ap-course-codes',
    'student_id Student ID; exam_code Exam Code; exam_name Exam Name; test_date Year; score Score',
    { values: [['exam_code', 'ap_code', '07 66 20 36 57 31 07 66 20 36 57 31 07 66']] },
  ),
  scores(
    'AP',
    'ap-code-against-name',
    'student_id Student ID; exam_code Exam Number; exam_name Exam Name; test_date Year; score Score',
    { values: [['exam_code', 'ap_code', '07 66 20 36 57 31 07 66 20 36 57 31 07 66']] },
  ),
  scores(
    'SAT',
    'sat-sections-and-subscores',
    'student_id Student ID; test_date Test Date; sat_ebrw EBRW Section; sat_math Math Section; sat_total Total',
    { values: [['sat_ebrw', 'sat_ebrw', '400 410 420 430 440 450 460 470 480 490 500 510 520 530']] },
  ),
  demographics(
    'two-questions-of-race',
    RACE,
    'student_id Student_Number; gender Gender; race Federal Race; hispanic Ethnicity Description',
    [
      ['race', 'race_value', 'latinx black white latinx asian latinx two_or_more pacific_islander'],
      ['gender', 'gender_value', 'female male other female male female male female'],
    ],
  ),
  demographics(
    'race-labels-behind-numbers',
    RACE,
    'student_id Local Student ID; other_student_id Student ID; race_ethnicity Race/Ethnicity',
    [
      ['student_id', 'student_id', '900501 900502 900503 900504 900505 900506 900507 900508'],
      ['race_ethnicity', 'race_value', 'latinx white pacific_islander black asian american_indian two_or_more white'],
    ],
  ),
  demographics('race-illinois', RACE, 'student_id Student ID; race_ethnicity Race/Ethnicity', [
    ['race_ethnicity', 'race_value', 'latinx white black asian american_indian pacific_islander two_or_more white'],
  ]),
  file(
    'STUDENT_ROSTER',
    'years-by-their-start',
    'student_id Student Number; grade_level Grade; school School; school_year School Year; entry_date Entry Date; exit_date Exit Date',
    [
      ['school_year', 'school_year', '2022 2023 2022 2023 2023 2023'],
      ['grade_level', 'grade_level', '11 12 11 12 11 12'],
    ],
  ),
  // Of several records a row the exam is judged by its column alone; their values are in server/ingest/tests-side-by-side.test.ts.
  scores(
    'AP',
    'ap-exams-in-columns',
    'student_id Student ID; last_name Last Name; first_name First Name; test_date Exam Year; exam_code AP Biology; exam_name AP Biology; score AP Biology',
  ),
  // Florida's level says how demanding a course is, not where in a program it stands.
  file(
    'CTE_PATHWAY_CATALOG',
    'levels-of-a-course-in-a-program',
    'pathway_code Program Number; pathway_name Program Title; course_code Course Number; course_title Course Title; school School Number; school_year Year; course_sequence Level',
    [['course_sequence', 'course_sequence', '- - - - -']],
    { years: [2024] },
  ),
];
