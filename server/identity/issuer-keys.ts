import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { PortalError } from '#contract/errors.ts';

const COOLDOWN_MS = 30_000;

/**
 * The published keys of an external issuer: fetched once, again after ten minutes or for an unknown key ID,
 * at most every 30 s. While the issuer does not answer, the keys known so far go on to count, so that its
 * outage signs no one out.
 */
export function issuerKeys(jwksUri: URL): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(jwksUri, {
    cooldownDuration: COOLDOWN_MS,
    cacheMaxAge: 600_000,
    timeoutDuration: 5_000,
  });
  let silentUntil = 0;

  return async (header, token) => {
    if (Date.now() < silentUntil) return await lastKnown(header, token);
    try {
      return await remote(header, token);
    } catch (error) {
      if (!isOutage(error)) throw error;
      silentUntil = Date.now() + COOLDOWN_MS;
      return await lastKnown(header, token);
    }
  };

  function lastKnown(...about: Parameters<JWTVerifyGetKey>) {
    const known = remote.jwks();
    if (!known) throw new PortalError('unavailable', 'sign-in-service-silent');
    return createLocalJWKSet(known)(...about);
  }
}

/** jose has a class for a wrong key ID, a time-out and so on; a failed fetch or a bad answer is the plain error. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return (
    error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC' || error instanceof errors.JWKSInvalid
  );
}
