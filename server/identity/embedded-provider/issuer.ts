import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, errors, importJWK, type JWTVerifyGetKey, SignJWT } from 'jose';
import type { Issuer } from '../authenticate.ts';
import { EMBEDDED_CLIENT_ID, embeddedAudience, type IdentitySettings } from '../settings.ts';
import { type ProviderKeys, SIGNING_ALGORITHM } from './keys.ts';
import { accountOf, subjectOf } from './subject.ts';

/** How often a token with an unknown key makes the keys be read again: another process may have a newer one. */
const LOOK_AGAIN_MS = 5_000;

/**
 * Trusts the embedded provider by its keys themselves: nothing is fetched, and the host a
 * request came by plays no part.
 * @param reload reads the keys again
 */
export function embeddedIssuer(
  settings: IdentitySettings,
  keys: ProviderKeys,
  reload: () => Promise<ProviderKeys>,
): Issuer {
  let known = publicKeys(keys);
  let readAt = 0;
  const key: JWTVerifyGetKey = async (header, token) => {
    try {
      return await known(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() - readAt < LOOK_AGAIN_MS) throw error;
      readAt = Date.now();
      known = publicKeys(await reload());
      return await known(header, token);
    }
  };
  return {
    rules: async () => ({
      issuer: settings.publicUrl,
      audience: embeddedAudience(settings),
      algorithms: [SIGNING_ALGORITHM],
      form: 'at+jwt',
      key,
    }),
    accounts: { kind: 'address', accountOf, ...settings },
  };
}

const publicKeys = ({ signing, earlier }: ProviderKeys) =>
  createLocalJWKSet({
    keys: [signing, ...earlier.map((one) => one.signing)].map(({ d: _private, ...publicKey }) => publicKey),
  });

/** An access token as the provider itself would issue it, good for an hour; for tools and tests on the same machine. */
export async function signAccessToken(
  settings: IdentitySettings,
  { signing }: ProviderKeys,
  email: string,
): Promise<string> {
  return await new SignJWT({ client_id: EMBEDDED_CLIENT_ID })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: signing.kid, typ: 'at+jwt' })
    .setIssuer(settings.publicUrl)
    .setSubject(subjectOf({ email, credential: null }))
    .setAudience(embeddedAudience(settings))
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importJWK(signing, SIGNING_ALGORITHM));
}
