import { sql } from 'drizzle-orm/sql';
import type { Missing, Provenance } from '#contract/quality.ts';
import { datasetOf } from '#datasets/index.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import type { Schools } from '../scopes.ts';
import { type Asking, type Covering, covers, stateOf } from './gaps.ts';

/** Files that are on their way into the numbers. */
const selectUnderWay = (tx: Transaction, auditId: string, schools: Schools) =>
  tx.rows<Pick<Covering, 'type' | 'metadata'>>(sql`
    select u.upload_file_type as type, u.metadata from upload u
    where u.audit_id = ${auditId} and u.lifecycle in ('received', 'processing') and exists (
      select 1 from upload_school s where s.audit_id = u.audit_id and s.upload_id = u.id
        and (${schools === 'all'} or s.school_id in (select value::uuid from jsonb_array_elements_text(${jsonb(schools === 'all' ? [] : schools)}))))`);

/**
 * The provenance as it is at this moment: what is missing may be in process. What is stored with a panel knows only what was there at
 * the refresh; where nothing is missing, nothing is looked up.
 */
export async function withLiveState(
  tx: Transaction,
  { auditId, schools }: { auditId: string; schools: Schools },
  panel: Asking & { question: string; formula: string },
  provenance: Provenance,
): Promise<Provenance> {
  const stored = provenance.missing ?? [];
  const underWay = stored.length === 0 ? [] : await selectUnderWay(tx, auditId, schools);
  const missing = stored.map(
    (gap): Missing => (underWay.some((file) => fills(file, gap)) ? { ...gap, state: 'processing' } : gap),
  );
  // Types of files are written by ourselves.
  const there = new Set(provenance.files.map(({ upload_file_type }) => upload_file_type as UploadFileType));
  const { question, formula } = panel;
  return { ...provenance, missing, state: stateOf(panel, there, missing), question, formula };
}

const fills = (file: Pick<Covering, 'type' | 'metadata'>, { upload_file_type, column }: Missing): boolean =>
  file.type === upload_file_type && (column === null || covers(file, datasetOf(file.type), column));
