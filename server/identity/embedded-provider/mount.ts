import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import PQueue from 'p-queue';
import type { Database } from '#server/platform/database/database.ts';
import type { AskReset } from '../password-reset.ts';
import type { IdentitySettings } from '../settings.ts';
import type { Turns } from '../turns.ts';
import { mountForgotten } from './forgotten-routes.ts';
import type { LoadedProvider } from './interactions.ts';
import { mountInvitation } from './invitation-routes.ts';
import { type ProviderKeys, secretsOf } from './keys.ts';
import { originsOf, pinOrigin } from './origins.ts';
import { mountFont } from './pages/font.ts';
import { guardPage } from './pages/page.ts';
import { mountSignIn } from './sign-in/sign-in-routes.ts';

export interface EmbeddedProviderParts {
  settings: IdentitySettings;
  keys: ProviderKeys;
  database: Database;
  /** Whoever has a password hashed waits here. */
  turns: Turns;
  /** Sends a link for a new password; null where the portal sends no email. */
  askReset: AskReset | null;
}

const DISCOVERY = '/.well-known/openid-configuration';

/** The provider's own paths; all others stay with the portal. */
const PATHS = [
  '/authorize',
  '/authorize/:uid',
  '/oauth/token',
  '/userinfo',
  '/oidc/logout',
  '/oidc/logout/confirm',
  '/oidc/logout/success',
  DISCOVERY,
  '/.well-known/oauth-authorization-server',
  '/.well-known/jwks.json',
];

/**
 * Puts a sign-in service under the origin of `app`: the OpenID endpoints, the sign-in page, and the invitation page.
 */
export async function mountEmbeddedProvider(app: FastifyInstance, parts: EmbeddedProviderParts): Promise<void> {
  const { settings, keys, database, turns, askReset } = parts;
  const provider = onceLoaded(app, parts);

  await app.register(async (scope) => {
    letFormsInOneByOne(scope);
    readForms(scope);
    await mountFont(scope);
    mountSignIn(scope, provider, {
      settings,
      database,
      turns,
      secrets: secretsOf(keys),
      sendsLinks: askReset !== null,
    });
    mountForgotten(scope, settings, database, askReset);
    mountInvitation(scope, settings, database, turns);
  });
  await app.register(async (scope) => mountEndpoints(scope, provider, settings));
}

/** The provider takes an eighth of a second to load: the portal listens first, and the first call waits for it. */
function onceLoaded(app: FastifyInstance, { settings, keys, database }: EmbeddedProviderParts): LoadedProvider {
  const load = async () => {
    const { createProvider } = await import('./provider.ts');
    const provider = createProvider(settings, keys, database);
    provider.on('server_error', (_ctx, error) =>
      app.log.error({ error: error.name }, 'The embedded sign-in provider failed'),
    );
    // Not "storage": it would take the choices of this browser and the uploads that can go on.
    provider.on('end_session.success', (ctx) => ctx.set('clear-site-data', '"cache"'));
    return provider;
  };
  let loading: Promise<Provider> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}

/**
 * The provider is an application of its own on the raw request: it reads the body itself and writes the whole answer.
 */
function mountEndpoints(scope: FastifyInstance, provider: LoadedProvider, settings: IdentitySettings): void {
  let answer: ReturnType<Provider['callback']> | undefined;
  const origins = originsOf(settings.publicUrl);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    pinOrigin(request.raw, settings.publicUrl);
    guardPage(reply.raw, origins);
    // Asked for before a browser leaves for the sign-in page and again when it comes back.
    if (request.routeOptions.url === DISCOVERY) reply.raw.setHeader('cache-control', 'private, max-age=300');
    answer ??= (await provider()).callback();
    reply.hijack();
    await answer(request.raw, reply.raw);
  };
  for (const url of PATHS) scope.route({ method: ['GET', 'POST', 'OPTIONS'], url, handler });
}

/**
 * A form that is turned away costs a quarter of a millisecond, so that a thousand at once leave most of the
 * thread to what others ask.
 */
const FORM_EVERY_MS = 2;

function letFormsInOneByOne(scope: FastifyInstance): void {
  const door = new PQueue({ interval: FORM_EVERY_MS, intervalCap: 1 });
  scope.addHook('onRequest', async ({ method }) => {
    if (method === 'POST') await door.add(() => {});
  });
}

function readForms(scope: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: 8 * 1024 } as const;
  scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}
