/** The value of what was asked and not answered: no group of a chart, and no gap in a file. */
export const NOT_REPORTED = {
  value: 'unknown',
  label: 'unknown',
  synonyms: [{ General: ['U', 'TBD', 'Unspecified', 'Not reported', 'Not specified', 'Missing'] }],
};

/** 'Decline to state', 'Prefer not to say': as a pattern, for vocabularies whose other words do not begin so. */
export const NOT_SAID =
  '^(declin|prefer(s|red)? not|chose? not|choose not|not (reported|specified|provided|available|stated|identified|recorded|given)|no (response|answer|data)|refus|unknown|unspecified|undeclared)';
