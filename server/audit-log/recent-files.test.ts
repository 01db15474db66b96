import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchoolId } from '#contract/ids.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { removeUpload } from '../uploads/removal/remove.ts';
import { restoreVersion } from '../uploads/removal/restore.ts';
import type { SchoolScope } from '../uploads/school-scope.ts';
import { idOf, makeAudit, makePortal, malformed, result, type TestAudit } from '../uploads/test-portal.ts';
import { readRecentFiles } from './recent-files.ts';

const withErrors = (error: number, schoolRows = {}) =>
  result({ verdict: 'data_errors', counts: { error, warning: 0, note: 0 }, schoolRows });

describe.each(databases)('the files someone did something with last, on $kind', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let audit: TestAudit;
  let p: ReturnType<typeof makePortal>;
  const recent = (schools: SchoolScope = 'all', size = 5) =>
    opened.database.tenant(p.as(schools), (tx) => readRecentFiles(tx, p.as(schools), size));
  const lines = async (schools?: SchoolScope) =>
    (await recent(schools)).map(({ act, file_name, outcome, errors }) => [act, file_name, outcome, errors]);
  const context = () => ({
    ...p.as('all'),
    actor: { id: audit.personId, name: 'Lee' },
    queue: p.deps.queue,
    requestRefresh: p.deps.requestRefresh,
  });

  beforeAll(async () => {
    opened = await open();
    audit = await makeAudit(opened.database, 'recent');
    p = makePortal(opened.database, audit);
  });
  afterAll(() => opened?.close());

  it('are one line each, from the first bytes to what came of them', async () => {
    const first = await p.upload(() => result(), { file_name: 'a.csv' });
    await p.upload(malformed, { file_name: 'b.csv' });
    expect(await lines()).toEqual([
      ['uploaded', 'b.csv', 'failed', null],
      ['uploaded', 'a.csv', 'processed', 0],
    ]);

    const { s3_key } = await p.request({ file_name: 'a2.csv', replaces_file_id: first });
    await p.seal(s3_key);
    expect((await recent())[0]).toMatchObject({
      file_id: idOf(s3_key),
      act: 'replaced',
      file_name: 'a2.csv',
      replaced_name: 'a.csv',
      user_name: 'Maria Delgado',
      outcome: 'processing',
      errors: null,
    });
    await p.process(idOf(s3_key));
    expect(await lines()).toHaveLength(2);

    const restored = await opened.database.tenant(p.as('all'), (tx) => restoreVersion(tx, context(), first));
    await p.process(restored);
    expect((await recent())[0]).toMatchObject({ act: 'restored', user_name: 'Lee', file_name: 'a.csv', errors: 0 });
    await opened.database.tenant(p.as('all'), (tx) => removeUpload(tx, context(), restored, 'The wrong year.'));
    expect((await lines())[0]).toEqual(['removed', 'a.csv', null, null]);
    expect(await recent('all', 1)).toHaveLength(1);
  });

  it('are, for a member of some schools, those of theirs, without counts that others are in', async () => {
    const [here, there] = audit.schools;
    const only = (school: SchoolId) => ({ user_provided_file_metadata: { school_ids: [school] } });
    const rows = (...schools: string[]) => Object.fromEntries(schools.map((id) => [id, { valid: 1, errors: 1 }]));
    await p.upload(() => withErrors(4, rows(there)), { file_name: 'there.csv', ...only(there) });
    await p.upload(() => withErrors(8, rows(here)), { file_name: 'here.csv', ...only(here) });
    await p.upload(() => withErrors(3, rows(here, there)), { file_name: 'rows of both.csv', ...only(here) });
    await p.upload(() => withErrors(2, rows(here)), { file_name: 'of all.csv' });
    expect((await lines([here])).slice(0, 3)).toEqual([
      ['uploaded', 'of all.csv', 'processed', null],
      ['uploaded', 'rows of both.csv', 'processed', null],
      ['uploaded', 'here.csv', 'processed', 8],
    ]);
    expect((await lines([here])).flat()).not.toContain('there.csv');
  });

  it('do not name what a file has replaced where that was of other schools alone, and neither does the log', async () => {
    const [here, there] = audit.schools;
    const of = (...schools: SchoolId[]) => ({ user_provided_file_metadata: { school_ids: schools } });
    const before = await p.upload(() => result(), { file_name: 'only there.csv', ...of(there) });
    const now = { file_name: 'here and there.csv', replaces_file_id: before, ...of(here, there) };
    await p.upload(() => result(), now);
    expect((await recent([here]))[0]).toMatchObject({ file_name: 'here and there.csv', replaced_name: null });
    expect((await recent([there]))[0]).toMatchObject({ replaced_name: 'only there.csv' });
    const logged = (schools: SchoolScope) =>
      opened.database.tenant(p.as(schools), (tx) =>
        tx.rows(sql`select event from audit_event where file_name = 'only there.csv' and event = 'upload.replaced'`),
      );
    expect([await logged([here]), await logged([there])]).toEqual([[], [{ event: 'upload.replaced' }]]);
  });
});
