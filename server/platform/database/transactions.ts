import { CasingCache } from 'drizzle-orm/casing';
import type { Database, Tenant, Transaction } from './database.ts';
import type { DatabaseEngine, DatabaseSession } from './engine.ts';
import type { SQL } from './sql.ts';

/**
 * How PostgreSQL writes names and parameters. Said here, because loading drizzle's own dialect takes a
 * third of the time to start.
 */
const DIALECT = {
  casing: new CasingCache(),
  escapeName: (name: string) => `"${name.replaceAll('"', '""')}"`,
  escapeParam: (index: number) => `$${index + 1}`,
  escapeString: (text: string) => `'${text.replaceAll("'", "''")}'`,
};

/** The same two kinds of transaction on either engine. Role and tenant are local to the transaction and end with it. */
export function databaseOn(engine: DatabaseEngine): Database {
  const tenant: Database['tenant'] = (whose, work) =>
    engine.transaction(openingOf(whose), (session) => work(transactionOn(session)));
  return {
    kind: engine.kind,
    tenant,
    job: (auditId, work) => tenant({ auditId, personId: null, schools: 'all' }, work),
    system: (work) => engine.transaction('set local role portal_system', (session) => work(transactionOn(session))),
    close: () => engine.close(),
  };
}

/**
 * Written out, so that it goes with the message that begins the transaction; bound, each of them would
 * be a statement of its own.
 */
const openingOf = (tenant: Tenant): string => `
  set local role portal_app;
  set local portal.audit_id = ${written(tenant.auditId)};
  set local portal.person_id = ${written(tenant.personId ?? '')};
  set local portal.school_ids = ${written(schoolSetting(tenant.schools))};
  ${tenant.personId === null ? '' : holdToMembership(tenant.personId)}`;

/**
 * Below the permission check: a person without an active membership of the audit is in none, and sees no row; a member
 * of some schools sees these, whatever the check took them for.
 */
const holdToMembership = (personId: string): string => `
  select set_config('portal.audit_id', case when m.id is null then '' else current_setting('portal.audit_id') end, true),
    set_config('portal.school_ids', case when m.scope = 'school' then coalesce(
      (select string_agg(s.school_id::text, ',' order by s.school_id) from membership_school s where s.membership_id = m.id), 'none')
      else current_setting('portal.school_ids') end, true)
  from (select) as always left join membership m on m.person_id = ${written(personId)} and m.proven_at is not null`;

/**
 * IDs, and the marks of schoolSetting, as a text of SQL. They are checked where they came in; here once more,
 * since they are not bound.
 */
function written(value: string): string {
  if (!/^[0-9a-z,*-]*$/.test(value)) throw new Error('A tenant is named by IDs alone');
  return `'${value}'`;
}

/**
 * '*' for the whole district; 'none' keeps an empty list apart from a setting that was forgotten. Sorted, so
 * that equal sets read alike.
 */
const schoolSetting = (schools: Tenant['schools']): string =>
  schools === 'all' ? '*' : schools.length === 0 ? 'none' : [...schools].sort().join(',');

function transactionOn(session: DatabaseSession): Transaction {
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
