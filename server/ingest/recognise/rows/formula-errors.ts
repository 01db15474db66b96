import { FORMULA_ERRORS } from '#datasets/kit/match/plausible.ts';
import type { Mapping } from '#datasets/kit/plan.ts';
import { aboutFile, type FileFinding } from '../../findings.ts';
import type { HeadedTable } from '../headed-table.ts';

const ERRORS: ReadonlySet<string> = new Set(FORMULA_ERRORS);

/**
 * Warns of columns in which formulas failed: a look-up in another workbook that did not come along gives #REF! in each
 * row. Looks at the first rows, since such a formula fails in most of them.
 */
export function formulaErrors({ samples }: HeadedTable, mapping: Mapping): FileFinding[] {
  const failed = [...mapping.values()].filter(({ index }) =>
    samples(index).some((cell) => ERRORS.has(cell.trim().toLowerCase())),
  );
  const examples = [...new Set(failed.map(({ header }) => header))];
  return examples.length > 0 ? [aboutFile('file.formula-errors', { is: 'examples', examples, more: 0 })] : [];
}
