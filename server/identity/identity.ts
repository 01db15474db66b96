import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/database/database.ts';
import { type Authenticate, createAuthenticate } from './authenticate.ts';
import { embeddedIssuer } from './embedded-provider/issuer.ts';
import { openKeys } from './embedded-provider/keys.ts';
import { mountEmbeddedProvider } from './embedded-provider/mount.ts';
import { externalIssuer } from './external-provider.ts';
import { assertSafe, type IdentitySettings } from './settings.ts';

/** Who is this, for the whole server. */
export interface Identity {
  authenticate: Authenticate;
  /** Adds the embedded provider's pages and endpoints to the app; nothing with an external provider. */
  mount(app: FastifyInstance): Promise<void>;
}

export async function createIdentity(settings: IdentitySettings, database: Database): Promise<Identity> {
  assertSafe(settings);
  const { external, operators } = settings;
  if (external) {
    return {
      authenticate: createAuthenticate(database, externalIssuer(external), operators),
      mount: () => Promise.resolve(),
    };
  }
  const keys = await openKeys(settings.dataDir);
  return {
    authenticate: createAuthenticate(database, embeddedIssuer(settings, keys), operators),
    mount: (app) => mountEmbeddedProvider(app, { settings, keys, database }),
  };
}
