import { patternOf } from '#datasets/kit/phrases.ts';

/** The value of what was asked and not answered: no group of a chart, and no gap in a file. */
export const NOT_REPORTED = {
  value: 'unknown',
  label: 'unknown',
  synonyms: [{ General: ['U', 'Unk', 'TBD', 'Unspecified', 'Not reported', 'Not specified', 'Not set', 'Missing'] }],
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
    'not set',
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

/** 'Not tested', 'No record': no one knows it, whatever begins with 'no' or 'not' beside them. */
export const NOTHING_KNOWN = patternOf({
  startsWith: [
    ...['not( yet)( been) tested', 'not( yet)( been) assessed', 'not( yet)( been) screened'],
    ...['not( yet)( been) evaluated', 'not( yet)( been) determined', 'not( yet)( been) verified', 'not available'],
    ...['not( yet)( been) submitted', 'not( yet)( been) returned', 'not( yet)( been) received', 'not collected'],
    ...[
      'not on file',
      'no record(s)',
      'no info(rmation)',
      'no test(ing)',
      'no score(s)',
      'no survey',
      'no hls',
      'no form(s)',
    ],
  ],
});
