import { z } from 'zod';
import { inAudit } from '../audits.ts';
import { SchoolId } from '../ids.ts';
import { defineRoute } from '../route.ts';
import { EquityGroup } from './equity.ts';
import { Count, Percent } from './numbers.ts';
import { Provenance } from './provenance.ts';
import { Changes } from './versions.ts';

/** `changes` is null until a panel has become another one for the first time. */
const from = { provenance: Provenance.optional(), changes: Changes.nullable().optional() };

/** Counts by a name. */
const CountMap = z.record(z.string(), z.number());

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

/** '97% of the IDs of scores.csv are a State student ID of the roster.' IDs are counted, not rows. */
const MatchedOn = z.object({
  file_id: z.string(),
  upload_file_type: z.string(),
  /** 'State student ID' */
  id_kind: z.string(),
  matched: Count,
  total: Count,
  percentage: Percent,
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
    /** Which kind of ID found the students of each file. */
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
        /**
         * Different courses of the year: one in two areas is counted once. Beside the specified fields,
         * since older versions lack it.
         */
        course_count: Count.optional(),
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

/** `version`: the numbers as of then; without it, the newest. No more than fits where versions are kept. */
const filter = z.object({
  school_id: SchoolId.optional(),
  version: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .optional(),
});

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
    // TypeScript does not follow a generic key into its schema; by definition PanelAnswer<Name>
    // is what that schema gives.
    answer: PANELS[name] as z.ZodType as z.ZodType<PanelAnswer<Name>>,
    event: null,
  });

export const panelRoutes = PANEL_NAMES.map((name) => readPanel(name));
