import { z } from 'zod';
import { UPLOAD_FILE_TYPES } from '#datasets/kit/file-type.ts';
import { AuditId, MembershipId, SchoolId } from '../ids.ts';

export const AuditSummary = z.object({
  id: AuditId,
  district: z.string(),
  year_ending: z.int(),
  schools: z.array(z.object({ id: SchoolId, name: z.string() })),
  /**
   * After a change: a link for each member who has to prove the address yet, where the portal
   * does not send it by e-mail.
   */
  invitations: z.array(z.object({ email: z.string(), url: z.string(), expires_at: z.iso.datetime() })).optional(),
  /** After a change: links went by e-mail to those who have to prove the address yet. */
  is_mailed: z.boolean().optional(),
});
export type AuditSummary = z.infer<typeof AuditSummary>;

/** How far an audit is. `waiting`: no one has joined. `empty`: no files. `collecting`: files, and some are missing. */
const AUDIT_STATUSES = ['waiting', 'empty', 'collecting', 'complete', 'closed'] as const;
export type AuditStatus = (typeof AUDIT_STATUSES)[number];

const state = {
  due_on: z.iso.date().nullable(),
  /** Since when it is read only; null: open. */
  closed_at: z.iso.datetime().nullable(),
  status: z.enum(AUDIT_STATUSES),
  /** The last thing that one of its people did. */
  last_activity: z.iso.datetime().nullable(),
  people: z.object({ active: z.int(), pending: z.int() }),
  /**
   * Categories that are not complete, with the number of schools that are not. Counts alone: an operator reads no file.
   */
  missing: z.array(z.object({ type: z.enum(UPLOAD_FILE_TYPES), schools: z.int() })),
};

export const AuditRow = AuditSummary.omit({ invitations: true, is_mailed: true }).extend(state);
export type AuditRow = z.infer<typeof AuditRow>;

const idOrNone = z.string().nullable();

/**
 * The most files an audit can hold, with all their versions: numbers know a file by 15 bits (server/quality/ledgers).
 */
export const MOST_FILES = 32_767;

/** What an audit may hold. */
export const AuditQuota = z.object({
  files: z.int().min(1).max(MOST_FILES),
  bytes: z.int().min(1_000_000).max(1_000_000_000_000_000),
});
export type AuditQuota = z.infer<typeof AuditQuota>;

export const AuditDetail = AuditRow.extend({
  /** Of its names, dates and schools: another once one of them changes. */
  version: z.string(),
  /** What the audit holds and may hold. Counts and bytes alone. */
  storage: z.object({ files: z.int(), bytes: z.int(), most: AuditQuota }),
  schools: z.array(
    z.object({
      id: SchoolId,
      name: z.string(),
      local_id: idOrNone,
      state_id: idOrNone,
      nces_id: idOrNone,
      ceeb_code: idOrNone,
      /** It has files, and cannot be removed. */
      has_uploads: z.boolean(),
      /** People who see this school and no other: without it they see none. */
      only_for: z.int(),
    }),
  ),
  members: z.array(
    z.object({
      id: MembershipId,
      name: z.string(),
      email: z.string(),
      roles: z.array(z.string()),
      state: z.enum(['pending', 'active']),
    }),
  ),
});
export type AuditDetail = z.infer<typeof AuditDetail>;
