import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';
import type { SheetRow } from '../workbook/workbook.ts';
import { openHtml } from './html.ts';

const HEADERS = [
  'Student ID',
  'School',
  'School Year',
  'Grade Level',
  'Course Code',
  'Course Title',
  'Mark',
  'Credits',
];

/** Three rows of a transcript; `cell` opens the cell of an ID or a code. */
async function read(cell: (pattern: string) => string, css = '', ids = ['410200', '410201', '410202']) {
  const rows = ids.map(
    (id) =>
      `<tr>${cell('00000000')}${id}</td><td>Lakeview</td><td>2023-24</td><td>12</td>${cell('0000')}120</td><td>Algebra</td><td>A</td><td style="mso-number-format:'0.00'">1</td></tr>`,
  );
  const path = join(temporaryFolder(), 'transcript.xls');
  const heads = HEADERS.map((header) => `<th>${header}</th>`).join('');
  writeFileSync(path, `<html><style>${css}</style><table><tr>${heads}</tr>${rows.join('')}</table></html>`);
  return storedRows(await check(path, 'TRANSCRIPT', ONE_SCHOOL), ['student_id', 'course_code', 'credits_earned']);
}

const WITH_ZEROS = ['00410200', '00410201', '00410202'].map((id) => [id, '0120', '1.0']);
const CSS =
  '<!--\n.xl65\n\t{mso-style-parent:style0;\n\tmso-number-format:"00000000";}\n.xl66, td.xl67 {mso-number-format:0000}\n-->';

describe('zeros that only the format of a web page has are part of IDs and codes', () => {
  it.each([
    ['in single quotation marks', (pattern: string) => `<td style='mso-number-format:"${pattern}"'>`],
    ['in double ones', (pattern: string) => `<td style="text-align: left; mso-number-format:'${pattern}';">`],
    ['without any', (pattern: string) => `<td style=mso-number-format:${pattern}>`],
    ['with entities', (pattern: string) => `<td style="mso-number-format:&quot;${pattern}&quot;">`],
    ['with signs by number', (pattern: string) => `<td style='mso-number-format:"\\0030${pattern.slice(1)}"'>`],
    ['as web servers write it', (pattern: string) => `<td style="vnd.ms-excel.numberformat:${pattern}">`],
  ])('%s', async (_name, cell) => {
    expect(await read(cell)).toEqual(WITH_ZEROS);
  });

  it('by the class of the cell', async () => {
    expect(await read((pattern) => `<td class=${pattern.length > 4 ? 'xl65' : '"right xl67"'}>`, CSS)).toEqual(
      WITH_ZEROS,
    );
  });
});

it('leaves texts, letters and numbers with their zeros as they are, and so all cells of other formats', async () => {
  const ids = ['00410200', 'S410201', '0041020'];
  const kept = ids.map((id) => [id, '120', '1.0']);
  const isId = (pattern: string) => pattern.length > 4;
  expect(await read((pattern) => (isId(pattern) ? `<td class=xl65>` : '<td class=other>'), CSS, ids)).toEqual(kept);
  for (const other of ['\\@', 'General', '0', '\\#\\,\\#\\#0', 'Fixed'])
    expect(await read(() => `<td style='mso-number-format:"${other}"'>`, '', ids)).toEqual(kept);
});

/** Rows of an SAT file, whose cells are `before` the sections. */
async function scores(rows: readonly string[], { css = '', head = '', before = '' } = {}) {
  const path = join(temporaryFolder(), 'scores.xls');
  const heads = `${head}${['Student ID', 'Test Date', 'EBRW', 'Math'].map((header) => `<th>${header}</th>`).join('')}`;
  writeFileSync(path, `<html><style>${css}</style>${before}<table><tr>${heads}</tr>${rows.join('')}</table></html>`);
  const result = await check(path, 'STUDENT_TEST_SCORES', {
    ...ONE_SCHOOL,
    chosen: { ...ONE_SCHOOL.chosen, testTypes: ['SAT'] },
  });
  const rowsOf = (code: string) => result.groups.find((group) => group.code === code)?.firstRows ?? [];
  return {
    kept: await storedRows(result, ['student_id', 'test_date', 'sat_ebrw', 'sat_math']),
    hidden: rowsOf('file.hidden-rows'),
    struck: rowsOf('file.struck-rows'),
  };
}

const cellsOf = (id: string, more = '') =>
  [id, '2023-10-14', '560', '610'].map((text) => `<td>${text}${more}</td>`).join('');
const kept = (id: string) => [id, '2023-10-14', '560', '610'];

describe('what a web page hides', () => {
  it.each([
    ['a style', `<span style="display: none">0020231014</span>`, ''],
    ['an attribute', `<span hidden>0020231014</span>`, ''],
    ['a class', `<i class="sort key">0020231014</i>`, '.key { display:none }'],
  ])('text in a cell is not read: %s', async (_name, text, css) => {
    expect((await scores([`<tr>${cellsOf('410200', text)}</tr>`], { css })).kept).toEqual([kept('410200')]);
  });

  it('rows are read with a warning, and what print alone hides is not hidden', async () => {
    const css =
      '@media print { .page { display: none } .paper { display: none } } .gone{ color:red; display:none} .menu .item {display:none}';
    const rows = [
      '<tr>',
      '<tr style="display:none">',
      '<tr class=gone>',
      '<tr class="paper item">',
      '<tr type="a hidden b">',
    ];
    const found = await scores(
      rows.map((row, index) => `${row}${cellsOf(`41020${index}`)}</tr>`),
      { css },
    );
    expect(found).toEqual({ kept: rows.map((_, index) => kept(`41020${index}`)), hidden: [3, 4], struck: [] });
  });

  it('cells keep the columns of those beside them', async () => {
    const key = '<td style="display:none">77</td>';
    const rows = [`<tr>${key}${cellsOf('410200')}</tr>`, `<tr>${key}${cellsOf('410201')}</tr>`];
    const both = [kept('410200'), kept('410201')];
    expect((await scores(rows)).kept).toEqual(both);
    expect((await scores(rows, { head: '<th style="display:none">Key</th>' })).kept).toEqual(both);
    const below = '<tr><td hidden>410200</td><td>2023-11-04</td><td>570</td><td>620</td></tr>';
    const merged = [`<tr>${cellsOf('410200').replace('<td>', '<td rowspan=2>')}</tr>`, below];
    expect((await scores(merged)).kept).toEqual([kept('410200'), ['410200', '2023-11-04', '570', '620']]);
  });

  it('a table beside the one that is shown is not read', async () => {
    const other = `<div style="display:none"><table><tr><th>Student ID</th><th>Test Date</th><th>EBRW</th><th>Math</th></tr><tr>${cellsOf('9')}</tr></table></div>`;
    expect((await scores([`<tr>${cellsOf('410200')}</tr>`], { before: other })).kept).toEqual([kept('410200')]);
  });
});

it('names the rows of a web page that are struck through', async () => {
  const strike = (tag: string, end: string) =>
    cellsOf('1').replaceAll('<td>', `<td>${tag}`).replaceAll('</td>', `${end}</td>`);
  const rows = [
    `<tr>${cellsOf('1')}</tr>`,
    ...['s', 'del', 'strike'].map((name) => `<tr>${strike(`<${name}>`, `</${name}>`)}</tr>`),
    `<tr style="text-decoration:line-through">${cellsOf('1')}</tr>`,
    `<tr>${cellsOf('1').replaceAll('<td>', '<td class=xl70>')}</tr>`,
    `<tr>${cellsOf('1').replace('560', '<s>650</s> 560')}</tr>`,
  ];
  expect((await scores(rows, { css: '.xl70 {color:red; text-decoration:underline line-through;}' })).struck).toEqual([
    3, 4, 5, 6, 7,
  ]);
});

it.each([
  ['4.1E+05', 'x:num="410200"', '410200'],
  ['#####', 'x:num="410200"', '410200'],
  ['00410200', 'x:num="410200"', '00410200'],
  ['410200', 'x:num', '410200'],
  ['1,234.57', `x:num='1234.5678'`, '1234.5678'],
  ['88%', 'x:num="0.875"', '87.5%'],
  ['3.3', 'sdval="3.333"', '3.333'],
  ['10/14/2023', 'x:num="45213"', '10/14/2023'],
  ['12', 'x:num="11"', '12'],
])('%s of %s is %s', (text, number, shown) => {
  const [sheet] = openHtml(`<table><tr><td ${number}>${text}</td></tr></table>`).sheets;
  expect([...((sheet?.rows() ?? []) as Iterable<SheetRow>)]).toEqual([{ number: 1, cells: [shown] }]);
});
