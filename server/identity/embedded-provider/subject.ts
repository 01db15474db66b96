import { z } from 'zod';

const PREFIX = 'email|';

/** Whom a session or a token is of. */
export interface Account {
  /** Lower case. */
  email: string;
  /**
   * The password that opened it, by `person.credential`; null where the key file itself is the proof (`portal token`).
   */
  credential: string | null;
}

const Credential = z.uuid();

/**
 * The subject of an embedded account is its address, so that `portal token` can name a person without opening
 * the database, which a running server may hold alone. What a password opened names the password, too: with the
 * next one it is no one's.
 */
export const subjectOf = ({ email, credential }: Account): string =>
  PREFIX + [email.toLowerCase(), ...(credential === null ? [] : [credential])].join('|');

/** What every subject of a password of this address begins with. */
export const subjectStart = (email: string): string => `${PREFIX}${email.toLowerCase()}|`;

/** null for a subject that is not ours. */
export function accountOf(subject: string): Account | null {
  if (!subject.startsWith(PREFIX)) return null;
  const [address, credential, ...more] = subject.slice(PREFIX.length).split('|');
  const email = z.email().safeParse(address);
  if (!email.success || more.length > 0) return null;
  if (credential !== undefined && !Credential.safeParse(credential).success) return null;
  return { email: email.data.toLowerCase(), credential: credential ?? null };
}
