import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { aboutFile, type FileFinding } from '../../findings.ts';
import type { HeadedTable } from '../headed-table.ts';

const NUMBERED = /^(.*\p{L})0?([2-9])$/u;
/** A list of records laid side by side, from 0: 'scoreResults.1.result', 'scoreResults[1].result'. */
const OF_LIST = /^(.*[.[])([1-9]\d?)([\].].+)$/;
/** A second code alone is of the same record: 'Irregularity Code 2'. */
const FEWEST = 2;
const MOST_NAMED = 10;

/**
 * 'Course 2' and 'Grade 2' of a file whose 'Course', or 'Course 1', was read: a second record in the same
 * row, which nothing else would miss. Beside both of them, 'Grade', 'Grade 1' and 'Grade 2' are more likely
 * the year and its quarters.
 */
export function numberedHeaders({ columns, samples }: HeadedTable, used: ReadonlySet<number>): FileFinding[] {
  const keys = new Set(columns.map(({ header }) => headerKey(header)));
  const read = new Set(columns.filter(({ index }) => used.has(index)).map(({ header }) => headerKey(header)));
  const numberOf = ({ header, index }: SourceColumn): string | null => {
    const [, list = '', place, part = ''] = OF_LIST.exec(header) ?? [];
    const [, name = '', more] = NUMBERED.exec(headerKey(header)) ?? [];
    const number = place ?? more;
    const names = place ? [headerKey(`${list}0${part}`)] : [name, `${name}1`, `${name}01`];
    const first = names.filter((key) => keys.has(key));
    const isMore = first.length === 1 && first.every((key) => read.has(key));
    return number && isMore && !used.has(index) && samples(index).some((cell) => cell.trim()) ? number : null;
  };
  const found = columns.flatMap((column) => {
    const number = numberOf(column);
    return number === null ? [] : [{ number, header: column.header }];
  });
  const records = [...Map.groupBy(found, ({ number }) => number).values()].filter(({ length }) => length >= FEWEST);
  const headers = records.flat().map(({ header }) => header);
  const examples = headers.slice(0, MOST_NAMED);
  if (examples.length === 0) return [];
  return [aboutFile('file.numbered-header', { is: 'examples', examples, more: headers.length - examples.length })];
}
