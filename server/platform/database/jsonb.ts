import { type SQL, sql } from './sql.ts';

/** Text of files may hold NUL characters and halves of surrogate pairs, which JSON can carry and jsonb refuses. */
const storable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;

/**
 * As JSON.stringify writes either of them. The second look at every value takes six times as long, so it is
 * only for texts that need it.
 */
const REFUSED = /\\u(0000|d[89a-f])/;

/** A value as the text of JSON that a database takes. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  return REFUSED.test(text) ? JSON.stringify(value, storable) : text;
}

/** A value bound as jsonb. */
export const jsonb = (value: unknown): SQL => sql`${jsonText(value)}::jsonb`;
