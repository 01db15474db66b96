import { type SQL, sql } from 'drizzle-orm/sql';

/** Text of files may hold NUL characters and halves of surrogate pairs, which JSON can carry and jsonb refuses. */
const storable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;

/** A value bound as jsonb. */
export const jsonb = (value: unknown): SQL => sql`${JSON.stringify(value, storable)}::jsonb`;
