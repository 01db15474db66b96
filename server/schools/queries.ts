import { byName } from '#contract/by-name.ts';
import type { SchoolId } from '#contract/ids.ts';
import type { SchoolRecord } from '#contract/schools.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

/** The schools this transaction may see, by name. */
export const selectSchools = async (tx: Transaction): Promise<SchoolRecord[]> =>
  byName(
    await tx.rows<SchoolRecord>(sql`
      select id, name, local_id, state_id, nces_id, ceeb_code from school where audit_id = current_audit()`),
  );

export const selectSchool = (tx: Transaction, id: SchoolId) =>
  tx.row<Omit<SchoolRecord, 'id'>>(sql`
    select name, local_id, state_id, nces_id, ceeb_code from school
    where audit_id = current_audit() and id = ${id}`);

/**
 * What the district said its own ways of writing a school stand for is kept by the name of the school
 * (server/mappings), and locked in the same order.
 */
export const renameInMappings = (tx: Transaction, { id, name }: Pick<SchoolRecord, 'id' | 'name'>) =>
  tx.run(sql`
    update value_mapping set value = ${name}
    where id in (
      select id from value_mapping
      where column_name = 'school' and value = (select s.name from school s where s.id = ${id} and s.audit_id = current_audit()) and value <> ${name}
      order by id for no key update)`);

/** Names are compared as people read them: without regard to case. */
export const hasOtherSchoolNamed = async (tx: Transaction, id: SchoolId, name: string): Promise<boolean> =>
  (await tx.row(
    sql`select 1 from school where audit_id = current_audit() and id <> ${id} and lower(name) = lower(${name}) limit 1`,
  )) !== undefined;

export const updateSchool = (tx: Transaction, { id, name, local_id, state_id, nces_id, ceeb_code }: SchoolRecord) =>
  tx.row<SchoolRecord>(sql`
    update school set name = ${name}, local_id = ${local_id}, state_id = ${state_id},
      nces_id = ${nces_id}, ceeb_code = ${ceeb_code}
    where audit_id = current_audit() and id = ${id}
    returning id, name, local_id, state_id, nces_id, ceeb_code`);
