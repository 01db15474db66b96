import { defineColumns, type NameOf } from '#datasets/kit/define-dataset.ts';
import { CODE_OF_STATE_HEADERS, CREDIT_HEADERS } from '#datasets/vocabulary/headers/courses.ts';
import { COURSE_CODE, COURSE_TITLE, SCED_CODE, SCHOOL, SCHOOL_YEAR } from '#datasets/vocabulary/shared-columns.ts';
import {
  CAREER_CLUSTER_HEADERS,
  COURSE_SEQUENCE_HEADERS,
  INDUSTRY_CREDENTIAL_HEADERS,
  PATHWAY_CODE_HEADERS,
  PATHWAY_NAME_HEADERS,
} from './headers.ts';
import { CAREER_CLUSTERS, COURSE_SEQUENCE } from './vocabulary.ts';

export const PATHWAY_COLUMNS = defineColumns([
  {
    ...SCHOOL,
    kind: { kind: 'school', unknown: 'error' },
    required: { level: 'conditional', words: 'when several schools are selected', when: { several: 'schools' } },
    description: 'School that offers the pathway, by name or ID.',
  },
  {
    ...SCHOOL_YEAR,
    required: { level: 'conditional', words: 'when the list differs from year to year', when: { never: true } },
    description: 'Year the pathway was offered. Without it the list is used for each selected year.',
    whenAbsent: 'chosen-years',
    onlyChosen: 'academic-periods',
  },
  {
    name: 'pathway_name',
    label: 'Pathway / program',
    kind: { kind: 'text', max: 200 },
    required: { level: 'conditional', words: 'unless there is a pathway code', when: { without: ['pathway_code'] } },
    description: 'Name of the pathway, the same in each of its rows.',
    example: 'Patient Care',
    synonyms: PATHWAY_NAME_HEADERS,
    mayBeEmpty: true,
  },
  {
    name: 'pathway_code',
    label: 'Pathway code',
    kind: { kind: 'code', max: 40 },
    required: { level: 'optional' },
    description: 'State code of the pathway.',
    example: '198',
    synonyms: PATHWAY_CODE_HEADERS,
  },
  {
    ...COURSE_CODE,
    description: 'The code in the course catalog.',
    example: '8669',
    synonyms: [
      ...COURSE_CODE.synonyms,
      { ...CODE_OF_STATE_HEADERS, 'Texas TSDS': ['PEIMS Code', 'PEIMS Service ID', 'Service ID'] },
    ],
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
    description: 'Position of the course in the pathway.',
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
    synonyms: [
      { General: ['CIP', 'CIP Number'], 'New York SIRS': ['Program CIP'] },
      { General: ['Program CIP Code', 'CIP Code Number', 'Federal CIP Code', 'CTE Program CIP'] },
    ],
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
]);

export type PathwayColumn = NameOf<typeof PATHWAY_COLUMNS>;
