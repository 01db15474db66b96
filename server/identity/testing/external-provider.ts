import Fastify from 'fastify';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

const ALGORITHM = 'RS256';

/** A real provider as far as the portal asks one: discovery, keys, userinfo, over HTTP on this machine. */
export async function startExternalProvider() {
  const app = Fastify();
  const counts = { keys: 0, userInfo: 0 };
  let userInfo: Record<string, unknown> = {};
  let keys = new Map([['first', await generateKeyPair(ALGORITHM, { extractable: true })]]);

  app.get('/.well-known/openid-configuration', () => ({
    issuer: issuer(),
    jwks_uri: `${issuer()}/keys`,
    userinfo_endpoint: `${issuer()}/userinfo`,
  }));
  app.get('/keys', async () => {
    counts.keys += 1;
    const published = [...keys].map(async ([kid, { publicKey }]) => ({
      ...(await exportJWK(publicKey)),
      kid,
      alg: ALGORITHM,
      use: 'sig',
    }));
    return { keys: await Promise.all(published) };
  });
  app.get('/userinfo', () => {
    counts.userInfo += 1;
    return userInfo;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });

  function issuer(): string {
    const address = app.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('not listening');
    return `http://127.0.0.1:${address.port}`;
  }

  return {
    issuer: issuer(),
    counts,
    says: (about: Record<string, unknown>) => {
      userInfo = about;
    },
    addKey: async (kid: string) => {
      keys = new Map([...keys, [kid, await generateKeyPair(ALGORITHM, { extractable: true })]]);
    },
    token: async (audience: string, claims: JWTPayload, kid = 'first') => {
      const signer = keys.get(kid) ?? (await generateKeyPair(ALGORITHM));
      return await new SignJWT({ scope: 'openid', ...claims })
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'at+jwt' })
        .setIssuer(issuer())
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('10m')
        .sign(signer.privateKey);
    },
    stop: () => app.close(),
  };
}
