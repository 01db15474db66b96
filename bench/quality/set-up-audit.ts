import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditId } from '#contract/ids.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { choicesOf, METADATA_KEYS } from '#datasets/kit/wizard-choices.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import { lakeKey } from '#server/platform/lake/keys.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { AUDIT, type District, PERSON } from './district.ts';

/** Who uploads to every audit. */
export const insertPerson = (tx: Transaction): Promise<unknown> =>
  tx.run(sql`insert into person (id, email, name, address_proof) values (${AUDIT}, ${PERSON}, 'Bea Bench', 'demo')`);

interface Place {
  database: Database;
  store: Pick<Store, 'publish'>;
  workFolder: string;
}

interface MadeUpAudit {
  auditId: AuditId;
  district: District;
  paths: Partial<Record<UploadFileType, string>>;
}

/** An audit whose six files have been processed: their rows are in the lake, and no numbers are computed yet. */
export async function setUpAudit({ database, store, workFolder }: Place, made: MadeUpAudit): Promise<void> {
  const { auditId, district, paths } = made;
  await database.system(async (tx) => {
    await insertAudit(tx, auditId, district);
    for (const [type, path] of Object.entries(paths)) {
      const kept = keptOf(type as UploadFileType, district); // the keys of the record
      const uploadId = await insertFile(tx, auditId, type, district.yearEnding, kept);
      const copy = join(workFolder, `${type}.parquet`);
      copyFileSync(path, copy);
      await store.publish(copy, lakeKey({ type: type as UploadFileType, auditId, uploadId, number: 1 })); // the keys of the record
    }
  });
}

/** Rows of the files that say how large an audit is. */
function keptOf(type: UploadFileType, { transcriptRows, students }: District): number | null {
  if (type === 'TRANSCRIPT') return transcriptRows;
  return type === 'STUDENT_ROSTER' ? students * 4 : null;
}

async function insertAudit(tx: Transaction, auditId: AuditId, { number, yearEnding, schools }: District) {
  await tx.run(sql`insert into district (id, name) values (${auditId}, ${`Benchmark ${number}`})`);
  await tx.run(sql`
    insert into audit (id, district_id, year_ending, transcript_key)
    values (${auditId}, ${auditId}, ${yearEnding}, decode(repeat('5a', 32), 'hex'))`);
  await tx.run(sql`
    insert into school (audit_id, id, name) select ${auditId}, id, name
    from jsonb_to_recordset(${JSON.stringify(schools)}::jsonb) as s (id uuid, name text)`);
  await tx.run(sql`
    insert into membership (audit_id, person_id, roles, scope) values (${auditId}, ${AUDIT}, array['ADMIN'], 'district')`);
}

/** As whoever uploads chooses in the wizard: the files have all that is asked for. */
async function insertFile(tx: Transaction, auditId: AuditId, type: string, yearEnding: number, kept: number | null) {
  const steps = ['academic-periods', 'demographic-types', 'test-types'] as const;
  const chosen = Object.fromEntries(steps.map((step) => [METADATA_KEYS[step], choicesOf(step, yearEnding)]));
  const upload = await tx.row<{ id: string }>(sql`
    insert into upload (audit_id, chain_id, upload_file_type, file_name, metadata, requested_by, requested_by_name, expires_at,
      lifecycle, verdict, current_run)
    values (${auditId}, gen_random_uuid(), ${type}, ${`${type}.csv`}, ${jsonb(chosen)}, ${AUDIT}, 'Bea Bench', now(), 'done', 'success', 1) returning id`);
  const uploadId = upload?.id ?? '';
  await tx.run(
    sql`insert into run (audit_id, upload_id, number, rows_kept) values (${auditId}, ${uploadId}, 1, ${kept})`,
  );
  await tx.run(sql`insert into upload_school select audit_id, ${uploadId}, id from school where audit_id = ${auditId}`);
  return uploadId;
}
