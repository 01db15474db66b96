import { rm } from 'node:fs/promises';
import type { AuditId, PersonId, SchoolId } from '#contract/ids.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { sql } from '#server/platform/database/sql.ts';
import { migratedFolder } from '#server/platform/database/test-databases.ts';

/** A fresh database with the real schema, roles and policies; closing it removes its folder. */
export async function temporaryDatabase(): Promise<Database> {
  const dataDir = await migratedFolder();
  const database = await openDatabase({ dataDir, databaseUrl: null });
  return {
    ...database,
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Someone who can sign in with the demo's password. */
export async function addPerson(database: Database, email: string): Promise<PersonId> {
  return await onlyId<PersonId>(
    database,
    sql`insert into person (email, name, address_proof) values (${email}, 'Test Person', 'demo') returning id`,
  );
}

/** An audit with two schools. */
export async function addAudit(database: Database): Promise<{ auditId: AuditId; schools: [SchoolId, SchoolId] }> {
  const districtId = await onlyId(database, sql`insert into district (name) values ('Test District') returning id`);
  const auditId = await onlyId<AuditId>(
    database,
    sql`insert into audit (district_id, year_ending, transcript_key) values (${districtId}, 2024, '\\x00') returning id`,
  );
  const school = (name: string) =>
    onlyId<SchoolId>(database, sql`insert into school (audit_id, name) values (${auditId}, ${name}) returning id`);
  return { auditId, schools: [await school('First School'), await school('Second School')] };
}

async function onlyId<Id extends string>(database: Database, insert: ReturnType<typeof sql>): Promise<Id> {
  const row = await database.system((tx) => tx.row<{ id: Id }>(insert));
  if (!row) throw new Error('The insert returned no row');
  return row.id;
}
