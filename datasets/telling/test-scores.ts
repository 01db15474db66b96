import { anyOf } from '#datasets/kit/any-of.ts';
import { patternOf } from '../kit/phrases.ts';
import { OTHER_TEST } from '../vocabulary/test-types.ts';
import { tellingNotes } from './notes.ts';
import { FILLED, flagNamed, NO, statusOf, type TellingColumn } from './telling-column.ts';

/** Of a test for practice, of none that counts, or not of a test at all: these words mean it under any name. */
const NO_SCORE = patternOf({
  has: [
    'mock',
    'practice',
    'unofficial',
    'void(ed)',
    'self~reported',
    'not scored',
    'no(~)show',
    'absent',
    'projected',
  ],
  hasStart: ['cancel', 'invalid', 'withheld', 'simulat', 'predict', 'estimat'],
});
const unless = patternOf({ startsWith: ['not cancel…', 'not invalid…', 'not void…', 'not withheld'] });
/** Words of these columns are names. */
const OF_NAMES = anyOf(
  ...['school', '(first|last|middle|student|full)name', 'teacher', 'counselor', 'proctor', 'email'],
  ...['address', 'street', 'city', 'district', 'college', 'major', 'career', 'interest', 'occupation'],
);

/** 'Valid Score', 'Practice Test'. */
const ofScore = (...names: string[]): string[] => names.map((name) => `${name}(score|test|exam|result|attempt)?`);

/** Scores of other tests, and scores that are not valid. */
export const TELLING_OF_SCORES: readonly TellingColumn[] = [
  { headers: flagNamed(...ofScore('valid', 'official', 'scored', 'reportable')), says: `${NO}|${NO_SCORE}`, unless },
  {
    headers: flagNamed(
      ...ofScore(
        'invalid(ated)?',
        'cancell?ed',
        'void(ed)?',
        'withheld',
        'nullified',
        'practice',
        'mock',
        'unofficial',
        'absent',
        'noshow',
      ),
    ),
    ...FILLED,
    // The score of a practice test in a column of its own.
    unless: `${FILLED.unless}|^[0-9]{2,4}$`,
  },
  {
    headers: statusOf('score', 'test', 'exam', 'result', 'attempt', 'record', 'registration'),
    says: `${NO_SCORE}|^(registered|pending|scheduled|delayed)`,
    unless,
  },
  // However long a note is, these words mean it.
  { ...tellingNotes(`${NO_SCORE}|${OTHER_TEST}`, { told: { test_type: OTHER_TEST } }), unless },
  {
    headers: /./,
    notHeaders: OF_NAMES,
    isOfWords: true,
    says: `${NO_SCORE}|${OTHER_TEST}`,
    unless,
    // Rows of such a test are not rows of ours already.
    told: { test_type: OTHER_TEST },
  },
];
