import type { RealFile } from '../real-labels.ts';
import { catalog, file, LEVELS } from './file.ts';

export const OF_COURSES: readonly RealFile[] = [
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
  // Florida's level says how demanding a course is, not where in a program it is.
  file(
    'CTE_PATHWAY_CATALOG',
    'levels-of-a-course-in-a-program',
    'pathway_code Program Number; pathway_name Program Title; course_code Course Number; course_title Course Title; school School Number; school_year Year; course_sequence Level',
    [['course_sequence', 'course_sequence', '- - - - -']],
    { years: [2024] },
  ),
];
