import { join, resolve } from 'node:path';
import type { CallRates } from '../http/call-limits.ts';
import type { ExternalProvider } from '../identity/settings.ts';
import type { TrinoSettings } from '../platform/analytics/analytics.ts';
import type { MailSettings } from '../platform/mail/mail.ts';
import type { Quota } from '../uploads/room.ts';
import { type BucketSettings, bucketSettings } from './bucket.ts';
import { ConfigError } from './config-error.ts';
import { mailSettings } from './mail.ts';
import { operators } from './operators.ts';
import { externalProvider } from './provider.ts';
import { secretsKeys } from './secrets.ts';
import { Environment } from './settings.ts';
import { trinoSettings } from './trino.ts';
import { metricsToken, tracesTo } from './watching.ts';
import { origin } from './web-address.ts';

export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /**
   * Absolute. What files and numbers need while they are worked on; a portal that runs has its own folder below it
   * (platform/work-folder.ts).
   */
  workFolder: string;
  /** Absolute. What was deleted, apart from the database and its backups. */
  deletionsDir: string;
  databaseUrl: string | null;
  /** Most connections of the pool. */
  connections: number;
  /** A pooler in transaction mode is in front of the database. */
  pooler: boolean;
  /** What keys in the database are encrypted with, the newest first; null: they are files. */
  secretsKeys: readonly string[] | null;
  drainMs: number;
  /** null: a worker answers no one. */
  workerPort: number | null;
  /** null: files are in the data folder. */
  s3: BucketSettings | null;
  /** null: questions across audits are answered by DuckDB in this process. */
  trino: TrinoSettings | null;
  /** Origin without a slash at the end. */
  publicUrl: string;
  /** Origin of the API without a slash at the end: `publicUrl`, or another one that leads to the same server. */
  apiUrl: string;
  role: 'all' | 'api' | 'worker';
  /** Lower case. */
  operators: readonly string[];
  /** The demo district, whose people the embedded provider signs in with the password demo. */
  demo: boolean;
  /** How long the link of an invitation is good. */
  invitationHours: number;
  /** How long a session in which no one does anything lasts; 0: its day. */
  inactivityMinutes: number;
  /** Who must show a second factor at the embedded provider. */
  secondStep: 'operators' | 'everyone';
  maxUploadBytes: number;
  /** How long earlier versions of the numbers are kept. */
  versionDays: number;
  log: 'info' | 'warn' | 'error' | 'silent';
  /** Those who have it may read /metrics; null: no one may. */
  metricsToken: string | null;
  /** Where traces are sent; null: nowhere. */
  tracesTo: string | null;
  ratePerMinute: number;
  callRates: CallRates;
  /** What an audit may hold where no operator has set it. */
  quota: Quota;
  /** Reverse proxies in front; 0: none. */
  trustProxy: number;
  /** null: no e-mail is sent. */
  mail: MailSettings | null;
  /** null: the embedded provider. */
  external: ExternalProvider | null;
}

/** The only reader of the environment. @throws ConfigError naming the setting */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const env = parsed.data;
  if (env.PORTAL_ROLE !== 'all' && !env.DATABASE_URL) {
    throw new ConfigError(
      `PORTAL_ROLE=${env.PORTAL_ROLE} needs DATABASE_URL: the embedded database serves one process only.`,
    );
  }
  const publicUrl = origin('PORTAL_PUBLIC_URL', env.PORTAL_PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  // A known password must not open a portal that others can reach, unless someone says so.
  const demo = env.OIDC_ISSUER === undefined && (env.PORTAL_DEMO ? env.PORTAL_DEMO !== '0' : isThisMachine(publicUrl));
  const dataDir = resolve(env.PORTAL_DATA_DIR ?? 'data');
  return {
    port: env.PORT,
    host: env.HOST ?? '127.0.0.1',
    dataDir,
    workFolder: join(dataDir, 'work'),
    deletionsDir: resolve(env.PORTAL_DELETIONS_DIR ?? `${dataDir}-deletions`),
    databaseUrl: env.DATABASE_URL ?? null,
    connections: env.PORTAL_DATABASE_CONNECTIONS,
    pooler: env.PORTAL_DATABASE_POOLER,
    secretsKeys: secretsKeys(env),
    drainMs: env.PORTAL_DRAIN_SECONDS * 1000,
    workerPort: env.PORTAL_WORKER_PORT ?? null,
    s3: bucketSettings(env),
    trino: trinoSettings(env),
    publicUrl,
    apiUrl: env.PORTAL_API_URL === undefined ? publicUrl : origin('PORTAL_API_URL', env.PORTAL_API_URL),
    role: env.PORTAL_ROLE,
    operators: operators(env, demo),
    demo,
    invitationHours: env.PORTAL_INVITATION_HOURS,
    inactivityMinutes: env.PORTAL_INACTIVITY_MINUTES,
    secondStep: env.PORTAL_SECOND_STEP,
    maxUploadBytes: env.PORTAL_MAX_UPLOAD_MB * 1024 * 1024,
    versionDays: env.PORTAL_VERSION_DAYS,
    log: env.PORTAL_LOG,
    metricsToken: metricsToken(env),
    tracesTo: tracesTo(env),
    ratePerMinute: env.PORTAL_RATE_PER_MINUTE,
    callRates: {
      person: env.PORTAL_RATE_PER_PERSON,
      audit: env.PORTAL_RATE_PER_AUDIT,
      download: env.PORTAL_DOWNLOADS_PER_MINUTE,
    },
    quota: { files: env.PORTAL_AUDIT_FILES, bytes: env.PORTAL_AUDIT_GB * 1_000_000_000 },
    trustProxy: env.PORTAL_TRUST_PROXY,
    mail: mailSettings(env),
    external: externalProvider(env),
  };
}

const isThisMachine = (url: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
