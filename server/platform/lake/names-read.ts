import { hash } from 'node:crypto';
import { PortalError } from '#contract/errors.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { OpenLake } from './lake.ts';
import type { Statement } from './statement.ts';

/**
 * Where a parsed SELECT names what it reads: tables and views, macros, and types, among the engine's own
 * functions and its own CTEs.
 */
const NAMES = new Set(['table_name', 'function_name', 'name']);

/**
 * What SELECTs read, by their hash: most are the same at every refresh, and to parse them all takes 0.1 s. The texts
 * themselves hold paths and keys.
 */
const known = new Map<string, ReadonlySet<string>>();
/** Some twenty refreshes. */
const MOST_KNOWN = 1000;

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Every name that statements read, of each statement in turn, as the engine's own parser has them.
 *
 * @throws PortalError 'internal' where the engine does not understand a SELECT
 */
export async function namesRead(
  lake: Pick<OpenLake, 'rows'>,
  step: string,
  statements: readonly Pick<Statement, 'reads'>[],
): Promise<ReadonlySet<string>[]> {
  const hashed = statements.map(({ reads }) => ({ reads, mark: hash('sha256', reads, 'base64url') }));
  const named = new Map(hashed.map(({ reads, mark }) => [mark, reads === '' ? NOTHING : known.get(mark)]));
  const fresh = hashed.filter(({ mark }) => !named.get(mark));
  const trees = fresh.length === 0 ? [] : await parsed(lake, step, fresh);
  if (known.size + fresh.length > MOST_KNOWN) known.clear();
  for (const [at, { mark }] of fresh.entries()) {
    const names = namesIn(step, trees[at] ?? '');
    known.set(mark, names);
    named.set(mark, names);
  }
  return hashed.map(({ mark }) => named.get(mark) ?? NOTHING);
}

async function parsed(
  lake: Pick<OpenLake, 'rows'>,
  step: string,
  statements: readonly { reads: string }[],
): Promise<string[]> {
  const selects = statements.map(({ reads }) => literal(reads)).join(', ');
  const rows = await lake.rows<{ tree: string }>(
    step,
    `SELECT CAST(json_serialize_sql(text) AS VARCHAR) AS tree FROM (SELECT unnest([${selects}]) AS text)`,
  );
  return rows.map(({ tree }) => tree);
}

function namesIn(step: string, tree: string): ReadonlySet<string> {
  const names = new Set<string>();
  const result: unknown = JSON.parse(tree, (key, value: unknown) => {
    if (NAMES.has(key) && typeof value === 'string') names.add(value);
    return value;
  });
  if (!(result instanceof Object && 'error' in result && result.error === false))
    throw new PortalError('internal', undefined, { step, kind: 'Parser Error' });
  return names;
}
