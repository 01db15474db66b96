import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from './test-databases.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const NAMES = readdirSync(FOLDER).sort();
const script = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [AUDIT, NORTH, SOUTH, PERSON, FILE, OTHER] = [1, 2, 3, 4, 5, 6].map(id);

/**
 * As a portal of the version before had it: the third numbers of an audit, computed from one
 * file, with three candidates.
 */
const BEFORE = `
  insert into district (id, name) values ('${AUDIT}', 'Before');
  insert into audit (id, district_id, year_ending, transcript_key) values ('${AUDIT}', '${AUDIT}', 2024, '\\x00'), ('${OTHER}', '${AUDIT}', 2025, '\\x00');
  insert into school (audit_id, id, name) values ('${AUDIT}', '${NORTH}', 'North'), ('${AUDIT}', '${SOUTH}', 'South');
  insert into person (id, email, name) values ('${PERSON}', 'p@before.test', 'P');
  insert into upload (audit_id, id, chain_id, upload_file_type, file_name, metadata, requested_by, requested_by_name, expires_at, lifecycle, verdict)
    values ('${AUDIT}', '${FILE}', '${FILE}', 'STUDENT_ROSTER', 'roster.csv', '{}', '${PERSON}', 'P', now(), 'done', 'success');
  insert into upload_school values ('${AUDIT}', '${FILE}', '${SOUTH}'), ('${AUDIT}', '${FILE}', '${NORTH}');
  insert into quality_state (audit_id, wanted, computed, computed_at, files) values
    ('${AUDIT}', 4, 3, '2026-01-02T03:04:05Z', '[{"file_id": "${FILE}", "run": 2, "file_name": "roster.csv", "upload_file_type": "STUDENT_ROSTER"}]'),
    ('${OTHER}', 1, 0, null, '[]');
  insert into panel (audit_id, panel, scope_key, version, result) values
    ('${AUDIT}', 'rosters/summary', 'all', 2, '{"total_student_count": 12, "provenance": {"version": 2, "files": [{"file_id": "${FILE}"}], "partial": ["based on roster only"]}}');
  insert into candidate (audit_id, school_id, id, ordinal, category, gpa, race, gender, disability_status, english_learner, low_income, student_label, left_cohort) values
    ('${AUDIT}', '${NORTH}', 'second', 2, null, null, 'unknown', 'female', 'unknown', 'unknown', 'unknown', 'Student B', true),
    ('${AUDIT}', '${NORTH}', 'first', 1, 'HIGH_FLIER', 3.5, 'asian', 'male', 'unknown', 'unknown', 'unknown', 'Student A', false),
    ('${AUDIT}', '${SOUTH}', 'only', 1, 'STRUGGLING', 1.5, 'white', 'male', 'unknown', 'unknown', 'unknown', 'Student C', false);
  -- As security.sql does: the owner is held to policies too, and here there are none that let anything through.
  do $$ declare name text; begin
    for name in select table_name from information_schema.columns where table_schema = 'before' and column_name = 'audit_id' loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
    end loop;
  end $$;`;

interface Session {
  run(text: string): Promise<void>;
  rows(text: string): Promise<unknown[]>;
}

/** A session of the tables' later owner, who is not a superuser, over an empty schema. */
async function inEmptySchema({ open }: TestDatabase, work: (session: Session) => Promise<void>): Promise<void> {
  const { database, url, close } = await open(1);
  const owner = `before_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = url === null ? null : new pg.Client({ connectionString: url });
  await client?.connect();
  const { queueConnection: own } = database;
  const session: Session = {
    run: async (text) => void (await (own.kind === 'pglite' ? own.pglite.exec(text) : client?.query(text))),
    rows: async (text) => (await (own.kind === 'pglite' ? own.pglite.query(text) : client?.query(text)))?.rows ?? [],
  };
  await session.run(
    `create role ${owner}; create schema before authorization ${owner}; set search_path = before; set role ${owner}`,
  );
  try {
    await work(session);
  } finally {
    await session.run(`reset role; drop schema before cascade; drop role ${owner}`);
    await client?.end();
    await close();
  }
}

/** All scripts up to the one with the number, over rows that were there before 0007. */
async function migrate(run: Session['run'], last: string): Promise<void> {
  for (const name of NAMES.filter((one) => one.slice(0, 4) <= last)) {
    if (name.startsWith('0007')) await run(BEFORE);
    await run(script(name));
  }
}

describe.each(databases)('migrations of a database with rows on $kind', (on) => {
  it('0007 keeps the numbers as their version, with their files, and the candidates in their order', {
    timeout: 180_000,
  }, async () => {
    await inEmptySchema(on, async ({ run, rows }) => {
      await migrate(run, '0007');
      await run('reset role');
      expect(await rows('select audit_id, version, files, changed from quality_version')).toEqual([
        {
          audit_id: AUDIT,
          version: 3,
          files: [
            {
              file_id: FILE,
              chain_id: FILE,
              run: 2,
              file_name: 'roster.csv',
              upload_file_type: 'STUDENT_ROSTER',
              school_ids: [NORTH, SOUTH],
            },
          ],
          changed: [],
        },
      ]);
      expect(await rows('select version, result, sources, changes from panel')).toEqual([
        {
          version: 3,
          result: { total_student_count: 12 },
          sources: { files: [{ file_id: FILE }], partial: ['based on roster only'] },
          changes: null,
        },
      ]);
      expect(
        await rows(`select school_id, students -> 'id' as id, students -> 'gpa' as gpa, students -> 'left_cohort' as gone
          from candidate_list order by school_id`),
      ).toEqual([
        { school_id: NORTH, id: ['first', 'second'], gpa: [3.5, null], gone: [false, true] },
        { school_id: SOUTH, id: ['only'], gpa: [1.5], gone: [false] },
      ]);
    });
  });

  it('0017 keeps what the next refresh compares its numbers with', { timeout: 180_000 }, async () => {
    await inEmptySchema(on, async ({ run, rows }) => {
      await migrate(run, '0016');
      await run(`
        alter table panel no force row level security;
        update panel set hash = 'first', headlines = '[{"key": "students"}]';
        insert into panel (audit_id, panel, scope_key, version, result, hash) values
          ('${AUDIT}', 'rosters/summary', 'all', 5, '{"total_student_count": 13}', 'second'),
          ('${AUDIT}', 'equity', '${NORTH}', 4, '{}', 'there'), ('${AUDIT}', 'equity', '${NORTH}', 5, null, '');
        alter table panel force row level security`);
      await run(script(NAMES.find((name) => name.startsWith('0017')) ?? ''));
      await run('reset role');
      expect(await rows('select audit_id, panels::json as panels from newest_panels')).toEqual([
        { audit_id: AUDIT, panels: { 'rosters/summary all': { hash: 'second', headlines: [] } } },
      ]);
      expect(await rows(`select version, result from panel where panel = 'rosters/summary' order by version`)).toEqual([
        { version: 3, result: '{"total_student_count": 12}' },
        { version: 5, result: '{"total_student_count": 13}' },
      ]);
    });
  });

  it('0040 has files of several sheets, or several records in a row, read again', { timeout: 180_000 }, async () => {
    await inEmptySchema(on, async ({ run, rows }) => {
      await migrate(run, '0039');
      const runs = [
        [`'[{"is": "sheets", "names": ["A", "B"]}]'`, `'[]'`, 5],
        [`'[{"is": "sheets", "names": ["A"]}, {"is": "layout", "name": "X"}]'`, `'[]'`, 5],
        [`'[{"is": "layout", "name": "X", "slots": {"count": 9, "of": "exams"}}]'`, `'[]'`, 5],
        ['null', `'["Sheets: ''A'', ''B''", "Header row: 1"]'`, 5],
        ['null', `'["Sheet: ''A''"]'`, 5],
        [`'[{"is": "sheets", "names": ["A", "B"]}]'`, `'[]'`, 0],
      ];
      const values = runs.map(
        ([overview, lines, kept], at) => `('${AUDIT}', '${FILE}', ${at + 1}, ${kept}, ${overview}, ${lines}, 'hash')`,
      );
      await run(`alter table run no force row level security;
        insert into run (audit_id, upload_id, number, rows_kept, overview, statistics, rows_sha256) values ${values.join(', ')};
        alter table run force row level security`);
      await run(script(NAMES.find((name) => name.startsWith('0040')) ?? ''));
      await run('reset role');
      expect(await rows(`select number from run where rows_sha256 <> 'hash' order by number`)).toEqual(
        [1, 3, 4].map((number) => ({ number })),
      );
    });
  });

  it('0018 gives mappings of a member of some schools to these, and leaves the others to the district', {
    timeout: 180_000,
  }, async () => {
    await inEmptySchema(on, async ({ run, rows }) => {
      await migrate(run, '0017');
      const [WIDE, NARROW] = [7, 8].map(id);
      const mapped = (by: string, headers: string) => `
        insert into column_mapping (district_id, upload_file_type, header_set, header_keys, columns, confirmed_by, confirmed_by_name)
          values ('${AUDIT}', 'STUDENT_ROSTER', '${headers.repeat(64)}', '{}', '[]', '${by}', 'x');
        insert into value_mapping (district_id, upload_file_type, column_name, value_key, value_text, confirmed_by, confirmed_by_name)
          values ('${AUDIT}', 'STUDENT_ROSTER', 'gender', '${headers}', 'x', '${by}', 'x');`;
      await run(`
        alter table membership no force row level security;
        alter table membership_school no force row level security;
        insert into person (id, email, name) values ('${WIDE}', 'w@before.test', 'W'), ('${NARROW}', 'n@before.test', 'N');
        insert into membership (id, audit_id, person_id, roles, scope) values
          ('${WIDE}', '${AUDIT}', '${WIDE}', '{ADMIN}', 'district'), ('${NARROW}', '${AUDIT}', '${NARROW}', '{ADMIN}', 'school');
        insert into membership_school values ('${AUDIT}', '${NARROW}', '${SOUTH}'), ('${AUDIT}', '${NARROW}', '${NORTH}');
        ${mapped(WIDE ?? '', 'a')} ${mapped(NARROW ?? '', 'b')} ${mapped(PERSON ?? '', 'c')}
        alter table membership force row level security;
        alter table membership_school force row level security;
        alter table column_mapping enable row level security, force row level security;
        alter table value_mapping enable row level security, force row level security`);
      await run(script(NAMES.find((name) => name.startsWith('0018')) ?? ''));
      await run('reset role');
      const kept = [null, [NORTH, SOUTH], null];
      expect(await rows('select to_json(schools) as schools from column_mapping order by header_set')).toEqual(
        kept.map((schools) => ({ schools })),
      );
      expect(await rows('select to_json(schools) as schools from value_mapping order by value_key')).toEqual(
        kept.map((schools) => ({ schools })),
      );
    });
  });

  it('0019 keeps a password where one audit alone can have given it, and ends links and sessions', {
    timeout: 180_000,
  }, async () => {
    await inEmptySchema(on, async ({ run, rows }) => {
      await migrate(run, '0018');
      await run(`
        alter table membership no force row level security;
        insert into person (email, name, password_hash, invited_by, issuer, subject, invitation_hash) values
          ('one@x.test', 'One', 'own', '${AUDIT}', null, null, null), ('two@x.test', 'Two', 'other', null, null, null, null),
          ('moved@x.test', 'Moved', 'third', '${OTHER}', null, null, null), ('demo1@x.test', 'D', 'shared', null, null, null, null),
          ('demo2@x.test', 'D', 'shared', null, null, null, null), ('tied@x.test', 'T', null, null, 'https://id', 's', null),
          ('invited@x.test', 'I', null, '${AUDIT}', null, null, 'kept');
        insert into membership (audit_id, person_id, roles, scope)
          select '${AUDIT}', id, '{ADMIN}', 'district' from person where email like '%@x.test';
        insert into membership (audit_id, person_id, roles, scope)
          select '${OTHER}', id, '{ADMIN}', 'district' from person where email = 'two@x.test';
        insert into sign_in_record (model, id_hash, payload, expires_at) values ('Session', 'x', '{}', now());
        alter table membership force row level security`);
      await run(script(NAMES.find((name) => name.startsWith('0019')) ?? ''));
      await run('reset role');
      expect(
        await rows(`select email, address_proof, bool_and(proven_at is not null) as is_active, count(invitation_hash)::int as links
          from person p join membership m on m.person_id = p.id where email like '%@x.test' group by 1, 2 order by 1`),
      ).toEqual([
        { email: 'demo1@x.test', address_proof: 'demo', is_active: true, links: 0 },
        { email: 'demo2@x.test', address_proof: 'demo', is_active: true, links: 0 },
        { email: 'invited@x.test', address_proof: null, is_active: false, links: 0 },
        { email: 'moved@x.test', address_proof: 'link', is_active: false, links: 0 },
        { email: 'one@x.test', address_proof: 'link', is_active: true, links: 0 },
        { email: 'tied@x.test', address_proof: 'provider', is_active: true, links: 0 },
        { email: 'two@x.test', address_proof: 'link', is_active: false, links: 0 },
      ]);
      expect(await rows('select 1 from sign_in_record')).toEqual([]);
    });
  });

  it('0020 keeps the sentences of findings, and finds the columns they are about', { timeout: 180_000 }, async () => {
    await inEmptySchema(on, async ({ run, rows }) => {
      await migrate(run, '0019');
      await run(`
        alter table run no force row level security;
        alter table issue no force row level security;
        alter table issue_group no force row level security;
        insert into run (audit_id, upload_id, number, columns) values
          ('${AUDIT}', '${FILE}', 1, '{"student_id": {"letter": "A", "header": "Id"}, "grade_level": {"letter": "C", "header": "Grade"}}');
        insert into issue_group (audit_id, upload_id, run, ordinal, code, severity, column_letter, header, count, message, fix, cause) values
          ('${AUDIT}', '${FILE}', 1, 1, 'grade-level.unreadable', 'error', 'C', 'Grade', 3, 'It''s "x".', 'Fix it.', 'One cause.'),
          ('${AUDIT}', '${FILE}', 1, 2, 'file.no-rows', 'error', null, null, 1, 'No rows.', 'Add some.', null);
        insert into issue (audit_id, upload_id, run, ordinal, code, severity, row_number, column_letter, header, value, message, fix) values
          ('${AUDIT}', '${FILE}', 1, 1, 'grade-level.unreadable', 'error', 7, 'C', 'Grade', 'Senoir', 'It''s "x".', 'Fix it.');
        alter table run force row level security;
        alter table issue force row level security;
        alter table issue_group force row level security`);
      await run(script(NAMES.find((name) => name.startsWith('0020')) ?? ''));
      await run('reset role');
      expect(
        await rows('select ordinal, header, count, column_name, params from issue_group order by ordinal'),
      ).toEqual([
        {
          ordinal: 1,
          header: 'Grade',
          count: 3,
          column_name: 'grade_level',
          params: { said: { message: 'It\'s "x".', fix: 'Fix it.', cause: 'One cause.' } },
        },
        {
          ordinal: 2,
          header: null,
          count: 1,
          column_name: null,
          params: { said: { message: 'No rows.', fix: 'Add some.', cause: null } },
        },
      ]);
      expect(await rows('select row_number, value, column_name, params from issue')).toEqual([
        {
          row_number: 7,
          value: 'Senoir',
          column_name: null,
          params: { said: { message: 'It\'s "x".', fix: 'Fix it.' } },
        },
      ]);
    });
  });

  it('0039 keeps no values of files for the planner, and forgets those it had', { timeout: 180_000 }, async () => {
    await inEmptySchema(on, async ({ run, rows }) => {
      await migrate(run, '0038');
      const known = () =>
        rows(`
          select attname, most_common_vals::text as values from pg_stats
          where schemaname = 'before' and tablename = 'upload' and attname in ('file_name', 'lifecycle') order by 1`);
      await run(`
        alter table upload no force row level security;
        insert into upload (audit_id, id, chain_id, upload_file_type, file_name, metadata, requested_by, requested_by_name, expires_at, lifecycle, verdict)
          select '${AUDIT}', gen_random_uuid(), '${FILE}', 'STUDENT_ROSTER', 'Ana Ruiz.csv', '{}', '${PERSON}', 'P', now(), 'done', 'success'
          from generate_series(1, 3);
        analyze upload`);
      const done = { attname: 'lifecycle', values: '{done}' };
      expect(await known()).toEqual([{ attname: 'file_name', values: '{"Ana Ruiz.csv"}' }, done]);
      await run(script(NAMES.find((name) => name.startsWith('0039')) ?? ''));
      await run('analyze upload');
      expect(await known()).toEqual([done]);
      await run('reset role');
    });
  });
});

/** From this one on processes of two versions run side by side (docs/decisions/0059-many-machines.md). */
const SIDE_BY_SIDE = '0047';

it('later migrations only add: what the version before uses stays as it is', () => {
  const later = NAMES.filter((name) => name >= SIDE_BY_SIDE);
  const breaking = /\b(drop\s+(?!policy|trigger)|rename\s+(to|column)|alter\s+column\s+\w+\s+(set\s+not\s+null|type))/i;
  const withoutDefault = /add\s+column\s+(?:if not exists\s+)?\w+\s+[^,;]*\bnot\s+null\b(?![^,;]*\bdefault\b)/i;
  for (const name of later) {
    const text = script(name).replaceAll(/--[^\n]*/g, '');
    expect(breaking.exec(text)?.[0], name).toBeUndefined();
    expect(withoutDefault.exec(text)?.[0], name).toBeUndefined();
  }
});
