import { PortalError } from '#contract/errors.ts';
import type { Missing } from '#contract/quality/missing.ts';
import type { PanelName } from '#contract/quality/panels.ts';
import type { Provenance } from '#contract/quality/provenance.ts';
import { datasetOf } from '#datasets/index.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import { sayGap, sayPanel, sayPartial } from '#server/words/panels.ts';
import { selectLacks } from '../lacking.ts';
import { selectAudit } from '../queries.ts';
import type { Schools } from '../scopes.ts';
import { type Covering, covers, gapsOf, notOfferedOf, type PanelNeeds, stateOf } from './gaps.ts';

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

/** Whose gaps. */
export interface GapScope {
  auditId: string;
  schools: Schools;
  /** The numbers of an earlier version, which did without what was missing then. */
  isPast?: boolean;
}

/** What the schools lack at this moment, and what of it someone said they do not offer; and what may be on its way. */
export async function liveGaps(tx: Transaction, { auditId, schools }: GapScope, asking: PanelNeeds) {
  const audit = await selectAudit(tx, auditId);
  if (!audit) throw new PortalError('not_found');
  const lacks = await selectLacks(tx, { auditId, schools, yearEnding: audit.year_ending, types: asking.needs });
  const awaited = await selectAwaited(tx, auditId, schools);
  const stateOfGap = (gap: Missing): Missing => {
    const states = awaited.filter((file) => fills(file, gap)).map(({ state }) => state);
    // Of several files, report the one that may still bring the numbers.
    return { ...gap, state: STATES.find((state) => states.includes(state)) ?? gap.state };
  };
  const missing = gapsOf(
    asking,
    lacks.filter(({ is_not_offered }) => !is_not_offered),
  ).map(stateOfGap);
  return { lacks, missing };
}

/**
 * The provenance as it is at this moment: what is missing may be in process, could not be read, or is said not to
 * be offered. What is stored with a panel knows only what was there at the refresh; where nothing was missing
 * then, nothing is looked up.
 */
export async function withLiveState(
  tx: Transaction,
  scope: GapScope,
  panel: PanelNeeds & { name: PanelName },
  provenance: Provenance,
  language: Language,
): Promise<Provenance> {
  const stored = provenance.missing ?? [];
  const now =
    scope.isPast || stored.length === 0 ? { missing: stored, notOffered: [] } : await gapsNow(tx, scope, panel, stored);
  const missing = now.missing.map((gap) => inWords(gap, language));
  // Types of files are written by ourselves.
  const there = new Set(provenance.files.map(({ upload_file_type }) => upload_file_type as UploadFileType));
  return {
    ...provenance,
    partial: sayPartial(provenance, missing, language),
    missing,
    not_offered: now.notOffered,
    state: stateOf(panel, there, missing),
    ...sayPanel(panel.name, language),
    shows: [...panel.shows],
  };
}

/** A gap in the words of the reader. Types in gaps are written by ourselves. */
export const inWords = (gap: Missing, language: Language): Missing => ({
  ...gap,
  label: sayGap(datasetOf(gap.upload_file_type), gap.column, language),
});

/** Of a file that has been read since the refresh, the numbers are still on their way. */
async function gapsNow(tx: Transaction, scope: GapScope, panel: PanelNeeds, stored: readonly Missing[]) {
  const { lacks, missing } = await liveGaps(tx, scope, panel);
  const isOf = (gap: Missing) => (lack: { type: string; column: string | null }) =>
    lack.type === gap.upload_file_type && (gap.column === null || lack.column === gap.column);
  const arrived = stored.filter((gap) => !lacks.some(isOf(gap)));
  return {
    missing: [...missing, ...arrived.map((gap): Missing => ({ ...gap, state: 'processing' }))],
    notOffered: notOfferedOf(panel, lacks),
  };
}

const STATES = ['processing', 'unreadable'] as const;

const fills = (file: Expected, { upload_file_type, column }: Missing): boolean =>
  file.type === upload_file_type && (column === null || covers(file, datasetOf(file.type), column));
