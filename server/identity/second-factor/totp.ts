import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app reads it: SHA-1, six digits, a new code every 30 seconds. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 };
const ISSUER = 'Educational Opportunity Audit';
/** Bytes; RFC 4226 section 4 (R6) asks for 20. */
const SECRET_BYTES = 20;
/** Steps before and after now: clocks of phones differ, and a person takes a while to type. RFC 6238 5.2 allows one. */
const STEPS_AROUND = 1;

/** A new shared secret in base32, as a person can type it into an app. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ ...FORM, issuer: ISSUER, label, secret: Secret.fromBase32(secret) });

/** The address that an authenticator app reads from the picture. */
export const appAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The time step (30 seconds since 1970) whose code this is, or null. @param now milliseconds since 1970 */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const around = totpOf(secret).validate({ token: code, timestamp: now, window: STEPS_AROUND });
  return around === null ? null : Math.floor(now / 1000 / FORM.period) + around;
}
