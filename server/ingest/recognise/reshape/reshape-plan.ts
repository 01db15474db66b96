import type { ColumnOf } from '#datasets/index.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import {
  columnsOfLayout,
  type FoundColumn,
  firstOf,
  isLayout,
  type Layout,
  slotsOfLayout,
} from '#datasets/kit/layout.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { IngestContext, Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import type { Samples } from '../sample-values.ts';
import { schoolFinder } from '../school/known-school.ts';
import { columnsOfSheets } from '../school/sheet-names.ts';
import { joinRaces } from './race-columns.ts';
import { cellOf, type Reshape } from './reshape.ts';

/** A column that some dataset has: not each has names or races. */
type AnyColumn = ColumnOf<UploadFileType>;

/** What a layout and columns that hold several of ours make of a file, and the sentences that say so. */
export interface ReshapePlan {
  shape: Reshape;
  /** Mapped columns that stay as they are. */
  kept: Mapping;
  /** Columns of the file that something was read from, by index. */
  used: ReadonlySet<number>;
  layout: Layout | null;
  /** Rows that the layout leaves out: what they are, and the condition that finds them. */
  drops: readonly { words: string; condition: string }[];
  decisions: string[];
}

export function layoutOf({ layouts = [] }: Dataset, headers: readonly string[]): Layout | null {
  const keys = headers.map(headerKey);
  return layouts.find((layout) => isLayout(layout, keys)) ?? null;
}

/** `fixed` are the columns that a person of the district has decided: they stand before any layout. */
export function planReshape(
  dataset: Dataset,
  columns: readonly SourceColumn[],
  width: number,
  found: Mapping,
  fixed: ReadonlySet<string>,
  samples: Samples,
  context: IngestContext,
  sheets: readonly string[],
): ReshapePlan {
  const layout = layoutOf(
    dataset,
    columns.map(({ header }) => header),
  );
  const kept = new Map(layout?.isWhole ? [...found].filter(([name]) => fixed.has(name)) : found);
  const filled = new Map<string, FoundColumn>();
  const decisions: string[] = [];
  const isDeclared = (name: AnyColumn) => dataset.columns.some((column) => column.name === name);
  for (const [name, one] of layout ? columnsOfLayout(layout, columns) : []) {
    if (fixed.has(name)) continue;
    // A report of several tests says in a column of its own which one a row is of.
    if (one.column.constant !== undefined && kept.has(name)) continue;
    const chosen = one.column.onlyKnown ? knownColumn(name, one, columns, samples, context) : one;
    kept.delete(name);
    if (chosen) filled.set(name, chosen);
    else if (name === 'school') decisions.push(unknownSchools(one.source, samples));
  }
  const slots = layout ? slotsOfLayout(layout, columns) : [];
  for (const slot of slots) for (const name of slot.columns.keys()) kept.delete(name);
  splitNames(columns, kept, filled, samples, isDeclared, decisions);
  const races = isDeclared('race') && !fixed.has('race') ? joinRaces(columns, kept, filled, decisions) : [];
  const drops = (layout?.drops ?? []).flatMap(({ from, when, words }) => {
    const source = firstOf(from, columns);
    return source ? [{ words, condition: when(cellOf(source)) }] : [];
  });
  const sources = [
    ...kept.values(),
    ...[...filled.values()].flatMap(({ source, beside = [] }) => [source, ...beside].filter((one) => one !== null)),
    ...slots.flatMap((slot) => [...slot.columns.values()]),
    ...races,
  ];
  const named = columnsOfSheets(dataset, sheets, new Map([...kept, ...withSources(filled)]), fixed, context);
  decisions.push(...named.decisions);
  return {
    shape: {
      width,
      columns: new Map([...filled, ...named.filled]),
      slots,
      slotsOf: layout?.slots ?? null,
      drops: drops.map(({ condition }) => condition),
    },
    kept,
    used: new Set(sources.map(({ index }) => index)),
    layout,
    drops,
    decisions,
  };
}

const withSources = (filled: ReadonlyMap<string, FoundColumn>): Mapping =>
  new Map([...filled].map(([name, { source }]) => [name, source]));

const YEAR = /(^|\D)(19|20)\d\d/;

/** The first of the layout's columns whose values name a school of the audit, or a year. */
function knownColumn(
  name: string,
  one: FoundColumn,
  columns: readonly SourceColumn[],
  samples: Samples,
  context: IngestContext,
): FoundColumn | null {
  const isKnown = name === 'school' ? schoolFinder(context.schools) : (value: string) => YEAR.test(value);
  for (const pattern of one.column.from ?? []) {
    const source = firstOf([pattern], columns);
    if (source && samples(source.index).some(isKnown)) return { ...one, source };
  }
  return null;
}

const SHOWN_SCHOOLS = 5;

function unknownSchools(source: SourceColumn, samples: Samples): string {
  const values = [...new Set(samples(source.index).map((value) => value.trim()))].filter(Boolean);
  const named = values
    .slice(0, SHOWN_SCHOOLS)
    .map((value) => `'${value}'`)
    .join(', ');
  return `'${source.header}' was not read as School: ${named || 'its cells'} ${values.length === 1 ? 'is no school' : 'are no schools'} of this audit, by id or name.`;
}

const WHOLE_NAMES = [
  'Student Name',
  'Name',
  'Student',
  'Student Full Name',
  'Full Name',
  'Legal Name',
  'Stu Name',
  'Pupil Name',
  'Candidate Name',
  'LastFirst',
  'Last, First',
  'Last Name, First Name',
  'Name (Last, First)',
  'Name (Last, First M)',
  'Name (Last, First Middle)',
  'Student Name (Last, First)',
  'Student (Last, First)',
];
const SUFFIX = `'(?i)^ *(jr|sr|ii|iii|iv)\\.? *$'`;

/** 'Last, First Middle' in one column (docs/domain/headers.md#one-column-for-the-name): split on the first comma; a suffix between commas is nobody's first name. */
function splitNames(
  columns: readonly SourceColumn[],
  kept: Map<string, SourceColumn>,
  filled: Map<string, FoundColumn>,
  samples: Samples,
  isDeclared: (name: AnyColumn) => boolean,
  decisions: string[],
): void {
  const has = (name: string) => kept.has(name) || filled.has(name);
  if (!isDeclared('last_name') || has('last_name') || has('first_name')) return;
  const taken = new Set([...kept.values()].map(({ index }) => index));
  const source = firstOf(
    WHOLE_NAMES,
    columns.filter(({ index }) => !taken.has(index)),
  );
  if (!source) return;
  const values = samples(source.index);
  if (values.filter((value) => /\p{L}\s*,\s*\p{L}/u.test(value)).length * 2 <= values.length) return;
  const given = (text: string) =>
    `trim(CASE WHEN regexp_matches(split_part(${text}, ',', 2), ${SUFFIX}) THEN split_part(${text}, ',', 3) ELSE split_part(${text}, ',', 2) END)`;
  const parts: [name: AnyColumn, read: (text: string) => string][] = [
    ['last_name', (text) => `nullif(trim(split_part(${text}, ',', 1)), '')`],
    ['first_name', (text) => `nullif(split_part(${given(text)}, ' ', 1), '')`],
    [
      'middle_name',
      (text) => `nullif(trim(substr(${given(text)}, length(split_part(${given(text)}, ' ', 1)) + 1)), '')`,
    ],
  ];
  for (const [name, read] of parts) if (isDeclared(name) && !has(name)) filled.set(name, { source, column: { read } });
  decisions.push(`'${source.header}' was split into last name, first name and middle name at its comma.`);
}
