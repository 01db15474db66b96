import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';
import { textRows, writeWorkbook } from '../workbook/test-workbook.ts';
import { hasOddLetters, usualLetters } from './letters.ts';

const HEADER = 'Student ID,Last Name,First Name,School,School Year,Grade Level';
const WIDE = '４１０２００';
const ROWS = [
  ['410200', 'Mun\u0303oz', 'Ada'],
  ['410201', 'O&#39;Brien', 'Ren&eacute;'],
  [`${WIDE.slice(0, 5)}２`, 'Smith &amp; Lee', 'Zoë'],
] as const;
const lineOf = ([id, last, first]: readonly string[]) => [id, last, first, 'Lakeview', '2023-24', '12'];
const AS_USUAL = [
  ['410200', 'Muñoz', 'Ada'],
  ['410201', "O'Brien", 'René'],
  ['410202', 'Smith & Lee', 'Zoë'],
];

function textFile(lines: readonly string[]): string {
  const path = join(temporaryFolder(), 'roster.csv');
  writeFileSync(path, lines.join('\n'));
  return path;
}

async function read(path: string) {
  const found = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  return {
    rows: await storedRows(found, ['student_id', 'last_name', 'first_name']),
    said: found.statistics.filter((line) => line.startsWith('Cells with letters')),
  };
}

describe('letters in another form are read as usual', () => {
  const said = [
    'Cells with letters in another form (&amp;, an accent apart from its letter, wide digits, check marks, marks no one sees), read as usual: 5',
  ];

  it('in a text file', async () => {
    const lines = [HEADER, ...ROWS.map((row) => lineOf(row).join(','))];
    expect(await read(textFile(lines))).toEqual({ rows: AS_USUAL, said });
  });

  it('in a workbook', async () => {
    // In a sheet '&' is an entity itself.
    const xml = textRows(
      [HEADER.split(','), ...ROWS.map(lineOf)].map((row) => row.map((text) => text?.replaceAll('&', '&amp;') ?? '')),
    );
    expect(await read(writeWorkbook({ sheets: [{ name: 'Roster', xml }] }))).toEqual({ rows: AS_USUAL, said });
  });
});

/** An audit that asks for three columns of flags. */
const OF_FLAGS = {
  ...ONE_SCHOOL,
  chosen: {
    ...ONE_SCHOOL.chosen,
    demographicTypes: ['Students with disability', 'English language learners', 'Low income'],
  },
};
const FLAGS = ['disability_status', 'el_status', 'low_income'];

it('reads check marks and boxes as the X, Yes and No of other lists', async () => {
  const lines = ['Student ID,IEP,ELL,FRL', '101,✓,☐,☑', '102,,☑,☐', '103,✔\ufe0f,☐,☐', '104,,☐,☑'];
  const found = await check(textFile(lines), 'STUDENT_DEMOGRAPHICS', OF_FLAGS);
  expect(await storedRows(found, FLAGS)).toEqual([
    ['with disabilities', 'native / fluent', 'low-income'],
    [null, 'english language learner', 'above low-income'],
    ['with disabilities', 'native / fluent', 'above low-income'],
    [null, 'native / fluent', 'low-income'],
  ]);
});

it('reads the letters that a font shows as check marks, and asks about a cross', async () => {
  const lines = ['Student ID,IEP,ELL,FRL', '101,ü,¨,þ', '102,,þ,¨', '103,û,¨,¨'];
  const found = await check(textFile(lines), 'STUDENT_DEMOGRAPHICS', OF_FLAGS);
  expect(await storedRows(found, FLAGS)).toEqual([
    ['with disabilities', 'native / fluent', 'low-income'],
    [null, 'english language learner', 'above low-income'],
    [null, 'native / fluent', 'above low-income'],
  ]);
  expect(found.issues.filter(({ code }) => code === 'value.unknown')).toMatchObject([{ row: 4, value: '✗' }]);
});

it('reads an ID, a code and a name without the marks no one sees in them', async () => {
  const rows = [
    ['410\u200b200', 'Ok\u00adafor', 'Ada\u00a0Mae'],
    ['410\u00a0201', 'Lee\u202fPark', 'Ren\u2060é'],
    ['410202\u200b', 'Lee', '\u00a0Ida'],
  ];
  const lines = [HEADER, ...rows.map((row) => lineOf(row).join(','))];
  expect((await read(textFile(lines))).rows).toEqual([
    ['410200', 'Okafor', 'Ada Mae'],
    ['410201', 'Lee Park', 'René'],
    ['410202', 'Lee', 'Ida'],
  ]);
});

it('leaves other texts as they are', async () => {
  const names = [
    ['410200', 'Nuñez', 'A&B'],
    ['410201', 'Ἀχιλλεύς', 'R&D; Lee'],
  ];
  const lines = [HEADER, ...names.map((row) => lineOf(row).join(','))];
  expect(await read(textFile(lines))).toEqual({ rows: names, said: [] });
  for (const text of ['AT&T', 'R&D; x', '&unknown;', 'Ä–“', '中文']) expect(usualLetters(text)).toBe(text);
});

it('finds them at the end of a large file, and nothing in one with many accents and signs', () => {
  const path = join(temporaryFolder(), 'large.csv');
  const line = 'Café & Déjà; “vu”, 中文, Müller, O’Lee, Ida\u00a0, \u200b7\n';
  writeFileSync(path, line.repeat(200_000));
  expect(hasOddLetters(path, 0)).toBe(false);
  for (const odd of ['e\u0301', '３', '&amp;', '&#233;', '✓', '☐', ',ü,', '1\u200b2', '1\u00a02', 'a\u2009b']) {
    writeFileSync(path, `${line.repeat(200_000)}${odd}`);
    expect(hasOddLetters(path, 0)).toBe(true);
  }
});
