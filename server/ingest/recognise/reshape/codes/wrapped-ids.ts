import { literal } from '#datasets/kit/sql/quote.ts';
import type { HeadedTable } from '../../headed-table.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';

/** From this share of its cells on, a column writes its ids in one form; of fewer cells nothing follows. */
const NEARLY_ALL = 0.9;
const FEW_CELLS = 5;

/**
 * How reports write an id of digits, as expressions of JavaScript and of DuckDB. Letters right before the digits, or a
 * hyphen, may be part of it: 'S410200', '41-0200'.
 */
const FORMS = [
  // '#410200', 'ID: 410200', 'Student No. 410200'
  '(?:[A-Za-z ]{0,20}(?:[Ii][Dd]|[Nn]o|NO|[Nn]umber|NUMBER)[.]?)? *[#:] *([0-9]{3,})',
  '(?:[A-Za-z]{3,12} )?(?:[Ii][Dd]|[Nn]o|NO|[Nn]umber|NUMBER)[.]? +([0-9]{3,})',
  // '410,200', '410,200.00', '410200.00'; what '410200.0' is, the reading of ids knows
  '([0-9]{1,3}(?:,[0-9]{3})+)(?:[.]0+)?',
  '([0-9]{3,})[.]00+',
  // '410200 - Okafor, Ada', '410200 Okafor', 'Okafor, Ada (410200)'
  '([0-9]{3,}) +(?:[-–—|:] *)?[(]?\\p{L}[^0-9]{2,}',
  '\\p{L}[^0-9]*[(]([0-9]{3,})[)]',
].map((form) => `^${form}$`);

/** An id with something around it in every row would match the one of no other file. */
export function unwrapIds({ dataset, samples }: HeadedTable, { kept, filled, decisions }: ReshapeDraft): void {
  for (const { name, kind } of dataset.columns) {
    const source = kept.get(name);
    if (kind.kind !== 'student-id' || !source) continue;
    const cells = samples(source.index)
      .map((cell) => cell.trim())
      .filter(Boolean);
    const form = FORMS.find((one) => isFormOf(new RegExp(one, 'u'), cells));
    if (!form) continue;
    const digits = (text: string) => `replace(regexp_extract(${text}, ${literal(form)}, 1), ',', '')`;
    kept.delete(name);
    filled.set(name, { source, column: { read: (text) => `coalesce(nullif(${digits(text)}, ''), ${text})` } });
    decisions.push({ is: 'bare-id', header: source.header });
  }
}

/** What is around the digits tells no two ids apart. */
function isFormOf(form: RegExp, cells: readonly string[]): boolean {
  const digits = cells.flatMap((cell) => form.exec(cell)?.[1] ?? []);
  if (cells.length < FEW_CELLS || digits.length < cells.length * NEARLY_ALL) return false;
  return new Set(digits).size >= new Set(cells).size * NEARLY_ALL;
}
