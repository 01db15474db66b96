import type { PanelAnswer, PanelName } from '#contract/quality/panels.ts';
import type { OpenLake } from '#server/platform/lake/lake.ts';
import { allOf } from '#server/platform/lake/overlapping.ts';
import type { LedgerAudit } from './ledgers/build.ts';
import type { Panel } from './panels/define-panel.ts';
import { ALL_PANELS } from './panels/registry.ts';
import type { Scope } from './scopes.ts';

/** The answer of one panel for one scope. */
export interface ComputedPanel {
  panel: PanelName;
  scope: Scope;
  answer: PanelAnswer<PanelName>;
}

interface ScopedRow {
  /** Position in the scopes: thirty-six characters would be the larger part of most rows. */
  scope_key: number;
}

/** Every panel for every scope, from the ledgers in the lake: one query a panel. */
export async function computePanels(
  lake: OpenLake,
  audit: LedgerAudit,
  scopes: readonly Scope[],
): Promise<ComputedPanel[]> {
  const [, , ...panels] = await allOf([
    lake.run('panels.scopes', 'CREATE TABLE scope (scope_key INTEGER, school_id school_key)'),
    lake.append(
      'scope',
      scopes.flatMap(({ schools }, key) =>
        // 'all' also holds what belongs to no school.
        schools === 'all' ? [...audit.schools.map(({ id }) => [key, id]), [key, null]] : schools.map((id) => [key, id]),
      ),
    ),
    ...ALL_PANELS.map((panel) => computePanel(lake, panel, scopes)),
  ]);
  return panels.flat();
}

async function computePanel(lake: OpenLake, panel: Panel, scopes: readonly Scope[]): Promise<ComputedPanel[]> {
  const rows = await lake.rows<ScopedRow>(`panels.${panel.name}`, panel.sql);
  const byScope = Map.groupBy(rows, ({ scope_key }) => scope_key);
  return scopes.map((scope, key) => ({
    panel: panel.name,
    scope,
    answer: panel.answer(byScope.get(key) ?? [], scope.view),
  }));
}
