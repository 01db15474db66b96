import { PortalError } from '#contract/errors.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { OpenLake } from './lake.ts';
import type { Statement } from './statement.ts';

/** Where a parsed SELECT names what it reads: tables and views, macros, and types, among the engine's own functions and its own CTEs. */
const NAMES = new Set(['table_name', 'function_name', 'name']);

/**
 * Every name that statements read, of each statement in turn, as the engine's own parser has them.
 *
 * @throws PortalError 'internal' where the engine does not understand a SELECT
 */
export async function namesRead(
  lake: OpenLake,
  step: string,
  statements: readonly Statement[],
): Promise<ReadonlySet<string>[]> {
  if (statements.every(({ reads }) => reads === '')) return statements.map(() => new Set());
  const selects = statements.map(({ reads }) => literal(reads)).join(', ');
  const trees = await lake.rows<{ tree: string }>(
    step,
    `SELECT CAST(json_serialize_sql(text) AS VARCHAR) AS tree FROM (SELECT unnest([${selects}]) AS text)`,
  );
  return statements.map(({ reads }, at) => (reads === '' ? new Set() : namesIn(step, trees[at]?.tree ?? '')));
}

function namesIn(step: string, tree: string): ReadonlySet<string> {
  const names = new Set<string>();
  const parsed: unknown = JSON.parse(tree, (key, value: unknown) => {
    if (NAMES.has(key) && typeof value === 'string') names.add(value);
    return value;
  });
  if (!(parsed instanceof Object && 'error' in parsed && parsed.error === false))
    throw new PortalError('internal', undefined, { step, kind: 'Parser Error' });
  return names;
}
