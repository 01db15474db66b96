import { FILLED, flagNamed, NO, type TellingColumn } from './telling-column.ts';

/** Marks that enter the grade point average; 'Exclude from GPA' is the other way around. */
export const IN_GPA =
  /^(is)?(in|includ(e|ed|es)(in)?|count(s|ed)?(in|toward)?)(the)?gpa(flag|indicator|yn)?$|^gpa(included?|eligible)$/;

/** Courses that were left, that give no credit, or that were taken elsewhere. */
export const TELLING_OF_COURSES_TAKEN: readonly TellingColumn[] = [
  {
    headers: flagNamed(
      ...['void(ed)?', 'deleted?', 'invalid(ated)?', 'noncredit', 'nocredit', 'audit(ed)?'],
      ...['suppress(ed)?((on|from)(the)?transcript)?', '(hide|hidden)((on|from)(the)?transcript)?'],
    ),
    ...FILLED,
  },
  {
    headers: flagNamed('dropped', 'withdrawn', '(drop|dropped|withdrawal|withdrawn|withdraw|wd)(date|dt)'),
    ...FILLED,
    // A course that was left has a mark that says so, or none.
    told: { final_grade: '^$|^w' },
  },
  {
    headers: /^(is)?transfer(red)?(from|in)?(school|schoolname|district|institution|course|credits?|grade|flag|yn)?$/,
    ...FILLED,
    told: { credit_source: '.' },
  },
  { headers: IN_GPA, says: NO, isList: true, told: { exclude_from_gpa: '^(y|yes|1|t|true|x)$' } },
  // Numbers are averages.
  { headers: flagNamed('gpa'), says: '^(n|no|false)$', told: { exclude_from_gpa: '.' } },
];
