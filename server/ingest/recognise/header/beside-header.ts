import { fitOf } from '#datasets/kit/match/plausible.ts';
import { rankOf } from '#datasets/kit/match/to-match.ts';
import type { OverviewLine } from '#datasets/kit/overview/overview-line.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { textOf } from '../../engine.ts';
import { bareHeader } from '../../read/bare-header.ts';
import type { HeadedTable } from '../headed-table.ts';
import { letterOf } from './column-letter.ts';

const SAMPLES = 200;

/**
 * Report writers place headers and values on their own, so a value may be one column away from its header: that column
 * is empty in every row, and the next one has values and no header. Only where the values can be what the header says.
 */
export async function besideHeaders(
  headed: Pick<HeadedTable, 'engine' | 'dataset' | 'columns' | 'samples' | 'table'>,
): Promise<{ columns: readonly SourceColumn[]; facts: OverviewLine[] }> {
  const taken = new Set(headed.columns.map(({ index }) => index));
  const facts: OverviewLine[] = [];
  const columns: SourceColumn[] = [];
  for (const column of headed.columns) {
    const at = headed.samples(column.index).length === 0 ? await valuesOf(column, taken, headed) : null;
    columns.push(at === null ? column : { ...column, index: at, letter: letterOf(at) });
    if (at === null) continue;
    taken.add(at);
    facts.push({ is: 'beside-header', header: column.header, letter: letterOf(at) });
  }
  return { columns, facts };
}

async function valuesOf(
  { index, header }: SourceColumn,
  taken: ReadonlySet<number>,
  { engine, dataset, table }: Pick<HeadedTable, 'engine' | 'dataset' | 'table'>,
): Promise<number | null> {
  const free = [index + 1, index - 1].filter((at) => at >= 0 && at < table.width && !taken.has(at));
  if (free.length === 0) return null;
  const kinds = dataset.columns.filter((column) => rankOf(column, bareHeader(header)) !== null).map(({ kind }) => kind);
  const valuesIn = async (at: number) =>
    (
      await engine.rows(
        'look beside a header',
        `SELECT c${at} AS cell FROM source WHERE trim(c${at}) <> '' LIMIT ${SAMPLES}`,
      )
    ).map(({ cell }) => textOf(cell));
  if (kinds.length === 0 || (await valuesIn(index)).length > 0) return null;
  for (const at of free) {
    const values = await valuesIn(at);
    if (values.length > 0 && kinds.some((kind) => fitOf(kind, values) !== 'contradicts')) return at;
  }
  return null;
}
