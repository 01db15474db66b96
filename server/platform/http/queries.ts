import { sql } from 'drizzle-orm/sql';
import type { SchoolId } from '#contract/ids.ts';
import type { Transaction } from '../database/database.ts';

/** Whether the school is one of this transaction's audit. */
export async function schoolExists(tx: Transaction, id: SchoolId): Promise<boolean> {
  return (await tx.row(sql`select 1 as found from school where id = ${id}`)) !== undefined;
}
