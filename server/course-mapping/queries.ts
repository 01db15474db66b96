import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';

export interface DecisionRow {
  course_code: string;
  title_key: string;
  course_title: string;
  /** null: not a course. */
  sced_code: string | null;
  decided_by_name: string;
  decided_at: string;
}

export const selectDecisions = (tx: Transaction, auditId: string) =>
  tx.rows<DecisionRow>(sql`
    select course_code, title_key, course_title, sced_code, decided_by_name, decided_at
    from course_decision where audit_id = ${auditId} order by decided_at, course_code, title_key`);

export interface StoredDecision {
  course_code: string;
  title_key: string;
  course_title: string;
  sced_code: string | null;
}

/** Answers how many are new or another than before: what stays as it is keeps who decided it. */
export async function upsertDecisions(
  tx: Transaction,
  auditId: string,
  decisions: readonly StoredDecision[],
  by: { id: string; name: string },
): Promise<number> {
  const rows = await tx.rows(sql`
    insert into course_decision (audit_id, course_code, title_key, course_title, sced_code, decided_by, decided_by_name)
    select ${auditId}, d.course_code, d.title_key, d.course_title, d.sced_code, ${by.id}, ${by.name}
    from jsonb_to_recordset(${jsonb(decisions)}) as d (course_code text, title_key text, course_title text, sced_code text)
    on conflict (audit_id, course_code, title_key) do update
      set sced_code = excluded.sced_code, decided_by = excluded.decided_by,
        decided_by_name = excluded.decided_by_name, decided_at = clock_timestamp()
      where course_decision.sced_code is distinct from excluded.sced_code
    returning course_code`);
  return rows.length;
}

export async function deleteDecisions(
  tx: Transaction,
  auditId: string,
  keys: readonly { course_code: string; title_key: string }[],
): Promise<number> {
  const rows = await tx.rows(sql`
    delete from course_decision using jsonb_to_recordset(${jsonb(keys)}) as gone (course_code text, title_key text)
    where course_decision.audit_id = ${auditId}
      and course_decision.course_code = gone.course_code and course_decision.title_key = gone.title_key
    returning course_decision.course_code`);
  return rows.length;
}

export const selectSchoolNames = (tx: Transaction, auditId: string) =>
  tx.rows<{ id: string; name: string }>(sql`select id, name from school where audit_id = ${auditId}`);
