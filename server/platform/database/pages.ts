import type { Transaction } from './database.ts';
import { type SQL, sql } from './sql.ts';

/** A list of candidates alone can be a megabyte. */
const ROWS_AT_ONCE = 200;

/**
 * The rows of a SELECT page by page, so that memory does not depend on their number. One SELECT of a
 * transaction after the other.
 */
export async function* pagesOf<Row extends object>(tx: Transaction, query: SQL): AsyncGenerator<Row[]> {
  await tx.run(sql`declare pages no scroll cursor for ${query}`);
  for (;;) {
    const rows = await tx.rows<Row>(sql`fetch forward ${sql.raw(String(ROWS_AT_ONCE))} from pages`);
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.run(sql`close pages`);
}
