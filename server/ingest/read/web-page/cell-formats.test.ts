import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

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
