import { isLayout, piecesOf } from './pieces.ts';

/** What a statement makes, fills or drops. */
export interface Written {
  kind: 'TABLE' | 'VIEW' | 'TYPE' | 'MACRO';
  name: string;
}

/** A statement by its two sides. */
export interface Statement {
  text: string;
  writes: Written | null;
  /** The SELECT in it that reads, for the engine to parse; '' where it reads nothing. */
  reads: string;
}

/**
 * The forms that statements of the lake have, by how each begins. What follows the beginning is the engine's to parse.
 */
const FORMS: readonly [RegExp, (match: readonly string[]) => Omit<Statement, 'text'>][] = [
  [/^(?:SELECT|WITH|FROM)\b.*$/s, ([reads = '']) => ({ writes: null, reads })],
  [/^CREATE TABLE (\w+) AS\s+(.+)$/s, ([, name = '', reads = '']) => made('TABLE', name, reads)],
  [/^CREATE VIEW (\w+) AS\s+(.+)$/s, ([, name = '', reads = '']) => made('VIEW', name, reads)],
  [/^CREATE TABLE (\w+) \((.+)\)$/s, ([, name = '', list = '']) => made('TABLE', name, `SELECT ${typesOf(list)}`)],
  [/^CREATE TYPE (\w+) AS ENUM \('.*$/s, ([, name = '']) => made('TYPE', name, '')],
  [/^CREATE TYPE (\w+) AS ENUM \((.+)\)$/s, ([, name = '', reads = '']) => made('TYPE', name, reads)],
  [
    /^CREATE MACRO (\w+)\(([^)]*)\) AS\s+(.+)$/s,
    ([, name = '', parameters = '', value = '']) =>
      made('MACRO', name, [`SELECT ${value}`, ...typesOf(parameters)].join()),
  ],
  [/^INSERT INTO (\w+)\s*(.*)$/s, ([, name = '', reads = '']) => made('TABLE', name, reads)],
  [/^DROP TABLE (?:IF EXISTS )?(\w+)$/, ([, name = '']) => made('TABLE', name, '')],
  [/^COPY \((.+)\) TO '.*$/s, ([, reads = '']) => ({ writes: null, reads })],
];

const made = (kind: Written['kind'], name: string, reads: string) => ({ writes: { kind, name }, reads });

/**
 * Of declared columns or parameters the types, as values of a SELECT, in which the engine reads them. A
 * parameter may have none.
 */
const typesOf = (declared: string): string[] =>
  declared.split(',').flatMap((one) => {
    const type = one.trim().replace(/^\S+\s*/, '');
    return type === '' ? [] : [`NULL::${type}`];
  });

/**
 * The statements of a text, which are between semicolons.
 *
 * @throws where one has none of the forms
 */
export function statementsOf(sql: string): Statement[] {
  const found: string[][] = [[]];
  for (const piece of piecesOf(sql)) {
    if (piece === ';') found.push([]);
    // Comments before a statement are about it, and no part of it.
    else if (found.at(-1)?.length !== 0 || !isLayout(piece)) found.at(-1)?.push(piece);
  }
  return found.flatMap((pieces) => (pieces.length === 0 ? [] : statement(pieces.join('').trimEnd())));
}

function statement(text: string): Statement {
  for (const [form, sides] of FORMS) {
    const match = form.exec(text);
    if (match) return { text, ...sides(match) };
  }
  throw new TypeError(`No statement of the lake: ${text.slice(0, 40)}`);
}
