import type { Mapping } from '#datasets/kit/plan.ts';
import { isRequired } from '#datasets/kit/requirement.ts';
import type { Decided, HeadedTable } from './headed-table.ts';

/**
 * Exports carry columns that a district never fills. One that may stay away, and of which no cell is filled, is taken as absent:
 * the wizard's choices stand in for it (docs/domain/files.md#wizard-choices). What a person has decided stays.
 */
export async function withoutEmptyColumns(
  { dataset, context, engine, samples }: HeadedTable,
  found: Mapping,
  decided: Decided,
): Promise<Mapping> {
  const mapping = new Map(found);
  for (const column of dataset.columns) {
    const source = mapping.get(column.name);
    if (!source || !column.whenAbsent || decided.has(column.name)) continue;
    if (isRequired(column, context, (name) => name !== column.name && mapping.has(name))) continue;
    if (samples(source.index).some((cell) => cell.trim())) continue;
    const filled = await engine.rows(
      'look for a filled cell',
      `SELECT 1 FROM source WHERE trim(c${source.index}) <> '' LIMIT 1`,
    );
    if (filled.length === 0) mapping.delete(column.name);
  }
  return mapping;
}
