/**
 * A Trino of several processes on this machine: a coordinator that runs no task, and workers,
 * over the lake in a bucket.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { S3Settings } from '#server/platform/storage/s3/settings.ts';
import { S3_CREDENTIALS } from '#server/platform/storage/s3/test-server.ts';
import { freePort } from '#server/platform/test-free-port.ts';
import { javaHome, TRINO_FOLDER } from './archive.ts';

export interface TrinoCluster {
  url: string;
  workers: readonly ChildProcess[];
  stop(): Promise<void>;
}

/** Of each process; a question may have four tenths of it. */
const MEMORY_MEGABYTES = 768;
/** A worker that does not answer for so long is lost; a minute and more by default. */
const LOST_AFTER = '5s';

interface Wanted {
  workers: number;
  /** Where the lake is. */
  s3: S3Settings;
  /** For what the processes write. */
  folder: string;
  memoryMegabytes?: number;
}

type Node = Required<Omit<Wanted, 'workers'>> & { own: string; name: string; port: number; coordinator: string };

/** Resolves once the coordinator counts every worker. */
export async function startTrino({
  workers,
  memoryMegabytes = MEMORY_MEGABYTES,
  ...of
}: Wanted): Promise<TrinoCluster> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = (name: string, own: number) =>
    startNode({ ...of, memoryMegabytes, own: join(of.folder, name), name, port: own, coordinator: url });
  const coordinator = start('coordinator', port);
  const started: ChildProcess[] = [];
  for (let number = 1; number <= workers; number++) started.push(start(`worker-${number}`, await freePort()));
  const all = [coordinator, ...started];
  while (!(await isComplete(url, workers))) {
    if (all.some(({ exitCode }) => exitCode !== null))
      throw new Error(`Trino did not start; its logs are in ${of.folder}`);
    await pause(500);
  }
  return { url, workers: started, stop: async () => void (await Promise.all(all.map(end))) };
}

async function isComplete(url: string, workers: number): Promise<boolean> {
  const answer = await fetch(`${url}/v1/info`).catch(() => null);
  if (!answer?.ok || (await answer.json()).starting) return false;
  const headers = { 'x-trino-user': 'portal' };
  let page = await fetch(`${url}/v1/statement`, { method: 'POST', headers, body: COUNT_WORKERS }).then((one) =>
    one.json(),
  );
  let counted = 0;
  while (page.nextUri) {
    page = await fetch(page.nextUri, { headers }).then((one) => one.json());
    counted = page.data?.[0]?.[0] ?? counted;
  }
  return counted === workers;
}

const COUNT_WORKERS = "SELECT count(*) FROM system.runtime.nodes WHERE NOT coordinator AND state = 'active'";

function startNode({ own, name, port, coordinator, s3, folder, memoryMegabytes }: Node): ChildProcess {
  const isCoordinator = name === 'coordinator';
  for (const part of ['catalog', 'data']) mkdirSync(join(own, part), { recursive: true });
  mkdirSync(join(folder, 'metastore'), { recursive: true });
  writeFileSync(
    join(own, 'config.properties'),
    properties({
      coordinator: isCoordinator,
      ...(isCoordinator && { 'node-scheduler.include-coordinator': false }),
      'http-server.http.port': port,
      'discovery.uri': coordinator,
      // Of this machine alone.
      'node.bind-ip': '127.0.0.1',
      'node.internal-address': '127.0.0.1',
      'plugin.dir': join(TRINO_FOLDER, 'plugin'),
      'catalog.config-dir': join(own, 'catalog'),
      'query.max-memory': `${Math.floor(memoryMegabytes * 0.8)}MB`,
      'query.max-memory-per-node': `${Math.floor(memoryMegabytes * 0.4)}MB`,
      'memory.heap-headroom-per-node': `${Math.floor(memoryMegabytes * 0.25)}MB`,
      'query.remote-task.max-error-duration': LOST_AFTER,
      'exchange.max-error-duration': LOST_AFTER,
    }),
  );
  writeFileSync(join(own, 'catalog/lake.properties'), properties(catalogOf(s3, folder)));
  const log = openSync(join(own, 'log'), 'a');
  return spawn(
    join(javaHome() ?? '', 'bin/java'),
    [
      ...['-cp', join(TRINO_FOLDER, 'lib/*'), `-Xmx${memoryMegabytes}M`, '-XX:+UseSerialGC'],
      ...['--add-modules=jdk.incubator.vector', '--sun-misc-unsafe-memory-access=allow'],
      ...[`-Dnode.environment=test`, `-Dnode.id=${name}`, `-Dnode.data-dir=${join(own, 'data')}`],
      ...[`-Dconfig=${join(own, 'config.properties')}`, 'io.trino.server.TrinoServer'],
    ],
    { cwd: own, stdio: ['ignore', log, log] },
  );
}

/** As deploy/trino/catalog.properties, but for the metastore: files here, a service there. */
const catalogOf = (s3: S3Settings, folder: string) => ({
  'connector.name': 'hive',
  'hive.metastore': 'file',
  'hive.metastore.catalog.dir': 'local:///metastore',
  'fs.native-local.enabled': true,
  'local.location': folder,
  'hive.non-managed-table-writes-enabled': false,
  'fs.native-s3.enabled': true,
  's3.endpoint': s3.endpoint ?? '',
  's3.region': s3.region,
  's3.path-style-access': true,
  's3.aws-access-key': S3_CREDENTIALS.accessKeyId,
  's3.aws-secret-key': S3_CREDENTIALS.secretAccessKey,
});

const properties = (of: Record<string, string | number | boolean>): string =>
  Object.entries(of)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
