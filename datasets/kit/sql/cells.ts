import type { Dataset } from '../dataset.ts';
import type { Mapping } from '../plan.ts';
import { NULL_WORDS } from '../plausible.ts';
import { literal } from './quote.ts';
import { textColumn } from './reading.ts';

const LONGEST_NULL_WORD = Math.max(...NULL_WORDS.map((word) => word.length));

/** '|null|n/a|...||', in which '|word|' is looked for: an IN list becomes a join, a regular expression costs ten times as much. */
const NULL_WORD_LINE = `|${[...NULL_WORDS, ''].join('|')}|`;

/** Space, tab, line ends, no-break space and BOM around a cell are no part of its value. */
const WHITE_SPACE = "' ' || chr(9) || chr(10) || chr(13) || chr(160) || chr(65279)";

/**
 * The mapped columns by name, with empty cells and null words as NULL. A view: a query pays only for the columns it names, so
 * rows with nothing in them are left to the typed table (a filter here would make each DISTINCT of a column read them all).
 */
export function cellView(dataset: Dataset, mapping: Mapping): string {
  const columns = dataset.columns.flatMap((column) => {
    const source = mapping.get(column.name);
    return source ? [`, ${cellText(`c${source.index}`)} AS ${textColumn(column)}`] : [];
  });
  return `CREATE VIEW cell AS SELECT row_number${columns.join('')} FROM source`;
}

function cellText(cell: string): string {
  const text = `trim(${cell}, ${WHITE_SPACE})`;
  const isNullWord = `contains(${literal(NULL_WORD_LINE)}, '|' || lower(${text}) || '|')`;
  return `CASE WHEN length(${text}) <= ${LONGEST_NULL_WORD} AND ${isNullWord} THEN NULL ELSE ${text} END`;
}
