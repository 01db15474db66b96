/**
 * A whole portal without a port for tests: everything is real but the address, and a tripwire for personal
 * data (test-tripwire.ts).
 */
import { rmSync } from 'node:fs';
import type { HTTPMethods, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from '#server/platform/database/sql.ts';
import { type AppParts, createApp } from './app.ts';
import { type Config, readConfig } from './config/config.ts';
import { signAccessToken } from './identity/embedded-provider/issuer.ts';
import { openKeys } from './identity/embedded-provider/keys.ts';
import { createIdentity } from './identity/identity.ts';
import { embeddedAudience } from './identity/settings.ts';
import type { Turns } from './identity/turns.ts';
import { type OpenDatabase, openDatabase } from './platform/database/open.ts';
import { migratedFolder } from './platform/database/test-databases.ts';
import { openQueue } from './platform/queue/open.ts';
import type { Queue } from './platform/queue/queue.ts';
import { openSecrets } from './platform/secrets/open.ts';
import { openStore } from './platform/storage/open.ts';
import { invitationsOf, resetOf } from './roles.ts';
import { mustHoldNobody } from './test-tripwire.ts';

/** The runner's tripwire reads the log and shows none of it; benchmarks and soaks would print it. */
const LOG = process.env.VITEST === undefined ? 'silent' : 'info';

/** One person makes more calls in a test than anyone at a screen. */
export const MANY_CALLS = {
  PORTAL_RATE_PER_PERSON: '10000000',
  PORTAL_RATE_PER_AUDIT: '10000000',
  PORTAL_DOWNLOADS_PER_MINUTE: '10000',
};

export interface Answer {
  status: number;
  body: unknown;
  text: string;
}

/**
 * @param settings with PORTAL_DATA_DIR: a folder of the caller's, which stays
 * @param turns replaces the queue of passwords to hash
 * @param requestRefresh what a change of numbers asks for: nothing by default
 */
export async function openTestPortal(
  settings: Record<string, string> = {},
  turns?: Turns,
  requestRefresh: AppParts['requestRefresh'] = async () => {},
) {
  const dataDir = settings.PORTAL_DATA_DIR ?? (await migratedFolder());
  const config: Config = readConfig({ PORTAL_DATA_DIR: dataDir, PORTAL_LOG: LOG, ...MANY_CALLS, ...settings });
  const database = await openDatabase(config);
  const jobs = await openQueue(database.queueConnection, { works: false, onError: () => {} });
  const queue: Queue = {
    ...jobs,
    send(tx, name, data, options) {
      mustHoldNobody(`job ${name}`, JSON.stringify(data));
      return jobs.send(tx, name, data, options);
    },
  };
  const store = await openStore(config);
  const identity = await createIdentity(config, database, turns, resetOf({ config, database, queue }));
  const keys = await openKeys(openSecrets(config, database));
  const app = await createApp({
    config,
    database,
    queue,
    store,
    identity,
    invitations: invitationsOf({ config, queue }),
    demo: config.demo,
    requestRefresh,
  });

  watchAnswers(app);

  return {
    config,
    database,
    queue,
    store,
    app,
    keys,
    audience: embeddedAudience(config),
    token: (email: string) => signAccessToken(config, keys, email),
    async call(method: HTTPMethods, path: string, token: string | null, payload?: object): Promise<Answer> {
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
      const isJson = String(answer.headers['content-type']).includes('json');
      return { status: answer.statusCode, body: isJson ? answer.json() : null, text: answer.body };
    },
    async close(): Promise<void> {
      await watchAuditLog(database);
      await app.close();
      await queue.stop();
      await database.close();
      if (settings.PORTAL_DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestPortal = Awaited<ReturnType<typeof openTestPortal>>;

/** Hooks cannot be added to an app that is ready: every call of a test goes through inject. */
function watchAnswers(app: Awaited<ReturnType<typeof createApp>>): void {
  const inject = app.inject.bind(app) as (options: InjectOptions) => Promise<LightMyRequestResponse>;
  const watched = async (options: InjectOptions) => {
    const answer = await inject(options);
    const path = String(options.url);
    mustHoldNobody('address', path);
    if (answer.statusCode >= 400) mustHoldNobody(`${answer.statusCode} of ${path}`, answer.body);
    return answer;
  };
  Object.assign(app, { inject: watched });
}

async function watchAuditLog(database: OpenDatabase): Promise<void> {
  const lines = await database.system((tx) =>
    tx.rows<{ line: string }>(sql`select e::text as line from audit_event e`),
  );
  for (const { line } of lines) mustHoldNobody('audit log', line);
}
