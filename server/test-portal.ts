/** A whole portal without a port for tests: everything is real but the address. */
import { rmSync } from 'node:fs';
import type { HTTPMethods } from 'fastify';
import { type AppParts, createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { signAccessToken } from './identity/embedded-provider/issuer.ts';
import { openKeys } from './identity/embedded-provider/keys.ts';
import { createIdentity } from './identity/identity.ts';
import { embeddedAudience } from './identity/settings.ts';
import type { Turns } from './identity/turns.ts';
import { openDatabase } from './platform/database/open.ts';
import { migratedFolder } from './platform/database/test-databases.ts';
import { openQueue } from './platform/queue/open.ts';
import { openDiskStore } from './platform/storage/disk.ts';
import { invitationsOf, resetOf } from './roles.ts';

export interface Answer {
  status: number;
  body: unknown;
  text: string;
}

/**
 * @param turns stands in for the queue of passwords to hash
 * @param requestRefresh what a change of numbers asks for: nothing by default
 */
export async function openTestPortal(
  settings: Record<string, string> = {},
  turns?: Turns,
  requestRefresh: AppParts['requestRefresh'] = async () => {},
) {
  const dataDir = await migratedFolder();
  const config: Config = readConfig({ PORTAL_DATA_DIR: dataDir, PORTAL_LOG: 'silent', ...settings });
  const database = await openDatabase(config);
  const queue = await openQueue(database.queueConnection, { works: false, onError: () => {} });
  const store = await openDiskStore(dataDir, config.apiUrl);
  const identity = await createIdentity(config, database, turns, resetOf({ config, database, queue }));
  const keys = await openKeys(dataDir);
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
      await app.close();
      await queue.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestPortal = Awaited<ReturnType<typeof openTestPortal>>;
