import { NOT_READY, TRAIT_NAMES, TRAITS } from '#contract/quality/opportunity.ts';
import { ROW_STATUSES } from '#contract/quality/opportunity-report.ts';
import type { Language } from '#datasets/words/language.ts';
import { FINDINGS_FILE } from '#server/words/findings-file.ts';
import type { FindingRow } from './rows.ts';

/** A column of the files: what it is for the Data Package descriptor, and its cell. */
interface Field {
  type: 'string' | 'integer' | 'number' | 'boolean';
  constraints?: Readonly<Record<string, unknown>>;
  cell(row: FindingRow, language: Language): string | number | boolean | null | undefined;
}

const text = (cell: Field['cell'], constraints: Field['constraints'] = { required: true }): Field => ({
  type: 'string',
  constraints,
  cell,
});
const count = (cell: Field['cell']): Field => ({ type: 'integer', constraints: { minimum: 0 }, cell });
const percent = (cell: Field['cell']): Field => ({ type: 'number', constraints: { minimum: 0, maximum: 100 }, cell });
const oneOf = (values: readonly string[], required = true) => ({ ...(required ? { required } : {}), enum: values });

const GROUPS = ['all', ...new Set(Object.values(TRAITS).flat())];

/** The columns in their order. What they are called and mean is in server/words. */
const FIELDS = {
  measure: text(({ measure }) => measure.id),
  question: text(({ measure }, language) =>
    'name' in measure ? measure.name : FINDINGS_FILE[language].question(measure.id),
  ),
  theme: text(({ measure }) => measure.theme),
  scope_id: text(({ scope }) => scope.id),
  scope: text(({ scope }, language) => scope.name ?? FINDINGS_FILE[language].allSchools),
  trait: text(({ trait }) => trait, oneOf(['all', ...TRAIT_NAMES])),
  group: text(({ value }) => value, oneOf(GROUPS)),
  group_name: text(({ trait, value }, language) => FINDINGS_FILE[language].group(trait, value)),
  status: text(({ status }) => status, oneOf(ROW_STATUSES)),
  asked: count(({ figures }) => figures?.size),
  attained: count(({ figures }) => figures?.attained),
  rate: percent(({ figures }) => figures?.rate),
  interval_low: percent(({ figures }) => figures?.interval?.low),
  interval_high: percent(({ figures }) => figures?.interval?.high),
  possible_low: percent(({ figures }) => figures?.bounds?.low),
  possible_high: percent(({ figures }) => figures?.bounds?.high),
  others_rate: percent(({ figures }) => figures?.others_rate),
  difference: {
    type: 'number',
    constraints: { minimum: -100, maximum: 100 },
    cell: ({ figures }) => figures?.difference,
  },
  ratio: { type: 'number', constraints: { minimum: 0 }, cell: ({ figures }) => figures?.ratio },
  missing_students: count(({ figures }) => figures?.missing_students),
  ready: { type: 'boolean', constraints: { required: true }, cell: ({ reason }) => reason === null },
  not_ready_reason: text(({ reason }) => reason, oneOf(NOT_READY, false)),
  version: { type: 'integer', constraints: { required: true, minimum: 0 }, cell: ({ version }) => version },
} satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];
export const FIELD_LIST: readonly (readonly [name: FieldName, field: Field])[] = FIELD_NAMES.map((name) => [
  name,
  FIELDS[name],
]);

/** What tells the rows apart. */
export const PRIMARY_KEY: readonly FieldName[] = ['measure', 'scope_id', 'trait', 'group'];
