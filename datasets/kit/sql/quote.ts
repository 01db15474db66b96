/** The one place where a value becomes SQL text. Values come from declarations, the wizard and confirmed mappings, never from the file. */
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

/** `(VALUES ...) AS name(columns)`; an empty list gives a table without rows. */
export function valuesTable(
  name: string,
  columns: readonly string[],
  rows: readonly (string | number | null)[][],
): string {
  const header = `${name}(${columns.join(', ')})`;
  if (rows.length === 0) return `(SELECT ${columns.map(() => 'NULL').join(', ')} WHERE false) AS ${header}`;
  return `(VALUES ${rows.map((row) => `(${row.map(literal).join(', ')})`).join(', ')}) AS ${header}`;
}
