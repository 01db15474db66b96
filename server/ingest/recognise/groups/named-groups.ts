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

/** More words are a remark. */
const MOST_WORDS = 8;
/** So does a sentence end, and 'Grade 9' groups by something else. */
const NO_NAME = /[.!?*]\s*$|\d/;

export const mayNameGroup = (text: string): boolean =>
  !NO_NAME.test(text) && text.trim().split(/\s+/).length <= MOST_WORDS;

/** 'English Department', 'AP Courses' */
const BESIDE_NAME = /\s+(courses?|classes|course list|dep(artmen)?t\.?)$/i;

export const groupName = (text: string): string => text.trim().replace(/:$/, '').replace(BESIDE_NAME, '');

/**
 * The column of the dataset by which rows are grouped, where `texts` are the names of their groups: they say two of its values at least. Where a
 * text that it does not know is kept, half of them are enough: those of the other rows are told as unknown.
 */
export function groupedBy(dataset: Dataset, texts: readonly string[]): string | null {
  const grouped = groupColumns(dataset).find(({ kind }) => {
    const said = texts.flatMap((text) => valueOfText(kind.vocabulary, groupName(text)) ?? []);
    const fewest = kind.unknown === 'keep-text' ? texts.length / 2 : texts.length;
    return new Set(said).size > 1 && said.length >= fewest;
  });
  return grouped?.name ?? null;
}

const groupColumns = ({ columns }: Dataset) =>
  columns.flatMap(({ name, kind, groups }) => (groups && kind.kind === 'vocabulary' ? [{ name, kind }] : []));

/** A printed catalog says the department in a row above its courses alone. */
export function columnOfHeadings(
  { headings, dataset }: HeadedTable,
  found: Mapping,
  decided: Decided,
): { filled: Map<string, FoundColumn>; decisions: Decision[] } {
  const texts = headings.map(({ text }) => text).filter(mayNameGroup);
  const column = headings.length < KEPT_ROWS ? groupedBy(dataset, texts) : null;
  if (column === null || found.has(column) || decided.has(column)) return { filled: new Map(), decisions: [] };
  const groups = headings.filter(({ text }) => mayNameGroup(text) && !isOfOther(dataset, column, groupName(text)));
  return {
    filled: new Map([[column, { source: HEADINGS, column: { read: () => underHeadings(groups) } }]]),
    decisions: [{ is: 'from-headings', column, headings: groups.length }],
  };
}

/** 'AP' below 'Mathematics' does not end it. */
function isOfOther(dataset: Dataset, column: string, text: string): boolean {
  const known = groupColumns(dataset).filter(({ kind }) => valueOfText(kind.vocabulary, text) !== null);
  return known.length > 0 && known.every(({ name }) => name !== column);
}

/** No column of the file: the place that is shown with a finding. */
const HEADINGS = { index: 0, letter: '', header: 'Headings between the rows' };

/** A heading holds until the next one, or the end of its sheet. */
function underHeadings(groups: readonly Heading[]): string {
  const spans = groups.map(({ row, text }, index) => {
    const end = (Math.floor(row / SHEET_STRIDE) + 1) * SHEET_STRIDE;
    return `WHEN row_number % ${SLOT_STRIDE} BETWEEN ${row} AND ${Math.min(end, groups[index + 1]?.row ?? end) - 1} THEN ${literal(groupName(text))}`;
  });
  return `CASE ${spans.join(' ')} END`;
}
