import { resolve } from 'node:path';
import { z } from 'zod';
import { EmailAddress } from '#contract/email-address.ts';
import type { ExternalProvider } from './identity/settings.ts';
import type { MailSettings } from './platform/mail/mail.ts';

const flag = (byDefault: boolean) =>
  z
    .string()
    .optional()
    .transform((text) => (text === undefined || text === '' ? byDefault : text !== '0'));
const text = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value));
const wholeNumber = (min: number, max: number, byDefault: number) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(min).max(max).default(byDefault),
  );
const choice = <const Values extends readonly [string, ...string[]]>(values: Values, byDefault: Values[number]) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.enum(values).default(byDefault));

/** Every setting with its meaning; docs/operations.md is generated from this table. */
export const SETTINGS = {
  PORT: { schema: wholeNumber(1, 65_535, 3000), means: 'Port to listen on.' },
  HOST: {
    schema: text,
    means: 'Address to listen on; 127.0.0.1 by default, so that the portal is not open to the network by accident.',
  },
  PORTAL_DATA_DIR: { schema: text, means: 'Folder for files, keys and the embedded database; ./data by default.' },
  PORTAL_DELETIONS_DIR: {
    schema: text,
    means:
      'Folder of the register of deleted audits, which must not be restored with a backup; PORTAL_DATA_DIR with -deletions behind it by default.',
  },
  DATABASE_URL: { schema: text, means: 'PostgreSQL >= 15 to use; without it an embedded database in the data folder.' },
  PORTAL_PUBLIC_URL: {
    schema: text,
    means: 'Origin people open, as https://portal.example.org; http://localhost:PORT by default.',
  },
  PORTAL_API_URL: {
    schema: text,
    means: 'Origin under which browsers reach the API and send files, where it is not PORTAL_PUBLIC_URL.',
  },
  PORTAL_ROLE: {
    schema: choice(['all', 'api', 'worker'], 'all'),
    means: 'all, or api and worker as processes of their own (needs DATABASE_URL).',
  },
  PORTAL_OPERATORS: {
    schema: text,
    means:
      'Email addresses of the people who can create audits, separated by commas; the demo has operator@demo.test beside them.',
  },
  PORTAL_DEMO: {
    schema: text,
    means:
      '0: no demo district and no password demo. By default the demo is there only if PORTAL_PUBLIC_URL is this machine; never with OIDC_ISSUER.',
  },
  PORTAL_INVITATION_HOURS: {
    schema: wholeNumber(1, 720, 72),
    means: 'Hours for which an invitation link is good; it works once, and a newer one ends it.',
  },
  PORTAL_MAX_UPLOAD_MB: { schema: wholeNumber(1, 1_000_000, 4096), means: 'Largest file accepted, in megabytes.' },
  PORTAL_VERSION_DAYS: {
    schema: wholeNumber(1, 3650, 30),
    means: 'Days for which earlier versions of the numbers can be read; the newest two always stay.',
  },
  PORTAL_LOG: {
    schema: choice(['info', 'warn', 'error', 'silent'], 'warn'),
    means: 'How much is logged: info has a line per request.',
  },
  PORTAL_METRICS_TOKEN: {
    schema: text,
    means: 'Bearer token for GET /metrics (Prometheus), at least 16 characters; without it there are no metrics.',
  },
  PORTAL_RATE_PER_MINUTE: {
    schema: wholeNumber(1, 10_000_000, 6000),
    means: 'Requests one network address may make in a minute.',
  },
  PORTAL_TRUST_PROXY: {
    schema: flag(false),
    means: '1 behind a reverse proxy that sets X-Forwarded-For: requests are then counted by its client.',
  },
  PORTAL_SMTP_URL: {
    schema: text,
    means:
      'Server that sends email, as smtp://user:password@mail.example.org:587 or smtps://…:465; without it the portal sends none.',
  },
  PORTAL_MAIL_FROM: { schema: text, means: 'Address that email comes from; needed with PORTAL_SMTP_URL.' },
  OIDC_ISSUER: {
    schema: text,
    means: 'Issuer of an OpenID Connect provider; without it the portal signs people in itself.',
  },
  OIDC_CLIENT_ID: { schema: text, means: 'Client ID of the web application at that provider.' },
  OIDC_AUDIENCE: { schema: text, means: 'Audience of access tokens for this portal; never the client ID.' },
  OIDC_ALGORITHMS: { schema: text, means: 'Algorithms of its tokens, by comma: RS256 (default) and ES256.' },
  OIDC_TOKEN_FORM: {
    schema: choice(['at+jwt', 'plain'], 'at+jwt'),
    means: 'plain for providers that cannot mark access tokens (RFC 9068).',
  },
  OIDC_SCOPE: {
    schema: text,
    means: 'Scopes the web requests; openid profile email offline_access by default.',
  },
  OIDC_EMAIL_CLAIM: { schema: text, means: 'Claim with the email address; email by default.' },
  OIDC_EMAIL_VERIFIED_CLAIM: {
    schema: text,
    means: 'Claim that says the address is verified; email_verified by default.',
  },
} as const satisfies Record<string, { schema: z.ZodType; means: string }>;

export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Absolute. What was deleted, apart from the database and its backups. */
  deletionsDir: string;
  databaseUrl: string | null;
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
  maxUploadBytes: number;
  /** How long earlier versions of the numbers are kept. */
  versionDays: number;
  log: 'info' | 'warn' | 'error' | 'silent';
  /** Who has it may read /metrics; null: nobody. */
  metricsToken: string | null;
  ratePerMinute: number;
  trustProxy: boolean;
  /** null: no e-mail is sent. */
  mail: MailSettings | null;
  /** null: the embedded provider. */
  external: ExternalProvider | null;
}

const Environment = z.object(
  // The cast keeps each key's own schema, which Object.fromEntries forgets.
  Object.fromEntries(Object.entries(SETTINGS).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['schema'];
  },
);
type Environment = z.infer<typeof Environment>;

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
    publicUrl,
    apiUrl: env.PORTAL_API_URL === undefined ? publicUrl : origin('PORTAL_API_URL', env.PORTAL_API_URL),
    role: env.PORTAL_ROLE,
    operators: [...new Set([...addresses(env.PORTAL_OPERATORS ?? ''), ...(demo ? [DEMO_OPERATOR] : [])])],
    demo,
    invitationHours: env.PORTAL_INVITATION_HOURS,
    maxUploadBytes: env.PORTAL_MAX_UPLOAD_MB * 1024 * 1024,
    versionDays: env.PORTAL_VERSION_DAYS,
    log: env.PORTAL_LOG,
    metricsToken: metricsToken(env),
    ratePerMinute: env.PORTAL_RATE_PER_MINUTE,
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
    emailClaim: env.OIDC_EMAIL_CLAIM ?? 'email',
    emailVerifiedClaim: env.OIDC_EMAIL_VERIFIED_CLAIM ?? 'email_verified',
  };
}
