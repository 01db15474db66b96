import { type Engine, textOf } from '../../engine.ts';

const LOOKED_AT = 200;
/** Two cells beyond the last header, or one of two lines. */
const SEVERAL = '\n';

/**
 * Whether what some rows have beyond the last header is a note that someone wrote beside the table, and not a value
 * that a delimiter has pushed there: it is in one column alone, is not like the values under the last header, and has
 * left those as they are in other rows.
 */
export async function areNotesBeside(
  engine: Engine,
  { filled, beyond, last, isLong }: { filled: string; beyond: readonly string[]; last: string; isLong: string },
): Promise<boolean> {
  const found = await engine.rows(
    'look at what is beyond the last header',
    `(SELECT DISTINCT ${last} AS value, concat_ws('${SEVERAL}', ${beyond.join(', ')}) AS note FROM cells WHERE ${filled} AND ${isLong} LIMIT ${LOOKED_AT})
    UNION ALL (SELECT DISTINCT ${last}, NULL FROM cells WHERE ${filled} AND NOT ${isLong} LIMIT ${LOOKED_AT})`,
  );
  const usual = new Set(found.flatMap(({ value, note }) => (note === null ? shapeOf(textOf(value)) : [])));
  return found.every(({ value, note }) => note === null || isNote(textOf(note), usual, shapeOf(textOf(value))));
}

const isNote = (note: string, usual: ReadonlySet<string>, before: string): boolean =>
  !note.includes(SEVERAL) && /^words?$/.test(shapeOf(note)) && !usual.has(shapeOf(note)) && usual.has(before);

function shapeOf(text: string): 'empty' | 'number' | 'word' | 'words' {
  if (!text.trim()) return 'empty';
  if (!/\p{L}/u.test(text)) return 'number';
  return /\s/.test(text.trim()) ? 'words' : 'word';
}
