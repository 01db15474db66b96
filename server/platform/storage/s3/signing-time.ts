import { LONGEST_MS } from '../signature.ts';

/** As the presigner wants it. */
export interface SigningTime {
  signingDate: Date;
  /** Seconds. */
  expiresIn: number;
}

/**
 * An address that ends then. It begins as long before as an address may be good, so this machine's clock, which
 * may be wrong, has no say.
 */
export const until = (end: Date): SigningTime => ({
  signingDate: new Date(end.getTime() - LONGEST_MS),
  expiresIn: LONGEST_MS / 1000,
});
