import { patternOf } from '#datasets/kit/phrases.ts';

/** The value of what was asked and not answered: no group of a chart, and no gap in a file. */
export const NOT_REPORTED = {
  value: 'unknown',
  label: 'unknown',
  synonyms: [{ General: ['U', 'Unk', 'TBD', 'Unspecified', 'Not reported', 'Not specified', 'Missing'] }],
};

/** 'Decline to state', 'Prefer not to say': as a pattern, for vocabularies whose other words do not begin so. */
export const NOT_SAID = patternOf({
  starts: [
    'declin',
    'prefer not',
    'prefers not',
    'preferred not',
    'chos(e) not',
    'choose not',
    'not reported',
    'not specified',
    'not provided',
    'not available',
    'not stated',
    'not identified',
    'not recorded',
    'not given',
    'no response',
    'no answer',
    'no data',
    'refus',
    'unknown',
    'unspecified',
    'undeclared',
  ],
});
