import type { Dataset } from '#datasets/kit/dataset.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { aboutFile, type FileFinding } from '../../findings.ts';
import { type HeadedTable, textUnder } from '../headed-table.ts';
import { numberedHeaders } from './numbered-headers.ts';

/**
 * Headers that are there more than once, also with a number behind, of which one was read: a second
 * table, or single columns.
 */
export async function repeatedHeaders(
  headed: HeadedTable,
  mapping: Mapping,
  used: ReadonlySet<number>,
): Promise<FileFinding[]> {
  const beside = await sideBySide(headed, mapping, used);
  const twice = beside.length > 0 ? beside : duplicateHeaders(headed.columns, used);
  return [...twice, ...numberedHeaders(headed, used)];
}

/** Fewer columns twice are left by a join of tables. */
const FEWEST = 3;
const MOST_NAMED = 10;

/**
 * A second table beside the first, with the same headers: its rows are on the lines of the first one's, and none of
 * them is read. Every required column that was found is there twice; columns that repeat the values of the first are of
 * a join, and lose nothing.
 */
async function sideBySide(
  { engine, dataset, columns }: HeadedTable,
  mapping: Mapping,
  used: ReadonlySet<number>,
): Promise<FileFinding[]> {
  const twins = [...mapping.values()].flatMap((source) => {
    const twin = columns.find(
      ({ header, index }) => !used.has(index) && index > source.index && headerKey(header) === headerKey(source.header),
    );
    return twin ? [{ source, twin }] : [];
  });
  const needed = requiredIn(dataset, mapping);
  if (twins.length < FEWEST || !needed.every((source) => twins.some((one) => one.source.index === source.index)))
    return [];
  const last = Math.max(...twins.map(({ source }) => source.index));
  if (twins.some(({ twin }) => twin.index <= last)) return [];
  const differs = twins.map(
    ({ source, twin }) => `coalesce(${textUnder(twin)} <> ${textUnder(source)}, ${textUnder(twin)} IS NOT NULL)`,
  );
  const rows = await engine.count('count rows beside', `SELECT count(*) FROM source WHERE ${differs.join(' OR ')}`);
  return rows > 0 ? [aboutFile('file.side-by-side', { is: 'rows', rows })] : [];
}

const requiredIn = ({ columns }: Dataset, mapping: Mapping): SourceColumn[] =>
  columns.flatMap(({ name, required }) => (required.level === 'required' ? (mapping.get(name) ?? []) : []));

/** A header for two columns that were both read, as the grade level and the mark under 'Grade', lost nothing. */
function duplicateHeaders(columns: readonly SourceColumn[], used: ReadonlySet<number>): FileFinding[] {
  const same = Map.groupBy(columns, ({ header }) => header.toLowerCase());
  const twice = [...same.values()].flatMap(([, ...more]) =>
    more.filter(({ index }) => !used.has(index)).map(({ header }) => header),
  );
  const headers = [...new Set(twice)];
  const examples = headers.slice(0, MOST_NAMED);
  if (examples.length === 0) return [];
  return [aboutFile('file.duplicate-header', { is: 'examples', examples, more: headers.length - examples.length })];
}
