/**
 * One alphabet for every list of schools, in whichever language a person reads: its order is stored with the numbers.
 */
const names = new Intl.Collator('en', { numeric: true });

/** As a person sorts names: without regard to case, and School 2 before School 10. */
export const compareNames = (one: string, other: string): number => names.compare(one, other);

export const byName = <Named extends { name: string }>(all: readonly Named[]): Named[] =>
  all.toSorted((one, other) => compareNames(one.name, other.name));
