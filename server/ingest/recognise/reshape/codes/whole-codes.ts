import type { ColumnName } from '#datasets/kit/column-name.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { HeadedTable } from '../../headed-table.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';

const CODES: ReadonlySet<ColumnName> = new Set(['course_code', 'state_course_code', 'pathway_code', 'exam_code']);
/** Of fewer codes with it nothing follows. */
const FEW_CODES = 5;
const WHOLE = '^([0-9]+)[.]0+$';
const isWhole = new RegExp(WHOLE);

/**
 * '2210.0', as programs write a column of numbers with an empty cell in it, is the 2210 of other files. Where a code
 * has a decimal of its own ('2210.1'), or a number has none at all, the zero may be part of the code.
 */
export function readWholeCodes({ dataset, samples }: HeadedTable, { kept, filled, decisions }: ReshapeDraft): void {
  for (const { name } of dataset.columns) {
    const source = kept.get(name);
    if (!source || !CODES.has(name) || !areWhole(samples(source.index))) continue;
    kept.delete(name);
    const read = (text: string) => `regexp_replace(${text}, ${literal(WHOLE)}, '\\1')`;
    filled.set(name, { source, column: { read } });
    decisions.push({ is: 'whole-codes', header: source.header });
  }
}

function areWhole(samples: readonly string[]): boolean {
  const numbers = samples.map((cell) => cell.trim()).filter((cell) => /^\d/.test(cell) && /^[\d.]+$/.test(cell));
  return numbers.length >= FEW_CODES && numbers.every((cell) => isWhole.test(cell));
}
