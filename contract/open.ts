import { z } from 'zod';
import { defineRoute } from './route.ts';

/** The calls that need no token. */
const open = { method: 'GET', scope: 'public', permission: null, event: null } as const;

export const live = defineRoute({
  ...open,
  name: 'health.live',
  path: '/health/live',
  summary: 'The process answers.',
  answer: z.object({ status: z.literal('ok') }),
});

export const ready = defineRoute({
  ...open,
  name: 'health.ready',
  path: '/health/ready',
  summary: 'Database, store and queue answer; 503 with the failing part otherwise.',
  answer: z.object({
    status: z.literal('ok'),
    database: z.literal('ok'),
    store: z.literal('ok'),
    queue: z.literal('ok'),
  }),
});

export const DatasetDescription = z.object({
  type: z.string(),
  label: z.string(),
  slug: z.string(),
  sample_file: z.string(),
  description: z.string(),
  columns: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      required: z.enum(['required', 'conditional', 'optional']),
      condition: z.string().nullable(),
      allowed: z.string(),
      description: z.string(),
      example: z.string(),
      synonyms: z.array(z.string()),
      /** Of the synonyms, those whose system is known: headers by the name of the system. */
      synonyms_by_system: z.record(z.string(), z.array(z.string())),
    }),
  ),
  rules: z.array(
    z.object({
      code: z.string(),
      severity: z.string(),
      column: z.string().nullable(),
      problem: z.string(),
      allowed: z.string(),
      fix: z.string(),
    }),
  ),
});
export type DatasetDescription = z.infer<typeof DatasetDescription>;

export const listDatasets = defineRoute({
  ...open,
  name: 'datasets.list',
  path: '/datasets',
  summary: 'The six datasets as data: columns, and rules in words.',
  answer: z.array(DatasetDescription),
});

/** /config.json, outside /api: what the web needs to start. */
export const WebConfig = z.object({
  api: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  audience: z.string(),
  /** Scopes to ask for, where the usual `openid profile email offline_access` does not do. */
  scope: z.string().optional(),
  demo: z.boolean(),
  /**
   * How people who are added come in: by a link shown to the person who adds them, by one sent to their address, or by
   * the external provider alone.
   */
  invitations: z.enum(['link', 'mail', 'none']).optional(),
  /** Minutes after which a session in which no one does anything ends; 0: never before its day is over. */
  inactivity_minutes: z.int().nonnegative().optional(),
  /** Largest file in bytes: a larger one is refused before it is sent. */
  max_file_bytes: z.int().positive().optional(),
});
export type WebConfig = z.infer<typeof WebConfig>;
