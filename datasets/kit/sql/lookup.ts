import { literal } from './quote.ts';

/**
 * The value of the first pair whose keys hold the text; NULL where none does. A constant map names the
 * looked-up expression once: DuckDB copies it into every branch of a CASE, and plans for seconds when such
 * cases build on each other.
 */
export function lookup(text: string, pairs: readonly (readonly [keys: readonly string[], value: string])[]): string {
  const entries = pairs.flatMap(([keys, value]) => keys.map((key) => `${literal(key)}: ${literal(value)}`));
  return `MAP {${entries.join(', ')}}[${text}]`;
}
