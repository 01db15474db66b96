import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/database/database.ts';
import { openSecrets } from '#server/platform/secrets/open.ts';
import { type Authenticate, createAuthenticate } from './authenticate.ts';
import { embeddedIssuer } from './embedded-provider/issuer.ts';
import { openKeys } from './embedded-provider/keys.ts';
import { mountEmbeddedProvider } from './embedded-provider/mount.ts';
import { externalIssuer } from './external-provider.ts';
import type { AskReset } from './password-reset.ts';
import { HASHED_AT_ONCE } from './password-threads.ts';
import { assertSafe, type IdentitySettings } from './settings.ts';
import { Turns } from './turns.ts';

/** Who is this, for the whole server. */
export interface Identity {
  authenticate: Authenticate;
  /** Adds the embedded provider's pages and endpoints to the app; nothing with an external provider. */
  mount(app: FastifyInstance): Promise<void>;
}

/** More would wait longer than a person does: 50 passwords take about six seconds on two cores. */
const MOST_WAITING = 50;

/**
 * @param turns whoever has a password hashed waits here
 * @param askReset sends a link for a new password; null where the portal sends no email
 */
export async function createIdentity(
  settings: IdentitySettings,
  database: Database,
  turns = new Turns({ atOnce: HASHED_AT_ONCE, mostWaiting: MOST_WAITING }),
  askReset: AskReset | null = null,
): Promise<Identity> {
  assertSafe(settings);
  const { external, operators } = settings;
  if (external) {
    return {
      authenticate: createAuthenticate(database, externalIssuer(external), operators),
      mount: () => Promise.resolve(),
    };
  }
  const secrets = openSecrets(settings, database);
  const keys = await openKeys(secrets);
  const issuer = embeddedIssuer(settings, keys, () => openKeys(secrets));
  return {
    authenticate: createAuthenticate(database, issuer, operators),
    mount: (app) => mountEmbeddedProvider(app, { settings, keys, database, turns, askReset }),
  };
}
