import { createHash, randomInt } from 'node:crypto';
import { hashAs, hashTogether } from '../password.ts';

const HOW_MANY = 10;
/** Without letters and digits that look alike: 31 signs, so 10 of them are 49 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** Ten codes for the day a phone is lost, as `abcde-fghjk`; each is good once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => {
    const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
  });

/** 49 bits can be tried out one by one where a hash is quick, so they are kept as passwords are (OWASP ASVS 6.5.2). */
export const hashRecoveryCodes = (codes: readonly string[]): Promise<string[]> => hashTogether(codes.map(signsIn));

/**
 * What a code that someone types would be kept as beside the codes of theirs that are left.
 * @returns null for what is not a recovery code, and where none is left
 */
export async function hashAmong(kept: readonly string[], typed: string): Promise<string | null> {
  const [one] = kept;
  const signs = signsIn(typed);
  if (one === undefined || signs.length !== LENGTH) return null;
  return one.startsWith('scrypt$') ? await hashAs(one, signs) : hashUntilVersion05(signs);
}

/** Capitals, spaces and the dash play no part. */
const signsIn = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Codes that were printed then stay good. */
const hashUntilVersion05 = (signs: string): string => createHash('sha256').update(signs).digest('base64url');
