import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { patternOf } from '#datasets/kit/phrases.ts';
import type { Synonyms } from '#datasets/kit/synonyms.ts';

export const ROLE_HEADERS: Synonyms = [{ OneRoster: ['roles'], General: ['User Role', 'Person Role', 'Person Type'] }];

/**
 * What the rosters of systems that list all people say of each. Words of staff come first: a student teacher is one.
 */
export const ROLES: Vocabulary = {
  name: 'role',
  values: [
    {
      value: 'other',
      label: 'Staff or family',
      synonyms: [
        {
          General: ['staff', 'employee', 'faculty', 'T'],
          OneRoster: ['aide', 'counselor', 'guardian', 'parent', 'principal', 'proctor', 'relative', 'teacher'],
        },
      ],
      pattern: patternOf({
        has: ['teacher', 'staff', 'aide', 'coach', 'counselor', 'guardian', 'instructor', 'parent', 'principal'],
        hasStart: ['admin', 'coordinat'],
      }),
    },
    {
      value: 'student',
      label: 'Student',
      synonyms: [{ General: ['learner', 'pupil', 'S'] }],
      pattern: patternOf({ has: ['student(s)'] }),
    },
  ],
};

/**
 * What stands for the role where a file of people has none: a question under Map columns, by what speaks for a student.
 */
export const NO_ROLE = {
  noGrade: 'No role, no grade level',
  oneGrade: 'No role, one grade level',
  severalGrades: 'No role, several grade levels',
  inRoles: 'No role',
} as const;
