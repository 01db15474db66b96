import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, type ProtectedHeaderParameters } from 'jose';
import { PortalError } from '#contract/errors.ts';

/** Clocks of provider and portal may differ by this much (docs/constants.md: token-expiry leeway). */
const LEEWAY_SECONDS = 60;

/**
 * Headers by which a token brings or points to its own key. Ours come from one fixed place, so a
 * token with one is forged.
 */
const OWN_KEY_HEADERS = ['jwk', 'jku', 'x5u', 'x5c'] as const;

/** Claims of an ID token that no access token has (OpenID Connect Core 2, 3.1.3.6 and 3.3.2.11). */
const ID_TOKEN_CLAIMS = ['nonce', 'at_hash', 'c_hash', 's_hash'] as const;

/** How tokens of the one trusted issuer look. */
export interface TokenRules {
  issuer: string;
  audience: string;
  algorithms: readonly string[];
  form: 'at+jwt' | 'plain';
  key: JWTVerifyGetKey;
}

export interface AccessTokenClaims extends JWTPayload {
  iss: string;
  sub: string;
}

/**
 * Checks signature, issuer, audience, times and the kind of token.
 * @throws PortalError unauthenticated for any token that is not ours; unavailable when the issuer's keys cannot be had.
 */
export async function checkAccessToken(token: string, rules: TokenRules): Promise<AccessTokenClaims> {
  try {
    const { payload, protectedHeader } = await jwtVerify<AccessTokenClaims>(token, rules.key, {
      algorithms: [...rules.algorithms],
      issuer: rules.issuer,
      audience: rules.audience,
      clockTolerance: LEEWAY_SECONDS,
      requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
      ...(rules.form === 'at+jwt' && { typ: 'at+jwt' }),
    });
    if (!isAccessToken(protectedHeader, payload, rules)) throw new PortalError('unauthenticated');
    return payload;
  } catch (error) {
    if (error instanceof PortalError) throw error;
    if (error instanceof errors.JOSEError) throw new PortalError('unauthenticated');
    throw error;
  }
}

function isAccessToken(header: ProtectedHeaderParameters, claims: AccessTokenClaims, { form }: TokenRules): boolean {
  if (OWN_KEY_HEADERS.some((name) => name in header) || claims.sub === '') return false;
  if (form === 'at+jwt') return true;
  const isGeneric = header.typ === undefined || header.typ.toUpperCase() === 'JWT';
  const hasScope = typeof claims.scope === 'string' || typeof claims.scp === 'string';
  return isGeneric && hasScope && ID_TOKEN_CLAIMS.every((name) => claims[name] === undefined);
}
