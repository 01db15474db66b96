import { sql } from 'drizzle-orm/sql';
import type { PanelName } from '#contract/quality.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonText } from '#server/platform/database/jsonb.ts';
import { inBatches } from '../batches.ts';
import { changesBetween, type StoredChanges } from './changes.ts';
import type { ChangedFile } from './file-changes.ts';
import type { Headline } from './headlines.ts';
import type { WrittenPanel } from './written-panel.ts';

/** Which numbers stood before: those that a refresh takes the place of. */
export interface NewestPanels {
  version: number;
  byKey: ReadonlyMap<string, NewestRow>;
}

interface NewestRow {
  panel: PanelName;
  scope_key: string;
  hash: string;
  headlines: Headline[];
  is_gone: boolean;
}

interface PanelRow {
  panel: PanelName;
  scope_key: string;
  /** As JSON, like `sources`; 'null' for numbers that are gone. */
  result: string;
  sources: string;
  headlines: readonly Headline[];
  changes: StoredChanges | null;
  hash: string;
}

/** Between which versions, and what became of the files. */
export interface Step {
  auditId: string;
  previous: number;
  version: number;
  changed: readonly ChangedFile[];
}

/** Keeps the panels that became others with this version; the rest are read from the version that made them what they are. */
export async function storePanels(
  tx: Transaction,
  step: Step,
  { byKey }: NewestPanels,
  panels: readonly WrittenPanel[],
): Promise<void> {
  const left = new Map(byKey);
  const rows: PanelRow[] = [];
  for (const written of panels) {
    const key = keyOf(written.panel, written.scope.key);
    const before = left.get(key);
    left.delete(key);
    if (!before || before.is_gone || before.hash !== written.hash) rows.push(rowOf(written, before, step));
  }
  // What is left has no numbers any more: a school or a set of schools that is gone.
  for (const { panel, scope_key, is_gone } of left.values()) if (!is_gone) rows.push(goneRow(panel, scope_key));
  await inBatches(rows, (batch) => insertPanels(tx, step, batch));
}

const keyOf = (panel: string, scopeKey: string) => `${panel} ${scopeKey}`;

function rowOf(
  { panel, scope, needs, result, sources, headlines, hash }: WrittenPanel,
  before: NewestRow | undefined,
  { previous, changed }: Step,
): PanelRow {
  const about = { needs, schools: scope.schools };
  const changes =
    before && !before.is_gone ? changesBetween(previous, before.headlines, headlines, changed, about) : null;
  return { panel, scope_key: scope.key, result, sources, headlines, changes, hash };
}

const goneRow = (panel: PanelName, scope_key: string): PanelRow => ({
  panel,
  scope_key,
  result: 'null',
  sources: jsonText({ files: [], partial: [] }),
  headlines: [],
  changes: null,
  hash: '',
});

/** The newest numbers of every panel and scope. May be read long before a refresh publishes: who does looks at `version` again then. */
export async function newestPanels(tx: Transaction, auditId: string): Promise<NewestPanels> {
  const state = await tx.row<{ computed: number }>(sql`select computed from quality_state where audit_id = ${auditId}`);
  const rows = await tx.rows<NewestRow>(sql`
    select distinct on (panel, scope_key) panel, scope_key, hash, headlines, result is null as is_gone
    from panel where audit_id = ${auditId} order by panel, scope_key, version desc`);
  return { version: state?.computed ?? 0, byKey: new Map(rows.map((row) => [keyOf(row.panel, row.scope_key), row])) };
}

const insertPanels = (tx: Transaction, { auditId, version }: Step, batch: readonly PanelRow[]) =>
  tx.run(sql`
    insert into panel (audit_id, panel, scope_key, version, result, sources, headlines, changes, hash)
    select ${auditId}, p.panel, p.scope_key, ${version}, p.result, p.sources, p.headlines, p.changes, p.hash
    from json_to_recordset(${`[${batch.map(recordOf).join(',')}]`}::json) as p (
      panel text, scope_key text, result json, sources json, headlines json, changes json, hash text)`);

/** Answers are JSON already, and most of what is written. */
function recordOf({ result, sources, ...rest }: PanelRow): string {
  return `${jsonText(rest).slice(0, -1)},"result":${result},"sources":${sources}}`;
}
