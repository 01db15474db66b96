import type { ColumnName } from '#datasets/kit/column-name.ts';
import { areHundredths, LEAST } from '../../evidence/marks/hundredths.ts';
import type { HeadedTable } from '../../headed-table.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';

const CREDITS: ReadonlySet<ColumnName> = new Set(['credits', 'credits_earned', 'credits_attempted']);

/** State collections write credits without their point: '050' is half a credit (docs/domain/grades.md#credits). */
export function readHundredths({ dataset, samples }: HeadedTable, { kept, filled, decisions }: ReshapeDraft): void {
  for (const { name } of dataset.columns) {
    const source = kept.get(name);
    if (!source || !CREDITS.has(name) || !areHundredths(samples(source.index))) continue;
    const number = (text: string) => `TRY_CAST(${text} AS DOUBLE)`;
    kept.delete(name);
    // What is below could be credits as they are.
    const read = (text: string) =>
      `CASE WHEN ${number(text)} >= ${LEAST} THEN CAST(${number(text)} / 100 AS VARCHAR) ELSE ${text} END`;
    filled.set(name, { source, column: { read } });
    decisions.push({ is: 'hundredths', header: source.header });
  }
}
