import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchoolId } from '#contract/ids.ts';
import type { Language } from '#datasets/words/language.ts';
import { issueSource, readIssues } from './read/issues.ts';
import { findUpload, listUploads } from './read/read.ts';
import { readRequirements } from './read/requirements.ts';
import { openForTest } from './test-database.ts';
import { makeAudit, makePortal, malformed, result } from './test-portal.ts';

let open: Awaited<ReturnType<typeof openForTest>>;
let names = 0;
const portal = async () => {
  names += 1;
  const audit = await makeAudit(open.database, `scope-${process.pid}-${Date.now()}-${names}`);
  return { audit, ...makePortal(open.database, audit) };
};
type Portal = Awaited<ReturnType<typeof portal>>;

beforeAll(async () => {
  open = await openForTest();
});
afterAll(() => open?.close());

const clean = (schools: readonly SchoolId[]) =>
  result({ schoolRows: Object.fromEntries(schools.map((id) => [id, { valid: 5, errors: 0 }])) });

describe('what may be asked for', () => {
  it.each([
    ['file_name', { file_name: 'roster.pdf' }],
    ['academic_periods', { upload_file_type: 'COURSE_CATALOG' as const }],
    ['test_types', { upload_file_type: 'STUDENT_TEST_SCORES' as const }],
  ])('names %s when it is not as expected', async (field, over) => {
    const p = await portal();
    await expect(p.request(over)).rejects.toMatchObject({ code: 'bad_request', details: { field } });
  });

  it('refuses a choice that is none', async () => {
    const p = await portal();
    const user_provided_file_metadata = { school_ids: p.audit.schools, academic_periods: ['2019-2020'] };
    await expect(p.request({ upload_file_type: 'COURSE_CATALOG', user_provided_file_metadata })).rejects.toMatchObject({
      code: 'bad_request',
      details: { field: 'academic_periods' },
    });
  });

  it('refuses a file over the limit before it is sent', async () => {
    const p = await portal();
    await expect(p.request({ size: 1001 })).rejects.toMatchObject({ code: 'too_large' });
  });

  it('treats a school of another audit, or outside the scope, as an unknown one', async () => {
    const [p, other] = [await portal(), await portal()];
    const [mine, second] = p.audit.schools;
    const asking = (id: SchoolId) =>
      p.request({ user_provided_file_metadata: { school_ids: [mine, id] } }, [mine]).catch((error: unknown) => error);
    // A fresh ID is that of no school.
    const unknown = crypto.randomUUID() as SchoolId;
    const refusals = await Promise.all([other.audit.schools[0], second, unknown].map(asking));
    expect(refusals[0]).toMatchObject({
      code: 'bad_request',
      details: { field: 'school_ids' },
      message: 'schools-gone',
    });
    expect(refusals[1]).toEqual(refusals[0]);
    expect(refusals[2]).toEqual(refusals[0]);
  });
});

describe('a member of some schools', () => {
  const twoSchools = async () => {
    const p = await portal();
    const [first, second, third] = p.audit.schools;
    const issue = (schoolId: SchoolId | null, row: number | null) => ({
      code: 'grade-level.unreadable',
      severity: 'error' as const,
      column: 'grade_level',
      schoolId,
      row,
      columnLetter: 'C',
      header: 'Grade',
      studentId: row === null ? null : `s${row}`,
      value: row === null ? null : `Senoir${row}`,
      params: {},
    });
    const group = {
      code: 'grade-level.unreadable',
      severity: 'error' as const,
      column: 'grade_level',
      columnLetter: 'C',
      header: 'Grade',
      count: 3,
      params: { values: 3, named: ['Senoir2', 'Senoir3', 'Senoir4'].map((value) => ({ value, rows: 1 })) },
      firstRows: [2, 3, 4],
    };
    const id = await p.upload(
      () =>
        result({
          verdict: 'data_errors',
          schoolRows: { [first]: { valid: 4, errors: 1 }, [second]: { valid: 7, errors: 2 } },
          counts: { error: 4, warning: 0, note: 0 },
          groups: [group],
          issues: [issue(first, 2), issue(second, 3), issue(second, 4), issue(null, 5)],
        }),
      { user_provided_file_metadata: { school_ids: [first, second] } },
    );
    return { p, id, first, second, third };
  };
  const issuesOf = (p: Portal, id: string, schools: 'all' | SchoolId[], over = {}, language: Language = 'en') =>
    open.database.tenant(p.as(schools), async (tx) => {
      const upload = await findUpload(tx, p.as(schools), id);
      return readIssues(tx, issueSource({ ...p.as(schools), language }, upload), { page: 1, size: 10, ...over });
    });

  it('sees a shared file cut to the own schools, and no file of others', async () => {
    const { p, id, first, third } = await twoSchools();
    expect(await p.read(id, [first])).toMatchObject({
      user_provided_file_metadata: { school_ids: [first] },
      covers_other_schools: true,
      rows: { read: 5, kept: 4 },
      issue_counts: { error: 1, warning: 0, note: 0 },
      statistics: ['Rows kept for your schools: 4', 'Rows left out for your schools: 1'],
    });
    await expect(p.read(id, [third])).rejects.toMatchObject({ code: 'not_found' });
    expect(await open.database.tenant(p.as([third]), (tx) => listUploads(tx, p.as([third]), {}))).toEqual([]);
  });

  it('is told that the errors are in other rows, that none is of their schools, and no counts of a file whose rows name no school', async () => {
    const p = await portal();
    const [first, second] = p.audit.schools;
    const metadata = { user_provided_file_metadata: { school_ids: [first, second] } };
    const upload = (schoolRows: ReturnType<typeof result>['schoolRows']) =>
      p.upload(
        () => result({ verdict: 'data_errors', schoolRows, counts: { error: 2, warning: 0, note: 0 } }),
        metadata,
      );
    const none = { valid: 0, errors: 0 };
    const elsewhere = await upload({ [first]: { valid: 4, errors: 0 }, [second]: { valid: 7, errors: 2 } });
    expect(await p.read(elsewhere, [first])).toMatchObject({
      rows: { read: 4, kept: 4 },
      results_summary: [{ description: expect.stringMatching(/^No errors in the rows for your schools\./) }],
    });
    const others = await upload({ [first]: none, [second]: { valid: 7, errors: 2 } });
    expect(await p.read(others, [first])).toMatchObject({
      rows: { read: 0, kept: 0 },
      results_summary: [{ description: 'No rows were found for your schools.' }],
    });
    expect(await p.read(await upload({ [first]: none, [second]: none }), [first])).toMatchObject({
      rows: null,
      statistics: [],
      results_summary: [],
    });
  });

  it('sees the problems of the own schools alone, in rows and in groups', async () => {
    const { p, id, first, second } = await twoSchools();
    const own = await issuesOf(p, id, [first]);
    expect(own.items.map(({ row, school }) => [row, school])).toEqual([[2, 'César Chávez High School']]);
    expect(own.groups).toMatchObject([{ count: 1, cause: null, first_rows: [2] }]);
    // The words of the file's own group name values of the other school.
    expect(own.groups[0]?.message).toMatch(/^The grade level 'Senoir2' could not be read\. Allowed: /);
    const others = await issuesOf(p, id, [second]);
    expect(others.groups[0]?.headline).toBe("The grade level 'Senoir3' could not be read. Also 'Senoir4'.");
    const inSpanish = await issuesOf(p, id, [first], {}, 'es');
    const spanish = /^No se pudo leer el grado 'Senoir2'\. Permitido: 09, 10, 11 o 12/;
    for (const { message } of [...inSpanish.items, ...inSpanish.groups]) expect(message).toMatch(spanish);
    expect((await issuesOf(p, id, [first], { school_id: second })).total).toBe(0);
    const all = await issuesOf(p, id, 'all', { size: 3, page: 2 });
    expect([all.total, all.pages, all.items.length]).toEqual([4, 2, 1]);
    expect(all.groups).toMatchObject([{ count: 3, first_rows: [2, 3, 4] }]);
  });

  it('says where in the list a row is, of those that may be seen', async () => {
    const { p, id, first } = await twoSchools();
    const position = async (scope: Parameters<typeof issuesOf>[2], row: number) =>
      (await issuesOf(p, id, scope, { row })).before_row;
    expect(await position('all', 2)).toBe(0);
    expect(await position('all', 4)).toBe(2);
    expect(await position([first], 2)).toBe(0);
    expect(await position([first], 3)).toBeNull();
    expect(await position('all', 99)).toBeNull();
    expect((await issuesOf(p, id, 'all')).before_row).toBeNull();
  });

  it('may not replace a file that also covers schools of others', async () => {
    const { p, id, first } = await twoSchools();
    const replacing = p.request({ replaces_file_id: id, user_provided_file_metadata: { school_ids: [first] } }, [
      first,
    ]);
    await expect(replacing).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('requirement statuses', () => {
  const statuses = (p: Portal, slug: 'rosters' | 'course-catalogs' | 'test-scores') =>
    open.database.tenant(p.as('all'), async (tx) =>
      Object.values((await readRequirements(tx, p.as('all'), slug)).schools),
    );

  it('is false without a file, true with rows and no error, error for a chosen school without a row', async () => {
    const p = await portal();
    expect(await statuses(p, 'rosters')).toEqual([false, false, false]);
    const [first, second] = p.audit.schools;
    await p.upload(() => clean([first]), { user_provided_file_metadata: { school_ids: [first, second] } });
    expect(await statuses(p, 'rosters')).toEqual([true, 'error', false]);
  });

  it('counts an error row against its own school, and one that names no school against all', async () => {
    const p = await portal();
    const [first, second, third] = p.audit.schools;
    const schoolRows = {
      [first]: { valid: 1, errors: 1 },
      [second]: { valid: 2, errors: 0 },
      [third]: { valid: 1, errors: 0 },
    };
    const own = await p.upload(() => result({ verdict: 'data_errors', schoolRows }));
    expect(await statuses(p, 'rosters')).toEqual(['error', true, true]);
    await p.upload(() => result({ verdict: 'data_errors', schoolRows, concernsEverySchool: true }), {
      replaces_file_id: own,
    });
    expect(await statuses(p, 'rosters')).toEqual(['error', 'error', 'error']);
  });

  it('is kept by columns, and one clean file is enough for a column', async () => {
    const p = await portal();
    const [first] = p.audit.schools;
    const upload = (test_types: string[], outcome: () => ReturnType<typeof result>) =>
      p.upload(outcome, {
        upload_file_type: 'STUDENT_TEST_SCORES',
        user_provided_file_metadata: { school_ids: [first], test_types },
      });
    await upload(['SAT', 'AP'], malformed);
    await upload(['AP', 'IB'], () => clean([first]));
    expect((await statuses(p, 'test-scores'))[0]).toEqual({ SAT: 'error', ACT: false, IB: true, AP: true });
    expect((await statuses(p, 'test-scores'))[1]).toEqual({ SAT: false, ACT: false, IB: false, AP: false });
  });

  it('takes the rows of a file without a school column as rows of every school it covers', async () => {
    const p = await portal();
    const [first, second] = p.audit.schools;
    const user_provided_file_metadata = { school_ids: [first, second] };
    await p.upload(() => result(), { user_provided_file_metadata });
    expect(await statuses(p, 'rosters')).toEqual(['error', 'error', false]);
    const columns = { student_id: { letter: 'A', header: 'Student ID' } };
    await p.upload(() => result({ columns }), { user_provided_file_metadata });
    expect(await statuses(p, 'rosters')).toEqual([true, true, false]);
  });

  it('has the four years up to the class as columns of a catalog', async () => {
    const p = await portal();
    expect(Object.keys((await statuses(p, 'course-catalogs'))[0] ?? {})).toEqual([
      '2020-2021',
      '2021-2022',
      '2022-2023',
      '2023-2024',
    ]);
  });
});
