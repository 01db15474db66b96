import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTextFile, temporaryFolder } from '../../test-run.ts';

function read(content: string | Buffer) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, content);
  return readTextFile(path);
}

describe('row numbers are those of a spreadsheet program', () => {
  it.each([
    ['LF', 'a,b\n1,2\n3,4\n'],
    ['CRLF', 'a,b\r\n1,2\r\n3,4\r\n'],
    ['CR', 'a,b\r1,2\r3,4\r'],
    ['mixed line ends', 'a,b\r\n1,2\n3,4'],
    ['a byte order mark', '\ufeffa,b\n1,2\n3,4\n'],
    ["a 'sep=' line, which programs obey and do not show", 'sep=;\r\na;b\r\n1;2\r\n3;4\r\n'],
  ])('%s', async (_name, content) => {
    expect((await read(content)).rows).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2'],
      [3, '3', '4'],
    ]);
  });

  it('counts blank lines, and a record with line breaks once', async () => {
    const { rows } = await read('a,b\n\n"1\r\nand\n1",2\n\n3,"x\ry"\n');
    expect(rows).toEqual([
      [1, 'a', 'b'],
      [3, '1\r\nand\n1', '2'],
      [5, '3', 'x\ry'],
    ]);
  });

  it('counts title rows and pads ragged ones', async () => {
    const { rows } = await read('All schools\n\na,b,c\n1,2\n3,4,5,\n');
    expect(rows).toEqual([
      [1, 'All schools', null, null, null],
      [3, 'a', 'b', 'c', null],
      [4, '1', '2', null, null],
      [5, '3', '4', '5', null],
    ]);
  });
});

describe('quotes', () => {
  it('keeps doubled quotes, delimiters and edges', async () => {
    const { rows, table } = await read('a,b\n"x ""y"" z","1,2"\n"",""""\n');
    expect(rows.slice(1)).toEqual([
      [2, 'x "y" z', '1,2'],
      [3, null, '"'],
    ]);
    expect(table.findings).toEqual([]);
  });

  it('keeps stray quotes in the text and names their rows', async () => {
    const { rows, table } = await read('a,b\n5" pipe,1\n"x"y,2\nfine,3\n');
    expect(rows.slice(1)).toEqual([
      [2, '5" pipe', '1'],
      [3, 'xy', '2'],
      [4, 'fine', '3'],
    ]);
    expect(table.findings).toMatchObject([{ code: 'file.stray-quote', rows: [2, 3], count: 2 }]);
  });
});

describe('a cell that is a formula of a text alone', () => {
  it.each([
    ['in quotation marks', 'id,name\n"=""0041""","=""English 9"""\n"=""007""",x\n'],
    ['without them', 'id,name\n="0041",="English 9"\n="007",x\n'],
  ])('is that text, %s', async (_where, content) => {
    const { rows, table } = await read(content);
    expect(rows.slice(1)).toEqual([
      [2, '0041', 'English 9'],
      [3, '007', 'x'],
    ]);
    expect(table.findings).toEqual([]);
  });

  it('is one in the header, too, and an empty text is an empty cell', async () => {
    expect((await read('="id",="name"\n="",1\n')).rows).toEqual([
      [1, 'id', 'name'],
      [2, null, '1'],
    ]);
  });

  it('is no other formula, and none that is cut off', async () => {
    const { rows } = await read('a,b\n"=""1""&""2""",="1"&A1\n="1,2"\n');
    expect(rows.slice(1)).toEqual([
      [2, '="1"&"2"', '="1"&A1'],
      [3, '="1', '2"'],
    ]);
  });
});

describe('delimiters', () => {
  it.each([
    [',', 'comma'],
    ['\t', 'tab'],
    [';', 'semicolon'],
    ['|', 'vertical bar'],
    ['^', 'caret'],
    ['~', 'tilde'],
  ])('%j', async (delimiter, name) => {
    const { rows, table } = await read(
      [
        ['id', 'name', 'credit'],
        ['01', 'A, B; C', '0,5'],
        ['02', 'D', '1,5'],
      ]
        .map((row) => row.map((cell) => (delimiter === ',' || delimiter === ';' ? `"${cell}"` : cell)).join(delimiter))
        .join('\n'),
    );
    expect(rows[1]).toEqual([2, '01', 'A, B; C', '0,5']);
    expect(table.facts).toContainEqual({ is: 'delimiter', name });
  });

  it('takes the semicolon where decimals have commas', async () => {
    expect((await read('id;credit;points\n1;0,5;3,3\n2;1,0;4,0\n')).rows[1]).toEqual([2, '1', '0,5', '3,3']);
  });
});

describe('encodings', () => {
  const text = 'id,name\n1,Núñez Škoda\n2,O’Brien\n';
  const utf16 = Buffer.from(text, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-16 LE', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 BE', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
    ['UTF-16 LE', utf16],
    ['Windows-1252', Buffer.from('id,name\n1,N\xfa\xf1ez \x8akoda\n2,O\x92Brien\n', 'latin1')],
  ])('%s', async (name, bytes) => {
    const { rows, table } = await read(bytes);
    expect(rows).toEqual([
      [1, 'id', 'name'],
      [2, '1', 'Núñez Škoda'],
      [3, '2', 'O’Brien'],
    ]);
    expect(table.facts[0]).toEqual({ is: 'encoding', name });
  });

  it('knows MacRoman by the bytes between letters', async () => {
    const { rows, table } = await read(Buffer.from('id,name\n1,Nu\x96ez\n2,Mar\x92a Jos\x8e\n', 'latin1'));
    expect(rows.slice(1)).toEqual([
      [2, '1', 'Nuñez'],
      [3, '2', 'María José'],
    ]);
    expect(table.findings).toMatchObject([{ code: 'file.encoding', value: 'MacRoman' }]);
  });

  it('says which lines have letters that no encoding explains, as those of DOS', async () => {
    const { table } = await read(Buffer.from('id,name\n1,N\xa3\xa4ez\n2,Lee\n3,Pe\xa4a\n', 'latin1'));
    expect(table.findings).toContainEqual({ code: 'file.unreadable-characters', rows: [2, 4], count: 2, value: null });
  });

  it('takes a byte order mark for no letters where the rest is not UTF-8', async () => {
    const { rows } = await read(Buffer.from('\xef\xbb\xbf"id",n\xe9\n1,Jos\xe9\n', 'latin1'));
    expect(rows).toEqual([
      [1, 'id', 'né'],
      [2, '1', 'José'],
    ]);
  });

  it('reads each line of a pasted-together file in its own encoding and says which', async () => {
    const { rows, table } = await read(
      Buffer.concat([Buffer.from('id,name\n1,Zoë\n'), Buffer.from('2,Jos\xe9\n', 'latin1')]),
    );
    expect(rows.slice(1)).toEqual([
      [2, '1', 'Zoë'],
      [3, '2', 'José'],
    ]);
    expect(table.findings).toContainEqual({ code: 'file.mixed-encoding', rows: [3], count: 1, value: null });
  });
});

it('gives back any table that was written as RFC 4180 says', async () => {
  const cell = fc.stringMatching(/^[ -~é\r\n",;\t|^]{0,12}$/);
  const tables = fc
    .integer({ min: 2, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));
  await fc.assert(
    fc.asyncProperty(tables, async (table) => {
      const header = table[0]?.map((_, index) => `column ${index}`) ?? [];
      const text = [header, ...table]
        .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
        .join('\r\n');
      const { rows } = await read(text);
      expect(rows).toEqual([header, ...table].map((row, index) => [index + 1, ...row.map((value) => value || null)]));
    }),
    { numRuns: 60 },
  );
});

describe('the overview of a file says what was put right', () => {
  it.each([
    ['two byte order marks', '\ufeff\ufeffa,b\n1,2\n', { is: 'order-marks' }],
    ["a 'sep=' line", 'sep=;\na;b\n1;2\n', { is: 'delimiter-line' }],
    ['two line ends', 'a,b\r\n1,2\n3,4\n', { is: 'line-ends', ends: ['CR LF', 'LF'] }],
    ['three line ends', 'a,b\r\n1,2\n3,4\r5,6\n', { is: 'line-ends', ends: ['CR LF', 'LF', 'CR'] }],
    ['blank lines', 'a,b\n\n1,2\n\n', { is: 'blank-lines', count: 2 }],
  ])('%s', async (_what, content, line) => {
    const { table } = await read(content);
    expect(table.facts.slice(2)).toEqual([line]);
  });

  it.each([
    ['plain text', 'a,b\n1,2\n'],
    ['one byte order mark', '\ufeffa,b\n1,2\n'],
    ['line breaks in a cell', 'a,b\r\n"1\n2",2\r\n'],
    ['a last line without an end', 'a,b\r1,2'],
  ])('and nothing of %s', async (_what, content) => {
    const { table } = await read(content);
    expect(table.facts.slice(2)).toEqual([]);
    expect(table.findings).toEqual([]);
  });

  it.each([
    ['a quotation mark in a cell', 'a,b\n1,5"2\n3,4\n', ['file.stray-quote'], [2]],
    ['text behind a closing quotation mark', 'a,b\n1,"5"2\n3,4\n', ['file.stray-quote'], [2]],
    ['NUL characters', 'a,b\n1,2\n3,4\0\n', ['file.null-character'], [3]],
  ])('with the rows of %s', async (_what, content, codes, rows) => {
    const { table } = await read(content);
    expect(table.findings.map(({ code }) => code)).toEqual(codes);
    expect(table.findings.flatMap((finding) => finding.rows)).toEqual(rows);
  });
});

/** Files of more than 8 MB are loaded while their records are still counted. */
describe('a large file that starts clean', () => {
  const PLAIN = 9_000;
  const start = Array.from({ length: PLAIN }, (_, row) => `${row + 1},${'x'.repeat(1_000)}\n`).join('');

  it.each([
    ['ends clean', '7,8\n', ['7', '8']],
    ['ends with a wide row', '7,8,9\n', ['7', '8', '9']],
    ['ends with a short row', '7\n', ['7', null]],
    ['ends with another kind of line end', '7,8\r\n', ['7', '8']],
    ['ends with a quotation mark inside a cell', '7,a "b" c\n', ['7', 'a "b" c']],
    ['ends with a line break in a cell', '7,"a\nb"\n', ['7', 'a\nb']],
    ['ends with NUL characters', '7,a\0b\n', ['7', 'ab']],
    ['ends with an empty line', '\n7,8\n', ['7', '8']],
    ['ends without a line end', '7,8', ['7', '8']],
  ])('%s', async (_name, end, cells) => {
    const { rows } = await read(`${start}${end}`);
    const number = PLAIN + (end.startsWith('\n') ? 2 : 1);
    const more = Array.from({ length: cells.length - 2 }, () => null);
    expect(rows).toHaveLength(PLAIN + 1);
    expect(rows[0]).toEqual([1, '1', 'x'.repeat(1_000), ...more]);
    expect(rows.at(-2)).toEqual([PLAIN, String(PLAIN), 'x'.repeat(1_000), ...more]);
    expect(rows.at(-1)).toEqual([number, ...cells]);
  });

  it('is refused where its last quotation mark is never closed', async () => {
    await expect(read(`${start}7,"8\n`)).rejects.toThrow(/row 9001 is never closed/);
  });
});
