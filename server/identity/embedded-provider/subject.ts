import { z } from 'zod';

const PREFIX = 'email|';

/**
 * The subject of an embedded account is its address, so that `portal token` can name a person without opening the database,
 * which a running server may hold alone.
 */
export const subjectOf = (email: string): string => PREFIX + email.toLowerCase();

/** The address in lower case, or null for a subject that is not ours. */
export function emailOf(subject: string): string | null {
  const email = subject.startsWith(PREFIX) ? z.email().safeParse(subject.slice(PREFIX.length)) : null;
  return email?.success ? email.data.toLowerCase() : null;
}
