import { anyOf, oneOf } from '#datasets/kit/any-of.ts';
import { patternOf } from '../kit/phrases.ts';
import { tellingNotes } from './notes.ts';
import { FILLED, flagNamed, NO, type TellingColumn } from './telling-column.ts';

const IS_IN = oneOf(
  ...['in', 'includ(e|ed|es)(in)?', 'count(s|ed)?(in|toward|for)?', 'used?(in|for)'],
  ...['calc(ulated?|s)?(in|for)?', 'affects?', 'appl(y|ies|ied)(to)?'],
);
const IS_OF = oneOf('included?', 'inclusion', 'eligible', 'applicable', 'bearing', 'cal(c|culated?|culation)?');
/** Marks that enter the grade point average; 'Exclude from GPA' is the other way around. */
export const IN_GPA = anyOf(
  `^(is)?${IS_IN}(the)?gpa(calc(ulation)?)?(flag|indicator|yn)?$`,
  `^gpa${IS_OF}(flag|indicator|yn)?$`,
);

/**
 * Of an attempt that another one stands for, of a course that gives no credit, was left, or is
 * under way or only planned.
 */
const NOT_COUNTED = patternOf({
  is: ['planned', 'scheduled', 'requested', 'deleted', 'voided'],
  has: ['replaced', 'in~progress', 'forgiven', 'superseded', 'audit(ed)', 'no(n)~credit', 'not for credit'],
  hasStart: ['not count', 'exclud', 'repeated', 'withdr', 'dropped'],
});
/** Without a mark such a course looks like one that is under way. */
const NOT_TAKEN = patternOf({ is: ['planned', 'requested', 'recommended', 'wish list'] });
/** Of a row, by its status or kind. A transcript is long: columns of other names are not looked through. */
const OF_ROWS = anyOf(
  ...['status', 'completion', 'attemptresult'],
  '(type|kind|flag|indicator|reason|disposition|treatment|option)(code|desc|description)?$',
  ...['repeat', 'retake'],
);
const OF_ELSE = anyOf(
  ...['school', 'student', 'teacher', 'staff', 'title', 'subject', 'department', 'rank', 'honorroll'],
  ...['attend', 'enroll', 'diploma', 'graduat', 'residen', '^ell', 'lunch'],
);
/** Codes of repeats that leave the row out already. */
const REPEAT_NOT_COUNTED = '^nc$|exclu|forgiv|replac|not ?count';
const IN_NOTES = patternOf({
  is: [
    'repeat(ed)',
    'retake',
    'retaken',
    'audit(ed)',
    'dropped',
    'transfer(red)',
    'transfer credit(s)',
    'withdrawn',
    'planned',
  ],
  has: [
    ...['repeat of', 'repeated in', 'repeated course', 'repeats', 'retake of', 'retaken in', 'replaced by', 'replaces'],
    ...['no credit', 'not for credit', 'transferred from', 'transfer from', 'dropped course', 'dropped class'],
  ],
  hasStart: ['withdrew'],
});

const SHOWN = oneOf(...['is', 'print(ed|s)?', 'shows?', 'shown', 'display(ed|s)?', 'appears?', 'includ(e|ed|es)']);
const QUARTER = { term: '^(q|mp|p|e|x)' };
/** A mark of a course that has not ended or was left, or none. */
const WITHOUT_END = { final_grade: '^(au|audit|w|nc|i|inc.*|ip|in.?prog.*|$)' };
const TRANSFERRED = oneOf(
  ...['school', 'schoolname', 'district', 'institution', 'course', 'credits?', 'cr', 'grade', 'flag', 'yn'],
);

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
    headers: flagNamed('(grade|mark)?replaced', 'inprogress'),
    ...FILLED,
    told: { repeat_code: REPEAT_NOT_COUNTED, ...WITHOUT_END },
  },
  // PowerSchool marks its quarters so, which are progress grades beside those of longer terms.
  {
    headers: flagNamed('exclud(e|ed)from(the)?(transcripts?|graduation)'),
    says: '^(1|y|yes|t|true|x)$',
    isRare: true,
    told: QUARTER,
  },
  {
    headers: new RegExp(`^${SHOWN}?(on|in)(the)?transcripts?(flag|indicator|yn)?$`),
    says: NO,
    told: QUARTER,
  },
  { headers: flagNamed('(grade|mark|credits?)?posted'), says: NO, told: WITHOUT_END },
  // Xello says so of courses taken before high school, which are of earlier years.
  { headers: flagNamed('(hs|highschool)(course|class)'), says: NO, told: { grade_level: '^0?[4-8]$' } },
  {
    headers: flagNamed('dropped', 'withdrawn', '(drop|dropped|withdrawal|withdrawn|withdraw|wd)(date|dt)'),
    ...FILLED,
    // A course that was left has a mark that says so, or none.
    told: { final_grade: '^$|^w' },
  },
  {
    headers: anyOf(
      `^(is)?(transfer(red)?|xfer(red)?|trnsfr)(from|in)?${TRANSFERRED}?$`,
      '^(outside|external|nondistrict|outofdistrict)(credits?|cr|course|flag|yn)?$',
      '^(taken|earned)elsewhere(flag|yn)?$',
      '^from(an)?otherschool(flag|yn)?$',
      ...['^transcr$', '^nondistrict$'],
    ),
    ...FILLED,
    told: { credit_source: '.' },
  },
  { headers: IN_GPA, says: NO, isList: true, told: { exclude_from_gpa: '^(y|yes|1|t|true|x)$' } },
  {
    headers: flagNamed(
      '(counts?|includ(e|ed|es)|used)?(for|toward|towards|in)(credits?|graduation)(credits?)?',
      'creditbearing',
      '(hs|highschool)credits?',
      '(earns|gives|awards)credits?',
    ),
    says: '^(n|no|false)$',
  },
  {
    headers: flagNamed('(grade|mark|course|crs)?(repeat|repeated|retake|retaken)+(course|code|tag|status|type)?'),
    ...FILLED,
    told: { repeat_code: '.' },
  },
  // Florida's forgiveness: another attempt stands for this one.
  {
    headers: flagNamed('(grade|mark|credits?)*(forgiven|forgiveness|superseded)(grade|mark|course|code)?'),
    ...FILLED,
    told: { repeat_code: REPEAT_NOT_COUNTED, exclude_from_gpa: '^(y|yes|1|t|true|x)$' },
  },
  // 'Earned' N beside the credit that the course was worth.
  {
    headers: flagNamed('credits?(was)?(earned|granted|awarded|received)', 'earned(credits?)?'),
    says: '^(n|no|false)$',
    told: { final_grade: '^(f|e|wf|np|nc|u|i|w|ip)([^a-z].*)?$|^[0-5]?[0-9]([.].*)?$' },
  },
  // Infinite Campus: a mark of weight 0 is not in the average. Elsewhere the weight is what an honors course
  // adds, and 0 is the rule.
  {
    headers: /^(transcript)?(gpaweight|weightingpa)$/,
    says: '^0*[.]?0+$',
    isRare: true,
    told: { exclude_from_gpa: '.', final_grade: '^(p|np|cr|nc|s|u|i|ip|w|wp|ex|au|ng|nm|x|t)([^a-z].*)?$|^$' },
  },
  // Numbers are averages.
  { headers: flagNamed('gpa'), says: '^(n|no|false)$', told: { exclude_from_gpa: '.' } },
  {
    headers: OF_ROWS,
    notHeaders: OF_ELSE,
    isOfWords: true,
    says: `${NOT_COUNTED}|${NOT_TAKEN}`,
    always: NOT_TAKEN,
    // What the mark, the repeat code or the GPA says of the row is known.
    told: {
      ...WITHOUT_END,
      repeat_code: REPEAT_NOT_COUNTED,
      exclude_from_gpa: '^(y|yes|1|t|true|x)$',
    },
  },
  // A course that was left has a mark that says so, or none.
  tellingNotes(IN_NOTES, { told: { final_grade: '^$|^w', repeat_code: '.', credit_source: '.' } }),
];
