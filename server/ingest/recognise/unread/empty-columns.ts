import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { isRequired } from '#datasets/kit/requirement.ts';
import { aboutFile, type FileFinding } from '../../findings.ts';
import type { Evidence } from '../evidence/measure-columns.ts';
import type { Decided, HeadedTable } from '../headed-table.ts';

/**
 * Exports carry columns that a district never fills. One that may stay away, and of which no cell is filled,
 * is taken as absent: the wizard's choices replace it (docs/domain/files.md#wizard-choices). What a
 * person has decided stays.
 */
export async function withoutEmptyColumns(headed: HeadedTable, found: Mapping, decided: Decided): Promise<Mapping> {
  const { dataset, context } = headed;
  const mapping = new Map(found);
  for (const column of dataset.columns) {
    const source = mapping.get(column.name);
    if (!source || !column.whenAbsent || decided.has(column.name)) continue;
    if (isRequired(column, context, (name) => name !== column.name && mapping.has(name))) continue;
    if (await isEmpty(headed, source)) mapping.delete(column.name);
  }
  return mapping;
}

/**
 * Warns of columns that the file must have for what was chosen, and that are empty in all rows: every student would
 * have no race, and nothing would say so. Where an empty cell is an error by itself, that is enough.
 */
export async function emptyColumns(headed: HeadedTable, found: Mapping, evidence: Evidence): Promise<FileFinding[]> {
  const { dataset, context } = headed;
  const asked = dataset.columns.filter(({ required }) => required.level !== 'optional');
  const isMissing = (mapping: Mapping) =>
    asked.some((column) => !mapping.has(column.name) && isRequired(column, context, (name) => mapping.has(name)));
  const empty = new Map<ColumnName, SourceColumn>();
  for (const { name, mayBeEmpty, required } of asked) {
    const source = found.get(name);
    if (!source || (required.level === 'required' && !mayBeEmpty)) continue;
    if (evidence(source.index).rows > 0 && (await isEmpty(headed, source))) empty.set(name, source);
  }
  const filled = new Map([...found].filter(([name]) => !empty.has(name)));
  if (empty.size === 0 || !isMissing(filled)) return [];
  const examples = [...new Set([...empty.values()].map(({ header }) => header))];
  return [aboutFile('file.columns-empty', { is: 'examples', examples, more: 0 })];
}

async function isEmpty({ engine, samples }: HeadedTable, { index }: SourceColumn): Promise<boolean> {
  if (samples(index).some((cell) => cell.trim())) return false;
  const filled = await engine.rows(
    'look for a filled cell',
    `SELECT 1 FROM source WHERE trim(c${index}) <> '' LIMIT 1`,
  );
  return filled.length === 0;
}
