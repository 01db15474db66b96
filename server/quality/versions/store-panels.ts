import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm/sql';
import type { PanelAnswer, PanelName } from '#contract/quality.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { inBatches } from '../batches.ts';
import type { Sources } from '../provenance.ts';
import type { Scope } from '../scopes.ts';
import { changesBetween, type StoredChanges } from './changes.ts';
import type { ChangedFile } from './file-changes.ts';
import { type Headline, headlinesOf } from './headlines.ts';

/** The answer of one panel for one scope, with where it comes from. */
export interface PanelNumbers {
  panel: PanelName;
  scope: Scope;
  needs: readonly UploadFileType[];
  answer: PanelAnswer<PanelName>;
  sources: Sources;
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
  result: PanelAnswer<PanelName> | null;
  sources: Sources;
  headlines: Headline[];
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
export async function storePanels(tx: Transaction, step: Step, panels: readonly PanelNumbers[]): Promise<void> {
  const newest = new Map((await selectNewest(tx, step.auditId)).map((row) => [keyOf(row.panel, row.scope_key), row]));
  const rows: PanelRow[] = [];
  for (const numbers of panels) {
    const key = keyOf(numbers.panel, numbers.scope.key);
    const hash = hashOf(numbers);
    const before = newest.get(key);
    newest.delete(key);
    if (!before || before.is_gone || before.hash !== hash) rows.push(rowOf(numbers, hash, before, step));
  }
  // What is left has no numbers any more: a school or a set of schools that is gone.
  for (const { panel, scope_key, is_gone } of newest.values()) if (!is_gone) rows.push(goneRow(panel, scope_key));
  await inBatches(rows, (batch) => insertPanels(tx, step, batch));
}

const keyOf = (panel: string, scopeKey: string) => `${panel} ${scopeKey}`;

const hashOf = ({ answer, sources }: PanelNumbers): string =>
  createHash('sha256')
    .update(JSON.stringify([answer, sources]))
    .digest('base64url');

function rowOf(
  { panel, scope, needs, answer, sources }: PanelNumbers,
  hash: string,
  before: NewestRow | undefined,
  { previous, changed }: Step,
): PanelRow {
  const headlines = headlinesOf(panel, answer);
  const about = { needs, schools: scope.schools };
  const changes =
    before && !before.is_gone ? changesBetween(previous, before.headlines, headlines, changed, about) : null;
  return { panel, scope_key: scope.key, result: answer, sources, headlines, changes, hash };
}

const goneRow = (panel: PanelName, scope_key: string): PanelRow => ({
  panel,
  scope_key,
  result: null,
  sources: { files: [], partial: [] },
  headlines: [],
  changes: null,
  hash: '',
});

const selectNewest = (tx: Transaction, auditId: string) =>
  tx.rows<NewestRow>(sql`
    select distinct on (panel, scope_key) panel, scope_key, hash, headlines, result is null as is_gone
    from panel where audit_id = ${auditId} order by panel, scope_key, version desc`);

const insertPanels = (tx: Transaction, { auditId, version }: Step, batch: readonly PanelRow[]) =>
  tx.run(sql`
    insert into panel (audit_id, panel, scope_key, version, result, sources, headlines, changes, hash)
    select ${auditId}, p.panel, p.scope_key, ${version}, nullif(p.result, 'null'), p.sources, p.headlines, nullif(p.changes, 'null'), p.hash
    from jsonb_to_recordset(${jsonb(batch)}) as p (
      panel text, scope_key text, result jsonb, sources jsonb, headlines jsonb, changes jsonb, hash text)`);
