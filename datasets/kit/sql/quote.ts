/**
 * The one place where a value becomes SQL text. Values come from declarations, the wizard and confirmed
 * mappings, never from the file.
 */
export function literal(value: string | number | null): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  return `'${value.replaceAll("'", "''")}'`;
}

export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function list(values: readonly (string | number)[]): string {
  return `(${values.map(literal).join(', ')})`;
}

/** The unit separator: in no value that is not made to have it. */
const BETWEEN = '\x1f';

/**
 * A list of the values. Texts are cut from one: to read a thousand of them one by one is what a statement over 200
 * rows spends its time on.
 */
function listed(values: readonly (string | number | null)[]): string {
  const isPlain = values.every((value) => typeof value === 'string' && !value.includes(BETWEEN));
  return isPlain
    ? `string_split(${literal(values.join(BETWEEN))}, ${literal(BETWEEN)})`
    : `[${values.map(literal).join(', ')}]`;
}

/** Condition: one of many values, which is a join with them. */
export const isOneOf = (expression: string, values: readonly string[]): string =>
  `${expression} IN (SELECT unnest(${listed(values)}))`;

/** From this many rows on they are cut from texts: 450 rows of two take 2.2 ms to plan, as VALUES 5.5 ms. */
const LONG_TABLE = 8;

/** `(VALUES ...) AS name(columns)`, or the same rows from lists; an empty list gives a table without rows. */
export function valuesTable(
  name: string,
  columns: readonly string[],
  rows: readonly (string | number | null)[][],
): string {
  const header = `${name}(${columns.join(', ')})`;
  if (rows.length === 0) return `(SELECT ${columns.map(() => 'NULL').join(', ')} WHERE false) AS ${header}`;
  if (rows.length >= LONG_TABLE)
    return `(SELECT ${columns.map((_, at) => `unnest(${listed(rows.map((row) => row[at] ?? null))})`).join(', ')}) AS ${header}`;
  return `(VALUES ${rows.map((row) => `(${row.map(literal).join(', ')})`).join(', ')}) AS ${header}`;
}
