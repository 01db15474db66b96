/** A text or a quoted name as it is, a comment to the end of its line, space, a word or number, or one sign. */
const PIECE = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\s+|\w+|./g;

/** The pieces of a text of SQL, which together are the text again. */
export const piecesOf = (sql: string): readonly string[] => sql.match(PIECE) ?? [];

/** Space and comments, which say nothing to the engine. */
export const isLayout = (piece: string): boolean => /^(?:--|\s)/.test(piece);
