import { z } from 'zod';
import { inAudit, School } from '../audits.ts';
import { defineRoute } from '../route.ts';

/** How far the selection of a school is. */
export const SELECTION_STATUSES = ['not_started', 'in_progress', 'finalized'] as const;
export type SelectionStatus = (typeof SELECTION_STATUSES)[number];

const Moment = z.object({ by: z.string().nullable(), at: z.string() });

/** The selection of one school, with nothing of its students. */
export const SchoolSelection = z.discriminatedUnion('status', [
  z.object({ school: School, status: z.literal('not_started'), selected: z.literal(0) }),
  z.object({
    school: School,
    status: z.literal('in_progress'),
    selected: z.int(),
    /** When someone began, or reopened what was finalized. */
    since: z.string(),
    saved: Moment,
  }),
  z.object({ school: School, status: z.literal('finalized'), selected: z.int(), finalized: Moment }),
]);
export type SchoolSelection = z.infer<typeof SchoolSelection>;

const ofAudit = { scope: 'audit', permission: 'transcripts.read', params: inAudit, event: null } as const;

export const listSelections = defineRoute({
  ...ofAudit,
  name: 'selections.list',
  method: 'GET',
  path: '/eoa/:eoaId/transcripts/selections',
  summary: 'How far the transcript selection of each school is that the person may see, by name of the school.',
  answer: z.object({ schools: z.array(SchoolSelection), limit: z.int() }),
});

export const downloadSelections = defineRoute({
  ...ofAudit,
  name: 'selections.csv',
  method: 'GET',
  path: '/eoa/:eoaId/transcripts/selections.csv',
  summary: 'The same as CSV, with times in the zone of the header X-Time-Zone. It holds nothing of students.',
  streams: 'text/csv; charset=utf-8',
});
