/** A text or a quoted name as it stands, a comment to the end of its line, space, a word or number, or one sign. */
const PIECE = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\s+|\w+|./g;
const IS_LAYOUT = /^(?:--|\s)/;

/** SQL as its words and signs alone: equal for equal statements, whatever their layout and comments. */
export const statementText = (sql: string): string =>
  (sql.match(PIECE) ?? []).filter((piece) => !IS_LAYOUT.test(piece)).join(' ');
