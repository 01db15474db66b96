import { z } from 'zod';

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
  PORTAL_S3_BUCKET: {
    schema: text,
    means:
      'Bucket for files, in place of PORTAL_DATA_DIR (needs DATABASE_URL). Credentials come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY or the role of the machine.',
  },
  PORTAL_S3_REGION: { schema: text, means: 'Region of the bucket; us-east-1 by default.' },
  PORTAL_S3_ENDPOINT: { schema: text, means: 'Address of an S3 server that is not AWS, as https://s3.example.org.' },
  PORTAL_S3_PUBLIC_ENDPOINT: {
    schema: text,
    means: 'Address under which browsers reach that server, where it is not PORTAL_S3_ENDPOINT.',
  },
  PORTAL_S3_ENCRYPTION: {
    schema: choice(['bucket', 'AES256', 'aws:kms'], 'bucket'),
    means: 'Encryption requested for each object; as the bucket is set by default.',
  },
  PORTAL_S3_KMS_KEY: { schema: text, means: 'Key for aws:kms; the account’s own by default.' },
  PORTAL_S3_EVENTS_SECRET: {
    schema: text,
    means: 'Secret of at least 24 characters that the store shows with its notifications to /store/events.',
  },
  PORTAL_S3_EVENTS_TOPIC: {
    schema: text,
    means: 'ARN of the SNS topic (SignatureVersion 2) whose notifications /store/events takes.',
  },
  PORTAL_TRINO_URL: {
    schema: text,
    means:
      'Trino that answers questions across audits, as https://user:password@trino.example.org:8443/catalog/schema (deploy/trino/README.md); DuckDB in the process by default.',
  },
  PORTAL_SECRETS_KEY: {
    schema: text,
    means:
      'Keeps the signing keys in the database, encrypted with this text of at least 32 characters; needed with PORTAL_S3_BUCKET. NEW,OLD changes it.',
  },
  PORTAL_DATABASE_CONNECTIONS: {
    schema: wholeNumber(2, 200, 10),
    means: 'Most connections of a process to PostgreSQL, beside 4 of its queue and, of a worker, one that listens.',
  },
  PORTAL_DATABASE_POOLER: {
    schema: flag(false),
    means: '1 where DATABASE_URL leads to a pooler in transaction mode, as pgbouncer: no session is relied on then.',
  },
  PORTAL_DRAIN_SECONDS: {
    schema: wholeNumber(0, 3600, 0),
    means:
      'How long a process goes on once it is asked to end: the API answers while it says that it is not ready, a worker ends what it has begun.',
  },
  PORTAL_WORKER_PORT: {
    schema: text,
    means: 'Port on which a process with PORTAL_ROLE=worker answers /api/health; none by default.',
  },
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
  PORTAL_INACTIVITY_MINUTES: {
    schema: wholeNumber(0, 1440, 120),
    means: 'Minutes without activity after which a session ends; the page warns before. 0: it lasts its day.',
  },
  PORTAL_SECOND_STEP: {
    schema: choice(['operators', 'everyone'], 'operators'),
    means:
      'Who must sign in with a second step (a code beside the password): operators, or everyone. With OIDC_ISSUER the provider decides.',
  },
  PORTAL_MAX_UPLOAD_MB: { schema: wholeNumber(1, 1_000_000, 4096), means: 'Largest file accepted, in megabytes.' },
  PORTAL_VERSION_DAYS: {
    schema: wholeNumber(1, 3650, 30),
    means: 'Days for which earlier versions of the numbers can be read; the newest two always stay.',
  },
  PORTAL_LOG: {
    schema: choice(['info', 'warn', 'error', 'silent'], 'warn'),
    means: 'How much is logged: info has a line per request and per attempt to sign in; warn has the failed attempts.',
  },
  PORTAL_METRICS_TOKEN: {
    schema: text,
    means: 'Bearer token for GET /metrics (Prometheus), at least 16 characters; without it there are no metrics.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: text,
    means:
      'Address of an OpenTelemetry collector (OTLP over HTTP), as http://127.0.0.1:4318; without it there are no traces.',
  },
  PORTAL_RATE_PER_MINUTE: {
    schema: wholeNumber(1, 10_000_000, 6000),
    means: 'Requests one network address may make in a minute.',
  },
  PORTAL_RATE_PER_PERSON: {
    schema: wholeNumber(1, 10_000_000, 6000),
    means: 'Requests one person may make in a minute, from whatever addresses.',
  },
  PORTAL_RATE_PER_AUDIT: {
    schema: wholeNumber(1, 10_000_000, 30_000),
    means: 'Requests all people of one audit together may make in a minute.',
  },
  PORTAL_DOWNLOADS_PER_MINUTE: {
    schema: wholeNumber(1, 10_000_000, 300),
    means: 'Downloads of one kind that one person may make in a minute.',
  },
  PORTAL_AUDIT_FILES: {
    schema: wholeNumber(1, 10_000_000, 20_000),
    means: 'Files an audit may hold, where an operator has not set it for the audit.',
  },
  PORTAL_AUDIT_GB: {
    schema: wholeNumber(1, 1_000_000, 200),
    means: 'Gigabytes of files an audit may hold, where an operator has not set it for the audit.',
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
  OIDC_OPERATOR_FACTORS: {
    schema: text,
    means:
      'Values of amr or acr, by comma, one of which a token must have for operator calls, as mfa,otp; without it the provider has to require a second step of operators.',
  },
  OIDC_EMAIL_CLAIM: { schema: text, means: 'Claim with the email address; email by default.' },
  OIDC_EMAIL_VERIFIED_CLAIM: {
    schema: text,
    means: 'Claim that says the address is verified; email_verified by default.',
  },
} as const satisfies Record<string, { schema: z.ZodType; means: string }>;

export const Environment = z.object(
  // The cast keeps each key's own schema, which Object.fromEntries forgets.
  Object.fromEntries(Object.entries(SETTINGS).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['schema'];
  },
);
export type Environment = z.infer<typeof Environment>;
