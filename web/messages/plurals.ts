/** The forms of a word in one language; zero, two and more share one in those that are spoken here. */
export function plurals(locale: string) {
  const numbers = new Intl.NumberFormat(locale);
  /** '1,204' */
  const number = (value: number): string => numbers.format(value);
  const rules = new Intl.PluralRules(locale);
  /** The form that goes with a number: `form(count, 'row', 'rows')`. */
  const form = (count: number, one: string, many: string): string => (rules.select(count) === 'one' ? one : many);
  /** The number and its form: '1,204 rows'. */
  const plural = (count: number, one: string, many: string): string => `${number(count)} ${form(count, one, many)}`;
  return { form, number, plural };
}
