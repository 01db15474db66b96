import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTextFile, temporaryFolder } from '../../test-run.ts';

/**
 * One known table, with what tends to break: zeros, accents, every delimiter, quotes, line breaks,
 * empty cells at either end.
 */
const HEADER = ['Student ID', 'Last, First', 'School', 'Note; or not', 'GPA', 'School Year'];
const ROWS = [
  ['000123456', 'Núñez, José', 'Lincoln High', 'a 5" pipe', '3,25', 'x'],
  ['000123457', 'O’Brien, Zoë', 'St. Mary|East', 'two\nlines', '4,00', ''],
  ['', 'Müller, Ann', 'Lincoln^High', 'he said "no"', '2,75', ''],
  ['000123459', 'García, Ana', 'Roosevelt HS', '', '', ''],
  ['000123460', 'de Peña, Íñigo', 'tab\there', 'three\r\nlines\rhere', '1,5', 'last'],
  ['1-2', "Chloë d'Arc", 'École', '#', '0,10', '=1+1'],
];
const TITLES = ['District export, 2023-24', 'All schools', '', 'Printed 10/12/2024; page 1'];

interface Variant {
  encoding: 'UTF-8' | 'UTF-16 LE' | 'UTF-16 BE' | 'Windows-1252' | 'MacRoman';
  mark: boolean;
  delimiter: string;
  lineEnd: string | 'mixed';
  quoting: 'needed' | 'every';
  titles: number;
  separatorLine: boolean;
  blankRowAfter: number;
  ragged: boolean;
  lastLineEnds: boolean;
  nuls: boolean;
}

const variants: fc.Arbitrary<Variant> = fc.record({
  encoding: fc.constantFrom('UTF-8', 'UTF-16 LE', 'UTF-16 BE', 'Windows-1252', 'MacRoman'),
  mark: fc.boolean(),
  delimiter: fc.constantFrom(',', '\t', ';', '|', '^'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r', 'mixed'),
  quoting: fc.constantFrom('needed', 'every'),
  titles: fc.integer({ min: 0, max: TITLES.length }),
  separatorLine: fc.boolean(),
  blankRowAfter: fc.integer({ min: 0, max: ROWS.length }),
  ragged: fc.boolean(),
  lastLineEnds: fc.boolean(),
  nuls: fc.boolean(),
});

type Line = [row: number, ...cells: string[]];

/** The lines of the variant with the row numbers of a spreadsheet: a 'sep=' line is obeyed and not shown. */
function linesOf({ titles, blankRowAfter }: Variant): Line[] {
  const table = [HEADER, ...ROWS];
  table.splice(blankRowAfter + 1, 0, ...(blankRowAfter ? [[]] : []));
  return [...TITLES.slice(0, titles).map((title) => [title]), ...table].map((cells, index) => [index + 1, ...cells]);
}

function render(variant: Variant): Buffer {
  const { delimiter, quoting, ragged, lineEnd, separatorLine, lastLineEnds } = variant;
  const quote = (cell: string) =>
    quoting === 'every' || cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lines = linesOf(variant).map(([, ...cells]) => {
    while (ragged && cells.length > 1 && cells.at(-1) === '') cells.pop();
    return cells.length === 1 && cells[0] === '' ? '' : cells.map(quote).join(delimiter);
  });
  // A CR followed by a line that begins with LF would be one line end to every program.
  const ends = lines.map((_, index) => (lineEnd === 'mixed' ? (['\r\n', '\n', '\r\n'][index % 3] ?? '\n') : lineEnd));
  if (lineEnd === 'mixed' && lines.length > 3 && lines[2] !== '') ends[1] = '\r';
  if (!lastLineEnds) ends[ends.length - 1] = '';
  const start = separatorLine ? `sep=${delimiter}${lineEnd === 'mixed' ? '\r\n' : lineEnd}` : '';
  return encode(start + lines.map((line, index) => line + ends[index]).join(''), variant);
}

function encode(text: string, { encoding, mark, nuls }: Variant): Buffer {
  if (encoding === 'UTF-8') return Buffer.from((mark ? '\ufeff' : '') + (nuls ? text.replace('Ana', 'A\0na') : text));
  if (encoding.startsWith('UTF-16')) {
    const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
    return encoding === 'UTF-16 LE' ? bytes : bytes.swap16();
  }
  const letters = new TextDecoder(encoding === 'MacRoman' ? 'macintosh' : 'windows-1252').decode(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
  );
  return Buffer.from([...text].map((letter) => letters.indexOf(letter)));
}

it('reads one known table in every encoding, delimiter, line end and quoting, each row under its own number', async () => {
  await fc.assert(
    fc.asyncProperty(variants, async (variant) => {
      const path = join(temporaryFolder(), 'file.csv');
      writeFileSync(path, render(variant));
      const { rows, table } = await readTextFile(path);
      const expected = linesOf(variant).filter(([, ...cells]) => cells.join('') !== '');
      expect(rows).toEqual(
        expected.map(([row, ...cells]) => [row, ...HEADER.map((_, column) => cells[column] || null)]),
      );
      expect(table.facts[0]).toEqual({ is: 'encoding', name: variant.encoding });
      const said = table.findings.map(({ code }) => code).filter((code) => code !== 'file.encoding');
      expect(said).toEqual(variant.encoding === 'UTF-8' && variant.nuls ? ['file.null-character'] : []);
    }),
    { numRuns: 60 },
  );
});
