import { sql } from 'drizzle-orm/sql';
import type { Missing, PanelName, Provenance } from '#contract/quality.ts';
import { datasetOf } from '#datasets/index.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sayGap, sayPanel, sayPartial } from '#server/words/panels.ts';
import type { Schools } from '../scopes.ts';
import { type Asking, type Covering, covers, stateOf } from './gaps.ts';

interface Expected extends Pick<Covering, 'type' | 'metadata'> {
  state: Exclude<Missing['state'], 'not_uploaded'>;
}

/** Files that are on their way into the numbers, and those that came and could not be read. */
const selectAwaited = (tx: Transaction, auditId: string, schools: Schools) =>
  tx.rows<Expected>(sql`
    select u.upload_file_type as type, u.metadata, case when u.verdict = 'malformed' then 'unreadable' else 'processing' end as state
    from upload u
    where u.audit_id = ${auditId} and u.replaced_by_id is null and u.removed_at is null
      and (u.lifecycle in ('received', 'processing') or u.verdict = 'malformed') and exists (
      select 1 from upload_school s where s.audit_id = u.audit_id and s.upload_id = u.id
        and (${schools === 'all'} or s.school_id in (select value::uuid from jsonb_array_elements_text(${jsonb(schools === 'all' ? [] : schools)}))))`);

/**
 * The provenance as it is at this moment: what is missing may be in process, or could not be read. What is stored with a panel knows only
 * what was there at the refresh; where nothing is missing, nothing is looked up.
 */
export async function withLiveState(
  tx: Transaction,
  { auditId, schools }: { auditId: string; schools: Schools },
  panel: Asking & { name: PanelName },
  provenance: Provenance,
  language: Language,
): Promise<Provenance> {
  const stored = provenance.missing ?? [];
  const awaited = stored.length === 0 ? [] : await selectAwaited(tx, auditId, schools);
  const missing = stored.map((gap): Missing => {
    const states = awaited.filter((file) => fills(file, gap)).map(({ state }) => state);
    // Of several files, report the one that may still bring the numbers.
    return {
      ...gap,
      // Types in gaps are written by ourselves.
      label: sayGap(datasetOf(gap.upload_file_type as UploadFileType), gap.column, language),
      state: STATES.find((state) => states.includes(state)) ?? gap.state,
    };
  });
  // Types of files are written by ourselves.
  const there = new Set(provenance.files.map(({ upload_file_type }) => upload_file_type as UploadFileType));
  return {
    ...provenance,
    partial: sayPartial(provenance, missing, language),
    missing,
    state: stateOf(panel, there, missing),
    ...sayPanel(panel.name, language),
    shows: [...panel.shows],
  };
}

const STATES = ['processing', 'unreadable'] as const;

const fills = (file: Expected, { upload_file_type, column }: Missing): boolean =>
  file.type === upload_file_type && (column === null || covers(file, datasetOf(file.type), column));
