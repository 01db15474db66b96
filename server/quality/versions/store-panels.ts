import type { Transaction } from '#server/platform/database/database.ts';
import { jsonText } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import { textColumns } from '#server/platform/database/text-columns.ts';
import { inBatches } from '../batches.ts';
import { changesBetween } from './changes.ts';
import type { ChangedFile } from './file-changes.ts';
import type { WrittenPanel } from './written-panel.ts';

/** The numbers that a refresh replaces. */
export interface NewestPanels {
  version: number;
  /** By panel and scope. */
  panels: Readonly<Record<string, Newest>>;
}

/** As much of a panel as the next refresh compares its own with. */
type Newest = Pick<WrittenPanel, 'hash' | 'headlines'>;

/** As texts of JSON; 'null' for the answer of numbers that are gone. */
interface PanelRow {
  panel: string;
  scope_key: string;
  result: string;
  sources: string;
  changes: string;
}

/** Between which versions, and what became of the files. */
export interface VersionStep {
  auditId: string;
  previous: number;
  version: number;
  changed: readonly ChangedFile[];
}

/**
 * Keeps the panels that became others with this version; the rest are read from the version that
 * made them what they are.
 */
export async function storePanels(
  tx: Transaction,
  step: VersionStep,
  before: NewestPanels,
  written: readonly WrittenPanel[],
): Promise<void> {
  const gone = new Set(Object.keys(before.panels));
  const rows: PanelRow[] = [];
  for (const panel of written) {
    const key = keyOf(panel);
    gone.delete(key);
    const old = before.panels[key];
    if (old?.hash !== panel.hash) rows.push(rowOf(panel, old, step));
  }
  // What is left has no numbers anymore: a school or a set of schools that is gone.
  rows.push(...[...gone].map(goneRow));
  if (rows.length === 0) return;
  await inBatches(rows, (batch) => insertPanels(tx, step, batch));
  const newest = written.map((panel): [string, Newest] => [
    keyOf(panel),
    { hash: panel.hash, headlines: panel.headlines },
  ]);
  await tx.run(sql`
    insert into newest_panels (audit_id, panels) values (${step.auditId}, ${jsonText(Object.fromEntries(newest))})
    on conflict (audit_id) do update set panels = excluded.panels`);
}

const keyOf = ({ panel, scope }: WrittenPanel) => `${panel} ${scope.key}`;

function rowOf(
  { panel, scope, needs, result, sources, headlines }: WrittenPanel,
  before: Newest | undefined,
  { previous, changed }: VersionStep,
): PanelRow {
  const about = { needs, schools: scope.schools };
  const changes = before ? changesBetween(previous, before.headlines, headlines, changed, about) : null;
  return { panel, scope_key: scope.key, result, sources, changes: jsonText(changes) };
}

function goneRow(key: string): PanelRow {
  const [panel = '', scope_key = ''] = key.split(' ');
  return { panel, scope_key, result: 'null', sources: jsonText({ files: [], partial: [] }), changes: 'null' };
}

/**
 * The newest numbers of every panel and scope. May be read long before a refresh publishes: who does looks
 * at `version` again then.
 */
export async function newestPanels(tx: Transaction, auditId: string): Promise<NewestPanels> {
  const state = await tx.row<{ computed: number }>(sql`select computed from quality_state where audit_id = ${auditId}`);
  const row = await tx.row<{ panels: string }>(sql`select panels from newest_panels where audit_id = ${auditId}`);
  // Written above as JSON of this shape.
  return { version: state?.computed ?? 0, panels: row ? (JSON.parse(row.panels) as NewestPanels['panels']) : {} };
}

const insertPanels = (tx: Transaction, { auditId, version }: VersionStep, batch: readonly PanelRow[]) =>
  tx.run(sql`
    insert into panel (audit_id, panel, scope_key, version, result, sources, changes)
    select ${auditId}, p.panel, p.scope_key, ${version}, p.result, p.sources, p.changes
    from ${textColumns(
      batch.map(({ panel }) => panel),
      batch.map(({ scope_key }) => scope_key),
      batch.map(({ result }) => result),
      batch.map(({ sources }) => sources),
      batch.map(({ changes }) => changes),
    )} as p (panel, scope_key, result, sources, changes)`);
