import { z } from 'zod';

/**
 * Branded ids: a school id cannot be handed over where a file id is wanted. All are UUIDs made by the server, in small letters: one in
 * capital letters is another text, and so nobody's id.
 */
const id = <Brand extends string>(brand: Brand) => z.uuid().lowercase().brand(brand);

export const AuditId = id('AuditId');
export const SchoolId = id('SchoolId');
export const PersonId = id('PersonId');
export const FileId = id('FileId');
export const MembershipId = id('MembershipId');
/** Opaque: an HMAC of the student's id under the audit's own key, so it is stable across new files and tells nothing. */
export const TranscriptId = z
  .string()
  .regex(/^[\w-]{22}$/)
  .brand('TranscriptId');

export type AuditId = z.infer<typeof AuditId>;
export type SchoolId = z.infer<typeof SchoolId>;
export type PersonId = z.infer<typeof PersonId>;
export type FileId = z.infer<typeof FileId>;
export type MembershipId = z.infer<typeof MembershipId>;
export type TranscriptId = z.infer<typeof TranscriptId>;
