/** Types that both engines have under another or the same name. */
const SAME: Readonly<Record<string, string>> = {
  VARCHAR: 'varchar',
  BOOLEAN: 'boolean',
  SMALLINT: 'smallint',
  INTEGER: 'integer',
  BIGINT: 'bigint',
  // Parquet has no integers of 128 bits: DuckDB writes them as DOUBLE.
  HUGEINT: 'double',
  DOUBLE: 'double',
  DATE: 'date',
};

/**
 * A type as DuckDB describes it, as Trino writes it. An enumeration is stored as text. @throws Error for one that
 * nothing stored has had so far
 */
export function trinoType(type: string): string {
  if (type.endsWith('[]')) return `array(${trinoType(type.slice(0, -2))})`;
  if (type.startsWith('ENUM(')) return 'varchar';
  const [, fields] = /^STRUCT\((.*)\)$/.exec(type) ?? [];
  if (fields !== undefined) return `row(${partsOf(fields).map(fieldOf).join(', ')})`;
  const same = SAME[type];
  if (same === undefined) throw new Error(`Trino has no type for ${type}`);
  return same;
}

/** '"value" VARCHAR' */
function fieldOf(field: string): string {
  const at = field.indexOf(' ');
  return `${field.slice(0, at)} ${trinoType(field.slice(at + 1))}`;
}

/** What is between the commas that are in no brackets. */
function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}
