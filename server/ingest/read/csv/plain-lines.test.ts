import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

async function read(lines: readonly string[]) {
  const path = join(temporaryFolder(), 'roster.csv');
  writeFileSync(path, lines.join('\r\n'));
  const found = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  return {
    rows: await storedRows(found, ['student_id', 'last_name', 'first_name']),
    said: found.statistics.filter((line) => /^(Texts are in single|Each line)/.test(line)),
    odd: found.groups.map(({ code }) => code),
  };
}

const said = ['Texts are in single quotation marks, which are not part of them'];
const HEADER = ['Student ID', 'Student Name', 'School', 'School Year', 'Grade Level'];
const quoted = (cells: readonly string[]) => cells.map((cell) => `'${cell}'`).join(',');
const STUDENTS = [
  ['00410200', "O''Brien, Ada", "O'Brien", 'Ada'],
  ['00410201', 'Lee, "Bo"', 'Lee', '"Bo"'],
  ['00410202', 'Cruz, Eve', 'Cruz', 'Eve'],
] as const;
const rows = STUDENTS.map(([id, , last, first]) => [id, last, first]);

it('reads texts in single quotation marks, with commas, doubled marks and double ones in them', async () => {
  const lines = STUDENTS.map(([id, name]) => quoted([id, name, 'Lakeview', '2023-24', '12']));
  expect(await read([quoted(HEADER), ...lines, ''])).toEqual({ rows, said, odd: [] });
});

it('reads them where headers and numbers have none', async () => {
  const lines = STUDENTS.map(([id, name]) => `'${id}','${name}','Lakeview','2023-24',12`);
  expect(await read([HEADER.join(','), ...lines, ''])).toEqual({ rows, said, odd: [] });
});

it('says doubtful letters of such a file in their rows', async () => {
  const lines = STUDENTS.map(([id, name]) => quoted([id, name, 'Lakeview', '2023-24', '12']));
  const found = await read([
    quoted(HEADER),
    ...lines,
    quoted(['00410203', "O''Neil, RenÃ©", 'Lakeview', '2023-24', '12']),
    '',
  ]);
  expect(found.odd).toEqual(['file.mojibake']);
});

it('leaves an apostrophe that keeps zeros, and one at both ends of a name, as they were', async () => {
  const lines = STUDENTS.map(([id]) => `'${id},"Lee, 'Bo'",Lakeview,2023-24,12`);
  const kept = await read([HEADER.join(','), ...lines, `00410209,"'Lee', Bo",Lakeview,2023-24,12`, '']);
  expect(kept).toMatchObject({ said: [], odd: ['student-id.apostrophe'] });
  expect(kept.rows.map(([id]) => id)).toEqual([...STUDENTS.map(([id]) => id), '00410209']);
});

it.each([
  ['', ''],
  ['\uFEFF', ',,'],
])('reads lines that are one text in quotation marks', async (before, behind) => {
  const lines = [
    HEADER,
    ...STUDENTS.map(([id, , last, first]) => [id, `${last}, ${first}`, 'Lakeview', '2023-24', '12']),
  ];
  const inQuotes = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  const whole = lines.map((cells) => `"${inQuotes(cells).replaceAll('"', '""')}"${behind}`);
  const plain = ['Each line is one text in quotation marks; its cells were read without them'];
  expect(await read([before + whole[0], ...whole.slice(1), ''])).toEqual({ rows, said: plain, odd: [] });
});

it('leaves names in quotation marks whole', async () => {
  const names = ['"Ruiz, Ana"', '"Lee, Bo"', '"Cruz, Eve"'].map((name) => `${name}\n`).join('');
  expect((await read(['Student Name', names])).said).toEqual([]);
});
