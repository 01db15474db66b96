import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditId, PersonId, SchoolId } from '#contract/ids.ts';
import { create } from '#server/audits/operator.ts';
import type { Tenant } from './database.ts';
import { jsonb } from './jsonb.ts';
import { FolderInUse } from './lock.ts';
import { type OpenDatabase, openDatabase } from './open.ts';
import { sql } from './sql.ts';
import { databases } from './test-databases.ts';

interface District {
  tenant: Tenant;
  schools: { id: SchoolId; name: string }[];
}

/** An audit with three schools, a selection and a panel for each, and one line in its log. */
async function makeDistrict(database: OpenDatabase, name: string): Promise<District> {
  return await database.system(async (tx) => {
    const audit = await create(
      tx,
      {
        district: { name },
        year_ending: 2024,
        schools: ['North', 'South', 'West'].map((school) => ({ name: `${name} ${school}` })),
        members: [{ email: `admin@${name.toLowerCase()}.test`, roles: ['ADMIN'], scope: 'district' }],
      },
      { invitations: { kind: 'none' }, demo: true, requestRefresh: async () => {} },
    );
    for (const { id } of audit.schools) {
      await tx.run(sql`insert into selection (audit_id, school_id) values (${audit.id}, ${id})`);
      await tx.run(
        sql`insert into panel (audit_id, panel, scope_key, version, result) values (${audit.id}, 'p', ${id}, 1, '{}')`,
      );
    }
    await tx.run(
      sql`insert into panel (audit_id, panel, scope_key, version, result) values (${audit.id}, 'p', 'all', 1, '{}')`,
    );
    await tx.run(
      sql`insert into audit_event (audit_id, person_name, event) values (${audit.id}, ${name}, 'audit.created')`,
    );
    return {
      tenant: { auditId: audit.id, personId: null, schools: 'all' },
      schools: audit.schools as District['schools'],
    };
  });
}

describe.each(databases)('the database on $kind', ({ open }) => {
  let database: OpenDatabase;
  let url: string | null;
  let close: () => Promise<void>;
  let mine: District;
  let theirs: District;

  beforeAll(async () => {
    ({ database, url, close } = await open(2));
    mine = await makeDistrict(database, 'Mine');
    theirs = await makeDistrict(database, 'Theirs');
  });
  afterAll(() => close());

  it('returns rows in the shapes Transaction promises', async () => {
    const row = await database.system((tx) =>
      tx.row(sql`
        select 9007199254740991::bigint as whole, '2026-03-01 12:30:00+02'::timestamptz as moment,
          '{"a": [1]}'::jsonb as bag, array['x', 'y'] as words, date '2024-02-29' as day, 1.5::float8 as number`),
    );
    expect(row).toEqual({
      whole: 9007199254740991,
      moment: '2026-03-01T10:30:00.000Z',
      bag: { a: [1] },
      words: ['x', 'y'],
      day: '2024-02-29',
      number: 1.5,
    });
  });

  it('binds values, counts changes, and refuses to guess one row of several', async () => {
    const nasty = `'; drop table person; -- " \\ {}`;
    await database.system(async (tx) => {
      expect(await tx.row(sql`select ${nasty}::text as text`)).toEqual({ text: nasty });
      expect(await tx.run(sql`update district set name = name`)).toBe(2);
      await expect(tx.row(sql`select id from district`)).rejects.toThrow('one row');
    });
  });

  it('stores the text of any file as jsonb: without NUL characters, and halves of characters as one that stands for them', async () => {
    const bag = { nul: 'a\0b', half: '\ud83dx', whole: '\ud83d\ude00', written: '\\u0000', list: ['\0'] };
    const row = await database.system((tx) => tx.row<{ bag: unknown }>(sql`select ${jsonb(bag)} as bag`));
    expect(row?.bag).toEqual({ nul: 'ab', half: '\ufffdx', whole: '\ud83d\ude00', written: '\\u0000', list: [''] });
  });

  it('undoes the whole transaction when the work throws', async () => {
    const work = database.system(async (tx) => {
      await tx.run(sql`insert into person (email, name) values ('undone@test.test', 'x')`);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await database.system((tx) => tx.rows(sql`select 1 from person where email = 'undone@test.test'`))).toEqual(
      [],
    );
  });

  it('forces row-level security with a policy on every table that has an audit_id, and runs as no superuser', async () => {
    const tables = await database.system((tx) =>
      tx.rows<{ name: string; forced: boolean; policies: number }>(sql`
        select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
          (select count(*) from pg_policy p where p.polrelid = c.oid) as policies
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'audit_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`),
    );
    expect(tables.length).toBeGreaterThanOrEqual(13);
    expect(tables.filter(({ forced, policies }) => !forced || policies < 2)).toEqual([]);
    const roles = await database.system((tx) =>
      tx.rows(sql`select rolname, rolsuper, rolbypassrls from pg_roles where rolname like 'portal\\_%' order by 1`),
    );
    expect(roles).toEqual([
      { rolname: 'portal_app', rolsuper: false, rolbypassrls: false },
      { rolname: 'portal_system', rolsuper: false, rolbypassrls: false },
    ]);
    const definers = await database.system((tx) =>
      tx.rows(sql`
        select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
          and not coalesce(proconfig::text, '') like '%search_path%'`),
    );
    expect(definers).toEqual([]);
  });

  it('shows nothing without a tenant, and only the tenant’s own rows with one, whatever the statement', async () => {
    const tables = ['audit', 'school', 'membership', 'selection', 'panel', 'audit_event', 'district', 'person'];
    for (const table of tables) {
      const count = (tenant: Tenant) =>
        database.tenant(tenant, (tx) => tx.row(sql`select count(*) as n from ${sql.identifier(table)}`));
      const all = await database.system((tx) =>
        tx.row<{ n: number }>(sql`select count(*) as n from ${sql.identifier(table)}`),
      );
      const own = await count(mine.tenant);
      expect(own, table).toEqual({ n: (all?.n ?? 0) / 2 });
      const stranger = { ...mine.tenant, auditId: crypto.randomUUID() as AuditId };
      expect(await count(stranger), table).toEqual({ n: 0 });
    }
  });

  it('gives a job all schools of its own audit', async () => {
    const names = (district: District) =>
      database.job(district.tenant.auditId, (tx) => tx.rows<{ name: string }>(sql`select name from school order by 1`));
    expect(await names(mine)).toEqual(mine.schools.map(({ name }) => ({ name })));
    expect(await names(theirs)).toEqual(theirs.schools.map(({ name }) => ({ name })));
  });

  it('lets a tenant neither change, move nor add rows of another audit', async () => {
    const foreign = theirs.tenant.auditId;
    await database.tenant(mine.tenant, async (tx) => {
      expect(await tx.run(sql`update selection set version = 9 where audit_id = ${foreign}`)).toBe(0);
      expect(await tx.run(sql`delete from membership where audit_id = ${foreign}`)).toBe(0);
      expect(await tx.run(sql`update selection set version = 9`)).toBe(3);
    });
    const adding = database.tenant(mine.tenant, (tx) =>
      tx.run(sql`insert into school (audit_id, name) values (${foreign}, 'x')`),
    );
    await expect(adding).rejects.toThrow(/row-level security/);
    const moving = database.tenant(mine.tenant, (tx) => tx.run(sql`update selection set audit_id = ${foreign}`));
    await expect(moving).rejects.toThrow(/row-level security/);
  });

  it('shows a member of some schools these schools alone, and neither the panel of all', async () => {
    const [north] = mine.schools;
    if (!north) throw new Error('no school');
    await database.tenant({ ...mine.tenant, schools: [north.id] }, async (tx) => {
      expect(await tx.rows(sql`select id from school`)).toEqual([{ id: north.id }]);
      expect(await tx.rows(sql`select school_id from selection`)).toEqual([{ school_id: north.id }]);
      expect(await tx.rows(sql`select scope_key from panel`)).toEqual([{ scope_key: north.id }]);
    });
    const nothing = await database.tenant({ ...mine.tenant, schools: [] }, (tx) => tx.rows(sql`select id from school`));
    expect(nothing).toEqual([]);
  });

  it('never changes or removes a line of the audit log', async () => {
    for (const attempt of [sql`update audit_event set person_name = 'x'`, sql`delete from audit_event`]) {
      await expect(database.tenant(mine.tenant, (tx) => tx.run(attempt))).rejects.toThrow(/permission denied/);
      // The portal itself may delete the log of an audit that is recorded as deleted, and of no other.
      await expect(database.system((tx) => tx.run(attempt))).rejects.toThrow(/permission denied|append-only/);
    }
  });

  it('holds a person to the membership, whatever the check above took it for', async () => {
    const [north, south] = mine.schools;
    const personId = await database.system(async (tx) => {
      const made = await tx.row<{ id: PersonId; member: string }>(sql`
        with p as (insert into person (email, name, address_proof) values ('north@mine.test', 'N', 'demo') returning id),
          m as (insert into membership (audit_id, person_id, roles, scope)
            select ${mine.tenant.auditId}, id, array['ADMIN'], 'school' from p returning id)
        select p.id, m.id as member from p, m`);
      await tx.run(sql`insert into membership_school values (${mine.tenant.auditId}, ${made?.member}, ${north?.id})`);
      return made?.id ?? null;
    });
    const schoolsSeen = (schools: Tenant['schools']) =>
      database.tenant({ ...mine.tenant, personId, schools }, (tx) => tx.rows(sql`select id from school`));
    expect(await schoolsSeen('all')).toEqual([{ id: north?.id }]);
    expect(await schoolsSeen(south ? [south.id] : [])).toEqual([{ id: north?.id }]);
    await expect(
      database.tenant({ ...theirs.tenant, personId }, (tx) => tx.rows(sql`select id from school`)),
    ).resolves.toEqual([]);
  });

  it('leaks no tenant from one transaction to the next on a pool of two', async () => {
    const rounds = Array.from({ length: 400 }, (_, round) => ({ round, ...(round % 2 === 0 ? mine : theirs) }));
    const outcomes = await Promise.allSettled(
      rounds.map(({ round, tenant }) =>
        database.tenant(tenant, async (tx) => {
          if (round % 7 === 0) await tx.run(sql`select 1 / 0`).catch(() => {});
          return await tx.rows(sql`select distinct audit_id from school`);
        }),
      ),
    );
    outcomes.forEach((outcome, round) => {
      // A failed statement breaks its own transaction, also where the caller went on; the connection comes back clean.
      if (round % 7 === 0) expect(outcome.status).toBe('rejected');
      else expect(outcome).toEqual({ status: 'fulfilled', value: [{ audit_id: rounds[round]?.tenant.auditId }] });
    });
  });

  it('does not commit behind a failure that was caught', async () => {
    const work = database.system(async (tx) => {
      await tx.run(sql`insert into person (email, name) values ('half@test.test', 'x')`);
      await tx.run(sql`select 1 / 0`).catch(() => {});
    });
    await expect(work).rejects.toThrow('rolled back');
  });

  it('takes the locks of a transaction that is silent for minutes, and goes on with another connection', async () => {
    if (url === null) return; // the embedded one has a single connection, in the same process
    const lock = sql`select 1 from district where name = 'Mine' for update`;
    const silent = database.system(async (tx) => {
      expect(await tx.row(sql`select current_setting('idle_in_transaction_session_timeout') as pause`)).toEqual({
        pause: '5min',
      });
      await tx.run(lock);
      await tx.run(sql`set local idle_in_transaction_session_timeout = 20`);
      expect(await database.system((other) => other.rows(lock))).toHaveLength(1);
      await tx.run(lock);
    });
    await expect(silent).rejects.toThrow();
    expect(await database.system((tx) => tx.rows(lock))).toHaveLength(1);
  });

  it('finds the schema up to date when opened again', async () => {
    if (url === null) return; // the embedded one is opened again below
    const again = await openDatabase({ dataDir: '', databaseUrl: url });
    expect(await again.system((tx) => tx.row(sql`select count(*) as n from district`))).toEqual({ n: 2 });
    await again.close();
  });
});

describe('the data folder of the embedded database', () => {
  it('is refused to a second portal that is alive, and taken over from one that is gone', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-lock-'));
    const lock = join(dataDir, 'portal.lock');
    await writeFile(lock, `${process.ppid}\n`);
    await expect(openDatabase({ dataDir, databaseUrl: null })).rejects.toThrow(FolderInUse);
    await writeFile(lock, '999999999\n');
    const database = await openDatabase({ dataDir, databaseUrl: null });
    expect(await readFile(lock, 'utf8')).toBe(`${process.pid}\n`);
    await database.close();
    const again = await openDatabase({ dataDir, databaseUrl: null });
    await again.close();
    await rm(dataDir, { recursive: true });
  });
});
