import { z } from 'zod';
import { inAudit } from '../audits.ts';
import { SchoolId } from '../ids.ts';
import { XLSX } from '../media-types.ts';
import { defineRoute } from '../route.ts';
import {
  Figures,
  FindingsSettingsInForce,
  GroupFigures,
  MeasureAnswer,
  OwnMeasureAnswer,
  Version,
} from './opportunity.ts';

/**
 * A group of which no number leaves the portal. It is not said whether it is small or a small one would follow from it.
 */
const Withheld = z.object({ hidden: z.literal(true) });
const shown = { hidden: z.literal(false) };

export const ReportFigures = z.discriminatedUnion('hidden', [Figures.extend(shown), Withheld]);
export type ReportFigures = z.infer<typeof ReportFigures>;

const place = GroupFigures.pick({ trait: true, value: true }).shape;
export const ReportGroup = z.discriminatedUnion('hidden', [GroupFigures.extend(shown), Withheld.extend(place)]);
export type ReportGroup = z.infer<typeof ReportGroup>;

const Answered = z.object({
  all: ReportFigures,
  groups: z.array(ReportGroup),
  /** Every school of the scope by name; none where it is one school. */
  schools: z.array(z.object({ name: z.string(), all: ReportFigures })),
});

/**
 * Without counts of students where all of them are hidden: that none of them has a gender would say how many they are.
 */
const Basis = MeasureAnswer.shape.basis.partial({ unknown: true, left_out: true, uncertain: true, floating: true });

const INSIDE = { all: true, groups: true } as const;
const Reported = Answered.extend({ basis: Basis });
export const ReportMeasure = MeasureAnswer.omit(INSIDE).extend(Reported.shape);
export type ReportMeasure = z.infer<typeof ReportMeasure>;

/** Own requirements of the district. */
const ReportOwnMeasure = OwnMeasureAnswer.omit(INSIDE).extend(Reported.shape);

export const OpportunityReport = Version.extend({
  district: z.string(),
  year_ending: z.int(),
  /** Names of the schools of the scope. */
  schools: z.array(z.string()),
  files: z.array(Version.shape.files.element.extend({ sha256: z.string().nullable() })),
  settings: FindingsSettingsInForce,
  measures: z.array(ReportMeasure),
  own_measures: z.array(ReportOwnMeasure),
  steps: z.array(Answered.extend({ from: z.string() })),
});
export type OpportunityReport = z.infer<typeof OpportunityReport>;

const shared = {
  method: 'GET',
  scope: 'audit',
  permission: 'findings.read',
  params: inAudit,
  query: z.object({ school_id: SchoolId.optional() }),
} as const;

export const readOpportunityReport = defineRoute({
  ...shared,
  name: 'findings.report',
  path: '/eoa/:eoaId/findings/report',
  summary:
    'All findings of a school, or of every school that the person sees, with small groups hidden. Recorded in the audit log.',
  answer: OpportunityReport,
  event: 'findings.report_viewed',
});

const taken = { ...shared, event: 'findings.downloaded' } as const;
const WHAT = 'one row a measure, scope and group, with small groups hidden';

export const downloadFindingsCsv = defineRoute({
  ...taken,
  name: 'findings.csv',
  path: '/eoa/:eoaId/findings.csv',
  summary: `The findings as CSV: ${WHAT}. Recorded in the audit log.`,
  streams: 'text/csv; charset=utf-8',
});

export const downloadFindingsXlsx = defineRoute({
  ...taken,
  name: 'findings.xlsx',
  path: '/eoa/:eoaId/findings.xlsx',
  summary: `The findings as a workbook: ${WHAT}, and what they rest on. Recorded in the audit log.`,
  streams: XLSX,
});

export const downloadFindingsPackage = defineRoute({
  ...taken,
  name: 'findings.package',
  path: '/eoa/:eoaId/findings.zip',
  summary: 'The CSV with its Data Package descriptor (version 2). Recorded in the audit log.',
  streams: 'application/zip',
});

export const downloadFindingsDescriptor = defineRoute({
  ...taken,
  name: 'findings.descriptor',
  path: '/eoa/:eoaId/datapackage.json',
  summary:
    'The Data Package descriptor (version 2) of findings.csv: every column with its type and meaning. Recorded in the audit log.',
  streams: 'application/json; charset=utf-8',
});

/** Tells rows of a file apart that have numbers. */
export const ROW_STATUSES = ['shown', 'hidden', 'nobody'] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];
