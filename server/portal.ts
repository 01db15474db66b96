import { mkdir, statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { Register } from './deletion/register.ts';
import { openDatabase } from './platform/database/open.ts';
import { openLog } from './platform/logging/log.ts';
import { openQueue } from './platform/queue/open.ts';
import type { Queue } from './platform/queue/queue.ts';
import { openSecrets } from './platform/secrets/open.ts';
import { openStore } from './platform/storage/open.ts';
import { openWorkFolder, type WorkFolder } from './platform/work-folder.ts';
import type { PortalParts } from './portal-parts.ts';
import type { Workers } from './roles.ts';

/** How long requests in flight may take to end when the portal stops; an upload cut off then was never acknowledged. */
const DRAIN_MS = 2_000;

const LEAST_ROOM_BYTES = 256 * 1024 * 1024;

export interface Portal {
  /** What to tell the person who started it. */
  welcome: string;
  stop(): Promise<void>;
}

/**
 * Opens the parts and starts the roles that PORTAL_ROLE names. Listens as soon as every call can be answered.
 * @throws what explainFailure has words for; nothing stays open then
 */
export async function startPortal(config: Config): Promise<Portal> {
  await mkdir(config.dataDir, { recursive: true });
  await assertRoom(config.dataDir);
  // The application is loaded while the database opens: together they are most of the time to start.
  const loading = import('./roles.ts');
  const ending = new AbortController();
  const opened = await openParts(config);
  let work: WorkFolder | null = null;
  try {
    await deleteAgain(opened);
    // What a killed process has left goes before anyone is answered: calls open numbers there.
    work = await openWorkFolder(config.workFolder, {
      isAlone: opened.database.kind === 'pglite',
      onError: (error) => opened.log('work-folder', error),
    });
    const parts = { ...opened, config: { ...config, workFolder: work.path }, stopping: ending.signal };
    const { openApp, openWorkerHealth, startDemo, startWorkers, welcome } = await loading;
    const app = config.role === 'worker' ? await openWorkerHealth(parts) : await openApp(parts);
    await app?.listen({ port: config.role === 'worker' ? (config.workerPort ?? 0) : config.port, host: config.host });
    const workers = config.role === 'api' ? null : await startWorkers(parts);
    if (config.role !== 'worker') startDemo(parts);
    const backups = config.databaseUrl === null ? await openBackups(parts) : null;
    return {
      welcome: await welcome(parts),
      async stop() {
        backups?.close();
        await stop(app, workers, parts, ending);
        await work?.close();
      },
    };
  } catch (error) {
    await work?.close();
    await closeParts(opened);
    throw error;
  }
}

/** `portal backup` asks this process, which alone can read the embedded database. */
async function openBackups({ config, database, store, log }: PortalParts) {
  const { makeBackupsOnRequest } = await import('./backup/on-request.ts');
  const backups = await makeBackupsOnRequest(config.dataDir, async (folder) => {
    const { backupFor } = await import('./backup/write-backup.ts');
    return await backupFor({ database, store, dataDir: config.dataDir }, folder);
  });
  if (backups === null) log('no-backup-while-running: the path of the data folder is too long', null);
  return backups;
}

/** What is in the register of deletions is gone before anyone is answered, also where a backup brought it back. */
async function deleteAgain({ config, database, store, log }: Omit<PortalParts, 'stopping'>): Promise<void> {
  const register = new Register(config.deletionsDir);
  // Hardly any installation has deleted anything, and the rest need not be loaded to start.
  if ((await register.auditIds()).length === 0) return;
  const [{ finishDeletions }, { openInstallationKeys }] = await Promise.all([
    import('./deletion/delete-audit.ts'),
    import('./platform/signing/installation-key.ts'),
  ]);
  const { key } = await openInstallationKeys(openSecrets(config, database));
  const deleted = await finishDeletions({ database, store, register, key, operators: config.operators });
  for (const auditId of deleted) log(`deleted-again ${auditId}`, null);
}

/** The embedded database starts with about 60 MB, and says nothing useful when it runs out of them half-way. */
async function assertRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < LEAST_ROOM_BYTES)
    throw Object.assign(new Error('No room in the data folder'), { code: 'ENOSPC' });
}

async function openParts(config: Config): Promise<Omit<PortalParts, 'stopping'>> {
  const log = openLog(config.log);
  const database = await openDatabase(config, (error) => log('database', error));
  try {
    const [tracing, queue, store] = await Promise.all([
      openTraces(config),
      openQueue(database.queueConnection, {
        works: config.role !== 'api',
        onError: (error, job) => log(job ?? 'queue', error),
      }),
      openStore(config),
    ]);
    return {
      config,
      log,
      database,
      queue: tracing ? tracing.jobs(queue) : queue,
      store,
      tracing: tracing?.tracing ?? null,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Loaded only where there is someone to send to. */
async function openTraces({ tracesTo }: Config) {
  if (tracesTo === null) return null;
  const [{ openTracing }, { traceJobs }] = await Promise.all([
    import('./platform/tracing/tracing.ts'),
    import('./platform/queue/trace-jobs.ts'),
  ]);
  const tracing = await openTracing(tracesTo);
  return { tracing, jobs: (queue: Queue) => traceJobs(queue, tracing) };
}

async function closeParts({
  queue,
  database,
  tracing,
}: Pick<PortalParts, 'queue' | 'database' | 'tracing'>): Promise<void> {
  await queue.stop();
  await tracing?.close();
  await database.close();
}

/**
 * Readiness says no, so that nothing new comes in; a worker takes no more jobs. What has begun has `drainMs` to end.
 * Then it is cut off, and jobs come back.
 */
async function stop(
  app: FastifyInstance | null,
  workers: Workers | null,
  parts: PortalParts,
  ending: AbortController,
): Promise<void> {
  const { config, queue, database, tracing } = parts;
  ending.abort();
  // Who sends requests here looks away first; until then they are answered.
  if (config.role !== 'worker' && config.drainMs > 0) await pause(config.drainMs);
  const impatience = setTimeout(() => app?.server.closeAllConnections(), DRAIN_MS);
  await Promise.all([app?.close(), queue.stop(config.role === 'worker' ? config.drainMs : 0)]);
  clearTimeout(impatience);
  workers?.stop();
  await tracing?.close();
  await database.close();
}
