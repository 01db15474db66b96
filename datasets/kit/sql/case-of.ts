import { literal } from './quote.ts';

/** `CASE WHEN condition THEN 'value' ... END` from pairs, in their order. */
export function caseOf(pairs: readonly (readonly [condition: string, value: string])[]): string {
  return `CASE ${pairs.map(([condition, value]) => `WHEN ${condition} THEN ${literal(value)}`).join(' ')} END`;
}
