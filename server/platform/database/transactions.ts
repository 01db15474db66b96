import { CasingCache } from 'drizzle-orm/casing';
import { type SQL, sql } from 'drizzle-orm/sql';
import type { Database, Tenant, Transaction } from './database.ts';
import type { Engine, Session } from './engine.ts';

/** How PostgreSQL writes names and parameters. Said here, because loading drizzle's own dialect takes a third of the time to start. */
const DIALECT = {
  casing: new CasingCache(),
  escapeName: (name: string) => `"${name.replaceAll('"', '""')}"`,
  escapeParam: (index: number) => `$${index + 1}`,
  escapeString: (text: string) => `'${text.replaceAll("'", "''")}'`,
};

/** The same two kinds of transaction on either engine. Role and tenant are local to the transaction and end with it. */
export function databaseOn(engine: Engine): Database {
  return {
    kind: engine.kind,
    tenant: (tenant, work) => engine.transaction((session) => asTenant(session, tenant, work)),
    system: (work) => engine.transaction((session) => asSystem(session, work)),
    close: () => engine.close(),
  };
}

async function asTenant<T>(session: Session, tenant: Tenant, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const tx = transactionOn(session);
  await tx.run(sql`
    select set_config('role', 'portal_app', true),
      set_config('portal.audit_id', ${tenant.auditId}, true),
      set_config('portal.person_id', ${tenant.personId ?? ''}, true),
      set_config('portal.school_ids', ${schoolSetting(tenant.schools)}, true)`);
  return await work(tx);
}

async function asSystem<T>(session: Session, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const tx = transactionOn(session);
  await tx.run(sql`select set_config('role', 'portal_system', true)`);
  return await work(tx);
}

/** '*' for the whole district; 'none' keeps an empty list apart from a setting that was forgotten. Sorted, so that equal sets read alike. */
const schoolSetting = (schools: Tenant['schools']): string =>
  schools === 'all' ? '*' : schools.length === 0 ? 'none' : [...schools].sort().join(',');

function transactionOn(session: Session): Transaction {
  const execute = (query: SQL) => {
    const { sql: text, params } = query.toQuery(DIALECT);
    return session.query(text, params);
  };
  return {
    async rows<Row extends object>(query: SQL): Promise<Row[]> {
      const { rows } = await execute(query);
      // The caller names the shape of its own SELECT; nothing at run time could know it better.
      return rows as Row[];
    },
    async row<Row extends object>(query: SQL): Promise<Row | undefined> {
      const { rows } = await execute(query);
      if (rows.length > 1) throw new Error(`Expected one row at most, found ${rows.length}`);
      return rows[0] as Row | undefined; // as above
    },
    async run(query: SQL): Promise<number> {
      return (await execute(query)).changed;
    },
  };
}
