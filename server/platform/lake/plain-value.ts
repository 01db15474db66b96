/**
 * A row of DuckDB as JSON knows it: counts come as bigint, also within lists and structs. Changes the row
 * itself, which no one else has.
 */
export function plainRow(row: object): object {
  const values = row as Record<string, unknown>; // what any object is
  for (const name in values) {
    const value = values[name];
    if (typeof value === 'bigint') values[name] = Number(value);
    else if (value !== null && typeof value === 'object') values[name] = plainValue(value);
  }
  return row;
}

function plainValue(value: object): unknown {
  if (value instanceof Date) return value;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const item: unknown = value[at];
      if (typeof item === 'bigint') value[at] = Number(item);
      else if (item !== null && typeof item === 'object') value[at] = plainValue(item);
    }
    return value;
  }
  return plainRow(value);
}
