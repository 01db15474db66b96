import { sql } from 'drizzle-orm/sql';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { inBatches } from './batches.ts';
import type { Candidate } from './candidates.ts';
import type { CrossFile, FileToCheck } from './findings/cross-file.ts';
import { storeCrossFile } from './findings/store.ts';
import { lockState } from './queries.ts';

/** All that a refresh makes, ready to be stored. */
export interface Computed {
  version: number;
  at: string;
  files: readonly FileToCheck[];
  panels: readonly { panel: string; scope_key: string; result: object }[];
  candidates: readonly Candidate[];
  findings: CrossFile;
}

/** Makes the numbers the ones that show, all at once. Answers false, having changed nothing, where newer ones are there. */
export async function publishNumbers(tx: Transaction, auditId: string, computed: Computed): Promise<boolean> {
  const state = await lockState(tx, auditId);
  if (!state || state.computed >= computed.version) return false;
  await storePanels(tx, auditId, computed);
  await storeCandidates(tx, auditId, computed.candidates);
  await storeCrossFile(tx, auditId, computed.files, computed.findings);
  const files = computed.files.map(({ fileId, run, fileName, type }) => ({
    file_id: fileId,
    run,
    file_name: fileName,
    upload_file_type: type,
  }));
  await tx.run(sql`
    update quality_state set computed = ${computed.version}, computed_at = ${computed.at}, files = ${jsonb(files)}
    where audit_id = ${auditId}`);
  return true;
}

async function storePanels(tx: Transaction, auditId: string, { version, panels }: Computed): Promise<void> {
  await tx.run(sql`delete from panel where audit_id = ${auditId}`);
  await inBatches(panels, (batch) =>
    tx.run(sql`
      insert into panel (audit_id, panel, scope_key, version, result)
      select ${auditId}, p.panel, p.scope_key, ${version}, p.result
      from jsonb_to_recordset(${jsonb(batch)}) as p (panel text, scope_key text, result jsonb)`),
  );
}

/** Students who left the cohort go, except those chosen for a selection: they stay, marked, with their last known words. */
async function storeCandidates(tx: Transaction, auditId: string, candidates: readonly Candidate[]): Promise<void> {
  await tx.run(sql`
    delete from candidate c where audit_id = ${auditId} and not exists (
      select 1 from selection s where s.audit_id = c.audit_id and s.school_id = c.school_id and c.id = any (s.ids))`);
  await tx.run(sql`update candidate set left_cohort = true where audit_id = ${auditId}`);
  await inBatches(candidates, (batch) =>
    tx.run(sql`
      insert into candidate (audit_id, school_id, id, ordinal, category, gpa, race, gender, disability_status, english_learner,
        low_income, student_label)
      select ${auditId}, c.* from jsonb_to_recordset(${jsonb(batch)}) as c (
        school_id uuid, id text, ordinal int, category text, gpa double precision, race text, gender text, disability_status text,
        english_learner text, low_income text, student_label text)
      on conflict (audit_id, school_id, id) do update set ordinal = excluded.ordinal, category = excluded.category,
        gpa = excluded.gpa, race = excluded.race, gender = excluded.gender, disability_status = excluded.disability_status,
        english_learner = excluded.english_learner, low_income = excluded.low_income, left_cohort = false`),
  );
}
