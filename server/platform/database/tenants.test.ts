import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '#server/test-random.ts';
import { AUDIT_TABLES, OTHER_TABLES } from './audit-tables.ts';
import type { OpenDatabase } from './open.ts';
import { sql } from './sql.ts';
import { databases } from './test-databases.ts';
import { type Chance, tryStatements } from './test-random-statements.ts';
import { type Column, everyRow, findColumns, makeTenant, type TestTenant } from './test-tenants.ts';

/** On both databases together; `npm run soak` tries ten times as many. */
const STATEMENTS = Number(process.env.PORTAL_TEST_STATEMENTS ?? 10_000) / databases.length;
const SEED = Number(process.env.PORTAL_TEST_SEED ?? Date.now() % 2 ** 31);

function chanceOf(seed: number): Chance {
  const random = new Random(seed);
  return (end) => random.below(end);
}

/** Tables without an audit_id of which a tenant is shown nothing at all. */
const CLOSED = [
  'deleted_audit',
  'migration',
  'recovery_code',
  'second_factor',
  'secret',
  'sign_in_failure',
  'sign_in_record',
  'sign_in_session',
];

describe.each(databases)('two tenants on $kind', ({ open }) => {
  let database: OpenDatabase;
  let close: () => Promise<void>;
  let tenants: [TestTenant, TestTenant];
  let columns: Column[];

  beforeAll(async () => {
    ({ database, close } = await open(2));
    tenants = [await makeTenant(database, 'mineqzj'), await makeTenant(database, 'theirszqx')];
    columns = await database.system(findColumns);
  });
  afterAll(() => close());

  it('have a row in every table of an audit, so that none is left untried', async () => {
    const rows = await everyRow(database, columns);
    const without = AUDIT_TABLES.filter(
      (table) =>
        !tenants.every(({ tenant }) =>
          rows.some((row) => row.startsWith(`${table}: `) && row.includes(tenant.auditId)),
        ),
    );
    expect(without).toEqual([]);
  });

  it('meet a policy or a refusal in every table', async () => {
    const tables = await database.system((tx) =>
      tx.rows<{ name: string; secured: boolean; forced: boolean; policies: number; granted: boolean }>(sql`
        select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
          (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
          has_any_column_privilege('portal_app', c.oid, 'select, insert, update') or has_table_privilege('portal_app', c.oid, 'delete') as granted
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`),
    );
    const others = Object.keys(OTHER_TABLES);
    expect(tables.map(({ name }) => name)).toEqual([...AUDIT_TABLES, ...others].toSorted());
    expect(tables.filter(({ granted }) => !granted).map(({ name }) => name)).toEqual(CLOSED);
    const open = tables.filter(({ granted }) => granted);
    expect(open.filter(({ secured, policies }) => !secured || policies < 2)).toEqual([]);
    // Its owner alone finds people of every audit, for person_with_email.
    expect(open.filter(({ forced }) => !forced).map(({ name }) => name)).toEqual(['person']);
  });

  it(`never meet: ${STATEMENTS} statements by chance`, { timeout: 3_600_000 }, async () => {
    const [mine] = tenants;
    const ofOthers = async () =>
      (await everyRow(database, columns)).filter((row) => !mine.marks.some((mark) => row.includes(mark)));
    const before = await ofOthers();
    expect(before.length).toBeGreaterThan(20);
    const tried = await tryStatements(database, tenants, columns, STATEMENTS, chanceOf(SEED));
    expect(tried.foreign, `seed ${SEED}`).toEqual([]);
    expect(tried.statements).toBe(STATEMENTS);
    // Else they would all fail for reasons of their own.
    expect(tried.done).toBeGreaterThan(STATEMENTS / 2);
    expect(await ofOthers(), `seed ${SEED}`).toEqual(before);
  });

  it('would be found out: with the settings of the other one its rows are read', async () => {
    const [mine, theirs] = tenants;
    const tried = await tryStatements(
      database,
      [{ ...mine, tenant: theirs.tenant }, theirs],
      columns,
      500,
      chanceOf(1),
    );
    expect(tried.foreign.length).toBeGreaterThan(5);
  });
});
