/**
 * `npm run cluster [apis] [workers] [first port]`: an installation of several machines on this one, to look at or to be
 * checked; ends with Ctrl-C.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { clusterUrl, newestBinaries, stopCluster } from '#server/platform/database/test-cluster.ts';
import { SHARED_FOLDER } from '#server/platform/database/test-once.ts';
import { ensured, ensurePostgres, ensureS3Server } from '../test/machine.ts';
import { startCluster } from './cluster.ts';

const [apis = 2, workers = 3, firstPort] = process.argv.slice(2).map(Number);
ensured('PostgreSQL', ensurePostgres());
ensured('S3', await ensureS3Server());
const binaries = newestBinaries();
if (binaries === null)
  throw new Error('The PostgreSQL of TEST_DATABASE_URL is not enough: one of this machine is started.');
const shared = mkdtempSync(join(tmpdir(), 'portal-cluster-shared-'));
process.env[SHARED_FOLDER] = shared;
const server = new URL(await clusterUrl(binaries));
const client = new pg.Client({ connectionString: server.href });
await client.connect();
await client.query('create database portal');
await client.end();
server.pathname = '/portal';

const tidy = () => {
  stopCluster(shared);
  rmSync(shared, { recursive: true, force: true });
};
const settings = { PORTAL_DEMO: '1' };
const wanted = { apis, workers, databaseUrl: server.href, settings, firstPort };
const cluster = await startCluster(wanted).catch((error: unknown) => {
  tidy();
  throw error;
});
const lines = Object.entries({ ...cluster.env, PATH: undefined }).flatMap(([name, value]) =>
  value === undefined ? [] : [`export ${name}='${value}'`],
);
process.stdout.write(`${lines.join('\n')}\n# ${apis} api, ${workers} workers at ${cluster.url}\n`);
const end = async () => {
  await cluster.stop();
  tidy();
  process.exit(0);
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
