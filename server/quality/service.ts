import { PortalError } from '#contract/errors.ts';
import type { PanelAnswer, PanelName } from '#contract/quality.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { panelNamed } from './panels/registry.ts';
import { provenanceOf } from './provenance.ts';
import { selectAudit, selectPanel, selectSchools, selectState } from './queries.ts';
import { requestRefresh } from './request-refresh.ts';
import { type Schools, scopeKey, viewOf } from './scopes.ts';

export interface Viewer {
  auditId: string;
  /** Schools of the membership. */
  schools: Schools;
}

/** The stored answer of a panel for the viewer's schools, or for the one that is asked for. Before the first refresh: zeros. */
export async function readPanel<Name extends PanelName>(
  tx: Transaction,
  queue: Pick<Queue, 'send'>,
  { auditId, schools: mine }: Viewer,
  name: Name,
  schoolId: string | undefined,
): Promise<PanelAnswer<Name>> {
  const schools = schoolId === undefined ? mine : [schoolId];
  const stored = await selectPanel<PanelAnswer<Name>>(tx, auditId, name, scopeKey(schools));
  if (stored) return stored.result;
  if (schools.length > 0) await computeNewScope(tx, queue, auditId);
  return await emptyPanel(tx, auditId, name, schools);
}

/** A school or a set of schools that came after the last refresh gets its numbers with the next, which is asked for here. */
async function computeNewScope(tx: Transaction, queue: Pick<Queue, 'send'>, auditId: string): Promise<void> {
  const state = await selectState(tx, auditId);
  if (state && state.computed > 0 && state.computed === state.wanted) await requestRefresh(tx, queue, auditId);
}

/** What a panel says when nothing has been uploaded. */
async function emptyPanel<Name extends PanelName>(
  tx: Transaction,
  auditId: string,
  name: Name,
  schools: Schools,
): Promise<PanelAnswer<Name>> {
  const audit = await selectAudit(tx, auditId);
  if (!audit) throw new PortalError('not_found');
  const view = viewOf({ yearEnding: audit.year_ending, schools: await selectSchools(tx, auditId) }, schools);
  const { needs, answer } = panelNamed(name);
  const provenance = provenanceOf(needs, [], schools, { version: 0, at: null });
  // The panel of a name answers with that name's shape; the registry does not carry the name into the type.
  return { ...answer([], view), provenance } as PanelAnswer<Name>;
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
