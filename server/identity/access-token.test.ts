import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkAccessToken, type TokenRules } from './access-token.ts';

const ISSUER = 'https://id.example/';
const AUDIENCE = 'https://portal.example/api';

interface Change {
  claims?: JWTPayload;
  header?: Record<string, unknown>;
  key?: CryptoKey | Uint8Array;
}

let ours: CryptoKeyPair;
let foreign: CryptoKeyPair;
let rules: TokenRules;

beforeAll(async () => {
  ours = await generateKeyPair('RS256', { extractable: true });
  foreign = await generateKeyPair('RS256', { extractable: true });
  const publicKey = { ...(await exportJWK(ours.publicKey)), kid: 'ours', alg: 'RS256', use: 'sig' };
  const key = createLocalJWKSet({ keys: [publicKey] });
  rules = { issuer: ISSUER, audience: AUDIENCE, algorithms: ['RS256'], form: 'at+jwt', key };
});

const seconds = () => Math.floor(Date.now() / 1000);

/** A good access token with one thing changed; a claim of `undefined` is left out. */
function token({ claims, header, key = ours.privateKey }: Change = {}): Promise<string> {
  const good = { iss: ISSUER, sub: 'auth|1', aud: AUDIENCE, iat: seconds(), exp: seconds() + 600, scope: 'openid' };
  return new SignJWT({ ...good, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'ours', typ: 'at+jwt', ...header })
    .sign(key);
}

const check = async (change?: Change, form: TokenRules['form'] = 'at+jwt') =>
  await checkAccessToken(await token(change), { ...rules, form });

const refused = { code: 'unauthenticated' };

describe('an access token of our issuer', () => {
  test('is accepted with its claims', async () => {
    await expect(check()).resolves.toMatchObject({ iss: ISSUER, sub: 'auth|1' });
  });

  test('may be a minute late or early, and no more', async () => {
    await expect(check({ claims: { exp: seconds() - 50 } })).resolves.toHaveProperty('sub');
    await expect(check({ claims: { nbf: seconds() + 50 } })).resolves.toHaveProperty('sub');
    await expect(check({ claims: { exp: seconds() - 70 } })).rejects.toMatchObject(refused);
    await expect(check({ claims: { nbf: seconds() + 70 } })).rejects.toMatchObject(refused);
  });
});

describe('refuses', () => {
  test.each<[string, Change]>([
    ['another issuer', { claims: { iss: 'https://id.example' } }],
    ['another audience', { claims: { aud: 'https://elsewhere.example' } }],
    ['no audience', { claims: { aud: undefined } }],
    ['no expiry', { claims: { exp: undefined } }],
    ['no subject', { claims: { sub: undefined } }],
    ['an empty subject', { claims: { sub: '' } }],
    ['no time of issue', { claims: { iat: undefined } }],
    ['no type', { header: { typ: undefined } }],
    ['the general type', { header: { typ: 'JWT' } }],
    ['an unknown key id', { header: { kid: 'other' } }],
    ['an address of keys in the token', { header: { jku: 'https://id.example/jwks.json' } }],
    ['a certificate address in the token', { header: { x5u: 'https://id.example/cert' } }],
  ])('%s', async (_words, change) => {
    await expect(check(change)).rejects.toMatchObject(refused);
  });

  test('a key of its own in the token', async () => {
    const jwk = await exportJWK(foreign.publicKey);
    await expect(check({ header: { jwk }, key: foreign.privateKey })).rejects.toMatchObject(refused);
    await expect(check({ header: { jwk: await exportJWK(ours.publicKey) } })).rejects.toMatchObject(refused);
  });

  test('a signature by another key', async () => {
    await expect(check({ key: foreign.privateKey })).rejects.toMatchObject(refused);
  });

  test('our public key as a shared secret', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(ours.publicKey));
    await expect(check({ header: { alg: 'HS256' }, key: secret })).rejects.toMatchObject(refused);
  });

  test('an algorithm that is not configured', async () => {
    const other = await generateKeyPair('ES256');
    await expect(check({ header: { alg: 'ES256' }, key: other.privateKey })).rejects.toMatchObject(refused);
  });

  test('no signature at all', async () => {
    const [, claims] = (await token()).split('.');
    const header = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    await expect(checkAccessToken(`${header}.${claims}.`, rules)).rejects.toMatchObject(refused);
  });

  test('a character more, or one changed', async () => {
    const good = await token();
    const [header, claims, signature] = good.split('.');
    await expect(checkAccessToken(`${good}A`, rules)).rejects.toMatchObject(refused);
    await expect(checkAccessToken(`${header}.${claims}A.${signature}`, rules)).rejects.toMatchObject(refused);
  });
});

describe('a provider that cannot mark access tokens', () => {
  const plain = (change: Change = {}) => check({ ...change, header: { typ: 'JWT', ...change.header } }, 'plain');

  test.each<[string, Change]>([
    ['scope', {}],
    ['scp, as Entra writes it', { claims: { scope: undefined, scp: 'access' } }],
    ['no type at all', { header: { typ: undefined } }],
  ])('is accepted by %s', async (_words, change) => {
    await expect(plain(change)).resolves.toHaveProperty('sub');
  });

  test.each<[string, Change]>([
    ['without a scope', { claims: { scope: undefined, azp: 'web' } }],
    ['with a nonce', { claims: { nonce: 'n' } }],
    ['with the hash of an access token', { claims: { at_hash: 'h' } }],
    ['with the hash of a code', { claims: { c_hash: 'h' } }],
    ['of another type', { header: { typ: 'logout+jwt' } }],
  ])('is refused %s', async (_words, change) => {
    await expect(plain(change)).rejects.toMatchObject(refused);
  });
});
