import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchoolId } from '#contract/ids.ts';
import type { Missing } from '#contract/quality/missing.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { liveGaps, withLiveState } from '#server/quality/panels/live-state.ts';
import { panelNamed } from '#server/quality/panels/registry.ts';
import { readRequirements } from '../read/requirements.ts';
import { putBack } from '../removal/put-back.ts';
import { removeUpload } from '../removal/remove.ts';
import type { SchoolScope } from '../school-scope.ts';
import { makeAudit, makePortal, malformed, result } from '../test-portal.ts';
import { markNotOffered, readNotOffered, takeBackNotOffered } from './say.ts';

/** As stored with the numbers: whether it is offered may change while they stay. */
const IB_MISSING = {
  upload_file_type: 'STUDENT_TEST_SCORES',
  column: 'IB',
  label: 'IB scores',
  state: 'not_uploaded',
  school_count: 3,
  schools: [],
} satisfies Missing;

describe.each(databases)('what is not offered, on $kind', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let database: OpenDatabase;
  let names = 0;
  beforeAll(async () => {
    opened = await open();
    ({ database } = opened);
  });
  afterAll(() => opened?.close());

  async function portal() {
    names += 1;
    const audit = await makeAudit(database, `offers-${process.pid}-${names}`);
    const p = makePortal(database, audit);
    const by = { id: audit.personId, name: 'Maria Delgado' };
    const viewer = (schools: SchoolScope) => ({ auditId: audit.auditId, schools, by });
    const changing = (scope: SchoolScope) => ({ ...p.as(scope), actor: by, requestRefresh: p.deps.requestRefresh });
    const cells = (school_ids: readonly SchoolId[], columns: readonly string[]) => ({ school_ids, columns });
    return {
      ...p,
      audit,
      mark: (schools: readonly SchoolId[], columns: readonly string[], scope: SchoolScope = 'all') =>
        database.tenant(p.as(scope), (tx) => markNotOffered(tx, viewer(scope), 'test-scores', cells(schools, columns))),
      takeBack: (schools: readonly SchoolId[], columns: readonly string[], scope: SchoolScope = 'all') =>
        database.tenant(p.as(scope), (tx) =>
          takeBackNotOffered(tx, viewer(scope), 'test-scores', cells(schools, columns)),
        ),
      remove: (id: string) =>
        database.tenant(p.as('all'), (tx) => removeUpload(tx, changing('all'), id, 'The wrong file.')),
      putBack: (id: string, scope: SchoolScope) =>
        database.tenant(p.as(scope), (tx) => putBack(tx, changing(scope), id)),
      listed: (scope: SchoolScope = 'all') =>
        database.tenant(p.as(scope), (tx) => readNotOffered(tx, viewer(scope), 'test-scores')),
      statuses: () =>
        database.tenant(p.as('all'), async (tx) =>
          Object.values((await readRequirements(tx, p.as('all'), 'test-scores')).schools),
        ),
      /** 'IB: 3' for what three schools do without. */
      gaps: (scope: SchoolScope = 'all') =>
        database.tenant(p.as(scope), async (tx) => {
          const asking = { needs: ['STUDENT_TEST_SCORES' as const], shows: [] };
          const { missing } = await liveGaps(tx, { auditId: audit.auditId, schools: scope }, asking);
          return missing.map(({ column, school_count }) => `${column ?? 'all'}: ${school_count}`);
        }),
      /** What the numbers of the test scores are said to go without. */
      without: (scope: SchoolScope = 'all') =>
        database.tenant(p.as(scope), async (tx) => {
          const stored = { computed_at: null, version: 1, files: [], partial: [], missing: [IB_MISSING] };
          const panel = panelNamed('test-scores/summary');
          const told = await withLiveState(tx, { auditId: audit.auditId, schools: scope }, panel, stored, 'en');
          return told.not_offered?.map(({ column, school_count }) => `${column}: ${school_count}`);
        }),
      scores: (schools: readonly SchoolId[], test_types: string[], outcome: () => ReturnType<typeof result>) =>
        p.upload(outcome, {
          upload_file_type: 'STUDENT_TEST_SCORES',
          user_provided_file_metadata: { school_ids: [...schools], test_types },
        }),
      events: () =>
        database.system((tx) =>
          tx.rows<{ event: string; who: string; what: string; schools: number }>(sql`
            select event, person_name as who, file_name as what, cardinality(school_ids) as schools from audit_event
            where audit_id = ${audit.auditId} and event like 'not-offered.%' order by id`),
        ),
    };
  }

  const rows = (schools: readonly SchoolId[], choices: string[], valid = 5) =>
    result({ schoolRows: Object.fromEntries(schools.map((id) => [id, { valid, errors: 0, choices }])) });

  it('is complete and silent, for several schools at once, and asked for again when it is taken back', async () => {
    const p = await portal();
    const [first, second, third] = p.audit.schools;
    await p.scores(p.audit.schools, ['SAT', 'ACT', 'AP'], () => rows(p.audit.schools, ['ACT', 'AP', 'SAT']));
    expect(await p.gaps()).toEqual(['IB: 3']);
    expect((await p.statuses())[0]).toEqual({ SAT: true, ACT: true, IB: false, AP: true });
    expect(await p.mark([first, second, third], ['IB'])).toMatchObject({ changed: 3 });
    expect(await p.mark([first], ['IB'])).toMatchObject({ changed: 0 });
    expect(await p.gaps()).toEqual([]);
    for (const one of await p.statuses()) expect(one).toEqual({ SAT: true, ACT: true, IB: 'not_offered', AP: true });
    expect([await p.without(), await p.without([second])]).toEqual([['IB: 3'], ['IB: 1']]);
    expect(await p.listed()).toMatchObject([1, 2, 3].map(() => ({ column: 'IB', by: 'Maria Delgado' })));
    expect(await p.takeBack([second], ['IB'])).toMatchObject({ changed: 1 });
    expect([await p.without(), await p.without([second])]).toEqual([['IB: 2'], []]);
    expect(await p.gaps()).toEqual(['IB: 1']);
    expect(await p.gaps([second])).toEqual(['IB: 1']);
    expect(await p.gaps([first])).toEqual([]);
  });

  it('ends by itself where rows of it arrive for the school, with a line in the results and in the log', async () => {
    const p = await portal();
    const [first, second] = p.audit.schools;
    await p.mark([first, second], ['IB', 'ACT']);
    const id = await p.scores([first, second], ['SAT', 'IB'], () =>
      result({
        schoolRows: {
          [first]: { valid: 5, errors: 0, choices: ['IB', 'SAT'] },
          [second]: { valid: 5, errors: 0, choices: ['SAT'] },
        },
      }),
    );
    const [one, other] = await p.statuses(); // by name: César Chávez, Lincoln, Riverside
    expect(one).toEqual({ SAT: true, ACT: 'not_offered', IB: true, AP: false });
    expect(other).toEqual({ SAT: true, ACT: 'not_offered', IB: 'not_offered', AP: false });
    const file = await p.read(id);
    expect(file.results_summary.at(-1)?.description).toMatch(
      /^The file has rows for IB \(César Chávez High School\), which had been marked as not offered\. The mark was removed\./,
    );
    expect(file.offered_after_all).toEqual(['IB (César Chávez High School)']);
    expect(await p.events()).toEqual([{ event: 'not-offered.ended', who: 'Portal', what: 'roster.csv', schools: 1 }]);
    // The person is told why it cannot be said again.
    await expect(p.mark([first], ['IB'])).rejects.toMatchObject({
      code: 'unprocessable',
      reason: { is: 'has-rows-of-school', file: 'roster.csv', column: 'IB', school: 'César Chávez High School' },
    });
  });

  it('can be said once the file with its rows is removed, and ends when the file is put back', async () => {
    const p = await portal();
    const [first, second] = p.audit.schools;
    const id = await p.scores([first], ['IB'], () => rows([first], ['IB']));
    await p.remove(id);
    expect((await p.statuses())[0]).toMatchObject({ IB: false });
    for (const _ of ['once', 'and again']) {
      expect(await p.mark([first, second], ['IB'])).toMatchObject({ changed: 2 });
      expect(await p.gaps()).toEqual(['all: 3']);
      await p.putBack(id, [first]);
      expect(await p.statuses()).toMatchObject([{ IB: true }, { IB: 'not_offered' }, { IB: false }]);
      await p.remove(id);
      await p.takeBack([second], ['IB']);
    }
    const told = (await p.read(id)).results_summary.filter(({ description }) => /had been marked/.test(description));
    expect(told).toHaveLength(1);
    const ended = { event: 'not-offered.ended', who: 'Portal', what: 'roster.csv', schools: 1 };
    expect(await p.events()).toEqual([ended, ended]);
  });

  it('is not ended by a file that brings nothing, which does not silence the warning either', async () => {
    const p = await portal();
    const [first, second, third] = p.audit.schools;
    await p.scores([first, second], ['IB'], malformed);
    await p.scores([first, second], ['IB', 'SAT'], () => rows([first, second], [], 0));
    expect((await p.statuses())[0]).toMatchObject({ IB: 'error', SAT: 'error' });
    expect(await p.gaps()).toEqual(['all: 3']);
    await p.mark([first, second, third], ['SAT', 'ACT', 'AP']);
    expect(await p.gaps()).toEqual(['all: 3']);
    await p.mark([first, second], ['IB']);
    expect((await p.statuses())[0]).toMatchObject({ IB: 'not_offered', SAT: 'not_offered' });
    expect(await p.gaps()).toEqual(['all: 1']);
  });

  it('is said of own schools, of tests and years, and of nothing else', async () => {
    const p = await portal();
    const [first, second] = p.audit.schools;
    await expect(p.mark([second], ['IB'], [first])).rejects.toMatchObject({ code: 'bad_request' });
    await expect(p.mark([first], ['PSAT'])).rejects.toMatchObject({ code: 'bad_request' });
    await p.mark([second], ['IB']);
    expect(await p.listed([first])).toEqual([]);
    await expect(p.takeBack([second], ['IB'], [first])).rejects.toMatchObject({ code: 'bad_request' });
    const by = { id: p.audit.personId, name: 'Maria Delgado' };
    const viewer = { auditId: p.audit.auditId, schools: 'all' as const, by };
    const say = (slug: 'demographics' | 'rosters' | 'course-catalogs', column: string) =>
      database.tenant(p.as('all'), (tx) =>
        markNotOffered(tx, viewer, slug, { school_ids: [first], columns: [column] }),
      );
    await expect(say('demographics', 'Gender')).rejects.toMatchObject({ code: 'bad_request' });
    await expect(say('rosters', '')).rejects.toMatchObject({ code: 'bad_request' });
    expect(await say('course-catalogs', '2020-2021')).toMatchObject({ changed: 1 });
    // Below the check of the route, the database refuses as well.
    const past = database.tenant(p.as([first]), (tx) =>
      tx.run(sql`
        insert into not_offered (audit_id, school_id, upload_file_type, column_name, said_by, said_by_name)
        values (${p.audit.auditId}, ${second}, 'STUDENT_TEST_SCORES', 'AP', ${by.id}, ${by.name})`),
    );
    await expect(past).rejects.toThrow();
  });
});
