import { subjectStart } from '#server/identity/embedded-provider/subject.ts';
import { AUDIT_TABLES } from '#server/platform/database/audit-tables.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';

export interface AuditToDelete {
  id: string;
  district_id: string;
  district_name: string;
  year_ending: number;
  closed_at: string | null;
  /** YYYY-MM-DD */
  delete_after: string | null;
}

export const findAudits = (tx: Transaction) =>
  tx.rows<AuditToDelete>(sql`
    select a.id, a.district_id, d.name as district_name, a.year_ending, a.closed_at, a.delete_after::text
    from audit a join district d on d.id = a.district_id
    order by d.name, a.year_ending, a.id`);

export const findAudit = (tx: Transaction, id: string) =>
  tx.row<AuditToDelete>(sql`
    select a.id, a.district_id, d.name as district_name, a.year_ending, a.closed_at, a.delete_after::text
    from audit a join district d on d.id = a.district_id
    where a.id = ${id}`);

/** It stays as it is until the transaction ends. */
export const lockAudit = (tx: Transaction, id: string) =>
  tx.row<Pick<AuditToDelete, 'closed_at'>>(sql`select closed_at from audit where id = ${id} for update`);

export const setDeleteAfter = (tx: Transaction, id: string, day: string | null) =>
  tx.run(sql`update audit set delete_after = ${day}::date where id = ${id}`);

/** Files that a worker has, or will have: what it writes would come after the deletion. */
export const countUnfinished = async (tx: Transaction, auditId: string): Promise<number> => {
  const row = await tx.row<{ files: number }>(sql`
    select count(*)::int as files from upload where audit_id = ${auditId} and lifecycle in ('received', 'processing')`);
  return row?.files ?? 0;
};

/** Rows by table. */
export async function countRows(tx: Transaction, auditId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of AUDIT_TABLES) {
    const row = await tx.row<{ rows: number }>(
      sql`select count(*)::int as rows from ${sql.identifier(table)} where audit_id = ${auditId}`,
    );
    counts[table] = row?.rows ?? 0;
  }
  return counts;
}

/**
 * Everything that the database has of an audit, in the caller's transaction, which is one of portal_system.
 * @param operators addresses of people who stay although no audit knows them
 */
export async function deleteRows(
  tx: Transaction,
  { id, district_id, district_name, year_ending }: AuditToDelete,
  operators: readonly string[],
): Promise<void> {
  // First of all, since the log lets nothing go of an audit that is not recorded as deleted.
  await tx.run(sql`
    insert into deleted_audit (id, district_name, year_ending) values (${id}, ${district_name}, ${year_ending})
    on conflict (id) do nothing`);
  const members = await tx.rows<{ id: string }>(sql`select person_id as id from membership where audit_id = ${id}`);
  const schools = sql`array(select id from school where audit_id = ${id})`;
  const isLast = sql`not exists (select from audit where district_id = ${district_id} and id <> ${id})`;
  for (const table of ['column_mapping', 'value_mapping']) {
    await tx.run(sql`
      delete from ${sql.identifier(table)}
      where district_id = ${district_id} and (${isLast} or schools <@ ${schools})`);
  }
  for (const table of AUDIT_TABLES) await tx.run(sql`delete from ${sql.identifier(table)} where audit_id = ${id}`);
  await tx.run(sql`update person set invited_by = null where invited_by = ${id}`);
  await deletePeople(
    tx,
    members.map((member) => member.id),
    operators,
  );
  await tx.run(sql`delete from audit where id = ${id}`);
  await tx.run(sql`
    delete from district where id = ${district_id} and not exists (select from audit where district_id = ${district_id})`);
}

/** Those whom no other audit knows, who run nothing, and who have decided nothing that stays. */
async function deletePeople(tx: Transaction, people: readonly string[], operators: readonly string[]): Promise<void> {
  const list = (values: readonly string[]) => sql`array(select jsonb_array_elements_text(${jsonb(values)}))`;
  const gone = await tx.rows<{ email: string }>(sql`
    delete from person p
    where p.id = any (${list(people)}::uuid[]) and p.operator_proven_at is null and p.email <> all (${list(operators)})
      and not exists (select from membership where person_id = p.id)
      and not exists (select from column_mapping where confirmed_by = p.id)
      and not exists (select from value_mapping where confirmed_by = p.id)
    returning p.email`);
  // Sessions and tokens name their person by a subject that begins with the address.
  await tx.run(sql`
    delete from sign_in_record
    where exists (select from jsonb_array_elements_text(${jsonb(gone.map(({ email }) => subjectStart(email)))}) as subject (begin)
      where strpos(payload::text, subject.begin) > 0)`);
}
