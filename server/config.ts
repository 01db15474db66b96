import { resolve } from 'node:path';
import { z } from 'zod';
import { EmailAddress } from '#contract/email-address.ts';
import type { CallRates } from './http/call-limits.ts';
import type { ExternalProvider } from './identity/settings.ts';
import type { TrinoSettings } from './platform/analytics/analytics.ts';
import type { MailSettings } from './platform/mail/mail.ts';
import type { EventSettings } from './platform/storage/s3/events/route.ts';
import { MOST_SEALED_BYTES, type S3Settings } from './platform/storage/s3/settings.ts';
import { Environment } from './settings.ts';
import type { Quota } from './uploads/room.ts';

export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Absolute. What was deleted, apart from the database and its backups. */
  deletionsDir: string;
  databaseUrl: string | null;
  /** Most connections of the pool. */
  connections: number;
  /** A pooler in transaction mode stands before the database. */
  pooler: boolean;
  /** What keys in the database are encrypted with, the newest first; null: they are files. */
  secretsKeys: readonly string[] | null;
  drainMs: number;
  /** null: a worker answers nobody. */
  workerPort: number | null;
  /** null: files lie in the data folder. */
  s3: (S3Settings & { events: EventSettings | null }) | null;
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
  /** How long a session in which nobody does anything lasts; 0: its day. */
  inactivityMinutes: number;
  /** Who must show a second factor at the embedded provider. */
  secondStep: 'operators' | 'everyone';
  maxUploadBytes: number;
  /** How long earlier versions of the numbers are kept. */
  versionDays: number;
  log: 'info' | 'warn' | 'error' | 'silent';
  /** Who has it may read /metrics; null: nobody. */
  metricsToken: string | null;
  /** Where traces are sent; null: nowhere. */
  tracesTo: string | null;
  ratePerMinute: number;
  callRates: CallRates;
  /** What an audit may hold where no operator has set it. */
  quota: Quota;
  trustProxy: boolean;
  /** null: no e-mail is sent. */
  mail: MailSettings | null;
  /** null: the embedded provider. */
  external: ExternalProvider | null;
}

/** Sets up the demo district. */
const DEMO_OPERATOR = 'operator@demo.test';

/** A setting that cannot be used; its message is for the person who starts the portal. */
export class ConfigError extends Error {}

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
  // A known password must not open a portal that others can reach, unless somebody says so.
  const demo = env.OIDC_ISSUER === undefined && (env.PORTAL_DEMO ? env.PORTAL_DEMO !== '0' : isThisMachine(publicUrl));
  const dataDir = resolve(env.PORTAL_DATA_DIR ?? 'data');
  return {
    port: env.PORT,
    host: env.HOST ?? '127.0.0.1',
    dataDir,
    deletionsDir: resolve(env.PORTAL_DELETIONS_DIR ?? `${dataDir}-deletions`),
    databaseUrl: env.DATABASE_URL ?? null,
    connections: env.PORTAL_DATABASE_CONNECTIONS,
    pooler: env.PORTAL_DATABASE_POOLER,
    secretsKeys: secretsKeys(env),
    drainMs: env.PORTAL_DRAIN_SECONDS * 1000,
    workerPort: env.PORTAL_WORKER_PORT === undefined ? null : Number(env.PORTAL_WORKER_PORT),
    s3: s3Settings(env),
    trino: trinoSettings(env),
    publicUrl,
    apiUrl: env.PORTAL_API_URL === undefined ? publicUrl : origin('PORTAL_API_URL', env.PORTAL_API_URL),
    role: env.PORTAL_ROLE,
    operators: [...new Set([...addresses(env.PORTAL_OPERATORS ?? ''), ...(demo ? [DEMO_OPERATOR] : [])])],
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

const LEAST_TOKEN_LETTERS = 16;

function metricsToken({ PORTAL_METRICS_TOKEN: token }: Environment): string | null {
  if (token !== undefined && token.length < LEAST_TOKEN_LETTERS)
    throw new ConfigError(`PORTAL_METRICS_TOKEN: use at least ${LEAST_TOKEN_LETTERS} characters.`);
  return token ?? null;
}

function tracesTo({ OTEL_EXPORTER_OTLP_ENDPOINT: url }: Environment): string | null {
  if (url !== undefined && !/^https?:\/\//.test(URL.canParse(url) ? url : ''))
    throw new ConfigError(`OTEL_EXPORTER_OTLP_ENDPOINT: ${url} is not a web address.`);
  return url ?? null;
}

const isThisMachine = (url: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);

function origin(setting: string, url: string): string {
  if (!URL.canParse(url)) throw new ConfigError(`${setting}: ${url} is not a web address.`);
  return new URL(url).origin;
}

const list = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** An operator is somebody in particular: an address with letters that only look right would be nobody, or somebody else. */
const addresses = (words: string): string[] =>
  list(words).map((word) => {
    const address = EmailAddress.safeParse(word);
    if (!address.success) throw new ConfigError(`PORTAL_OPERATORS: ${word} is not an email address.`);
    return address.data;
  });

/** The standard ports of RFC 6409 and RFC 8314. */
const SMTP_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** The address may hold a password, so no sentence repeats it. */
function mailSettings({ PORTAL_SMTP_URL: address, PORTAL_MAIL_FROM: from }: Environment): MailSettings | null {
  if (!address) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  const port = SMTP_PORTS[url?.protocol ?? ''];
  if (!url || port === undefined || url.hostname === '')
    throw new ConfigError('PORTAL_SMTP_URL: write it as smtp://mail.example.org:587 or smtps://mail.example.org:465.');
  if (!from || !z.email().safeParse(from).success)
    throw new ConfigError('PORTAL_MAIL_FROM: PORTAL_SMTP_URL needs the address that email comes from beside it.');
  const [user, pass] = [url.username, url.password].map(decodeURIComponent);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || port,
    secure: url.protocol === 'smtps:',
    account: user && pass !== undefined ? { user, pass } : null,
    from,
  };
}

function secretsKeys({ PORTAL_SECRETS_KEY: given, PORTAL_S3_BUCKET: bucket }: Environment): string[] | null {
  if (given === undefined) {
    if (bucket)
      throw new ConfigError('PORTAL_S3_BUCKET needs PORTAL_SECRETS_KEY beside it: machines share the signing keys.');
    return null;
  }
  const keys = list(given);
  if (keys.some((key) => key.length < 32))
    throw new ConfigError(
      'PORTAL_SECRETS_KEY: it needs at least 32 characters, as `openssl rand -base64 32` makes them.',
    );
  return keys;
}

function s3Settings(env: Environment): Config['s3'] {
  const {
    PORTAL_S3_BUCKET: bucket,
    PORTAL_S3_EVENTS_SECRET: secret = null,
    PORTAL_S3_EVENTS_TOPIC: topic = null,
  } = env;
  if (!bucket) return null;
  if (!env.DATABASE_URL) throw new ConfigError('PORTAL_S3_BUCKET needs DATABASE_URL beside it.');
  if (env.PORTAL_MAX_UPLOAD_MB * 1024 * 1024 > MOST_SEALED_BYTES)
    throw new ConfigError('PORTAL_MAX_UPLOAD_MB: files in a bucket may have 5120 MB.');
  if (secret !== null && secret.length < 24)
    throw new ConfigError('PORTAL_S3_EVENTS_SECRET: it needs at least 24 characters.');
  const address = (setting: 'PORTAL_S3_ENDPOINT' | 'PORTAL_S3_PUBLIC_ENDPOINT') =>
    env[setting] === undefined ? null : origin(setting, env[setting]);
  return {
    bucket,
    region: env.PORTAL_S3_REGION ?? 'us-east-1',
    endpoint: address('PORTAL_S3_ENDPOINT'),
    publicEndpoint: address('PORTAL_S3_PUBLIC_ENDPOINT'),
    encryption:
      env.PORTAL_S3_ENCRYPTION === 'bucket'
        ? null
        : { algorithm: env.PORTAL_S3_ENCRYPTION, kmsKey: env.PORTAL_S3_KMS_KEY ?? null },
    events: secret === null && topic === null ? null : { bucket, secret, topic },
  };
}

/** The address may hold a password, so no sentence repeats it. */
function trinoSettings({ PORTAL_TRINO_URL: address }: Environment): TrinoSettings | null {
  if (!address) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  const [catalog, schema] = url?.pathname.split('/').slice(1) ?? [];
  if (!url || !/^https?:$/.test(url.protocol) || !catalog || !schema)
    throw new ConfigError('PORTAL_TRINO_URL: write it as https://user:password@trino.example.org:8443/catalog/schema.');
  const [user, password] = [url.username, url.password].map(decodeURIComponent);
  if (password && url.protocol === 'http:')
    throw new ConfigError('PORTAL_TRINO_URL: Trino takes a password over https only.');
  return { url: url.origin, catalog, schema, user: user || 'portal', password: password || null };
}

function externalProvider(env: Environment): ExternalProvider | null {
  if (!env.OIDC_ISSUER) return null;
  if (!env.OIDC_CLIENT_ID || !env.OIDC_AUDIENCE) {
    throw new ConfigError('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_AUDIENCE beside it.');
  }
  const algorithms = z.array(z.enum(['RS256', 'ES256'])).safeParse(list(env.OIDC_ALGORITHMS ?? 'RS256'));
  if (!algorithms.success) throw new ConfigError('OIDC_ALGORITHMS: only RS256 and ES256 are accepted.');
  return {
    issuer: env.OIDC_ISSUER,
    clientId: env.OIDC_CLIENT_ID,
    audience: env.OIDC_AUDIENCE,
    algorithms: algorithms.data,
    tokenForm: env.OIDC_TOKEN_FORM,
    ...(env.OIDC_SCOPE !== undefined && { scope: env.OIDC_SCOPE }),
    operatorFactors: env.OIDC_OPERATOR_FACTORS === undefined ? null : list(env.OIDC_OPERATOR_FACTORS),
    emailClaim: env.OIDC_EMAIL_CLAIM ?? 'email',
    emailVerifiedClaim: env.OIDC_EMAIL_VERIFIED_CLAIM ?? 'email_verified',
  };
}
