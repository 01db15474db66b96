import type { AuditId } from '#contract/ids.ts';
import type { AuditQuota } from '#contract/operator/audit-detail.ts';
import type { AuditEdit } from '#contract/operator/audit-draft.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

/**
 * Names and IDs of schools by their ID. Two that swap names would meet on the way, so those that change step aside
 * first. What the district said its own ways of writing a school stand for is kept by the name of the school
 * (server/mappings), and follows it.
 */
export async function updateSchools(tx: Transaction, auditId: AuditId, schools: AuditEdit['schools']): Promise<void> {
  const draft = sql`jsonb_to_recordset(${JSON.stringify(schools)}::jsonb)
    as draft (id uuid, name text, local_id text, state_id text, nces_id text, ceeb_code text)`;
  // In the order in which they are saved (server/mappings).
  await tx.run(sql`
    select 1 from value_mapping
    where column_name = 'school' and district_id = (select district_id from audit where id = ${auditId}) order by id for no key update`);
  await tx.run(sql`
    update value_mapping m set value = draft.name from ${draft} join school s on s.id = draft.id
    where s.audit_id = ${auditId} and s.name <> draft.name and m.column_name = 'school' and m.value = s.name
      and m.district_id = (select district_id from audit where id = ${auditId})`);
  // In the order in which a new file refers to its schools: each would wait for a school that the other holds.
  await tx.run(sql`
    select 1 from school s join ${draft} on draft.id = s.id
    where s.audit_id = ${auditId} and s.name <> draft.name order by s.id for update of s`);
  await tx.run(sql`
    update school s set name = s.id::text from ${draft}
    where s.audit_id = ${auditId} and s.id = draft.id and s.name <> draft.name`);
  await tx.run(sql`
    update school s set name = draft.name, local_id = draft.local_id, state_id = draft.state_id,
      nces_id = draft.nces_id, ceeb_code = draft.ceeb_code
    from ${draft} where s.audit_id = ${auditId} and s.id = draft.id`);
}

/** null: what the settings of the portal say. */
export const updateQuota = (tx: Transaction, auditId: AuditId, quota: AuditQuota | null) =>
  tx.run(sql`
    update audit set most_files = ${quota?.files ?? null}::int, most_bytes = ${quota?.bytes ?? null}::bigint where id = ${auditId}`);
