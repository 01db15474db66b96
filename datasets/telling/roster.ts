import { anyOf, oneOf } from '#datasets/kit/any-of.ts';
import { patternOf } from '../kit/phrases.ts';
import { tellingNotes } from './notes.ts';
import { FILLED, flagNamed, NO, namesOf, statusOf, type TellingColumn } from './telling-column.ts';

const LEFT = patternOf({
  is: ['w', 'wd', 'i', 'ns'],
  has: [
    ...['transfer(red) out', 'not (currently )active', 'not (currently )enrolled', 'did not return', 'left'],
    ...['baja', 'traslado', 'se fue'],
  ],
  hasStart: [
    ...['withdr', 'drop', 'inactiv', 'no(~)show', 'exit', 'expel', 'moved', 'deceased', 'unenroll', 'disenroll'],
    ...['retirad', 'trasladad', 'se mud', 'no regres', 'abandon'],
  ],
});
const STAYED = patternOf({
  hasStart: ['not drop', 'not withdr', 'not exit', 'never drop', 'never withdr', 'non~drop', 're(~)ent', 'returned'],
});
/** Of a second school, or of a summer. */
const BESIDE = patternOf({
  is: ['s', 'ss', 'sum'],
  has: ['secondary', 'concurrent', 'partial', 'short(~)term', 'summer', 'no(~)show', 'additional', 'shared'],
});
const PRIMARY = { primary_school: '.' };
/** A note has many words, so that one alone says less: 'left' a message. */
const LEFT_IN_NOTES = patternOf({
  is: ['moved', 'left', 'gone', 'dropped', 'transferred', 'inactive', 'not active', 'not here', 'not enrolled', 'baja'],
  has: [
    ...['transfer(red) out', 'transfer(red) to', 'moved to', 'moved out', 'moved away', 'left school', 'left district'],
    ...['de baja', 'se fue', 'traslado a'],
    ...[
      'left the school',
      'left the district',
      'dropped out',
      'did not return',
      'no longer enrolled',
      'no longer here',
    ],
    ...['no longer attends', 'never attended', 'never enrolled', 'never came', 'never showed', 'not our student'],
  ],
  hasStart: [
    ...['withdr', 'no(~)show', 'expelled', 'deceased', 'unenroll', 'disenroll', 'inactive since'],
    ...['se mud', 'se traslad', 'no regres'],
  ],
});
/** The columns that we read say as well who left. */
const told = { exit_date: '[1-9]', exit_reason: '.', enrollment_status: '^([^aec0y]|ex|comp)' };

/** Says yes or no, or in words what a status does. */
export const ACTIVE_FLAG = new RegExp(
  `^${oneOf('is', 'student', 'stu', 'enrollment', 'enroll', 'enr', 'currently', 'current')}*active(inactive)?${oneOf('status', 'flag', 'indicator', 'ind', 'yn')}?$`,
);

const ENROLLED = '(enrolled|enrollment|enr|active|attend(ed|ing)|present)';

/** 'Enrolled 2023-24' with yes and no. A list without school years is of the last of them. */
function enrolledIn(years: readonly number[]): TellingColumn {
  const last = namesOf(Math.max(...years)).join('|');
  return {
    headers: new RegExp(`^(is|was)?${ENROLLED}(in|for|during)?(${last})$|^(${last})${ENROLLED}$`),
    says: `${NO}|${LEFT}`,
    isList: true,
    told,
  };
}

/** Students who left, or never came. */
export const tellingOfStudents = (years: readonly number[]): readonly TellingColumn[] => [
  enrolledIn(years),
  {
    headers: flagNamed('(currently|current)?(active|enrolled)(student|inschool)?', 'activ[oa]'),
    says: `${NO}|${LEFT}`,
    told,
  },
  {
    headers: flagNamed(
      'withdraw(n|al)?',
      'withdrew',
      'exit',
      'left',
      'wd',
      'drop(ped)?(out)?',
      'inactive',
      'exited',
      'leaver',
      'transferredout',
      '(not|non)enrolled',
      'inactivestudent',
      '(left|moved)(school|district)?',
      'gone',
      ...['baja', 'debaja', 'inactiv[oa]', 'retirad[oa]'],
    ),
    ...FILLED,
    told,
  },
  // Aeries' status tag is empty for students who are enrolled.
  { headers: /^(stu)?tg$|^statustag$/, says: '.', told },
  {
    headers: flagNamed('noshow', 'deleted?', 'void(ed)?', 'stateexcluded?', 'excludefrom(state)?report(ing|s)?'),
    ...FILLED,
  },
  // Beside the enrollment at the school that a student belongs to: the later of the two would be the home school.
  // Infinite Campus writes P, S and N (special education).
  { headers: /^(enrollment|enroll|enr)?service(type|kind)(code)?$/, says: `^[sn]$|${BESIDE}`, told: PRIMARY },
  { headers: /^(enrollment|enroll|enr)(type|category|kind)(code|desc|description)?$/, says: BESIDE, told: PRIMARY },
  // New Mexico writes an entry and a withdrawal as a row each, with one date: E1 and R1, W81 and WDO; so does
  // Pennsylvania, with E01 and WD02.
  {
    headers: anyOf(
      '^(enrollment|enroll|enr)(code|action|event|transaction)(code|desc|description)?$',
      '^(entry(wd|withdrawal|exit|leave)|mobility|transaction)(code|type|action)?(desc|description)?$',
    ),
    says: `^w(d?[0-9]{1,2}|do)$|${LEFT}`,
    unless: STAYED,
    told,
  },
  {
    headers: flagNamed('secondaryenroll(ment)?', 'summer(school|session|enrollment)?'),
    ...FILLED,
    told: PRIMARY,
  },
  // Of most rows they say something else: a school for grades 7 to 12, and the like.
  { headers: flagNamed('secondary', 'shared(student)?'), says: '^(y|yes|1|t|true|x)$', isRare: true, told: PRIMARY },
  {
    headers: statusOf(
      ...['student', 'stu', 'enrollment', 'enroll', 'enr', 'school', 'yearend', 'endofyear', 'eoy', 'final', 'current'],
      ...['completion', 'promotion', 'membership', 'cohort', 'registration', 'graduation', 'grad'],
    ),
    says: LEFT,
    unless: STAYED,
    told,
  },
  tellingNotes(LEFT_IN_NOTES, { unless: STAYED, told }),
];
