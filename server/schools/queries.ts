import { sql } from 'drizzle-orm/sql';
import type { SchoolId } from '#contract/ids.ts';
import type { SchoolRecord } from '#contract/schools.ts';
import type { Transaction } from '#server/platform/database/database.ts';

/** The schools this transaction may see, by name. */
export const selectSchools = (tx: Transaction) =>
  tx.rows<SchoolRecord>(sql`
    select id, name, local_id, state_id, nces_id, ceeb_code from school order by lower(name), name`);

/** Names are compared as people read them: without regard to case. */
export const hasOtherSchoolNamed = async (tx: Transaction, id: SchoolId, name: string): Promise<boolean> =>
  (await tx.row(sql`select 1 from school where id <> ${id} and lower(name) = lower(${name}) limit 1`)) !== undefined;

export const updateSchool = (tx: Transaction, { id, name, local_id, state_id, nces_id, ceeb_code }: SchoolRecord) =>
  tx.row<SchoolRecord>(sql`
    update school set name = ${name}, local_id = ${local_id}, state_id = ${state_id},
      nces_id = ${nces_id}, ceeb_code = ${ceeb_code}
    where id = ${id}
    returning id, name, local_id, state_id, nces_id, ceeb_code`);
