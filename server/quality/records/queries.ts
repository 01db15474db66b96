import { createSecretKey, type KeyObject } from 'node:crypto';
import type { OwnRuleSet } from '#contract/quality/opportunity.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { StoredOpportunity } from '../opportunity/of-scope.ts';
import { selectAudit, selectPanel, selectState } from '../queries.ts';
import { scopeKey } from '../scopes.ts';
import type { ChangedFile, UsedFile } from '../versions/file-changes.ts';
import type { Version } from './open.ts';

/** The numbers that show now; null before there are any. */
export async function selectVersion(tx: Transaction, auditId: string): Promise<Version | null> {
  const state = await selectState(tx, auditId);
  if (!state || state.computed === 0) return null;
  const row = await tx.row<{ files: UsedFile[] }>(sql`
    select files from quality_version where audit_id = ${auditId} and version = ${state.computed}`);
  return { auditId, version: state.computed, computed_at: state.computed_at, files: row?.files ?? [] };
}

/** The key of the audit's transcript IDs. */
export async function selectTranscriptKey(tx: Transaction, auditId: string): Promise<KeyObject> {
  const audit = await selectAudit(tx, auditId);
  if (!audit) throw new Error('The audit of this transaction is not there');
  return createSecretKey(audit.transcript_key, 'hex');
}

/** What became of files after a version, oldest first. */
export async function selectChangesSince(tx: Transaction, auditId: string, version: number): Promise<ChangedFile[]> {
  const rows = await tx.rows<{ changed: ChangedFile[] }>(sql`
    select changed from quality_version where audit_id = ${auditId} and version > ${version} order by version`);
  return rows.flatMap(({ changed }) => changed);
}

/** The district's own requirements, as the numbers of the school know them. */
export async function selectOwnRuleSets(tx: Transaction, auditId: string, schoolId: string): Promise<OwnRuleSet[]> {
  const stored = await selectPanel<Pick<StoredOpportunity, 'settings'>>(
    tx,
    auditId,
    'opportunity',
    scopeKey([schoolId]),
    undefined,
  );
  return stored?.result?.settings?.rule_sets ?? [];
}
