/**
 * Other tests in the name of a file or a sheet and in titles, whose scores lie on the scales of the SAT and the ACT.
 * Schools are called Aspire, too, which cells are not (datasets/vocabulary/test-types.ts).
 */
export const NAMES_OTHER_TEST =
  /(?<![a-z])(psat|pre[ _-]?act|aspire(?![ _-]+(high|middle|public|charter|academy|school|prep|college)))(?![a-z])/i;
/** The same test, taken for practice: 'SAT Practice Test 6', whatever its columns are called. */
export const FOR_PRACTICE = /(?<![a-z])(practice|mock)(?![a-z])/i;

export const isOtherTest = (text: string): boolean => NAMES_OTHER_TEST.test(text) || FOR_PRACTICE.test(text);

/** Those of `wanted` that a name has as a word of its own. */
export function namedIn(name: string, wanted: readonly string[]): string[] {
  const words = name.toLowerCase().split(/[^a-z]+/);
  return wanted.filter((value) => words.includes(value.toLowerCase()));
}

/** The test that a name says; null where it says none, or several. */
export function oneTestIn(name: string, tests: readonly string[]): string | null {
  const [test, ...others] = namedIn(name, tests);
  return test !== undefined && others.length === 0 ? test : null;
}
