import { defineDataset } from '#datasets/kit/define-dataset.ts';
import { scedRules } from '#datasets/vocabulary/courses/sced-rule.ts';
import { notInCatalog, titleDiffers, zerosLost } from '#datasets/vocabulary/matching-findings.ts';
import { PATHWAY_COLUMNS } from './columns.ts';
import { PATHWAY_LAYOUTS } from './layouts.ts';
import { pathwaysSample } from './sample.ts';

const plain = (column: string) => `regexp_replace(lower(${column}), '[^\\p{L}\\p{N}]', '', 'g')`;
const plainName = plain('pathway_name');
const plainCluster = plain('career_cluster');
const pathway = 'PARTITION BY school_id, school_year, pathway_key';
const code = 'PARTITION BY school_id, school_year, pathway_code';

/** CTE Pathways (docs/domain/datasets.md#cte-pathways). */
export const ctePathways = defineDataset({
  type: 'CTE_PATHWAY_CATALOG',
  label: 'CTE Pathways',
  key: 'ctePathways',
  sampleFile: 'cte-pathways',
  oneRowIs: 'One row is one course of one career pathway at one school in one school year.',
  helperText: [
    'Upload the career and technical education pathways each school offered in the academic years {academicYears}, with the courses that belong to each.',
    'Course codes must be the ones of the course catalog, so that the courses the graduating class of {graduatingClass} took can be found.',
  ],
  wizardSteps: ['academic-periods', 'schools'],
  requirement: 'academic-years',
  columns: PATHWAY_COLUMNS,
  layouts: PATHWAY_LAYOUTS,
  derived: [
    {
      name: 'pathway_key',
      type: 'VARCHAR',
      sql: `coalesce(pathway_code, ${plainName})`,
      meaning: 'pathway_code, otherwise the name in lower case with only letters and digits',
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
      fix: 'Fill in the pathway, or remove the row, and upload the file again.',
      sql: 'pathway_name IS NULL AND pathway_code IS NULL',
      badExample: { pathway_name: '', pathway_code: '' },
    },
    {
      code: 'cte.code-of-two-pathways',
      severity: 'warning',
      column: 'pathway_code',
      problem: 'The pathway code {value} has two pathway names. They are counted as one pathway.',
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
      orColumn: 'pathway_code',
      problem: 'The pathway {value} has a single course. A student cannot become a concentrator in it.',
      allowed: 'Two or more courses per pathway, school and year (Perkins V).',
      fix: 'Add the other courses of the pathway.',
      sql: `pathway_key IS NOT NULL AND min(course_code) OVER (${pathway}) = max(course_code) OVER (${pathway})`,
      overGroups: true,
      badExample: { pathway_name: 'Robotics', pathway_code: '' },
    },
    {
      code: 'cte.pathway-of-two-clusters',
      severity: 'warning',
      column: 'pathway_name',
      orColumn: 'pathway_code',
      problem: 'The pathway {value} has courses of two career clusters. They are counted as one pathway.',
      allowed: 'One career cluster per pathway.',
      fix: 'If these are two pathways, give each its own code or name. If a name was copied into rows of another pathway, or a column was sorted by itself, correct it.',
      sql: `pathway_key IS NOT NULL AND min(${plainCluster}) OVER (${pathway}) <> max(${plainCluster}) OVER (${pathway})`,
      overGroups: true,
      badExample: { career_cluster: 'Finance' },
    },
    ...scedRules('cte'),
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
  matching: [notInCatalog, titleDiffers, zerosLost],
  sample: pathwaysSample,
});
