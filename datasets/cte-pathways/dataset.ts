import { defineDataset } from '#datasets/kit/define-dataset.ts';
import { CREDIT_HEADERS } from '#datasets/vocabulary/headers/courses.ts';
import { notInCatalog } from '#datasets/vocabulary/matching-findings.ts';
import { scedUnknown } from '#datasets/vocabulary/sced-rule.ts';
import { COURSE_CODE, COURSE_TITLE, SCED_CODE, SCHOOL, SCHOOL_YEAR } from '#datasets/vocabulary/shared-columns.ts';
import {
  CAREER_CLUSTER_HEADERS,
  COURSE_SEQUENCE_HEADERS,
  INDUSTRY_CREDENTIAL_HEADERS,
  PATHWAY_CODE_HEADERS,
  PATHWAY_NAME_HEADERS,
} from './headers.ts';
import { pathwaysSample } from './sample.ts';
import { CAREER_CLUSTERS, COURSE_SEQUENCE } from './vocabulary.ts';

const plainName = `regexp_replace(lower(pathway_name), '[^\\p{L}\\p{N}]', '', 'g')`;
const pathway = 'PARTITION BY school_id, school_year, pathway_key';
const code = 'PARTITION BY school_id, school_year, pathway_code';

/** CTE Pathways (docs/domain/datasets.md#cte-pathways). */
export const ctePathways = defineDataset({
  type: 'CTE_PATHWAY_CATALOG',
  label: 'CTE Pathways',
  key: 'ctePathways',
  slug: 'cte-pathways',
  sampleFile: 'cte-pathways',
  oneRowIs: 'One row is one course of one career pathway at one school in one school year.',
  helperText: [
    'Upload the career and technical education pathways each school offered in the academic years {academicYears}, with the courses that belong to each.',
    'Course codes must be the ones of the course catalog, so that the courses the graduating class of {graduatingClass} took can be found.',
  ],
  wizardSteps: ['academic-periods', 'schools'],
  requirement: 'academic-years',
  columns: [
    {
      ...SCHOOL,
      kind: { kind: 'school', unknown: 'error' },
      required: { level: 'conditional', words: 'when several schools are selected', when: { several: 'schools' } },
      description: 'School that offers the pathway, by name or id.',
    },
    {
      ...SCHOOL_YEAR,
      required: { level: 'conditional', words: 'when the list differs from year to year', when: { never: true } },
      description: 'Year the pathway was offered. Without it the list is taken as valid for each selected year.',
      whenAbsent: 'chosen-years',
      onlyChosen: 'academic-periods',
    },
    {
      name: 'pathway_name',
      label: 'Pathway / program',
      kind: { kind: 'text', max: 200 },
      required: { level: 'conditional', words: 'unless there is a pathway code', when: { without: ['pathway_code'] } },
      description: 'Name of the pathway, the same in every row of it.',
      example: 'Patient Care',
      synonyms: PATHWAY_NAME_HEADERS,
      mayBeEmpty: true,
    },
    {
      name: 'pathway_code',
      label: 'Pathway code',
      kind: { kind: 'code', max: 40 },
      required: { level: 'optional' },
      description: 'Code of the state.',
      example: '198',
      synonyms: PATHWAY_CODE_HEADERS,
    },
    {
      ...COURSE_CODE,
      description: 'The code of the course catalog.',
      example: '8669',
    },
    {
      ...COURSE_TITLE,
      description: 'Name of the course.',
      example: 'Robotic Engineering',
    },
    {
      name: 'career_cluster',
      label: 'Career cluster / industry sector',
      kind: { kind: 'vocabulary', vocabulary: CAREER_CLUSTERS, unknown: 'keep-text' },
      required: { level: 'optional' },
      description: 'One of the 16 career clusters, or the sector of the state.',
      example: 'Health Science',
      synonyms: CAREER_CLUSTER_HEADERS,
    },
    {
      name: 'course_sequence',
      label: 'Level in sequence',
      kind: { kind: 'vocabulary', vocabulary: COURSE_SEQUENCE, unknown: 'keep-null' },
      required: { level: 'optional' },
      description: 'Where the course stands in the pathway.',
      example: 'capstone',
      synonyms: COURSE_SEQUENCE_HEADERS,
    },
    {
      name: 'credits',
      label: 'Credits',
      kind: { kind: 'decimal', min: 0, max: 20 },
      required: { level: 'optional' },
      description: "Credits of the course, in the district's own unit.",
      example: '1.0',
      synonyms: CREDIT_HEADERS,
    },
    {
      name: 'cip_code',
      label: 'CIP code',
      kind: { kind: 'code', max: 20 },
      required: { level: 'optional' },
      description: 'Classification of Instructional Programs, two and four digits.',
      example: '51.0000',
      synonyms: ['CIP', 'CIP Number', 'Program CIP', 'Program CIP Code', 'CIP Code Number', 'Federal CIP Code'],
    },
    {
      ...SCED_CODE,
      required: { level: 'optional' },
      description: 'National course code.',
      example: '14002',
    },
    {
      name: 'industry_credential',
      label: 'Credential',
      kind: { kind: 'text', max: 200 },
      required: { level: 'optional' },
      description: 'Credential the pathway leads to.',
      example: 'CNA',
      synonyms: INDUSTRY_CREDENTIAL_HEADERS,
    },
  ],
  derived: [
    {
      name: 'pathway_key',
      type: 'VARCHAR',
      sql: `coalesce(pathway_code, ${plainName})`,
      meaning: 'pathway_code, else the name in lower case with only letters and digits',
    },
  ],
  key_columns: ['school_id', 'school_year', 'pathway_key', 'course_code'],
  keeps: 'last',
  rules: [
    {
      code: 'cte.no-pathway',
      severity: 'error',
      column: 'pathway_name',
      problem: 'The row has neither a pathway name nor a pathway code.',
      allowed: 'A pathway name or code in every row.',
      fix: 'Fill in the pathway, or take the row out, and upload the file again.',
      sql: 'pathway_name IS NULL AND pathway_code IS NULL',
      badExample: { pathway_name: '', pathway_code: '' },
    },
    {
      code: 'cte.code-of-two-pathways',
      severity: 'warning',
      column: 'pathway_code',
      problem: 'The pathway code {value} stands at two pathway names. They are counted as one pathway.',
      allowed: 'One name per pathway code.',
      fix: 'Correct the code or the name, if they are two pathways.',
      sql: `pathway_code IS NOT NULL AND min(${plainName}) OVER (${code}) <> max(${plainName}) OVER (${code})`,
      overGroups: true,
      badExample: { pathway_name: 'Robotics' },
    },
    {
      code: 'cte.single-course-pathway',
      severity: 'warning',
      column: 'pathway_name',
      problem: 'The pathway {value} has a single course. A student cannot become a concentrator in it.',
      allowed: 'Two or more courses per pathway, school and year (Perkins V).',
      fix: 'Add the other courses of the pathway.',
      sql: `pathway_key IS NOT NULL AND min(course_code) OVER (${pathway}) = max(course_code) OVER (${pathway})`,
      overGroups: true,
      badExample: { pathway_name: 'Robotics', pathway_code: '' },
    },
    scedUnknown('cte'),
    {
      code: 'cte.cip-form',
      severity: 'warning',
      column: 'cip_code',
      problem: '{value} is not in the form of a CIP code; a spreadsheet program may have cut zeros.',
      allowed: 'Two digits, a point and four digits: 01.0100.',
      fix: 'Set the column to Text and write the code in full.',
      sql: `cip_code IS NOT NULL AND NOT regexp_full_match(cip_code, '[0-9]{2}(\\.[0-9]{2}([0-9]{2})?)?|[0-9]{6}')`,
      badExample: { cip_code: '1.01' },
    },
  ],
  matching: [notInCatalog],
  sample: pathwaysSample,
});
