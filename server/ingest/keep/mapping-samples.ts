import { anyOf } from '#datasets/kit/any-of.ts';
import { headerKey } from '#datasets/kit/normalise.ts';

const SAMPLES = 5;
const LONGEST = 40;

/** The first distinct values of a column, shortened. */
export function shortSamples(values: readonly string[]): string[] {
  const distinct = new Set<string>();
  for (const value of values) {
    const text = value.trim();
    if (text) distinct.add(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
    if (distinct.size === SAMPLES) break;
  }
  return [...distinct];
}

/** Headers of columns that no audit needs and that exports still have (docs/domain/headers.md#comparing). */
const PRIVATE_HEADER = anyOf(
  ...['passw', 'pwd', '^pin$', 'secret', 'token', 'ssn', 'socialsec', 'address', 'street', '^addr'],
  ...['zip', 'postal', 'phone', 'mobile', 'e?mail', 'username', 'login', 'guardian', 'parent'],
  ...['mother', 'father', 'emergency', 'medic', 'health(?!ed)', 'allerg', 'insur', 'immigr'],
  ...['birthplace', 'religion', 'photo', 'comment', 'note'],
);

/** A social security number, an address of e-mail, a telephone number. */
const PRIVATE_VALUE = /^(\d{3}-\d{2}-\d{4}|[^\s@]+@[^\s@]+\.[^\s@]+|\+?1?[\s.-]?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4})$/;

/** Characters of the longest address of e-mail. The pattern takes time by the square of them. */
const LONGEST_PRIVATE = 320;

const isPrivateValue = (value: string): boolean => value.length <= LONGEST_PRIVATE && PRIVATE_VALUE.test(value);

/** True for a column whose values are no one's business here: they are never shown, and so never leave the file. */
export function isPrivate(header: string, values: readonly string[]): boolean {
  return PRIVATE_HEADER.test(headerKey(header)) || values.some((value) => isPrivateValue(value.trim()));
}
