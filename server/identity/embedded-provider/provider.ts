import Provider, {
  type AccessToken,
  type ClientCredentials,
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { fromWhere } from '#server/platform/audit-trail/from-where.ts';
import type { Database } from '#server/platform/database/database.ts';
import { EMBEDDED_CLIENT_ID, embeddedAudience, type IdentitySettings } from '../settings.ts';
import { endSignedOut, forgetOldSessions, noteSession } from '../signed-in/queries.ts';
import { cookieNames } from './cookie-names.ts';
import { NEW_PASSWORD_PARAM, SECOND_FACTOR_PARAM } from './interactions.ts';
import { type ProviderKeys, SIGNING_ALGORITHM } from './keys.ts';
import { originsOf } from './origins.ts';
import { loggedOutPage, logoutPage, problemPage } from './pages/provider-pages.ts';
import { selectAccount } from './queries.ts';
import { recordsOf } from './records.ts';
import { accountOf } from './subject.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const SCOPES = 'openid email profile offline_access';

/** Auth0's paths, so that a deployment can change to Auth0 by configuration alone. */
const PATHS = {
  authorization: '/authorize',
  token: '/oauth/token',
  userinfo: '/userinfo',
  jwks: '/.well-known/jwks.json',
  end_session: '/oidc/logout',
};

/** An OpenID provider of this installation's own: one public client, people from the database, one session a day. */
export function createProvider(settings: IdentitySettings, keys: ProviderKeys, database: Database): Provider {
  const origins = originsOf(settings.publicUrl);
  const { session, interaction, resume } = cookieNames(settings.publicUrl);
  const configuration: Configuration = {
    adapter: recordsOf(database, settings),
    clients: [webClientOf(origins)],
    jwks: { keys: [keys.signing, ...keys.earlier.map(({ signing }) => signing)] },
    routes: PATHS,
    cookies: {
      keys: [keys.cookieSecret, ...keys.earlier.map(({ cookieSecret }) => cookieSecret)],
      names: { session, interaction, resume },
    },
    ttl: {
      Session: DAY, // the web asks silently for a day (docs/constants.md)
      Grant: DAY,
      RefreshToken: DAY,
      AccessToken: 15 * MINUTE,
      IdToken: 15 * MINUTE,
      AuthorizationCode: MINUTE,
      Interaction: 60 * MINUTE,
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false, // name and address are in the ID token: there is no access token for userinfo to ask with
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    pkce: { required: () => true },
    interactions: { policy: signInPolicy(), url: (_ctx, { uid }) => `/sign-in/${uid}` },
    findAccount: (_ctx, sub) => findAccount(database, sub, settings.demo),
    loadExistingGrant: grantEverything,
    // offline_access is dropped from a request without prompt=consent, and the portal never asks for consent to itself.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    extraParams: [
      ...['audience', 'invitation', 'organization', 'organization_name'],
      ...[SECOND_FACTOR_PARAM, NEW_PASSWORD_PARAM],
    ],
    extraTokenClaims: (ctx, token) => claimsOf(database, ctx, token),
    renderError: problemPage,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: logoutPage(origins), postLogoutSuccessSource: loggedOutPage },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => embeddedAudience(settings),
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => apiOf(settings, resource),
      },
    },
  };
  const provider = new Provider(settings.publicUrl, configuration);
  provider.proxy = true; // pinOrigin wrote the forwarded headers itself
  provider.use((ctx, next) => endTokensWithSession(database, ctx, next));
  return provider;
}

const webClientOf = (origins: readonly string[]) => ({
  client_id: EMBEDDED_CLIENT_ID,
  client_name: 'Educational Opportunity Audit',
  token_endpoint_auth_method: 'none' as const,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  id_token_signed_response_alg: SIGNING_ALGORITHM as 'ES256',
  redirect_uris: origins.map((origin) => `${origin}/login`),
  post_logout_redirect_uris: origins.flatMap((origin) => [origin, `${origin}/`]),
});

/**
 * `sid`: the session an access token belongs to, which its person may end. `amr`: whether a second factor was shown
 * (RFC 8176). Every token is issued here, so a session is seen here.
 */
async function claimsOf(database: Database, ctx: KoaContextWithOIDC, token: AccessToken | ClientCredentials) {
  if (token.kind !== 'AccessToken' || token.sessionUid === undefined) return undefined;
  const { AuthorizationCode, RefreshToken } = ctx.oidc.entities;
  const [uid, account] = [token.sessionUid, accountOf(token.accountId)];
  if (account === null) return undefined;
  await database.system(async (tx) => {
    const seen = { uid, email: account.email, address: fromWhere(), browser: ctx.get('user-agent') };
    await noteSession(tx, { ...seen, isActive: AuthorizationCode !== undefined });
    await forgetOldSessions(tx);
  });
  return { sid: uid, amr: AuthorizationCode?.amr ?? RefreshToken?.amr ?? [] };
}

/**
 * Signing out ends the session and its refresh tokens; access tokens that other tabs of the browser have would be
 * good for 15 minutes more.
 */
async function endTokensWithSession(
  database: Database,
  ctx: Partial<KoaContextWithOIDC>,
  next: () => Promise<unknown>,
): Promise<void> {
  await next();
  const { route, params, session } = ctx.oidc ?? {};
  if (route === 'end_session_confirm' && params?.logout && session?.uid !== undefined)
    await database.system((tx) => endSignedOut(tx, session.uid));
}

/** No one for the session, code or refresh token of an earlier password, and of a demo that has ended. */
async function findAccount(database: Database, subject: string, demo: boolean) {
  const account = accountOf(subject);
  const person = account ? await database.system((tx) => selectAccount(tx, account.email)) : undefined;
  if (!person || person.credential !== account?.credential || (person.address_proof === 'demo' && !demo))
    return undefined;
  return {
    accountId: subject,
    claims: () =>
      Promise.resolve({
        sub: subject,
        name: person.name,
        email: person.email,
        email_verified: person.address_proof === 'mail',
      }),
  };
}

/**
 * The provider asks for a sign-in where a session names no one; here also where it names
 * someone who is no one anymore.
 */
function signInPolicy() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  const isNobody = new Check(
    'no_account',
    'The password has changed',
    ({ oidc }) => oidc.session?.accountId !== undefined && !oidc.account,
  );
  policy.get('login')?.checks.add(isNobody);
  return policy;
}

/** The portal is the provider's own application, so no one is asked whether it may have what it is for. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const kept = known === undefined ? undefined : await provider.Grant.find(known);
  if (kept) return kept;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES);
  await grant.save();
  return grant;
}

function apiOf(settings: IdentitySettings, resource: string) {
  if (resource !== embeddedAudience(settings)) throw new errors.InvalidTarget();
  return {
    audience: resource,
    scope: '',
    accessTokenFormat: 'jwt' as const,
    jwt: { sign: { alg: SIGNING_ALGORITHM as 'ES256' } },
  };
}
