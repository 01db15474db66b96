import { z } from 'zod';
import { PortalError } from '#contract/errors.ts';
import type { AccessTokenClaims } from './access-token.ts';
import type { Issuer } from './authenticate.ts';
import { issuerKeys } from './issuer-keys.ts';
import type { ExternalProvider } from './settings.ts';

const TIMEOUT_MS = 10_000;

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url(), userinfo_endpoint: z.url().optional() });
type Discovery = z.infer<typeof Discovery>;

/** Trusts one external provider. Its addresses are discovered at the first token, so the portal starts without it. */
export function externalIssuer(provider: ExternalProvider): Issuer {
  const discovered = once(() => discover(provider.issuer));
  const keys = once(async () => issuerKeys(new URL((await discovered()).jwks_uri)));

  return {
    rules: async () => ({
      issuer: provider.issuer,
      audience: provider.audience,
      algorithms: provider.algorithms,
      form: provider.tokenForm,
      key: await keys(),
    }),
    accounts: {
      kind: 'binding',
      mayOperate: (claims) => hasFactor(claims, provider.operatorFactors),
      async verifiedEmail(claims, token) {
        const inToken = emailIn(claims, provider);
        if (inToken !== null) return inToken;
        const { userinfo_endpoint } = await discovered();
        return userinfo_endpoint === undefined
          ? null
          : emailIn(await userInfo(userinfo_endpoint, claims, token), provider);
      },
    },
  };
}

/** `amr` says by what means someone was recognized (RFC 8176), `acr` how well (OpenID Connect Core 2). */
function hasFactor({ amr, acr }: AccessTokenClaims, factors: readonly string[] | null): boolean {
  if (factors === null) return true;
  return [amr, acr].flat().some((shown) => typeof shown === 'string' && factors.includes(shown));
}

async function discover(issuer: string): Promise<Discovery> {
  const document = await getJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const found = Discovery.safeParse(document);
  // OpenID Connect Discovery 4.3: the document must name the very issuer it was asked for.
  if (!found.success || found.data.issuer !== issuer) throw unavailable();
  return found.data;
}

/** Access tokens seldom hold the address; the provider tells it to the holder of the token. */
async function userInfo(endpoint: string, { sub }: AccessTokenClaims, token: string): Promise<Record<string, unknown>> {
  const answer = z
    .looseObject({ sub: z.string() })
    .safeParse(await getJson(endpoint, { authorization: `Bearer ${token}` }));
  // OpenID Connect Core 5.3.2: an answer about someone else must not be used.
  return answer.success && answer.data.sub === sub ? answer.data : {};
}

/** The address in lower case if the provider has verified it, otherwise null. Entra writes its mark as true or "1". */
function emailIn(claims: Record<string, unknown>, provider: ExternalProvider): string | null {
  const email = z.email().safeParse(claims[provider.emailClaim]);
  const verified = [true, 1, '1'].some((mark) => mark === claims[provider.emailVerifiedClaim]);
  return email.success && verified ? email.data.toLowerCase() : null;
}

async function getJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  try {
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === 401 || answer.status === 403) return {};
    if (!answer.ok) throw unavailable();
    return await answer.json();
  } catch {
    throw unavailable();
  }
}

const unavailable = () => new PortalError('unavailable', 'sign-in-service-silent');

/** Remembers a success; a failure is tried again at the next call. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
