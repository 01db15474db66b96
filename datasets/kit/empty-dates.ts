/**
 * Expressions of RE2 and JavaScript over a whole cell: what programs write where there is no date
 * (docs/domain/vocabularies.md#empty-values).
 */
const MIDNIGHT = '([ T](0?0|12):00(:00)?([.]0+)?( ?[AaPp][Mm])?)?';

/** PowerSchool's '0/0/0', '00/00/0000', '00000000'; '  /  /    ' of programs whose cells have their slashes already. */
export const ZERO_DATE = `(0+([/.-]0+){0,2}${MIDNIGHT}|[-/. ]*/[-/. ]*)`;

/** PowerSchool's year of graduation that no one has entered. */
export const ZERO_YEAR = '(0([.]0+)?|0000)';

/** The first day a program can count (1 January 1900, or 30 December 1899 as it counts), and the last. */
export const PLACEHOLDER_DATE = `(${[
  '0?1[/.-]0?[01][/.-](0001|1753|1900)',
  '(0001|1753|1900)([/.-]0?1[/.-]0?1|0101)',
  '12[/.-]3[01][/.-](1899|9999)',
  '31[/.-]12[/.-]9999',
  '(1899|9999)([/.-]12[/.-]3[01]|123[01])',
].join('|')})${MIDNIGHT}`;
