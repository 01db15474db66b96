import { defineDataset } from '#datasets/kit/define-dataset.ts';
import { scedRules } from '#datasets/vocabulary/courses/sced-rule.ts';
import { zerosLost } from '#datasets/vocabulary/matching-findings.ts';
import { knownSubject, subjectOfSced, subjectOfTitle } from '#datasets/vocabulary/sql/subject-of.ts';
import { CATALOG_COLUMNS } from './columns.ts';
import { CATALOG_LAYOUTS } from './layouts.ts';
import { LEVEL, LEVEL_RULES } from './levels.ts';
import { catalogSample } from './sample.ts';
import { SUBJECT_RULES } from './subjects.ts';

/** Course Catalog (docs/domain/datasets.md#course-catalog). */
export const courseCatalog = defineDataset({
  type: 'COURSE_CATALOG',
  label: 'Course Catalog',
  key: 'courseCatalog',
  sampleFile: 'course-catalog',
  oneRowIs: 'One row is one course at one school in one school year.',
  helperText: [
    'Upload every course each school offered in the academic years {academicYears}, with its subject, level and credits.',
    'Transcripts of the graduating class of {graduatingClass} are matched with this list, so the course codes must be the ones used there.',
  ],
  wizardSteps: ['academic-periods', 'schools'],
  requirement: 'academic-years',
  columns: CATALOG_COLUMNS,
  layouts: CATALOG_LAYOUTS,
  derived: [
    {
      name: 'subject',
      type: 'VARCHAR',
      sql: `coalesce(${subjectOfSced('sced_code')}, CASE WHEN subject_area IS NOT NULL THEN coalesce(${knownSubject('subject_area')}, 'Other')
        ELSE ${subjectOfTitle('course_title')} END, 'Other')`,
      meaning: 'subject area (sced_code, otherwise subject_area, otherwise title words, otherwise Other)',
    },
    {
      name: 'level',
      type: 'VARCHAR',
      sql: LEVEL,
      meaning: 'AP, IB, honors, general (exactly one)',
    },
    {
      name: 'cte',
      type: 'BOOLEAN',
      sql: `coalesce(is_cte, false) OR subject = 'Career and Technical Education'`,
      meaning: 'is_cte or subject area CTE',
    },
  ],
  key_columns: ['school_id', 'school_year', 'course_code'],
  keeps: 'last',
  rules: [
    {
      code: 'catalog.no-credits',
      severity: 'warning',
      column: 'credits',
      problem: 'The course has no credits.',
      allowed: 'Credits above 0 for a course; 0 for study hall, aides and the like.',
      fix: 'Nothing to do if the course earns no credit.',
      sql: 'credits = 0',
      badExample: { credits: '0' },
    },
    {
      code: 'catalog.ap-and-ib',
      severity: 'warning',
      column: 'is_ap',
      problem: 'The course is marked both AP and IB. It is counted as AP.',
      allowed: 'AP or IB, not both.',
      fix: 'Remove one of the two.',
      sql: 'is_ap AND is_ib',
      badExample: { is_ap: 'Y', is_ib: 'Y' },
    },
    ...scedRules('catalog'),
    ...SUBJECT_RULES,
    ...LEVEL_RULES,
    {
      code: 'catalog.middle-years',
      severity: 'warning',
      column: 'course_title',
      problem: '{value} is a course of the IB Middle Years Programme, but it is marked as IB. It was counted as IB.',
      allowed: 'IB for courses of the Diploma Programme.',
      fix: 'Remove the mark if the course does not lead to an IB exam.',
      sql: `regexp_matches(lower(course_title), '\\bmyp\\b') AND level = 'IB'`,
      badExample: { course_title: 'MYP Sciences', course_level: 'IB' },
    },
  ],
  matching: [zerosLost],
  sample: catalogSample,
});
