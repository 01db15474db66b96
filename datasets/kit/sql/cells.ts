import type { Dataset } from '../dataset.ts';
import type { Mapping } from '../plan.ts';
import { NULL_WORDS } from '../plausible.ts';
import { list } from './quote.ts';
import { textColumn } from './reading.ts';

const LONGEST_NULL_WORD = Math.max(...NULL_WORDS.map((word) => word.length));

/** Space, tab, line ends, no-break space and BOM around a cell are no part of its value. */
const WHITE_SPACE = "' ' || chr(9) || chr(10) || chr(13) || chr(160) || chr(65279)";

/** The mapped columns by name, with empty cells and null words as NULL; rows with nothing in them are ignored. */
export function cellView(dataset: Dataset, mapping: Mapping): string {
  const columns = dataset.columns.flatMap((column) => {
    const source = mapping.get(column.name);
    return source ? [{ name: textColumn(column), sql: cellText(`c${source.index}`) }] : [];
  });
  const names = columns.map(({ name }) => name);
  return `CREATE VIEW cell AS SELECT * FROM (
    SELECT row_number${columns.map(({ name, sql }) => `, ${sql} AS ${name}`).join('')} FROM source
  ) WHERE coalesce(${['NULL', ...names].join(', ')}) IS NOT NULL`;
}

function cellText(cell: string): string {
  const text = `trim(${cell}, ${WHITE_SPACE})`;
  return `CASE WHEN length(${text}) <= ${LONGEST_NULL_WORD} AND lower(${text}) IN ${list(['', ...NULL_WORDS])} THEN NULL ELSE ${text} END`;
}
