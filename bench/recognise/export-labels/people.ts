import type { RealFile } from '../real-labels.ts';
import { demographics, file, IDS, RACE, RACES } from './file.ts';

export const OF_PEOPLE: readonly RealFile[] = [
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
];
