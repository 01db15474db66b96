import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, importJWK, SignJWT } from 'jose';
import type { Issuer } from '../authenticate.ts';
import { EMBEDDED_CLIENT_ID, embeddedAudience, type IdentitySettings } from '../settings.ts';
import { type ProviderKeys, SIGNING_ALGORITHM } from './keys.ts';
import { accountOf, subjectOf } from './subject.ts';

/** Trusts the embedded provider by its key itself: nothing is fetched, and the host a request came by plays no part. */
export function embeddedIssuer(settings: IdentitySettings, { signing }: ProviderKeys): Issuer {
  const { d: _private, ...publicKey } = signing;
  const key = createLocalJWKSet({ keys: [publicKey] });
  return {
    rules: async () => ({
      issuer: settings.publicUrl,
      audience: embeddedAudience(settings),
      algorithms: [SIGNING_ALGORITHM],
      form: 'at+jwt',
      key,
    }),
    accounts: { kind: 'address', accountOf, demo: settings.demo },
  };
}

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
