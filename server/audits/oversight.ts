import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import type { AuditDetail, AuditRow, AuditStatus } from '#contract/operator/audit-detail.ts';
import type { Requirements } from '#contract/uploads/requirements.ts';
import { datasetOfSlug } from '#datasets/index.ts';
import { SLUGS, type Slug } from '#datasets/kit/file-type.ts';
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

/** What the schools of an audit have and lack in one category, as the overview of the audit shows it. */
export type ReadRequirements = (
  tx: Transaction,
  viewer: { auditId: AuditId; schools: 'all' },
  slug: Slug,
) => Promise<Requirements>;

/** What the calls of operators need of the portal. */
export interface Oversight extends AuditSettings {
  requirements: ReadRequirements;
  storage: (tx: Transaction, auditId: AuditId) => Promise<AuditDetail['storage']>;
}

/** Every audit with how far it is. Runs as portal_system. */
export async function listAudits(tx: Transaction, { demo, requirements }: Oversight): Promise<AuditRow[]> {
  const rows: AuditRow[] = [];
  for (const audit of await selectCountedAudits(tx, demo)) rows.push(await rowOf(tx, audit, requirements));
  return rows;
}

/** @throws PortalError not_found */
export async function readAudit(
  tx: Transaction,
  auditId: AuditId,
  { demo, requirements, storage }: Oversight,
): Promise<AuditDetail> {
  const [audit] = await selectCountedAudits(tx, demo, auditId);
  if (!audit) throw new PortalError('not_found');
  const row = await rowOf(tx, audit, requirements);
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

/** Closes or reopens an audit. @throws PortalError conflict where it is so already */
export async function setClosed(tx: Transaction, auditId: AuditId, isClosed: boolean): Promise<void> {
  if ((await updateClosed(tx, auditId, isClosed)) > 0) return;
  if (!(await hasAudit(tx, auditId))) throw new PortalError('not_found');
  throw new PortalError('conflict', isClosed ? 'closed-already' : 'open-already');
}

async function rowOf(
  tx: Transaction,
  { files, ...audit }: CountedAudit,
  requirements: ReadRequirements,
): Promise<AuditRow> {
  const missing = [];
  for (const slug of SLUGS) {
    const schools = incompleteIn(await requirements(tx, { auditId: audit.id, schools: 'all' }, slug));
    if (schools > 0) missing.push({ type: datasetOfSlug(slug).type, schools });
  }
  return { ...audit, missing, status: statusOf(audit, files, missing.length) };
}

const incompleteIn = ({ schools }: Requirements): number =>
  Object.values(schools).filter(
    (entry) => !(typeof entry === 'object' ? Object.values(entry) : [entry]).every((status) => COMPLETE.has(status)),
  ).length;

/** What a school does not offer lacks nothing. */
const COMPLETE: ReadonlySet<unknown> = new Set([true, 'not_offered']);

function statusOf({ closed_at, people }: Omit<CountedAudit, 'files'>, files: number, missing: number): AuditStatus {
  if (closed_at !== null) return 'closed';
  if (missing === 0) return 'complete';
  if (files > 0) return 'collecting';
  return people.active === 0 ? 'waiting' : 'empty';
}
