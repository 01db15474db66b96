import type { Rule } from '#datasets/kit/dataset.ts';
import { isNoSced, isUnlistedSced } from '../sql/sced.ts';

/** The same checks wherever a file may bring SCED codes. */
export const scedRules = (dataset: string): Rule<'sced_code'>[] => [
  {
    code: `${dataset}.sced-unknown`,
    severity: 'warning',
    column: 'sced_code',
    problem: '{value} is not a SCED code.',
    allowed:
      'A SCED code of 5 characters (01001) or 12 (01001G1.0011), which begins with a subject area of SCED (01 to 25).',
    fix: 'Look the course up in the SCED finder of the National Center for Education Statistics.',
    sql: isNoSced('sced_code'),
    needsValue: true,
    badExample: { sced_code: '88001' },
  },
  {
    code: `${dataset}.sced-not-listed`,
    severity: 'note',
    column: 'sced_code',
    problem:
      '{value} is not a course of SCED version 12. It may be from an earlier version or a state list. Its subject area was read from its first two digits.',
    allowed: 'A SCED code of any version; version 12 codes also show the course name.',
    fix: 'Nothing to do if the subject area is right.',
    sql: isUnlistedSced('sced_code'),
    needsValue: true,
    badExample: { sced_code: '01888' },
  },
];
