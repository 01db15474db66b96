import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { read as readWorkbook, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchoolId } from '#contract/ids.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Download } from '#server/http/download.ts';
import type { FailedRowsRequest, FoundIssue, FoundIssueGroup, IngestResult } from '#server/ingest/result.ts';
import { sql } from '#server/platform/database/sql.ts';
import { compareErrors, readDetails } from '../read/details.ts';
import type { SchoolScope } from '../school-scope.ts';
import { openForTest } from '../test-database.ts';
import { makeAudit, makePortal, malformed, result } from '../test-portal.ts';
import { openFailedRows } from './failed-rows.ts';
import { openFixWorkbook } from './fix-workbook.ts';
import { openOriginal } from './original.ts';

let open: Awaited<ReturnType<typeof openForTest>>;
let names = 0;
const portal = async () => {
  names += 1;
  const audit = await makeAudit(open.database, `downloads-${process.pid}-${Date.now()}-${names}`);
  return { audit, ...makePortal(open.database, audit) };
};
type Portal = Awaited<ReturnType<typeof portal>>;

beforeAll(async () => {
  open = await openForTest();
});
afterAll(() => open?.close());

const words = {
  message: "The grade level 'Senoir' could not be read. Allowed: 09, 10, 11 or 12; also PK to 08, 13 and UG.",
  fix: 'Correct the cell and upload the file again.',
};
const issue = (schoolId: SchoolId | null, row: number, over: Partial<FoundIssue> = {}): FoundIssue => ({
  code: 'grade-level.unreadable',
  column: 'grade_level',
  severity: 'error',
  schoolId,
  row,
  columnLetter: 'C',
  header: 'Grade',
  studentId: `00${row}`,
  value: 'Senoir',
  params: {},
  ...over,
});
const group = (count: number, over: Partial<FoundIssueGroup> = {}): FoundIssueGroup => ({
  code: 'grade-level.unreadable',
  column: 'grade_level',
  severity: 'error',
  columnLetter: 'C',
  header: 'Grade',
  count,
  firstRows: [2, 3],
  params: { values: 1, named: [{ value: 'Senoir', rows: 2 }] },
  ...over,
});
/** A file of two schools with an error in each. */
const twoSchools = (p: Portal, over: Partial<IngestResult> = {}) => {
  const [first, second] = p.audit.schools;
  return result({
    verdict: 'data_errors',
    rowsRead: 10,
    rowsKept: 8,
    counts: { error: 2, warning: 0, note: 0 },
    schoolRows: { [first]: { valid: 4, errors: 1 }, [second]: { valid: 4, errors: 1 } },
    groups: [group(2)],
    issues: [issue(first, 2), issue(second, 3)],
    failing: { parquet: 'rows.parquet', rows: 2 },
    ignored: [{ letter: 'D', header: 'Shoe size' }],
    ...over,
  });
};

const bytesOf = async ({ stream }: Download): Promise<Readable> =>
  typeof stream === 'function' ? await stream() : stream;
const openWorkbook = (p: Portal, id: string, schools: SchoolScope = 'all', language: Language = 'en') =>
  open.database.tenant(p.as(schools), (tx) =>
    openFixWorkbook(tx, open.database, p.as(schools), id, { language, timeZone: 'America/Chicago' }),
  );
const workbook = async (p: Portal, id: string, schools: SchoolScope = 'all') => {
  const { download } = await openWorkbook(p, id, schools);
  const { Sheets } = readWorkbook(await buffer(await bytesOf(download)));
  const rowsOf = (name: string) => utils.sheet_to_json<unknown[]>(Sheets[name] ?? {}, { header: 1 });
  return { download, readMe: rowsOf('Read me'), fixFirst: rowsOf('Fix first'), all: rowsOf('All issues'), Sheets };
};
const details = (p: Portal, id: string, schools: SchoolScope = 'all') =>
  open.database.tenant(p.as(schools), (tx) => readDetails(tx, p.as(schools), id));

describe('the fix workbook', () => {
  it('says which file it is about, what to fix first, and every row with its student first', async () => {
    const p = await portal();
    const id = await p.upload(() => twoSchools(p), { file_name: 'Fall "roster" 2024.csv' });
    const { download, readMe, fixFirst, all, Sheets } = await workbook(p, id);
    expect(download.fileName).toBe('Fall "roster" 2024 - fix workbook.xlsx');
    expect(readMe).toContainEqual(['File', 'Fall "roster" 2024.csv']);
    expect(readMe).toContainEqual(['Errors', 2]);
    expect(readMe.find(([term]) => term === 'Uploaded at')?.[1]).toMatch(/, \d{4}, \d+:\d\d:\d\d\s[AP]M C[SD]T$/);
    expect(readMe).toContainEqual(['Rows read', 10]);
    expect(readMe.flat()).toContain('All 2 issues are in ‘All issues’.');
    expect(fixFirst[1]).toEqual([
      1,
      'Error',
      'One value that the portal does not know appears many times.',
      words.message,
      words.fix,
      2,
      'C',
      'Grade',
      '2, 3',
    ]);
    expect(all[0]?.slice(0, 2)).toEqual(['Student ID', 'School']);
    expect(all[1]).toEqual([
      '002',
      'César Chávez High School',
      'Error',
      words.message,
      words.fix,
      2,
      'C',
      'Grade',
      'Senoir',
    ]);
    expect(Sheets['All issues']?.A2.t).toBe('s');
  });

  it('is in Spanish for those who read Spanish', async () => {
    const p = await portal();
    const id = await p.upload(() => twoSchools(p));
    const { download } = await openWorkbook(p, id, 'all', 'es');
    expect(download.fileName).toBe('roster - libro de correcciones.xlsx');
    const { Sheets, SheetNames } = readWorkbook(await buffer(await bytesOf(download)));
    expect(SheetNames).toEqual(['Léame', 'Corregir primero', 'Todos los problemas']);
    const [first, second, third] = SheetNames.map((name) =>
      utils.sheet_to_json<unknown[]>(Sheets[name] ?? {}, { header: 1 }),
    );
    expect(first).toContainEqual(['Tipo de archivo', 'Student Roster (lista de estudiantes)']);
    expect(first?.flat()).toContain('Los 2 problemas están en ‘Todos los problemas’.');
    expect(second?.[1]?.slice(1, 4)).toEqual([
      'Error',
      'Un valor que el portal no conoce aparece una y otra vez.',
      "No se pudo leer el grado 'Senoir'. Permitido: 09, 10, 11 o 12; también PK a 08, 13 y UG.",
    ]);
    expect(third?.[0]?.slice(0, 2)).toEqual(['Identificador del estudiante', 'Escuela']);
    expect(third?.[1]?.[4]).toBe('Corrija la celda y suba el archivo de nuevo.');
  });

  it('says how many are listed where a cause has more than a thousand rows', async () => {
    const p = await portal();
    const id = await p.upload(() => twoSchools(p, { groups: [group(5_000)] }));
    expect((await workbook(p, id)).readMe.flat().join(' ')).toContain('lists 2 of 5,000 issues');
  });

  it('holds the rows of a member’s own schools alone', async () => {
    const p = await portal();
    const id = await p.upload(() => twoSchools(p));
    const { all, fixFirst } = await workbook(p, id, [p.audit.schools[1]]);
    expect(all.slice(1).map(([student]) => student)).toEqual(['003']);
    expect(fixFirst[1]?.[5]).toBe(1);
    await expect(openWorkbook(p, id, [p.audit.schools[2]])).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is not there for a clean file, one under way, or one of another audit', async () => {
    const [p, other] = [await portal(), await portal()];
    const clean = await p.upload(() => result({ rowsRead: 1234 }));
    await expect(openWorkbook(p, clean)).rejects.toMatchObject({
      code: 'conflict',
      reason: { is: 'no-errors', rows: 1234 },
    });
    const { s3_key } = await p.request();
    const waiting = s3_key.split('/').at(-1) ?? '';
    await expect(openWorkbook(p, waiting)).rejects.toMatchObject({ code: 'conflict' });
    const theirs = await other.upload(() => twoSchools(other));
    await expect(openWorkbook(p, theirs)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is written with memory for a few pages, however many rows it has', async () => {
    const p = await portal();
    const id = await p.upload(() => twoSchools(p, { groups: [group(200_000)], issues: [] }));
    await open.database.tenant(p.as('all'), (tx) =>
      tx.run(sql`
        insert into issue (audit_id, upload_id, run, ordinal, code, severity, school_id, row_number, column_name, column_letter, header, student_id, value)
        select ${p.audit.auditId}, ${id}, 1, n, 'grade-level.unreadable', 'error', ${p.audit.schools[0]}, n, 'grade_level', 'C', 'Grade', '000' || n, 'Senoir'
        from generate_series(1, 200000) as n`),
    );
    const { download } = await openWorkbook(p, id);
    const before = process.memoryUsage().heapUsed;
    let [most, length] = [before, 0];
    for await (const chunk of await bytesOf(download)) {
      length += chunk.length;
      most = Math.max(most, process.memoryUsage().heapUsed);
    }
    expect(length).toBeGreaterThan(1_000_000);
    expect(most - before).toBeLessThan(200 * 1024 * 1024);
  });
});

describe('the failed rows', () => {
  const asked: FailedRowsRequest[] = [];
  const partsOf = (p: Portal) => ({
    store: p.deps.store,
    workFolder: p.deps.workFolder,
    extractFailedRows: async (request: FailedRowsRequest) => {
      asked.push(request);
      expect(readFileSync(request.rawPath, 'utf8')).toBe('a,b\n');
      expect(existsSync(request.failingPath)).toBe(true);
      const path = join(request.folder, 'failed-rows.csv');
      writeFileSync(path, '"a","b","Row in your file","What to fix"\n');
      return path;
    },
  });
  const openRows = (p: Portal, id: string, schools: SchoolScope = 'all') =>
    open.database.tenant(p.as(schools), (tx) =>
      openFailedRows(tx, { ...p.as(schools), language: 'en' }, partsOf(p), id),
    );

  it('come with a byte order mark, and leave nothing behind', async () => {
    const p = await portal();
    const id = await p.upload(() => twoSchools(p));
    const { download, schoolIds } = await openRows(p, id);
    expect(download.fileName).toBe('roster - failed rows.csv');
    expect([...schoolIds].sort()).toEqual([...p.audit.schools].sort());
    const stream = await bytesOf(download);
    const bytes = await buffer(stream);
    expect(bytes.toString('hex', 0, 3)).toBe('efbbbf');
    expect(asked.at(-1)?.schools).toBeNull();
    await expect.poll(() => readdirSync(p.deps.workFolder)).toEqual([]);
  });

  it('are read from the sheet of the tests that were chosen, as the file was', async () => {
    const p = await portal();
    const chosen = { school_ids: [...p.audit.schools], test_types: ['SAT', 'ACT'] };
    const id = await p.upload(() => twoSchools(p), {
      upload_file_type: 'STUDENT_TEST_SCORES',
      user_provided_file_metadata: chosen,
    });
    const { download } = await openRows(p, id);
    await buffer(await bytesOf(download));
    expect(asked.at(-1)?.wanted).toEqual(['SAT', 'ACT']);
  });

  it('are those of a member’s own schools', async () => {
    const p = await portal();
    const id = await p.upload(() => twoSchools(p));
    const mine = [p.audit.schools[0]];
    const { download } = await openRows(p, id, mine);
    await text(await bytesOf(download));
    expect(asked.at(-1)?.schools).toEqual(mine);
    await expect(openRows(p, id, [p.audit.schools[2]])).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are not there without a row in error', async () => {
    const p = await portal();
    const clean = await p.upload(() => result());
    await expect(openRows(p, clean)).rejects.toMatchObject({ reason: 'no-failed-rows' });
    const unreadable = await p.upload(malformed);
    await expect(openRows(p, unreadable)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the original', () => {
  it('is opened when the transaction has ended, so one that fails leaves no file open', async () => {
    const p = await portal();
    const id = await p.upload(() => result());
    const opened: Readable[] = [];
    const read = async (key: string) => {
      const stream = await p.deps.store.read(key);
      opened.push(stream);
      return stream;
    };
    const openIn = (after: () => void) =>
      open.database.tenant(p.as('all'), async (tx) => {
        const { download } = await openOriginal(tx, p.as('all'), { ...p.deps.store, read }, id);
        after();
        return download;
      });
    await expect(
      openIn(() => {
        throw new Error('not committed');
      }),
    ).rejects.toThrow('not committed');
    expect(opened).toEqual([]);
    expect(await text(await bytesOf(await openIn(() => {})))).toBe('a,b\n');
    expect(opened).toHaveLength(1);
  });
});

describe('the details', () => {
  it('name each column, what is not stored, and what can be downloaded', async () => {
    const p = await portal();
    const id = await p.upload(() => twoSchools(p));
    expect(await details(p, id)).toMatchObject({
      columns: [
        { letter: 'A', header: 'Student ID', label: 'Student ID (local)' },
        { letter: 'B', header: 'School', label: 'School' },
      ],
      ignored: [{ letter: 'D', header: 'Shoe size' }],
      failed_rows: 2,
      since: null,
    });
    expect(await details(p, id, [p.audit.schools[0]])).toMatchObject({ failed_rows: 1 });
  });

  it('compare with the version before that could be read', async () => {
    const p = await portal();
    const first = await p.upload(() => twoSchools(p, { groups: [group(20), group(4, { code: 'cell.empty' })] }));
    await p.upload(malformed, { replaces_file_id: first });
    const id = await p.upload(
      () => twoSchools(p, { groups: [group(2), group(7, { code: 'cell.empty' }), group(9, { severity: 'warning' })] }),
      { replaces_file_id: first },
    );
    expect((await details(p, id)).since).toMatchObject({ file_id: first, fixed: 18, added: 3, left: 6 });
  });
});

it('errors are compared kind by kind, by the header of their column', () => {
  expect(compareErrors([], [])).toEqual({ fixed: 0, added: 0, left: 0 });
  expect(
    compareErrors(
      [group(5), group(3, { header: 'Year' })],
      [group(5, { columnLetter: 'F' }), group(1, { header: 'School' })],
    ),
  ).toEqual({ fixed: 3, added: 1, left: 5 });
});
