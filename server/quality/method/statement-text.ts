import { isLayout, piecesOf } from '#server/platform/lake/pieces.ts';

/** SQL as its words and signs alone: equal for equal statements, whatever their layout and comments. */
export const statementText = (sql: string): string =>
  piecesOf(sql)
    .filter((piece) => !isLayout(piece))
    .join(' ');
