import { buffer } from 'node:stream/consumers';
import { read } from '@e965/xlsx';
import { readXlsx } from 'hucre';
import { expect, it } from 'vitest';
import { FORMULA_PAYLOADS } from '#datasets/kit/csv/formula-payloads.ts';
import { formulaSafe } from '#datasets/kit/csv/formula-safe.ts';
import type { WrittenRow, WrittenSheet } from './workbook.ts';
import { workbookOf } from './workbook.ts';

const sheetOf = (rows: readonly WrittenRow[], name = 'All issues'): WrittenSheet => ({
  name,
  columns: [
    { header: 'Student ID', width: 14, look: 'text' },
    { header: 'Value', width: 20, look: 'text' },
  ],
  rows: [rows],
});
const bytesOf = (...sheets: WrittenSheet[]) => buffer(workbookOf(sheets));

it('is read back by two other programs, cell by cell', async () => {
  const rows = [
    ['000123', 'Núñez & Söhne <b>"x"</b>'],
    ['1.00E+05', 'two\nlines'],
    ['9', ' padded '],
  ];
  const bytes = await bytesOf(sheetOf(rows), sheetOf([['1', 'é']], 'Fix first & more'));
  const { sheets } = await readXlsx(bytes);
  expect(sheets.map(({ name }) => name)).toEqual(['All issues', 'Fix first & more']);
  expect(sheets[0]?.rows).toEqual([['Student ID', 'Value'], ...rows]);
  const [first] = Object.values(read(bytes).Sheets);
  expect(first?.A2).toMatchObject({ t: 's', v: '000123' });
  expect(first?.['!autofilter']).toEqual({ ref: 'A1:B4' });
});

it('holds no formula and nothing that starts like one; negative numbers are numbers', async () => {
  const bytes = await bytesOf(sheetOf([...FORMULA_PAYLOADS.map((payload) => ['1', payload]), ['2', '-0.5'], [3, -7]]));
  const sheet = read(bytes, { cellFormula: true }).Sheets['All issues'];
  const cells = Object.entries(sheet ?? {}).filter(([place]) => /^B\d+$/.test(place));
  expect(cells.filter(([, cell]) => cell.f !== undefined)).toEqual([]);
  const texts = cells.map(([, cell]) => cell).filter(({ t }) => t === 's');
  expect(texts).toHaveLength(FORMULA_PAYLOADS.length + 1);
  expect(texts.filter(({ v }) => formulaSafe(v) !== v)).toEqual([]);
  expect(cells.slice(-2).map(([, { t, v }]) => [t, v])).toEqual([
    ['n', -0.5],
    ['n', -7],
  ]);
});

it.each(['-0012345', '-12345678901234567890'])('leaves %s a text, since a number would lose digits', async (id) => {
  const sheet = read(await bytesOf(sheetOf([[id, 'a']]))).Sheets['All issues'];
  expect(sheet?.A2).toMatchObject({ t: 's', v: id });
});

it('keeps what XML cannot hold out, and what Excel would decode as it is', async () => {
  const { sheets } = await readXlsx(await bytesOf(sheetOf([['a\u0000b\u0008\uffff\ud800', '_x0041_']])));
  expect(sheets[0]?.rows[1]).toEqual(['ab\ufffd', '_x0041_']);
});

it('streams: a million cells are written with memory for a few pages', async () => {
  async function* pages() {
    for (let page = 0; page < 500; page++) {
      const value = `value ${page} ${'x'.repeat(200)}`;
      yield Array.from({ length: 1000 }, (_, row) => [`${page}-${row}`, value]);
    }
  }
  const before = process.memoryUsage().rss;
  let most = before;
  let length = 0;
  for await (const chunk of workbookOf([{ ...sheetOf([]), rows: pages() }])) {
    length += chunk.length;
    most = Math.max(most, process.memoryUsage().rss);
  }
  expect(length).toBeGreaterThan(1_000_000);
  // All rows at once would be more than 200 MB of text alone.
  expect(most - before).toBeLessThan(120 * 1024 * 1024);
});

it('stops reading rows when whoever reads the workbook goes away, and fails where the rows do', async () => {
  let isClosed = false;
  async function* pages() {
    try {
      for (;;) yield Array.from({ length: 1000 }, () => [crypto.randomUUID(), 'x']);
    } finally {
      isClosed = true;
    }
  }
  let length = 0;
  for await (const chunk of workbookOf([{ ...sheetOf([]), rows: pages() }])) {
    length += chunk.length;
    if (length > 100_000) break;
  }
  await expect.poll(() => isClosed).toBe(true);

  async function* broken() {
    yield [['1', 'a']];
    throw new Error('the database is away');
  }
  await expect(bytesOf({ ...sheetOf([]), rows: broken() })).rejects.toThrow('the database is away');
});
