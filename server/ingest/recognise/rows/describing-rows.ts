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

/**
 * Forms of values, which are not values themselves: 'YYYY-MM-DD', '###', 'M/F', 'Y or N', '10 digits', 'See code list'.
 */
const FORMATS = [
  'y{2,4}|(y{2,4}|m{1,4}|d{1,2})([-/. ]?(y{2,4}|m{1,4}|d{1,2}))+( h{1,2}:mm(:ss)?)?',
  '#[#,]*([.][#0]+)?%?',
  '[a-z]( ?[/|] ?[a-z]){1,4}|[a-z](, [a-z]){0,3},? or [a-z]|(m/f|y/n|yes/no|true/false)',
  '(up to|max(imum)?([.]|imum)?)? ?[0-9]+ (chars?|characters|digits|letters)( max(imum)?)?',
  '(see )?(code|value) ?(list|table|set)s?|see (list|codes|manual|guide|instructions)|free text|(alpha)?numeric only',
];
const FORMAT = new RegExp(`^(${FORMATS.join('|')})$`, 'i');

/** A header has at most its types, its lengths and its demands below it. */
const MOST_ROWS = 3;
/** Fewer cells that are such words may be values. */
const FEWEST_CELLS = 3;

/**
 * Numbers of the rows right below a header that say what its columns are: varchar(10), int, date. No
 * record is made of such words.
 */
export function describingRows(below: readonly FirstRow[]): number[] {
  const first = below.filter(({ cells }) => cells.some((cell) => cell.trim())).slice(0, MOST_ROWS);
  const end = first.findIndex(({ cells }) => !describes(cells));
  return first.slice(0, end < 0 ? first.length : end).map(({ number }) => number);
}

function describes(cells: readonly string[]): boolean {
  const texts = cells.map((cell) => cell.trim()).filter(Boolean);
  if (texts.length < FEWEST_CELLS) return false;
  if ([TYPE, DEMAND].some((words) => texts.every((text) => words.test(text)))) return true;
  // 'General, Required, Year' may be a record; beside a form no word is.
  return (
    texts.some((text) => FORMAT.test(text)) &&
    texts.every((text) => [FORMAT, TYPE, DEMAND].some((words) => words.test(text)))
  );
}
