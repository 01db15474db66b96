/** A row of DuckDB as JSON knows it: counts come as bigint, lists and structs hold more of them. */
export const plainRow = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plainValue(value)]));

function plainValue(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(plainValue);
  return value !== null && typeof value === 'object' && !(value instanceof Date) ? plainRow(value) : value;
}
