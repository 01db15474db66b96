import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [
    {
      id: 'lakeview',
      name: 'Lakeview High',
      local_id: null,
      state_id: '19-64733-1933001',
      nces_id: null,
      ceeb_code: null,
    },
  ],
  chosen: { schoolIds: ['lakeview'], years: [], demographicTypes: [], testTypes: [] },
};

/** A made-up record: cells by their position, from 1. */
function recordOf(width: number, cells: Readonly<Record<number, string>>): string {
  return Array.from({ length: width }, (_, index) => cells[index + 1] ?? '').join('^');
}

interface Student {
  local: string;
  grade?: string;
  exit?: string;
  reason?: string;
}

/** `start` is the field of the start date: 23, and 22 since the primary language has left the record. */
const senr = (start: number, { local, grade = '12', exit = '', reason = '' }: Student) =>
  recordOf(start + 8, {
    1: 'SENR',
    2: 'A',
    4: '1964733',
    5: '1933001',
    7: '2023-2024',
    8: `90000${local}`,
    9: local,
    10: 'Ana',
    11: 'María',
    12: 'Ruiz',
    17: '20060314',
    18: 'F',
    19: 'Fresno',
    [start - 1]: start === 23 ? '01' : 'USA',
    [start]: '20230814',
    [start + 1]: '10',
    [start + 2]: grade,
    [start + 3]: exit,
    [start + 4]: reason,
  });

const sinf = (hispanic: number, local: string, latino: string, races: readonly string[]) =>
  recordOf(60, {
    1: 'SINF',
    4: '20230814',
    6: '1964733',
    7: '1933001',
    8: '2023-2024',
    9: `90000${local}`,
    10: local,
    11: 'Ana',
    13: 'Ruiz',
    18: '20060314',
    19: 'F',
    22: 'US',
    [hispanic]: latino,
    [hispanic + 1]: 'N',
    ...Object.fromEntries(races.map((race, nth) => [hispanic + 2 + nth, race])),
    [hispanic + 7]: 'N',
  });

const sela = (local: string, status: string) =>
  recordOf(16, {
    1: 'SELA',
    4: '1964733',
    5: '1933001',
    6: '2023-2024',
    7: `90000${local}`,
    8: local,
    9: 'Ana',
    10: 'Ruiz',
    11: '20060314',
    12: 'F',
    13: status,
    14: '20200814',
    15: '01',
  });

function upload(type: UploadFileType, lines: readonly string[]) {
  const path = join(temporaryFolder(), 'extract.txt');
  writeFileSync(path, `${lines.join('\r\n')}\r\n`);
  return check(path, type, context);
}

async function kept(parquet: string | null, columns: string) {
  if (!parquet) throw new Error('nothing was kept');
  const lake = await openLake([dirname(parquet)]);
  const rows = await lake.rows<Record<string, unknown>>(
    'kept rows',
    `SELECT ${columns} FROM read_parquet(${literal(parquet)}) ORDER BY row_number`,
  );
  lake.close();
  return rows.map((row) => Object.values(row).map((value) => (typeof value === 'bigint' ? Number(value) : value)));
}

it.each([23, 22])('reads enrollments whose start date is field %i', async (start) => {
  const result = await upload('STUDENT_ROSTER', [
    senr(start, { local: '10001' }),
    senr(start, { local: '10002', exit: '20240607', reason: 'E230' }),
    senr(start, { local: '10003', grade: '11', exit: '20240112', reason: 'T160' }),
  ]);
  expect(result).toMatchObject({ verdict: 'success', rowsRead: 3, rowsKept: 3 });
  expect(result.statistics).toContain(
    'Recognized as CALPADS SENR records without a header row: each column was named by its position, since its values fit',
  );
  expect(result.statistics.filter((line) => line.startsWith('Header row'))).toEqual([]);
  expect(
    await kept(
      result.parquet,
      'row_number, student_id, state_student_id, last_name, school_year, grade_level, CAST(entry_date AS VARCHAR), exit_kind',
    ),
  ).toEqual([
    [1, '10001', '9000010001', 'Ruiz', 2024, 12, '2023-08-14', null],
    [2, '10002', '9000010002', 'Ruiz', 2024, 12, '2023-08-14', 'graduated'],
    [3, '10003', '9000010003', 'Ruiz', 2024, 11, '2023-08-14', 'transferred out'],
  ]);
});

it.each([23, 24])('reads student information whose Hispanic indicator is field %i', async (hispanic) => {
  const result = await upload('STUDENT_DEMOGRAPHICS', [
    sinf(hispanic, '10001', 'Y', ['700']),
    sinf(hispanic, '10002', 'N', ['201', '600']),
    sinf(hispanic, '10003', 'N', ['600']),
  ]);
  expect(result.verdict).toBe('success');
  expect(await kept(result.parquet, 'student_id, gender_value, race_value')).toEqual([
    ['10001', 'female', 'latinx'],
    ['10002', 'female', 'two or more'],
    ['10003', 'female', 'black'],
  ]);
});

it('reads the language status', async () => {
  const result = await upload('STUDENT_DEMOGRAPHICS', [
    sela('10001', 'EL'),
    sela('10002', 'RFEP'),
    sela('10003', 'EO'),
  ]);
  expect(await kept(result.parquet, 'student_id, english_learner')).toEqual([
    ['10001', true],
    ['10002', false],
    ['10003', false],
  ]);
});

it('reads programs, one a row', async () => {
  const sprg = (local: string, program: string) =>
    recordOf(20, {
      1: 'SPRG',
      4: '1964733',
      5: '1933001',
      6: '2023-2024',
      7: `90000${local}`,
      8: local,
      9: 'Ana',
      10: 'Ruiz',
      13: program,
      14: '20230701',
    });
  const result = await upload('STUDENT_DEMOGRAPHICS', [
    sprg('10001', '144'),
    sprg('10001', '181'),
    sprg('10002', '101'),
  ]);
  expect(await kept(result.parquet, 'student_id, has_disability, is_low_income')).toEqual([
    ['10001', true, null],
    ['10001', null, true],
    ['10002', false, null],
  ]);
});

it('names the row of a cell that does not fit, as seen in the file', async () => {
  const good = Array.from({ length: 19 }, (_, index) => senr(23, { local: String(10001 + index) }));
  const { groups, rowsKept } = await upload('STUDENT_ROSTER', [...good, senr(23, { local: '10020', grade: '??' })]);
  expect(groups.map(({ code, firstRows, columnLetter }) => [code, firstRows, columnLetter])).toEqual([
    ['grade-level.unreadable', [20], 'Y'],
  ]);
  expect(rowsKept).toBe(19);
});

it.each([
  ['whose columns are elsewhere', [senr(23, { local: '10001' }).replace('^2023-2024', '^^2023-2024')]],
  [
    'of which a fifth does not fit',
    [...[1, 2, 3, 4].map((n) => senr(23, { local: `1000${n}` })), recordOf(31, { 1: 'SENR' })],
  ],
])('refuses a file %s, as before', async (_what, lines) => {
  const result = await upload('STUDENT_ROSTER', lines);
  expect(result.verdict).toBe('malformed');
  expect(result.resultsSummary[0]?.description).toContain('a CALPADS file of SENR records without a header row');
});
