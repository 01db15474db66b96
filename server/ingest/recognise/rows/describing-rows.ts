import type { FirstRow } from '../../read/first-rows.ts';

/** Types of databases and of spreadsheet programs, with a length or without. */
const TYPES = [
  ...['n?(var)?char2?', 'text', '(short|long) text', 'string', 'str', 'memo', 'character', 'alpha(numeric)?', 'object'],
  ...[
    '(tiny|small|big)?int(eger)?( ?unsigned)?',
    'int(16|32|64)',
    'long',
    'number',
    'numeric',
    'decimal',
    'dec',
    'float(64)?',
    'double',
    'real',
    'money',
    'currency',
    'general',
  ],
  ...['(small)?date ?/?(time)?2?', 'datetime64(\\[ns\\])?', 'time', 'timestamp', 'year'],
  ...['bit', 'bool(ean)?', 'yes/no', 'y/n', 'flag', 'uniqueidentifier', 'uuid', 'guid', 'auto ?number'],
];
/** Of templates and of data dictionaries. */
const DEMANDS = ['required', 'optional', 'mandatory', 'conditional', 'recommended', 'req', 'opt', 'primary key', 'key'];

const TYPE = new RegExp(`^(${TYPES.join('|')})( ?\\( ?\\d+( ?, ?\\d+)? ?\\))?( (not )?null)?$`, 'i');
const DEMAND = new RegExp(`^(${DEMANDS.join('|')})$`, 'i');

/** A header has at most its types, its lengths and its demands below it. */
const MOST_ROWS = 3;
/** Fewer cells that are such words may be values. */
const FEWEST_CELLS = 3;

/** Numbers of the rows right below a header that say what its columns are: varchar(10), int, date. No record is made of such words. */
export function describingRows(below: readonly FirstRow[]): number[] {
  const first = below.filter(({ cells }) => cells.some((cell) => cell.trim())).slice(0, MOST_ROWS);
  const end = first.findIndex(({ cells }) => !describes(cells));
  return first.slice(0, end < 0 ? first.length : end).map(({ number }) => number);
}

function describes(cells: readonly string[]): boolean {
  const texts = cells.map((cell) => cell.trim()).filter(Boolean);
  return texts.length >= FEWEST_CELLS && [TYPE, DEMAND].some((words) => texts.every((text) => words.test(text)));
}
