import { choice, type Settings, text, wholeNumber } from './kinds.ts';

/** How much is accepted, kept and said. */
export const LIMITS = {
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
    means: 'Files an audit may hold, where an operator has not set it for the audit; never more than 32,767.',
  },
  PORTAL_AUDIT_GB: {
    schema: wholeNumber(1, 1_000_000, 200),
    means: 'Gigabytes of files an audit may hold, where an operator has not set it for the audit.',
  },
  PORTAL_TRUST_PROXY: {
    schema: wholeNumber(0, 10, 0),
    means:
      'How many reverse proxies in a row add to X-Forwarded-For, as 1: requests are counted by the client that the outermost of them saw, whatever else a sender writes there.',
  },
} as const satisfies Settings;
