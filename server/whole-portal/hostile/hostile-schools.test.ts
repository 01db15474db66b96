/**
 * Names of schools that are formulas, markup, SQL or half-turned text (docs/threats.md#t16 to T19), from the audit and
 * from the cells of a file, all the way: checked in a child, told as JSON, and downloaded as a workbook and as CSV.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { read as readWorkbook, utils, type WorkSheet } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AuditId } from '#contract/ids.ts';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { processFile } from '../../ingest/child/ingest.ts';
import { openTestPortal, type TestPortal } from '../../test-portal.ts';
import { sendFile } from '../../test-send-file.ts';
import { processUpload } from '../../uploads/process/process.ts';

const ADMIN = 'admin@hostile-schools.test';
const RIGHT_TO_LEFT = '\u202egnp.lanigiro\u202c';

/** Of the audit. */
const SCHOOLS = [
  '=HYPERLINK("http://example.org","High School")',
  '+1+1',
  '-2+3+cmd|" /C calc"!A0',
  '@SUM(1+1)',
  '＝7+7', // not '1+1', which without its signs would be the name of two schools
  `"Quoted", 'and' ; parted`,
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  "'); DROP TABLE school; --",
  `${RIGHT_TO_LEFT} Academy`,
  '__proto__',
  'constructor',
  '{value}',
  'z\u0301\u0336a\u0337lgo High',
  'x'.repeat(200),
];
/** In the file alone. */
const STRANGERS = [
  `=cmd|'/C calc'!A0${'y'.repeat(483)}`,
  `<svg onload=alert(2)>${'w'.repeat(480)}`,
  `${RIGHT_TO_LEFT}${'v'.repeat(480)}`,
  '@SUM(2+2)',
  "Robert'); DELETE FROM cells; --",
];

let portal: TestPortal;
let admin: string;
let audit: AuditSummary;
let file: string;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await portal.token(ADMIN);
  const operator = await portal.token('operator@demo.test');
  const made = await portal.call('POST', '/operator/audits', operator, {
    district: { name: 'Hostile' },
    year_ending: 2024,
    schools: SCHOOLS.map((name) => ({ name })),
    members: [{ email: ADMIN, roles: ['ADMIN'], scope: 'district' }],
  });
  audit = AuditSummary.parse(made.body);
  file = await checked(roster());
});
afterAll(() => portal.close());

/** Every school has a row that is good and one with a grade that is none; every stranger has one row. */
function roster(): string {
  const header = ['Student ID', 'School', 'School Year', 'Grade Level'];
  const own = SCHOOLS.flatMap((school, index) => [
    [`10${index + 10}`, school, '2023-24', '12'],
    [`20${index + 10}`, school, '2023-24', 'Senoir'],
  ]);
  const strange = STRANGERS.map((school, index) => [`30${index + 10}`, school, '2023-24', '12']);
  // As a student system writes it: nothing is made safe.
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return [header, ...own, ...strange].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

/** Uploads a file and processes it as a worker does. */
async function checked(bytes: string): Promise<string> {
  const roster = {
    file_name: 'roster.csv',
    upload_file_type: 'STUDENT_ROSTER',
    user_provided_file_metadata: { school_ids: audit.schools.map(({ id }) => id) },
  };
  const uploadId = await sendFile(portal, { auditId: audit.id, token: admin }, roster, bytes);
  const workFolder = join(portal.config.dataDir, 'work');
  mkdirSync(workFolder, { recursive: true });
  const { database, queue, store } = portal;
  const parts = { database, queue, store, workFolder, ingest: processFile, requestRefresh: async () => {} };
  await processUpload(parts, { auditId: audit.id as AuditId, uploadId, attempt: 1 }, new AbortController().signal);
  return uploadId;
}

const get = async (path: string) => {
  const answer = await portal.app.inject({
    method: 'GET',
    url: `/api/eoa/${audit.id}/uploads/${file}${path}`,
    headers: { authorization: `Bearer ${admin}` },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
};

const Issues = z.object({
  total: z.number(),
  items: z.array(
    z.object({
      code: z.string(),
      school: z.string().nullable(),
      row: z.number().nullable(),
      value: z.string().nullable(),
    }),
  ),
});

/**
 * A cell of the file in usual letters: accents with their letter, signs of the width of Chinese letters as plain ones,
 * and no marks that turn the direction of text.
 */
const asRead = (name: string) =>
  name
    .normalize('NFC')
    .replace('＝', '=')
    .replace(/(?<=\p{L})\u202c(?=\p{L})/u, '');

/** What a spreadsheet program would run: said here once more, not by the code under test. */
const WOULD_RUN = /^[\s\u200b-\u200f\ufeff]*[=+@＝＋－＠-]/;

describe('hostile names of schools', () => {
  it('are what they are called in the results, letter by letter, and nothing else', async () => {
    const { headers, body } = await get('/issues?size=200');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const { items } = Issues.parse(JSON.parse(body));
    const grades = items.filter(({ value }) => value === 'Senoir');
    expect(grades.map(({ school }) => school).toSorted()).toEqual(SCHOOLS.toSorted());
    // What no one sees around a cell does not belong to its value.
    const unknown = items.filter(({ value }) =>
      STRANGERS.some(
        (name) =>
          value !== null &&
          asRead(name)
            .replace(/^\u202e/u, '')
            .startsWith(value.slice(0, 40)),
      ),
    );
    expect(unknown).toHaveLength(STRANGERS.length);
    expect(Object.keys(Object.prototype)).toEqual([]);
    const told = JSON.stringify([(await get('')).json(), (await get('/details')).json()]);
    expect(told).not.toContain('undefined');
  });

  it('leave the rest of the audit as it was', async () => {
    const { body } = await portal.call('GET', `/eoa/${audit.id}/uploads/${file}`, admin);
    expect(body).toMatchObject({ status: 'DATA_ERRORS' });
    // One row of each school is good: none was taken for another, none was lost.
    const { statistics } = z.object({ statistics: z.array(z.string()) }).parse((await get('')).json());
    expect(statistics.join('\n')).toContain(`${SCHOOLS.length * 2 + STRANGERS.length}`);
  });

  it('are not formulas in the workbook, and no longer than a cell', async () => {
    const { rawPayload } = await get('/issues.xlsx');
    const { Sheets } = readWorkbook(rawPayload, { cellFormula: true });
    const cells = Object.values(Sheets).flatMap(cellsOf);
    expect(cells.filter(({ f }) => f !== undefined)).toEqual([]);
    const texts = cells.flatMap(({ v }) => (typeof v === 'string' ? [v] : []));
    expect(texts.filter((text) => WOULD_RUN.test(text))).toEqual([]);
    const schools = utils
      .sheet_to_json<string[]>(Sheets['All issues'] ?? {}, { header: 1 })
      .map(([, school]) => school);
    for (const name of SCHOOLS)
      expect(
        schools.some((school) => school === name || school === `'${name}`),
        name,
      ).toBe(true);
  });

  it('are not formulas in the rows that are downloaded as CSV, and stay in their cells', async () => {
    const { body, headers } = await get('/failed-rows.csv');
    expect(headers['content-type']).not.toMatch(/html/);
    const { Sheets, SheetNames } = readWorkbook(body, { type: 'string', raw: true });
    const rows = utils.sheet_to_json<string[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1, raw: true });
    expect(rows).toHaveLength(1 + SCHOOLS.length + STRANGERS.length);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([6]));
    expect(rows.flat().filter((cell) => WOULD_RUN.test(String(cell)))).toEqual([]);
    const schools = new Set(rows.map(([, school]) => school));
    for (const name of [...SCHOOLS, ...STRANGERS].map(asRead))
      expect(schools.has(name) || schools.has(`'${name}`), name).toBe(true);
  });

  it('of more than 200 letters are refused in words', async () => {
    const operator = await portal.token('operator@demo.test');
    const answer = await portal.call('POST', '/operator/audits', operator, {
      district: { name: 'Long' },
      year_ending: 2024,
      schools: [{ name: 'x'.repeat(500) }],
      members: [{ email: ADMIN, roles: ['ADMIN'], scope: 'district' }],
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });
});

const cellsOf = (sheet: WorkSheet): { f?: string; v?: unknown }[] =>
  Object.entries(sheet).flatMap(([address, cell]) => (address.startsWith('!') ? [] : [cell]));
