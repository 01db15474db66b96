import { availableParallelism } from 'node:os';
import fastify, { type FastifyInstance } from 'fastify';
import { PortalError } from '#contract/errors.ts';
import { createApp } from './app.ts';
import type { Config } from './config/config.ts';
import { healthRoutes } from './health/routes.ts';
import { mapErrors } from './http/errors.ts';
import { createIdentity } from './identity/identity.ts';
import type { Invitations } from './identity/invitation.ts';
import { mailedBy, startInvitationMail } from './identity/invitation-mail.ts';
import { inviteOperators } from './identity/operators.ts';
import { resetBy, startResetMail } from './identity/password-reset.ts';
import type { Database } from './platform/database/database.ts';
import { BUILT } from './platform/made-once.ts';
import type { MailSettings } from './platform/mail/mail.ts';
import type { PortalParts } from './portal-parts.ts';
import { refreshBy } from './quality/request-refresh.ts';

/** The role `api`: answers requests. */
export async function openApp(parts: PortalParts): Promise<FastifyInstance> {
  const { config, database } = parts;
  const identity = await createIdentity(config, database, undefined, resetOf(parts));
  return await createApp({
    ...parts,
    identity,
    invitations: invitationsOf(parts),
    demo: config.demo,
    requestRefresh: refreshBy(parts.queue),
  });
}

/** A worker says how it is, and nothing else; null where no one asks it. */
export async function openWorkerHealth(parts: PortalParts): Promise<FastifyInstance | null> {
  if (parts.config.workerPort === null) return null;
  const app = fastify({ logger: false });
  mapErrors(app);
  const authenticate = () => Promise.reject(new PortalError('unauthenticated'));
  healthRoutes(app, { database: parts.database, authenticate }, parts);
  return app;
}

const linksOf = ({ publicUrl, invitationHours }: Config) => ({ publicUrl, hours: invitationHours });

/** null where the portal cannot send a link for a new password. */
export const resetOf = ({ config, database, queue }: Pick<PortalParts, 'config' | 'database' | 'queue'>) =>
  config.mail && !config.external ? resetBy(database, queue) : null;

/** Where the portal sends e-mail, links go to the address alone. */
export function invitationsOf({ config, queue }: Pick<PortalParts, 'config' | 'queue'>): Invitations {
  if (config.external) return { kind: 'none' };
  return config.mail ? { kind: 'mail', ask: mailedBy(queue) } : { kind: 'link', ...linksOf(config) };
}

/** After the first answers, and after what a browser asks for at once. */
const WARM_CHILD_AFTER_MS = 3_000;

const KEEP_HEADS_EVERY_MS = 3_600_000;

/** What a worker leaves behind that must end with it. */
export interface Workers {
  stop(): void;
}

/** The role `worker`: processes files and computes the numbers. */
export async function startWorkers({ config, database, queue, store, log }: PortalParts): Promise<Workers> {
  // Loaded here and not above: the API answers while the engines of the workers are still being read.
  const [
    { ingestWith },
    { inspectWith },
    { WarmChildren },
    { takeTypesOut },
    { refreshOldNumbers, startQualityWorkers },
    { startUploadWorkers },
    { readAgain },
  ] = await Promise.all([
    import('./ingest/child/ingest.ts'),
    import('./ingest/child/inspect.ts'),
    import('./ingest/child/warm-children.ts'),
    import('./ingest/child/without-types.ts'),
    import('./quality/workers.ts'),
    import('./uploads/workers.ts'),
    import('./uploads/process/read-again.ts'),
  ]);
  const { workFolder } = config;
  // Files can be processed without it, a little slower.
  takeTypesOut([BUILT, workFolder]).catch((error: unknown) => log('take-types-out', error));
  const warm = new WarmChildren(workFolder);
  warm.startIn(WARM_CHILD_AFTER_MS);
  await startQualityWorkers({
    ...{ database, queue, store, workFolder, versionDays: config.versionDays },
    readAgain: (tx, auditId, uploadId) => readAgain(tx, { auditId, queue }, uploadId),
  });
  await startUploadWorkers({
    database,
    queue,
    store,
    workFolder,
    requestRefresh: refreshBy(queue),
    concurrency: availableParallelism(),
    asksStore: store.kind === 's3',
    maxBytes: config.maxUploadBytes,
    quota: config.quota,
    inspect: inspectWith(warm),
    ingest: ingestWith({
      warm,
      mostAtOnce: Math.max(1, availableParallelism() - 1),
      onFailure: ({ ended }) => log(`process-upload ${ended}`, null),
    }),
  });
  if (config.mail) await startMail(config, config.mail, { database, queue });
  // Not waited for: old numbers show until new ones are there.
  refreshOldNumbers(database, queue).catch((error: unknown) => log('refresh-old-numbers', error));
  const heads = keepHeadsOften({ config, database, log });
  return {
    stop() {
      clearInterval(heads);
      warm.stop();
    },
  };
}

/**
 * The newest line of each audit log, outside the database, at the start and every hour
 * (docs/decisions/0054-heads-are-kept.md).
 */
function keepHeadsOften({ config, database, log }: Pick<PortalParts, 'config' | 'database' | 'log'>) {
  const keep = async () => {
    const [{ keepHeads }, { openInstallationKeys }, { openSecrets }] = await Promise.all([
      import('./audit-log/chain/kept-heads.ts'),
      import('./platform/signing/installation-key.ts'),
      import('./platform/secrets/open.ts'),
    ]);
    const keys = await openInstallationKeys(openSecrets(config, database));
    await keepHeads({ database, folder: config.deletionsDir, keys }, new Date());
  };
  const keepNow = () => void keep().catch((error: unknown) => log('keep-log-heads', error));
  keepNow();
  return setInterval(keepNow, KEEP_HEADS_EVERY_MS).unref();
}

/** The library that sends is loaded only where there is something to send with. */
async function startMail(
  config: Config,
  settings: MailSettings,
  parts: Pick<PortalParts, 'database' | 'queue'>,
): Promise<void> {
  const [{ openMail }, { startNoticeWorkers }] = await Promise.all([
    import('./platform/mail/mail.ts'),
    import('./notices/workers.ts'),
  ]);
  const mail = openMail(settings);
  await startNoticeWorkers({ ...parts, mail, publicUrl: config.publicUrl });
  await startInvitationMail({ ...parts, mail, ...linksOf(config) });
  await startResetMail({ ...parts, mail, publicUrl: config.publicUrl });
}

/**
 * Sets up the demo district through the portal's own calls, beside them being answered; what is there already stays.
 */
export function startDemo({ config, database, log }: PortalParts): void {
  if (!config.demo) return;
  setUpDemo(config, database).catch((error: unknown) => log('demo', error));
}

async function setUpDemo(config: Config, database: Database): Promise<void> {
  const [{ seedDemo }, { openKeys }, { signAccessToken }, { openSecrets }] = await Promise.all([
    import('../demo/seed.ts'),
    import('./identity/embedded-provider/keys.ts'),
    import('./identity/embedded-provider/issuer.ts'),
    import('./platform/secrets/open.ts'),
  ]);
  const keys = await openKeys(openSecrets(config, database));
  await seedDemo({ base: ownAddress(config), token: (email) => signAccessToken(config, keys, email) });
}

/** This process as it reaches itself: a wildcard address is not a destination. */
function ownAddress({ host, port }: Config): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Where to go, and as whom. */
export async function welcome({ config, database }: PortalParts): Promise<string> {
  if (config.role === 'worker') return 'The worker is running.\n';
  const place = `The portal is running at ${config.publicUrl}\n`;
  if (config.external) return place;
  if (!config.demo) {
    const invitations = await inviteOperators(database, config.operators, linksOf(config));
    return place + invitations.map(({ email, url }) => `${email} sets a password at ${url}\n`).join('');
  }
  const { DEMO_PEOPLE, DEMO_PASSWORD } = await import('../demo/seed.ts');
  const people = DEMO_PEOPLE.map(({ email, roles }) => `  ${email.padEnd(24)} ${roles.join(' + ')}\n`);
  return `${place}Sign in with the password ${DEMO_PASSWORD} as\n${people.join('')}`;
}
