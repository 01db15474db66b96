import { choice, flag, optionalNumber, type Settings, text, wholeNumber } from './kinds.ts';

/** How processes share the work, and where people reach them. */
export const PROCESSES = {
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
    schema: optionalNumber(1, 65_535),
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
} as const satisfies Settings;
