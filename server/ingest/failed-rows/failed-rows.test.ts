import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read, utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { datasetOf } from '#datasets/index.ts';
import { FORMULA_PAYLOADS } from '#datasets/kit/csv/formula-payloads.ts';
import { formulaSafe } from '#datasets/kit/csv/formula-safe.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Language } from '#datasets/words/language.ts';
import type { FailedRowsRequest } from '../result.ts';
import { CONTEXT, check, requestFor, temporaryFolder } from '../test-run.ts';
import { extractFailedRows } from './failed-rows.ts';

const HEADERS = ['Stu Name', 'School', 'Student ID', 'School Year', 'Grade', 'Home room'];
const row = (id: string, grade = '12', room = 'B1', school = 'Roosevelt HS') => [
  'x',
  school,
  id,
  '2023-2024',
  grade,
  room,
];
/** A column is known by its values, too: most of them have to be good. */
const good = (count: number) => Array.from({ length: count }, (_, index) => row(`${500_000 + index}`));
const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

function fileOf(content: string | Buffer, name = 'roster.csv'): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}

/** What a person gets who downloads the failed rows, as a spreadsheet program shows it. */
async function failedRows(
  rawPath: string,
  schools: FailedRowsRequest['schools'] = null,
  type?: UploadFileType,
  language: Language = 'en',
) {
  const { failing } = await check(rawPath, type);
  if (!failing) throw new Error('no row is at fault');
  const request = {
    ...requestFor(rawPath, type),
    wanted: [],
    failingPath: failing.parquet,
    size: readFileSync(rawPath).length,
    schools,
    language,
  };
  const text = readFileSync(await extractFailedRows(request), 'utf8');
  const { Sheets } = read(text, { type: 'string', raw: true });
  return {
    count: failing.rows,
    text,
    rows: utils.sheet_to_json<string[]>(Object.values(Sheets)[0] ?? {}, { header: 1 }),
  };
}

describe('the rows in error, in the person’s own layout', () => {
  it('keeps their headers, columns and order, unknown ones too, and adds the row number and what to fix', async () => {
    const path = fileOf(csv([['All schools 2024'], HEADERS, row('001'), row('002', 'Senoir', 'C 7'), row('003')]));
    const { rows, count } = await failedRows(path);
    expect(count).toBe(1);
    expect(rows[0]).toEqual([...HEADERS, 'Row in your file', 'What to fix']);
    expect(rows).toHaveLength(2);
    expect(rows[1]?.slice(0, 7)).toEqual(['x', 'Roosevelt HS', '002', '2023-2024', 'Senoir', 'C 7', '4']);
    expect(rows[1]?.[7]).toContain("'Senoir'");
  });

  it('says what to fix in the language of the reader', async () => {
    const { rows } = await failedRows(
      fileOf(csv([HEADERS, ...good(9), row('002', 'Senoir'), row('')])),
      null,
      undefined,
      'es',
    );
    expect(rows[0]).toEqual([...HEADERS, 'Fila en su archivo', 'Qué corregir']);
    expect(rows[1]?.[7]).toMatch(/el grado 'Senoir'\./);
    expect(rows.flatMap((cells) => cells[7] ?? []).join(' ')).not.toMatch(/\b(the|could|row|not)\b/i);
  });

  it('names the other of two swapped columns in words', async () => {
    const sample = datasetOf('TRANSCRIPT').sample({ yearEnding: 2024, school: 'Roosevelt HS' });
    const names = Object.keys(sample[0] ?? {});
    const other = new Map([
      ['final_grade', 'grade_level'],
      ['grade_level', 'final_grade'],
    ]);
    const cells = sample.map((one) => names.map((name) => new Map(Object.entries(one)).get(name) ?? ''));
    const path = fileOf(csv([names.map((name) => other.get(name) ?? name), ...cells]));
    const { rows } = await failedRows(path, null, 'TRANSCRIPT');
    expect(rows).toHaveLength(sample.length + 1);
    expect(rows[1]?.at(-1)).toMatch(
      /^The columns (Grade when taken and 'Final grade'|Final grade and 'Grade when taken') are swapped/,
    );
  });

  it('holds all of them, not the first thousand of a kind', async () => {
    const wrong = Array.from({ length: 2500 }, (_, index) => row(`${10_000 + index}`, 'Senoir'));
    const { rows, count } = await failedRows(fileOf(csv([HEADERS, ...good(5000), ...wrong])));
    expect(count).toBe(2500);
    expect(rows).toHaveLength(2501);
    expect(rows.at(-1)?.[6]).toBe('7501');
  });

  it('has one line for a row with several mistakes', async () => {
    const { rows } = await failedRows(fileOf(csv([HEADERS, row('001'), row('', 'Senoir')])));
    expect(rows).toHaveLength(2);
    expect(rows[1]?.[7]).toMatch(/Senoir.*|Student ID.*/);
  });

  it('holds the rows of the schools that are asked for, and none that names no school', async () => {
    const path = fileOf(
      csv([
        HEADERS,
        row('1', 'bad'),
        row('2', 'bad', 'B1', 'Lincoln High'),
        row('3', 'bad', 'B1', 'Nowhere'),
        ...good(9),
      ]),
    );
    expect((await failedRows(path)).rows).toHaveLength(4);
    const lincoln = CONTEXT.schools.find(({ name }) => name === 'Lincoln High')?.id ?? '';
    const { rows } = await failedRows(path, [lincoln]);
    expect(rows.slice(1).map((cells) => cells[2])).toEqual(['2']);
    expect((await failedRows(path, [])).rows).toHaveLength(1);
  });

  it('names the rows that hold more cells than there are headers, every one', async () => {
    const shifted = Array.from({ length: 1200 }, (_, index) => [...row(`${index + 50_000}`), 'one more']);
    const { rows, count } = await failedRows(fileOf(csv([HEADERS, ...good(3000), ...shifted])));
    expect(count).toBe(1200);
    expect(rows.at(-1)?.slice(5, 8)).toEqual(['B1', 'one more', '4201']);
  });

  it('reads a workbook with several sheets and says which', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([HEADERS, row('1', 'bad'), ...good(9)]), 'Roosevelt');
    utils.book_append_sheet(book, utils.aoa_to_sheet([HEADERS, row('2'), row('3', 'bad')]), 'Others');
    const { rows } = await failedRows(fileOf(write(book, { type: 'buffer', bookType: 'xlsx' }), 'roster.xlsx'));
    expect(rows.slice(1).map((cells) => [cells[2], cells[6]])).toEqual([
      ['1', "2 of 'Roosevelt'"],
      ['3', "3 of 'Others'"],
    ]);
  });
});

it('holds nothing that a spreadsheet program would run, in headers and in cells', async () => {
  const payloads = FORMULA_PAYLOADS.filter((payload) => !payload.includes('\0'));
  const most = good(99).map((cells) => [...cells, '']);
  const wrong = payloads.map((payload, index) => row(`${index + 100}`, 'Senoir', payload));
  const { rows } = await failedRows(
    fileOf(csv([[...HEADERS, '=1+1'], ...wrong.map((cells) => [...cells, '-4']), ...most])),
  );
  expect(rows).toHaveLength(payloads.length + 1);
  expect(rows.flat().filter((cell) => cell !== undefined && formulaSafe(cell) !== cell)).toEqual([]);
  expect(rows[0]?.[6]).toBe("'=1+1");
  expect(new Set(rows.slice(1).map((cells) => cells[6]))).toEqual(new Set(['-4']));
});

it('is not offered where no row is at fault', async () => {
  expect((await check(fileOf(csv([HEADERS, row('1')])))).failing).toBeUndefined();
});
