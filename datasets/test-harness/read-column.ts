import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Column, ColumnKind, Dataset } from '#datasets/kit/dataset.ts';
import type { AuditSchool } from '#datasets/kit/plan.ts';
import { checkFile, type Row } from './check-file.ts';

const schools: AuditSchool[] = [
  {
    id: 'lincoln',
    name: 'Lincoln High School',
    local_id: '0047',
    state_id: '19-64733',
    nces_id: '060123400047',
    ceeb_code: '051234',
  },
  {
    id: 'chavez',
    name: 'César Chávez High School',
    local_id: '0312',
    state_id: '19-64733-0130229',
    nces_id: '060123400312',
    ceeb_code: null,
  },
];

/** Reads texts as one column of a kind. Gives the value kept for each text, and the codes found. */
export async function readColumn(
  kind: ColumnKind,
  texts: readonly string[],
): Promise<{ values: Row[]; codes: string[] }> {
  const context = {
    yearEnding: 2024,
    schools,
    chosen: { schoolIds: ['lincoln', 'chavez'], years: [], demographicTypes: [], testTypes: [] },
  };
  const file = [['n', 'it'], ...texts.map((text, index) => [String(index), text])];
  const { rows, issues } = await checkFile(datasetOf(kind), file, context);
  return { values: rows, codes: issues.map(({ code }) => String(code)) };
}

const column = (name: string, kind: ColumnKind): Column => ({
  name: name as ColumnName, // of no dataset: any kind is tried under it
  label: name,
  kind,
  required: { level: 'optional' },
  description: '',
  example: '',
  synonyms: [],
});

const datasetOf = (kind: ColumnKind): Dataset => ({
  type: 'STUDENT_ROSTER',
  label: 'One column',
  key: 'one',
  slug: 'rosters',
  sampleFile: 'one',
  oneRowIs: '',
  helperText: [],
  wizardSteps: [],
  requirement: 'school',
  columns: [column('n', { kind: 'text', max: 10 }), column('it', kind)],
  derived: kind.kind === 'mark' ? MARK_EXTRAS : kind.kind === 'term' ? TERM_EXTRAS : [],
  rules: [],
  key_columns: ['n'],
  keeps: 'last',
  matching: [],
  sample: () => [],
});

const MARK_EXTRAS = [
  { name: 'points', type: 'DOUBLE', sql: 'it_points', meaning: '' },
  { name: 'earns', type: 'BOOLEAN', sql: 'it_earns', meaning: '' },
] as const;
const TERM_EXTRAS = [{ name: 'rank', type: 'INTEGER', sql: 'it_rank', meaning: '' }] as const;
