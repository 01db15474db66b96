import { z } from 'zod';
import { EmailAddress } from '../email-address.ts';
import { SchoolId } from '../ids.ts';
import { AuditQuota } from './audit-detail.ts';

const text = (max: number) => z.string().trim().min(1).max(max);

/** A school as an operator writes it: its name, and the IDs under which files name it. */
export const SchoolDraft = z.object({
  name: text(200),
  local_id: text(40).optional(),
  state_id: text(40).optional(),
  nces_id: text(40).optional(),
  ceeb_code: text(40).optional(),
});
export type SchoolDraft = z.infer<typeof SchoolDraft>;

/** The most schools an audit can have. */
export const MOST_SCHOOLS = 2000;

export const AuditDraft = z.object({
  district: z.object({ name: text(200) }),
  year_ending: z.int().min(2000).max(2100),
  /** The day by which the district sends its files. Left out, a change keeps it. */
  due_on: z.iso.date().nullable().optional(),
  schools: z.array(SchoolDraft).min(1).max(MOST_SCHOOLS),
  members: z
    .array(
      z.object({
        email: EmailAddress,
        name: text(200).optional(),
        roles: z.array(text(60)).min(1).max(10),
        scope: z.enum(['district', 'school']),
        schools: z.array(text(200)).optional(),
      }),
    )
    .max(5000)
    .default([]),
});
export type AuditDraft = z.infer<typeof AuditDraft>;

/** A school that has an ID is that one, whatever its name; one without is added; one that is left out is removed. */
export const AuditEdit = z.object({
  district: z.object({ name: text(200) }),
  year_ending: z.int().min(2000).max(2100),
  due_on: z.iso.date().nullable(),
  schools: z
    .array(SchoolDraft.extend({ id: SchoolId.optional() }))
    .min(1)
    .max(MOST_SCHOOLS),
  /** What the audit may hold. Left out, a change keeps it; null: what the portal's settings say. */
  quota: AuditQuota.nullable().optional(),
  /** The version that was read. Where the audit has another by now, nothing is changed and the answer is a conflict. */
  version: z.string().optional(),
});
export type AuditEdit = z.infer<typeof AuditEdit>;
