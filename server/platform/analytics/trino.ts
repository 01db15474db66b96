import { BasicAuth, type QueryError, Trino } from 'trino-client';
import { PortalError } from '#contract/errors.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { EngineFailure } from '../lake/engine-failure.ts';
import type { Analytics, LedgerVersion, TrinoSettings } from './analytics.ts';

/**
 * A worker that is lost takes its part of a query with it: the coordinator asks the whole again of those that are left.
 */
const SESSION = { retry_policy: 'QUERY' };

type Values = readonly unknown[];
interface Answered {
  columns: readonly string[];
  rows: readonly Values[];
}

/** Asks a Trino that has the tables of deploy/trino/tables.sql over the lake of this portal. */
export function trinoAnalytics({ url, catalog, schema, user, password }: TrinoSettings): Analytics {
  const client = Trino.create({
    server: url,
    source: 'opportunity-audit-portal',
    catalog,
    schema,
    session: SESSION,
    auth: new BasicAuth(user, password ?? undefined),
  });

  async function ask(step: string, sql: string): Promise<Answered> {
    const rows: Values[] = [];
    let columns: readonly string[] = [];
    try {
      for await (const page of await client.query(sql)) {
        if (page.error) throw failureOf(step, page.error);
        if (page.columns) columns = page.columns.map(({ name }) => name);
        for (const row of page.data ?? []) rows.push(row);
      }
    } catch (error) {
      // What the library throws has the request in it, and with that the password.
      throw error instanceof EngineFailure ? error : new PortalError('unavailable');
    }
    return { columns, rows };
  }

  /** Which versions the metastore knows as parts of a ledger's table. */
  async function partsOf(step: string, name: string): Promise<ReadonlySet<string>> {
    const { rows } = await ask(step, `SELECT eoa, version FROM "ledger_${name}$partitions"`);
    return new Set(rows.map(([eoa, version]) => `${eoa} ${version}`));
  }

  /**
   * Parts that are not known are looked for in the lake; one that is missing then would be left out
   * of the answer in silence.
   */
  async function find(step: string, name: string, of: readonly LedgerVersion[]): Promise<void> {
    const lacks = async () => {
      const known = await partsOf(step, name);
      return of.some(({ auditId, version }) => !known.has(`${auditId} ${version}`));
    };
    if (!(await lacks())) return;
    await ask(step, `CALL system.sync_partition_metadata(${literal(schema)}, ${literal(`ledger_${name}`)}, 'FULL')`);
    if (await lacks()) throw new EngineFailure(`${step}.${name}`, 'Missing parts');
  }

  return {
    async rows<Row extends object>({ step, sql, ledgers, of }: Parameters<Analytics['rows']>[0]) {
      if (of.length === 0) return [];
      await Promise.all(ledgers.map((name) => find(step, name, of)));
      const { columns, rows } = await ask(
        step,
        `WITH ${[partsAsked(of), ...ledgers.map(ledgerOf)].join(',\n')}\n${sql}`,
      );
      // The caller names the shape of its own SELECT; nothing at run time could know it better.
      return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]]))) as Row[];
    },
  };
}

/** Its own text may quote values. */
const failureOf = (step: string, { errorName }: QueryError): EngineFailure => new EngineFailure(step, errorName);

const partsAsked = (of: readonly LedgerVersion[]): string =>
  `asked_part (eoa, version) AS (VALUES ${of.map(({ auditId, version }) => `(${literal(auditId)}, ${version})`).join(', ')})`;

const ledgerOf = (name: string): string =>
  `${name} AS (SELECT ledger.* FROM ledger_${name} AS ledger JOIN asked_part ON asked_part.eoa = ledger.eoa AND asked_part.version = ledger.version)`;
