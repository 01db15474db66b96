/** Two audits with a row in every table, and statements by chance that try to reach from one into the other. */

import type { AuditId, PersonId } from '#contract/ids.ts';
import type { Tenant, Transaction } from './database.ts';
import type { OpenDatabase } from './open.ts';
import { sql } from './sql.ts';

export interface TestTenant {
  tenant: Tenant;
  /**
   * What every row of it, and nothing of another one, has somewhere: IDs of the audit, its district, person and file.
   */
  marks: string[];
}

/** @param mark is in every text of it */
export async function makeTenant(database: OpenDatabase, mark: string): Promise<TestTenant> {
  return await database.system(async (tx) => {
    const id = async (query: ReturnType<typeof sql>) => (await tx.row<{ id: string }>(query))?.id ?? '';
    const district = await id(sql`insert into district (name) values (${mark}) returning id`);
    const audit = await id(sql`
      insert into audit (district_id, year_ending, transcript_key) values (${district}, 2024, '\\x00') returning id`);
    const person = await id(sql`
      insert into person (email, name, address_proof) values (${`${mark}@tenant.test`}, ${mark}, 'demo') returning id`);
    const member = await id(sql`
      insert into membership (audit_id, person_id, roles, scope, name)
      values (${audit}, ${person}, array['ADMIN'], 'district', ${mark}) returning id`);
    const school = await id(sql`insert into school (audit_id, name) values (${audit}, ${mark}) returning id`);
    const upload = await id(sql`
      insert into upload (audit_id, upload_file_type, file_name, metadata, chain_id, requested_by, requested_by_name, expires_at)
      values (${audit}, 'TRANSCRIPT', ${mark}, '{}', gen_random_uuid(), ${person}, ${mark}, now()) returning id`);
    const event = await id(sql`
      insert into audit_event (audit_id, person_name, event) values (${audit}, ${mark}, 'audit.created') returning id`);
    for (const statement of rowsElsewhere({ audit, district, person, member, school, upload, event, mark }))
      await tx.run(statement);
    return {
      tenant: { auditId: audit as AuditId, personId: person as PersonId, schools: 'all' }, // made just now
      marks: [audit, district, person, upload, mark],
    };
  });
}

type Ids = Record<'audit' | 'district' | 'person' | 'member' | 'school' | 'upload' | 'event' | 'mark', string>;

const rowsElsewhere = ({ audit, district, person, member, school, upload, event, mark }: Ids) => [
  sql`insert into membership_school values (${audit}, ${member}, ${school})`,
  sql`insert into upload_school values (${audit}, ${upload}, ${school})`,
  sql`insert into run (audit_id, upload_id, number) values (${audit}, ${upload}, 1)`,
  sql`insert into issue_group (audit_id, upload_id, run, ordinal, code, severity, count)
      values (${audit}, ${upload}, 1, 1, ${mark}, 'note', 1)`,
  sql`insert into issue (audit_id, upload_id, run, ordinal, code, severity) values (${audit}, ${upload}, 1, 1, ${mark}, 'note')`,
  sql`insert into staged_file (audit_id, file_name, purpose, staged_by, staged_by_name, expires_at)
      values (${audit}, ${mark}, 'bulk', ${person}, ${mark}, now())`,
  sql`insert into not_offered (audit_id, school_id, upload_file_type, column_name, said_by, said_by_name)
      values (${audit}, ${school}, 'TRANSCRIPT', 'x', ${person}, ${mark})`,
  sql`insert into candidate_list (audit_id, school_id, students) values (${audit}, ${school}, ${mark})`,
  sql`insert into selection (audit_id, school_id) values (${audit}, ${school})`,
  sql`insert into finalized_transcript values (${audit}, ${school}, ${mark}, '{}')`,
  sql`insert into course_decision (audit_id, course_code, title_key, course_title, decided_by, decided_by_name)
      values (${audit}, 'x', 'x', ${mark}, ${person}, ${mark})`,
  sql`insert into panel (audit_id, panel, scope_key, version, result) values (${audit}, 'p', 'all', 1, '{}')`,
  sql`insert into audit_turn (audit_id, at) values (${audit}, now())`,
  sql`insert into newest_panels values (${audit}, ${mark})`,
  sql`insert into quality_state (audit_id) values (${audit}) on conflict do nothing`,
  sql`insert into quality_version (audit_id, version, computed_at, files) values (${audit}, 1, now(), '[]')`,
  sql`insert into notice (audit_id, event_id, membership_id) values (${audit}, ${event}, ${member})`,
  sql`insert into column_mapping (district_id, upload_file_type, header_set, header_keys, columns, confirmed_by, confirmed_by_name)
      values (${district}, 'TRANSCRIPT', repeat('0', 64), '{}', '{}', ${person}, ${mark})`,
  sql`insert into value_mapping (district_id, upload_file_type, column_name, value_key, value_text, confirmed_by, confirmed_by_name)
      values (${district}, 'TRANSCRIPT', 'x', 'x', ${mark}, ${person}, ${mark})`,
];

export interface Column {
  table: string;
  column: string;
}

/** The columns of every table of the portal. */
export const findColumns = (tx: Transaction) =>
  tx.rows<Column>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`);

/** Every row there is, as text. */
export async function everyRow(database: OpenDatabase, columns: readonly Column[]): Promise<string[]> {
  const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => table !== 'migration');
  return await database.system(async (tx) => {
    const rows: string[] = [];
    for (const table of tables) {
      const found = await tx.rows<{ row: string }>(sql`select t::text as row from ${sql.identifier(table)} t`);
      rows.push(...found.map(({ row }) => `${table}: ${row}`));
    }
    return rows.toSorted();
  });
}
