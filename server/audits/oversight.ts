import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import type { AuditDetail, AuditRow, AuditStatus } from '#contract/operator/audit-detail.ts';
import { datasetOfSlug } from '#datasets/index.ts';
import { SLUGS, type UploadFileType } from '#datasets/kit/file-type.ts';
import type { Actor } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { lockAudit } from '#server/platform/database/lock-audit.ts';
import { versionOf } from './audit-version.ts';
import type { AuditSettings } from './operator.ts';
import {
  type CountedAudit,
  hasAudit,
  selectCountedAudits,
  selectMembersOf,
  selectSchoolsInFull,
  updateClosed,
} from './oversight-queries.ts';

/**
 * How many schools lack something in a category, in all audits or in the one; categories in
 * which none does are left out.
 */
export type CountIncomplete = (
  tx: Transaction,
  only: AuditId | null,
) => Promise<{ audit_id: AuditId; type: UploadFileType; schools: number }[]>;

/** What the calls of operators need of the portal. */
export interface Oversight extends AuditSettings {
  incomplete: CountIncomplete;
  storage: (tx: Transaction, auditId: AuditId) => Promise<AuditDetail['storage']>;
  /** Has every file read again: the class decides how years are read. */
  readFilesAgain: (tx: Transaction, auditId: AuditId, actor: Actor) => Promise<void>;
  /** Names and IDs of schools decide how a file is read from then on: has those read again that are being read now. */
  startReadingAgain: (tx: Transaction, auditId: AuditId, actor: Actor) => Promise<void>;
}

/** Every audit with how far it is. Runs as portal_system. */
export async function listAudits(tx: Transaction, { demo, incomplete }: Oversight): Promise<AuditRow[]> {
  const missing = Map.groupBy(await incomplete(tx, null), ({ audit_id }) => audit_id);
  return (await selectCountedAudits(tx, demo)).map((audit) => rowOf(audit, missing.get(audit.id) ?? []));
}

/** @throws PortalError not_found */
export async function readAudit(
  tx: Transaction,
  auditId: AuditId,
  { demo, incomplete, storage }: Oversight,
): Promise<AuditDetail> {
  const [audit] = await selectCountedAudits(tx, demo, auditId);
  if (!audit) throw new PortalError('not_found');
  const row = rowOf(audit, await incomplete(tx, auditId));
  const schools = await selectSchoolsInFull(tx, auditId);
  const members = await selectMembersOf(tx, demo, auditId);
  const detail = { ...row, schools, members, storage: await storage(tx, auditId) };
  return { ...detail, version: versionOf(detail) };
}

/**
 * The audit before an edit, and holds other edits of it back until the transaction ends.
 * @throws PortalError not_found, conflict where it is no longer as it was read
 */
export async function readUnchanged(
  tx: Transaction,
  auditId: AuditId,
  version: string | undefined,
  settings: Oversight,
): Promise<AuditDetail> {
  await lockAudit(tx, auditId);
  const now = await readAudit(tx, auditId, settings);
  if (version !== undefined && now.version !== version) throw new PortalError('conflict', 'changed-since-opened');
  return now;
}

/** Closes or reopens an audit. @throws PortalError conflict where it is closed or open already */
export async function setClosed(tx: Transaction, auditId: AuditId, isClosed: boolean): Promise<void> {
  if ((await updateClosed(tx, auditId, isClosed)) > 0) return;
  if (!(await hasAudit(tx, auditId))) throw new PortalError('not_found');
  throw new PortalError('conflict', isClosed ? 'closed-already' : 'open-already');
}

function rowOf({ files, ...audit }: CountedAudit, incomplete: Awaited<ReturnType<CountIncomplete>>): AuditRow {
  const missing = SLUGS.flatMap((slug) => {
    const { type } = datasetOfSlug(slug);
    const of = incomplete.find((one) => one.type === type);
    return of ? [{ type, schools: of.schools }] : [];
  });
  return { ...audit, missing, status: statusOf(audit, files, missing.length) };
}

function statusOf({ closed_at, people }: Omit<CountedAudit, 'files'>, files: number, missing: number): AuditStatus {
  if (closed_at !== null) return 'closed';
  if (missing === 0) return 'complete';
  if (files > 0) return 'collecting';
  return people.active === 0 ? 'waiting' : 'empty';
}
