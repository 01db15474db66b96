import { createHash, randomInt } from 'node:crypto';

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

/** Of a code as somebody types it: capitals, spaces and the dash play no part. */
export const hashOfRecoveryCode = (typed: string): string =>
  createHash('sha256')
    .update(typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url');
