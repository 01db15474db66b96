import { z } from 'zod';
import { UPLOAD_FILE_TYPES } from '#datasets/kit/file-type.ts';
import { inAudit } from './audits.ts';
import { SchoolId } from './ids.ts';
import { defineRoute } from './route.ts';

/** 0 to 100 with one decimal; null when nothing is there to take a share of. */
const Percent = z.number().nullable();
const Count = z.int();
const CountMap = z.record(z.string(), z.number());

/**
 * Things that must not look alike: a number of 0 counts something that is there; null has nothing to take a share of; what is
 * 'not_uploaded', still 'processing' or was uploaded 'unreadable' has no number yet, whatever is in the field; and
 * 'partial' numbers do without what `missing` names.
 */
export const PANEL_STATES = ['complete', 'partial', 'not_uploaded', 'processing', 'unreadable'] as const;
export const PanelState = z.enum(PANEL_STATES);
export type PanelState = z.infer<typeof PanelState>;

/** A dataset, or a column of its requirement table (a year, a demographic type, a test), that some schools do without. */
export const Missing = z.object({
  upload_file_type: z.enum(UPLOAD_FILE_TYPES),
  /** null for the whole dataset. */
  column: z.string().nullable(),
  /** 'ACT scores' */
  label: z.string(),
  /** 'unreadable': a file was uploaded for it, and could not be read. */
  state: z.enum(['not_uploaded', 'processing', 'unreadable']),
  /** How many of the schools shown do without it. */
  school_count: Count,
  /** Names of the first of them. */
  schools: z.array(z.string()),
});
export type Missing = z.infer<typeof Missing>;

/** A column that schools shown are said not to offer, and for how many of them it is so. */
export const WithoutOffer = z.object({
  upload_file_type: z.enum(UPLOAD_FILE_TYPES),
  column: z.string(),
  school_count: Count,
});
export type WithoutOffer = z.infer<typeof WithoutOffer>;

/** Where a panel's numbers come from. Beside the specified fields of every answer. */
export const Provenance = z.object({
  computed_at: z.string().nullable(),
  version: z.int(),
  files: z.array(
    z.object({
      file_id: z.string(),
      file_name: z.string(),
      upload_file_type: z.string(),
      /** Of the schools shown: rows that count, and rows that were left out; null where it is not known. */
      rows_kept: Count.nullable().optional(),
      rows_left_out: Count.nullable().optional(),
    }),
  ),
  /** Words such as 'based on roster only'; empty when every dataset the panel needs is there. */
  partial: z.array(z.string()),
  /** What the panel answers, and how, in words. */
  question: z.string().optional(),
  formula: z.string().optional(),
  /** Without a file of any of these the panel has nothing to say. */
  shows: z.array(z.enum(UPLOAD_FILE_TYPES)).optional(),
  state: PanelState.optional(),
  /** Everything the numbers do without; empty when the state is complete. */
  missing: z.array(Missing).optional(),
  /** What nothing is missing of, and the numbers have nothing of. */
  not_offered: z.array(WithoutOffer).optional(),
});
export type Provenance = z.infer<typeof Provenance>;

/** What became of a file between two versions of the numbers. */
export const FileChange = z.object({
  change: z.enum(['added', 'replaced', 'removed', 'processed again']),
  file_id: z.string(),
  file_name: z.string(),
  upload_file_type: z.string(),
});
export type FileChange = z.infer<typeof FileChange>;

/** The latest change of a panel up to the version shown: '+12 students: roster.csv'. It is of this version, or of an earlier one. */
export const Changes = z.object({
  version: z.int(),
  /** The version it is compared with. */
  previous: z.int(),
  computed_at: z.string(),
  /** Headline numbers that became others; null where there was, or is, no number. `label` follows the number. */
  numbers: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      unit: z.enum(['count', 'percent', 'average']),
      before: z.number().nullable(),
      after: z.number().nullable(),
      delta: z.number().nullable(),
    }),
  ),
  /** Files of the panel's datasets and schools that changed with that version. */
  files: z.array(FileChange),
});
export type Changes = z.infer<typeof Changes>;

/** `changes` is null until a panel has become another one for the first time. */
const from = { provenance: Provenance.optional(), changes: Changes.nullable().optional() };

const DemographicBlock = z.object({
  student_count: Count,
  demographic_percentages: z.object({
    gender: z.record(z.string(), Percent),
    race: z.record(z.string(), Percent),
    student_with_disabilities: Percent,
    english_learner: z.object({ learner: Percent, native: Percent }),
    low_income: Percent,
  }),
});

const TestBlock = z.object({
  sat_act_score_count: Count,
  sat_score_count: Count,
  act_score_count: Count,
  ap_score_count: Count,
  ib_score_count: Count,
});

const Matched = z.object({ type: z.string(), not_matched_count: Count, percentage_matched: Percent });

/** '97% of the ids of scores.csv are a State student ID of the roster.' Ids are counted, not rows. */
const MatchedOn = z.object({
  file_id: z.string(),
  upload_file_type: z.string(),
  /** 'State student ID' */
  id_kind: z.string(),
  matched: Count,
  total: Count,
  percentage: Percent,
});

/** `count` of `total`, and how often that is beside all students; null where too few students would be judged, as `reason` says. */
const EquityRate = z.object({
  count: Count,
  total: Count,
  percentage: Percent,
  ratio: z.number().nullable(),
  reason: z.string().nullable(),
});
export const EQUITY_RATES = ['missing', 'unmatched', 'left_out', 'outside'] as const;
export type EquityRateName = (typeof EQUITY_RATES)[number];
const EquityGroup = z.object({
  group: z.string(),
  student_count: Count,
  /** Fewer than `minimum_group_size` students. */
  is_small: z.boolean(),
  rates: z.record(z.enum(EQUITY_RATES), EquityRate),
});

/** Every panel of the Data QC pages: its address below data-qc/, and the shape of its answer. */
export const PANELS = {
  'rosters/summary': z.object({
    total_student_count: Count,
    schools: z.array(z.object({ name: z.string(), student_count: Count })),
    ...from,
  }),
  'demographics/summary': z.object({ cohort: DemographicBlock, total: DemographicBlock, ...from }),
  'transcripts/summary': z.object({
    total_num_transcripts: Count,
    schools: z.array(z.object({ name: z.string(), transcript_count: Count })),
    ...from,
  }),
  'cte-pathways/summary': z.object({
    cte_catalogs_count: Count,
    cte_eligible_courses_count: Count,
    cte_pathways_count: Count,
    ...from,
  }),
  'matching/summary': z.object({
    students_matched_percentage: Percent,
    transcript_courses_matched_percentage: Percent,
    test_scores_matched_to_students_percentage: Percent,
    cte_courses_matched_percentage: Percent,
    /** Beside each share: what it counts, for the sentence under it. */
    counts: z.record(z.string(), z.object({ matched: Count, total: Count })).optional(),
    ...from,
  }),
  'test-scores/summary': z.object({ cohort: TestBlock, total: TestBlock, ...from }),
  'course-catalogs/summary': z.object({ total_course_count: Count, course_counts: CountMap, ...from }),
  'matching/detail': z.object({
    demographics: z.array(Matched),
    test_scores_to_students: z.array(Matched),
    students_to_test_scores: z.object({
      total_students_count: Count,
      test_types: z.array(z.object({ type: z.string(), matched_count: Count })),
    }),
    /** Which kind of id found the students of each file. */
    matched_on: z.array(MatchedOn).optional(),
    ...from,
  }),
  'transcripts/detail/gpa-histogram': z.object({ scores: z.array(z.number()), ...from }),
  'transcripts/detail/subject-area-average-credits': z.object({
    subjects: CountMap,
    /** Local credits per Carnegie unit, by school name (docs/domain/grades.md#credits). */
    credit_divisors: z.record(z.string(), z.number()).optional(),
    ...from,
  }),
  'test-scores/detail/sat-histogram': z.object({ scores: z.array(z.number()), ...from }),
  'test-scores/detail/act-histogram': z.object({ scores: z.array(z.number()), ...from }),
  'test-scores/detail/ap-histogram': z.object({ scores: z.array(z.number()), ...from }),
  'test-scores/detail/ib-histogram': z.object({ scores: z.array(z.number()), ...from }),
  'test-scores/detail/ap-subject-area-counts': z.object({ subjects: CountMap, ...from }),
  'test-scores/detail/ib-subject-area-counts': z.object({ subjects: CountMap, ...from }),
  'course-catalogs/detail': z.object({
    academic_periods: z.array(
      z.object({
        period: z.string(),
        subject_area_count: Count,
        subject_areas: z.array(
          z.object({
            name: z.string(),
            course_count: Count,
            ap_count: Count,
            ib_count: Count,
            general_count: Count,
            honors_count: Count,
            cte_count: Count,
          }),
        ),
      }),
    ),
    ...from,
  }),
  'cohort/waterfall': z.object({
    steps: z.array(z.object({ key: z.string(), label: z.string(), remaining: Count, left_out: Count })),
    ...from,
  }),
  equity: z.object({
    minimum_group_size: Count,
    all: EquityGroup,
    dimensions: z.array(z.object({ name: z.string(), groups: z.array(EquityGroup) })),
    ...from,
  }),
} as const satisfies Record<string, z.ZodType>;

export type PanelName = keyof typeof PANELS;
export type PanelAnswer<Name extends PanelName> = z.infer<(typeof PANELS)[Name]>;
export const PANEL_NAMES = Object.keys(PANELS) as PanelName[];

/** `version`: the numbers as of then; without it, the newest. */
const filter = z.object({ school_id: SchoolId.optional(), version: z.coerce.number().int().min(1).optional() });

export const readPanel = <Name extends PanelName>(name: Name) =>
  defineRoute({
    name: `quality.${name}`,
    method: 'GET',
    path: `/eoa/:eoaId/data-qc/${name}`,
    summary: `The ${name} panel, for one school or for all the person may see.`,
    scope: 'audit',
    permission: 'quality.read',
    params: inAudit,
    query: filter,
    // TypeScript does not follow a generic key into its schema; by definition PanelAnswer<Name> is what that schema gives.
    answer: PANELS[name] as z.ZodType as z.ZodType<PanelAnswer<Name>>,
    event: null,
  });

export const panelRoutes = PANEL_NAMES.map((name) => readPanel(name));

export const readMissing = defineRoute({
  name: 'quality.missing',
  method: 'GET',
  path: '/eoa/:eoaId/data-qc/missing',
  summary: 'What the schools have not uploaded, over all datasets, as the panels say of their own.',
  scope: 'audit',
  permission: 'quality.read',
  params: inAudit,
  query: z.object({ school_id: SchoolId.optional() }),
  answer: z.object({ missing: z.array(Missing) }),
  event: null,
});

export const readQualityStatus = defineRoute({
  name: 'quality.status',
  method: 'GET',
  path: '/eoa/:eoaId/data-qc/status',
  summary: 'Whether the panels hold every file that has a final status.',
  scope: 'audit',
  permission: 'quality.read',
  params: inAudit,
  answer: z.object({ version: z.int(), refreshing: z.boolean(), computed_at: z.string().nullable() }),
  event: null,
});

export const listQualityVersions = defineRoute({
  name: 'quality.versions',
  method: 'GET',
  path: '/eoa/:eoaId/data-qc/versions',
  summary: 'The versions of the numbers that are kept, newest first, with the files that changed since the one before.',
  scope: 'audit',
  permission: 'quality.read',
  params: inAudit,
  query: z.object({
    page: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(100).default(10),
  }),
  answer: z.object({
    items: z.array(
      z.object({ version: z.int(), computed_at: z.string(), is_current: z.boolean(), files: z.array(FileChange) }),
    ),
    total: z.int(),
    pages: z.int(),
  }),
  event: null,
});
