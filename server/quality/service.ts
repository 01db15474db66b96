import { PortalError } from '#contract/errors.ts';
import type { PanelAnswer, PanelName } from '#contract/quality/panels.ts';
import { UPLOAD_FILE_TYPES } from '#datasets/kit/file-type.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { sayNumbers } from '#server/words/panels.ts';
import { selectLacks } from './lacking.ts';
import { inWords, liveGaps, withLiveState } from './panels/live-state.ts';
import { panelNamed } from './panels/registry.ts';
import { sourcesOf } from './provenance.ts';
import { type StoredPanel, selectAudit, selectPanel, selectSchools, selectState } from './queries.ts';
import { requestRefreshUnlessDue } from './request-refresh.ts';
import { type Schools, scopeKey, viewOf } from './scopes.ts';

export interface ReaderScope {
  auditId: string;
  /** Of the reader. */
  language: Language;
  /** Schools of the membership. */
  schools: Schools;
}

/** One school of the viewer's, and the numbers as of a version. Without: all of theirs, and the newest. */
export interface PanelQuery<Name extends PanelName> {
  name: Name;
  school_id?: string | undefined;
  version?: number | undefined;
}

/**
 * The stored answer of a panel for the viewer's schools, or for the one that is asked for. Before
 * the first refresh: zeros.
 * @throws PortalError not_found for a version that is not kept
 */
export async function readPanel<Name extends PanelName>(
  tx: Transaction,
  queue: Pick<Queue, 'send'>,
  { auditId, schools: mine, language }: ReaderScope,
  { name, school_id: schoolId, version }: PanelQuery<Name>,
): Promise<PanelAnswer<Name>> {
  const schools = schoolId === undefined ? mine : [schoolId];
  const stored = await selectPanel<PanelAnswer<Name>>(tx, auditId, name, scopeKey(schools), version);
  if (stored?.result) {
    const { provenance, changes } = about(stored);
    const live = await withLiveState(
      tx,
      { auditId, schools, isPast: version !== undefined },
      panelNamed(name),
      provenance,
      language,
    );
    const told = changes && { ...changes, numbers: sayNumbers(name, changes.numbers, language) };
    return { ...stored.result, provenance: live, changes: told };
  }
  if (version !== undefined) throw noSuchVersion(version, stored !== undefined);
  // A school or a set of schools that came after the last refresh gets its numbers with the next.
  if (schools.length > 0) await requestRefreshUnlessDue(tx, queue, auditId);
  return await emptyPanel(tx, { auditId, schools, language }, name);
}

function about<Answer>(stored: StoredPanel<Answer>) {
  const { version, computed_at, sources, changes, changed_version, changed_at } = stored;
  return {
    provenance: { ...sources, version, computed_at },
    // The version of a change may have been forgotten since; the change is then too old to be told.
    changes: changes && changed_at ? { ...changes, version: changed_version, computed_at: changed_at } : null,
  };
}

const noSuchVersion = (version: number, isKept: boolean) =>
  new PortalError(
    'not_found',
    isKept ? { is: 'version-without-schools', version } : { is: 'version-not-kept', version },
  );

/** What a panel says when nothing has been uploaded. */
async function emptyPanel<Name extends PanelName>(
  tx: Transaction,
  { auditId, schools, language }: ReaderScope,
  name: Name,
): Promise<PanelAnswer<Name>> {
  const audit = await selectAudit(tx, auditId);
  if (!audit) throw new PortalError('not_found');
  const view = viewOf({ yearEnding: audit.year_ending, schools: await selectSchools(tx, auditId) }, schools);
  const panel = panelNamed(name);
  const lacks = await selectLacks(tx, { auditId, schools, yearEnding: audit.year_ending, types: panel.needs });
  const sources = { ...sourcesOf(panel, [], schools, lacks), version: 0, computed_at: null };
  const provenance = await withLiveState(tx, { auditId, schools }, panel, sources, language);
  // The panel of a name answers with that name's shape; the registry does not carry the name into the type.
  return { ...panel.answer([], view), provenance, changes: null } as PanelAnswer<Name>;
}

/** What the schools do without, over all datasets: what the panels say of their own. */
export async function readMissing(
  tx: Transaction,
  { auditId, schools: mine, language }: ReaderScope & { language: Language },
  schoolId: string | undefined,
) {
  const schools = schoolId === undefined ? mine : [schoolId];
  const { missing } = await liveGaps(tx, { auditId, schools }, { needs: UPLOAD_FILE_TYPES, shows: [] });
  return { missing: missing.map((gap) => inWords(gap, language)) };
}

/** Whether every file with a final status is in the numbers. */
export async function readStatus(tx: Transaction, auditId: string) {
  const state = await selectState(tx, auditId);
  return {
    version: state?.computed ?? 0,
    refreshing: state !== undefined && state.wanted > state.computed,
    computed_at: state?.computed_at ?? null,
  };
}
