import { z } from 'zod';
import { AuditId } from '../ids.ts';
import { Count, Percent } from '../quality/numbers.ts';
import { type MeasureId, NOT_READY, TRAIT_NAMES } from '../quality/opportunity.ts';
import { defineRoute } from '../route.ts';

/** The questions that are asked of all districts: who gets AP, IB, honors and CTE courses, and succeeds in them. */
export const NETWORK_MEASURES = [
  'ap_course',
  'ib_course',
  'advanced_course',
  'cte_course',
  'ap_ib_passed',
  'ap_ib_exam',
  'ap_ib_score',
  'cte_concentrator',
] as const satisfies readonly MeasureId[];
export type NetworkMeasure = (typeof NETWORK_MEASURES)[number];

/** A part of what there is, both as counts of rows or students; null where no one knows. */
const Part = z.object({ found: Count, all: Count }).nullable();

/** One audit of the class, in counts of files and rows. How far along it is: operator.list-audits. */
export const NetworkAudit = z.object({
  id: AuditId,
  district: z.string(),
  due_on: z.iso.date().nullable(),
  closed_at: z.iso.datetime().nullable(),
  files: z.object({
    /** Sent or being read. */
    waiting: Count,
    processed: Count,
    with_errors: Count,
    malformed: Count,
  }),
  last_upload: z.iso.datetime().nullable(),
  /** Rows of the current files that count, of those that were read. */
  rows: Part,
  /** Transcript rows whose course was found in a catalog. */
  courses: Part,
  /** Test scores whose student was found. */
  scores: Part,
  /** When its numbers were computed; null: it has none. */
  computed_at: z.iso.datetime().nullable(),
});
export type NetworkAudit = z.infer<typeof NetworkAudit>;

/** What is known of a group over several audits, or in one. */
const NetworkFigures = z.object({
  size: Count,
  attained: Count,
  rate: Percent,
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
});

/** `hidden`: too few, or the number of too few would follow from it. */
const shown = { hidden: z.literal(false), ...NetworkFigures.shape };
const Hidden = z.object({ hidden: z.literal(true) });
const group = { trait: z.enum([...TRAIT_NAMES, 'all']), value: z.string() };

export const AuditFigure = z.discriminatedUnion('hidden', [z.object({ ...shown, ...group }), Hidden.extend(group)]);
export type AuditFigure = z.infer<typeof AuditFigure>;

/** A sum over audits: of how many, and how many are left out because their own number is hidden. */
const counted = { audits: Count, left_out: Count };
export const NetworkFigure = z.discriminatedUnion('hidden', [
  z.object({ ...shown, ...group, ...counted }),
  Hidden.extend({ ...group, ...counted }),
]);
export type NetworkFigure = z.infer<typeof NetworkFigure>;

export const Network = z.object({
  /** Classes that there are audits of, newest first; of `year_ending` are the numbers. None without an audit. */
  years: z.array(z.int()),
  year_ending: z.int().nullable(),
  audits: z.array(NetworkAudit),
  measures: z.array(
    z.object({
      id: z.enum(NETWORK_MEASURES),
      /** Audits whose files are complete enough for it, and all that have numbers. */
      ready: Count,
      computed: Count,
      /** All students, then each group of each trait. */
      figures: z.array(NetworkFigure),
    }),
  ),
});
export type Network = z.infer<typeof Network>;

/** One measure in each audit that has numbers. */
export const InAudits = z.array(
  z.object({
    id: AuditId,
    district: z.string(),
    /** What its files lack for this measure: it then has no figures here. */
    reason: z.enum(NOT_READY).nullable(),
    figures: z.array(AuditFigure),
  }),
);
export type InAudits = z.infer<typeof InAudits>;

const ofClass = z.object({ year_ending: z.coerce.number().int().min(2000).max(2100).optional() });

export const readNetwork = defineRoute({
  name: 'operator.network',
  method: 'GET',
  path: '/operator/network',
  summary: 'Uploads, deadlines, quality and opportunity across the audits of one class; small groups are hidden.',
  scope: 'operator',
  permission: null,
  query: ofClass,
  answer: Network,
  event: null,
});

export const readNetworkMeasure = defineRoute({
  name: 'operator.network-measure',
  method: 'GET',
  path: '/operator/network/:measure',
  summary: 'One measure in each audit of one class, as the report of its findings shows it; small groups are hidden.',
  scope: 'operator',
  permission: null,
  params: z.object({ measure: z.enum(NETWORK_MEASURES) }),
  query: ofClass,
  answer: InAudits,
  event: null,
});
