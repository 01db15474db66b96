import type { Column, Dataset } from './dataset.ts';
import { allowedWords } from './findings/allowed-words.ts';
import { type Finding, findingWords } from './findings/findings.ts';
import type { IngestContext } from './plan.ts';
import { readingOf } from './sql/reading-of.ts';
import { formsOf, type Synonyms, textsOf } from './synonyms.ts';

/** A dataset in words: the answer of `GET /datasets`, the requirements panel and the help page. */
export interface DatasetWords {
  type: string;
  label: string;
  slug: string;
  sample_file: string;
  description: string;
  columns: ColumnWords[];
  rules: (Finding & { column: string | null })[];
}

export interface ColumnWords {
  name: string;
  label: string;
  required: 'required' | 'conditional' | 'optional';
  condition: string | null;
  allowed: string;
  description: string;
  example: string;
  synonyms: string[];
  /** Of the synonyms, those whose system is known: headers by its name in systems.ts. */
  synonyms_by_system: Record<string, string[]>;
}

/**
 * Every column and every finding the dataset can have: its own rules, those of its column kinds, and
 * those that need other files.
 */
export function toWords(dataset: Dataset): DatasetWords {
  return {
    type: dataset.type,
    label: dataset.label,
    slug: dataset.slug,
    sample_file: dataset.sampleFile,
    description: dataset.oneRowIs,
    columns: dataset.columns.map(columnWords),
    rules: codesOf(dataset).map(({ code, column }) => ({ ...findingWords(dataset, code, column), column })),
  };
}

function columnWords(column: Column): ColumnWords {
  const { name, label, required, description, example, synonyms, ambiguous } = column;
  return {
    name,
    label,
    required: required.level,
    condition: required.level === 'conditional' ? required.words : null,
    allowed: allowedWords(column),
    description,
    example,
    synonyms: [...textsOf(synonyms), ...(ambiguous ?? [])],
    synonyms_by_system: bySystem(synonyms),
  };
}

function bySystem(synonyms: Synonyms): Record<string, string[]> {
  const known: Record<string, string[]> = {};
  for (const { text, system } of formsOf(synonyms)) {
    if (system !== 'General') known[system] = [...(known[system] ?? []), text];
  }
  return known;
}

const ROW_CODES = [
  'row.duplicate',
  'row.conflict',
  'row.shifted',
  'row.swapped',
  'column.swapped',
  'column.maybe-swapped',
];

function codesOf(dataset: Dataset): { code: string; column: string | null }[] {
  return [
    ...dataset.rules.map(({ code, column }) => ({ code, column })),
    ...dataset.columns.flatMap((column) => codesOfColumn(column).map((code) => ({ code, column: column.name }))),
    ...[...ROW_CODES, ...(dataset.identity ? ['row.other-person'] : [])].map((code) => ({ code, column: null })),
    ...(dataset.apart ? [{ code: 'row.told-apart', column: dataset.apart.key }] : []),
    ...(dataset.key_columns.includes('term') ? [{ code: 'row.no-term', column: 'term' }] : []),
    ...dataset.matching.map(({ code, column }) => ({ code, column })),
  ];
}

function codesOfColumn(column: Column): string[] {
  const reading = readingOf(column, NO_CHOICES);
  const empty = column.mayBeEmpty === true || column.required.level === 'optional' ? [] : ['cell.empty'];
  const codes = [...reading.problems, ...reading.remarks].map(({ code }) => code);
  const own = codes.filter(
    (code) => !(code === 'year.outside' && column.onlyChosen) && !(code === 'value.unknown' && column.only),
  );
  return [...empty, ...own, ...choiceCode(column), ...(column.only ? ['role.other', 'role.unknown'] : [])];
}

function choiceCode({ onlyChosen }: Column): string[] {
  if (onlyChosen === 'schools') return ['school.not-chosen'];
  if (onlyChosen === 'academic-periods') return ['year.not-chosen'];
  return onlyChosen === 'test-types' ? ['test-type.not-chosen'] : [];
}

const NO_CHOICES: IngestContext = {
  yearEnding: 2024,
  schools: [],
  chosen: { schoolIds: [], years: [], demographicTypes: [], testTypes: [] },
};
