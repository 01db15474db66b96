import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { FoundColumn } from '#datasets/kit/layouts/layout.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { Mapping } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { KEPT_ROWS } from '../../findings.ts';
import { SLOT_STRIDE } from '../../read/row-key.ts';
import { type Heading, SHEET_STRIDE } from '../../read/table.ts';
import type { Decided, HeadedTable } from '../headed-table.ts';
import type { FilledColumns } from './filled-columns.ts';

/** More words are a remark. */
const MOST_WORDS = 8;
/** So does a sentence end, and 'Grade 9' groups by something else. */
const NO_NAME = /[.!?*]\s*$|\d/;

/** '01 - English', '2. Mathematics' */
const PLACE = /^\s*\d{1,2}\s*[-–.:)]*\s+(?=\p{L})/u;

export const mayNameGroup = (text: string): boolean =>
  !NO_NAME.test(text.replace(PLACE, '')) && text.trim().split(/\s+/).length <= MOST_WORDS;

/** 'English Department', 'AP Courses' */
const BESIDE_NAME = /\s+(courses?|classes|course list|dep(artmen)?t\.?)$/i;

export const groupName = (text: string): string =>
  text.trim().replace(PLACE, '').replace(/:$/, '').replace(BESIDE_NAME, '');

/**
 * The columns of the dataset by which rows are grouped, where `texts` are the names of their groups: of each they say
 * two values at least, beside those that are of another. Where a text that it does not know is kept, half of them are
 * enough: those of the other rows are told as unknown.
 */
export function groupedBy(dataset: Dataset, texts: readonly string[]): ColumnName[] {
  return groupColumns(dataset).flatMap(({ name, kind }) => {
    const own = texts.filter((text) => mayBeOf(dataset, name, text));
    const said = own.flatMap((text) => valueOfText(kind.vocabulary, groupName(text)) ?? []);
    const fewest = kind.unknown === 'keep-text' ? own.length / 2 : own.length;
    return new Set(said).size > 1 && said.length >= fewest ? [name] : [];
  });
}

const groupColumns = ({ columns }: Dataset) =>
  columns.flatMap(({ name, kind, groups }) => (groups && kind.kind === 'vocabulary' ? [{ name, kind }] : []));

/** 'AP' below 'Mathematics' is of another column. */
function mayBeOf(dataset: Dataset, column: ColumnName, text: string): boolean {
  const known = groupColumns(dataset).filter(({ kind }) => valueOfText(kind.vocabulary, groupName(text)) !== null);
  return known.length === 0 || known.some(({ name }) => name === column);
}

/**
 * A printed catalog says the department in a row above its courses alone, and the level in
 * another one above or below it.
 */
export function columnsOfHeadings({ headings, dataset }: HeadedTable, found: Mapping, decided: Decided): FilledColumns {
  const named = headings.length < KEPT_ROWS ? headings.filter(({ text }) => mayNameGroup(text)) : [];
  const of = (column: ColumnName) => named.filter(({ text }) => mayBeOf(dataset, column, text));
  const texts = named.map(({ text }) => text);
  const columns = groupedBy(dataset, texts).map((name) => ({ name, groups: of(name) }));
  const outerFirst = columns.toSorted((one, other) => (one.groups[0]?.row ?? 0) - (other.groups[0]?.row ?? 0));
  const filled = new Map<ColumnName, FoundColumn>();
  const decisions: Decision[] = [];
  for (const [depth, { name, groups }] of outerFirst.entries()) {
    if (found.has(name) || decided.has(name)) continue;
    const ending = new Set(outerFirst.slice(0, depth + 1).flatMap((column) => column.groups));
    const ends = named.filter((heading) => ending.has(heading));
    filled.set(name, { source: HEADINGS, column: { read: () => underHeadings(groups, ends) } });
    decisions.push({ is: 'from-headings', column: name, headings: groups.length });
  }
  return { filled, decisions };
}

/** No column of the file: the place that is shown with a finding. */
export const HEADINGS = { index: 0, letter: '', header: 'Headings between the rows' };

/** A heading holds until the next one of its column or of an outer one, or the end of its sheet. */
export function underHeadings(
  groups: readonly Heading[],
  ends: readonly Heading[],
  textOf = ({ text }: Heading) => groupName(text),
): string {
  const spans = groups.map((heading) => {
    const endOfSheet = (Math.floor(heading.row / SHEET_STRIDE) + 1) * SHEET_STRIDE;
    const next = ends[ends.indexOf(heading) + 1]?.row ?? endOfSheet;
    return `WHEN row_number % ${SLOT_STRIDE} BETWEEN ${heading.row} AND ${Math.min(endOfSheet, next) - 1} THEN ${literal(textOf(heading))}`;
  });
  return `CASE ${spans.join(' ')} END`;
}
