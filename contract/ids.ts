import { z } from 'zod';

/**
 * Branded ids: a school ID cannot be passed where a file ID is wanted. All are UUIDs made by the server, in lowercase
 * letters: one in capitals is another text, and refused.
 */
const id = <Brand extends string>(brand: Brand) =>
  z.uuid().lowercase('IDs are written in lowercase letters').brand(brand);

export const AuditId = id('AuditId');
export const SchoolId = id('SchoolId');
export const PersonId = id('PersonId');
export const FileId = id('FileId');
export const MembershipId = id('MembershipId');
/**
 * Opaque: an HMAC of the student's ID under the audit's own key, so it is stable across new files and tells nothing.
 * Its length is not part of the contract: any other word is an unknown ID.
 */
export const TranscriptId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .brand('TranscriptId');

export type AuditId = z.infer<typeof AuditId>;
export type SchoolId = z.infer<typeof SchoolId>;
export type PersonId = z.infer<typeof PersonId>;
export type FileId = z.infer<typeof FileId>;
export type MembershipId = z.infer<typeof MembershipId>;
export type TranscriptId = z.infer<typeof TranscriptId>;
