import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { PortalError } from '#contract/errors.ts';
import { ROUTES } from '#contract/routes.ts';
import { apiDocsRoutes } from './api-docs/routes.ts';
import { auditLogRoutes } from './audit-log/routes.ts';
import type { AuditSettings } from './audits/operator.ts';
import { operatorRoutes } from './audits/operator-routes.ts';
import { auditRoutes } from './audits/routes.ts';
import type { Config } from './config/config.ts';
import { courseMappingRoutes } from './course-mapping/routes.ts';
import { datasetRoutes } from './datasets/routes.ts';
import { metricsRoute } from './health/metrics.ts';
import { healthRoutes } from './health/routes.ts';
import type { Guard } from './http/authorize.ts';
import { CallLimits } from './http/call-limits.ts';
import { letGoClosed } from './http/closed-connections.ts';
import { watchRoutes } from './http/complete.ts';
import { allowWebOrigins } from './http/cross-origin.ts';
import { endConnections } from './http/end-connections.ts';
import { mapErrors } from './http/errors.ts';
import { refuseUnfitText } from './http/fit-text.ts';
import { logRequests } from './http/log-requests.ts';
import { noteAddresses } from './http/note-address.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { API_PREFIX } from './http/serve.ts';
import { traceRequests } from './http/trace-requests.ts';
import { originsOf } from './identity/embedded-provider/origins.ts';
import type { Identity } from './identity/identity.ts';
import { webClient } from './identity/settings.ts';
import type { FailedRowsRequest } from './ingest/result.ts';
import { mappingRoutes } from './mappings/routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { openAnalytics } from './platform/analytics/open.ts';
import type { Database } from './platform/database/database.ts';
import type { StoredNumbers } from './platform/lake/stored-numbers.ts';
import { describeError } from './platform/logging/describe-error.ts';
import type { Queue } from './platform/queue/queue.ts';
import type { OpenStore } from './platform/storage/open.ts';
import { mountPutRoute } from './platform/storage/put-route.ts';
import { mountStoreEvents } from './platform/storage/s3/events/route.ts';
import type { Tracing } from './platform/tracing/tracing.ts';
import { openLedgerReader } from './quality/ledgers/stored/reader.ts';
import { localCoursesOf } from './quality/local-courses.ts';
import { networkRoutes } from './quality/network/routes.ts';
import { openRecords } from './quality/records/open.ts';
import { recordsOf } from './quality/records/records-of.ts';
import { requestRefreshUnlessDue } from './quality/request-refresh.ts';
import { qualityRoutes } from './quality/routes.ts';
import { type SchoolSettings, schoolRoutes } from './schools/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { signInRoutes } from './session/sign-in-routes.ts';
import { transcriptRoutes } from './transcripts/routes.ts';
import { processAgain, processAllAgain, processBegunAgain, processSomeAgain } from './uploads/process/reprocess.ts';
import { countIncomplete } from './uploads/read/incomplete.ts';
import { readMappable } from './uploads/read/mappable.ts';
import { selectAlike } from './uploads/read/read-alike.ts';
import { receiverOf } from './uploads/receive.ts';
import { readStorage } from './uploads/room.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { requestTakeIn } from './uploads/take-in.ts';
import { webFileRoutes } from './web-files/routes.ts';

export interface AppParts extends AuditSettings {
  config: Config;
  database: Database;
  store: OpenStore;
  queue: Queue;
  identity: Identity;
  stopping?: AbortSignal;
  tracing?: Tracing | null;
}

const noSchema = () => {
  throw new Error('Routes validate by zod (http/parse-input.ts)');
};
/** Fastify's own validators, 130 modules with ajv, are loaded unless something is in their place. */
const NO_SCHEMAS = { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } };

/** The whole HTTP app. Throws where a route of the contract is missing, served twice, or says too little. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, queue, identity } = parts;
  const app = fastify({
    logger: { level: config.log, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    // What is further left in X-Forwarded-For than our own proxies is written by the sender.
    trustProxy: config.trustProxy > 0 && ((_address: string, hop: number) => hop < config.trustProxy),
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: NO_SCHEMAS,
  });
  const assertComplete = watchRoutes(app, ROUTES);
  const guard = { database, authenticate: identity.authenticate, limits: new CallLimits(config.callRates) };

  await prepareCalls(app, parts);
  metricsRoute(app, { database, queue, token: config.metricsToken });
  healthRoutes(app, guard, parts);
  datasetRoutes(app, guard);
  sessionRoutes(app, guard);
  signInRoutes(app, guard, config);
  await nounRoutes(app, guard, parts);
  apiDocsRoutes(app);

  await mountStore(app, parts);
  await identity.mount(app);
  await webFileRoutes(app, {
    api: config.apiUrl === config.publicUrl ? API_PREFIX : config.apiUrl + API_PREFIX,
    ...webClient(config),
    demo: config.demo,
    invitations: parts.invitations.kind,
    inactivity_minutes: config.inactivityMinutes,
    max_file_bytes: config.maxUploadBytes,
  });
  assertComplete();
  await app.ready();
  return app;
}

/** What every call passes, whatever it asks for. */
async function prepareCalls(app: FastifyInstance, { config, store, stopping, tracing }: AppParts): Promise<void> {
  letGoClosed(app);
  endConnections(app, stopping);
  mapErrors(app);
  logRequests(app);
  if (tracing) traceRequests(app, tracing);
  noteAddresses(app);
  refuseUnfitText(app);
  await guardBrowsers(app, config, store);
  await app.register(rateLimit, {
    max: config.ratePerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new PortalError('too_many_requests'),
  });
}

/** The routes of an audit and of who sets audits up, noun by noun. */
async function nounRoutes(app: FastifyInstance, guard: Guard, parts: AppParts): Promise<void> {
  const { config, store, queue } = parts;
  const numbers = storedNumbers(app, parts);
  const records = openRecords(numbers('records'));
  app.addHook('onClose', () => records.close());
  const students = recordsOf(records);
  const beingRead: Pick<SchoolSettings, 'startReadingAgain'> = {
    startReadingAgain: (tx, auditId, actor) => processBegunAgain(tx, { auditId, actor, queue }),
  };
  auditRoutes(app, guard, parts, students);
  operatorRoutes(app, guard, {
    ...parts,
    incomplete: countIncomplete,
    storage: (tx, auditId) => readStorage(tx, auditId, config.quota),
    readFilesAgain: (tx, auditId, actor) => processAllAgain(tx, { auditId, actor, queue }),
    ...beingRead,
  });
  peopleRoutes(app, guard, parts);
  schoolRoutes(app, guard, { ...parts, ...beingRead });
  uploadRoutes(app, guard, {
    store,
    queue,
    maxBytes: config.maxUploadBytes,
    quota: config.quota,
    failedRows: {
      workFolder: config.workFolder,
      extractFailedRows,
    },
    requestRefresh: parts.requestRefresh,
  });
  mappingRoutes(app, guard, { queue, read: readMappable, alike: selectAlike, processAgain, processSomeAgain });
  const ledgers = openLedgerReader(numbers('ledgers'));
  qualityRoutes(app, guard, { queue, ledgers });
  networkRoutes(app, guard, await openAnalytics(config.trino, numbers('analytics')));
  courseMappingRoutes(app, guard, localCoursesOf(ledgers), parts);
  transcriptRoutes(app, guard, students);
  auditLogRoutes(app, guard);
  noticeRoutes(app, guard, { isSent: config.mail !== null });
}

/**
 * What the store has lost is computed again, once the call that has found it out has ended: it may
 * hold the only transaction.
 */
const storedNumbers =
  (app: FastifyInstance, { config, database, store, queue }: AppParts) =>
  (folder: string): StoredNumbers => ({
    store,
    workFolder: join(config.workFolder, folder),
    onLost(auditId) {
      database
        .system((tx) => requestRefreshUnlessDue(tx, queue, auditId))
        .catch((error: unknown) => app.log.error(describeError(error), 'Lost numbers are not asked for'));
    },
  });

/** Where files come in: at the portal itself, or at another server that tells of them. */
async function mountStore(app: FastifyInstance, { config, database, store, queue }: AppParts): Promise<void> {
  if (store.kind === 'disk')
    return await mountPutRoute(app, store, receiverOf({ database, queue, quota: config.quota }));
  if (config.s3?.events)
    await mountStoreEvents(app, config.s3.events, (keys) => requestTakeIn({ database, queue }, keys));
}

/** What a browser may do with the answers: its headers, and whose pages may call the API from another origin. */
async function guardBrowsers(app: FastifyInstance, config: Config, store: OpenStore): Promise<void> {
  const { issuer } = webClient(config);
  const { publicUrl, apiUrl } = config;
  const files = store.kind === 's3' ? [store.origin] : [];
  await setSecurityHeaders(app, [...new Set([new URL(issuer).origin, apiUrl, ...files])]);
  allowWebOrigins(
    app,
    originsOf(publicUrl).filter((origin) => origin !== apiUrl),
  );
}

/** Loaded with the first download: the API answers before the readers of files are there. */
async function extractFailedRows(request: FailedRowsRequest): Promise<string> {
  const ingest = await import('./ingest/failed-rows/failed-rows.ts');
  return await ingest.extractFailedRows(request);
}
