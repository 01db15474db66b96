import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

async function read(lines: readonly string[], columns: readonly string[] = ['student_id', 'gender', 'low_income']) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const result = await check(path, 'STUDENT_DEMOGRAPHICS', ONE_SCHOOL);
  const beside = result.groups.find(({ code }) => code === 'file.table-beside');
  return { rows: await storedRows(result, columns), said: beside?.message, ignored: result.ignored ?? [] };
}

const ALONE = [
  ['410201', 'female', null],
  ['410202', 'male', null],
  ['410203', 'male', null],
];

describe('a second table beside the first', () => {
  it.each([
    ['has the same header for its students', 'Student ID,Gender,,Student ID,Lunch', ',,410301,Free'],
    ['calls their ID an ID', 'Student ID,Gender,,ID,Lunch', ',,410301,Free'],
    ['has no empty column before it', 'Student ID,Gender,Student ID,Lunch', ',410202,Free'],
    ['has its columns before the ID', 'Student ID,Gender,,Lunch,Student ID', ',,Free,410301'],
  ])('gives no student to its left its values: it %s', async (_, header, cells) => {
    const ids = ['410201,F', '410202,M', '410203,M'];
    const more = header.includes(',,') ? ids.map(() => cells) : [cells, ',410203,Paid', ',410201,Paid'];
    const { rows, said, ignored } = await read([header, ...ids.map((row, at) => `${row}${more[at]}`)]);
    expect(rows).toEqual(ALONE);
    expect(said).toContain("Its columns were not read: '");
    expect(ignored).toHaveLength(2);
  });

  it('is not one where the IDs are those of the line', async () => {
    const { rows, said } = await read([
      'Student ID,Gender,,Student ID,Lunch',
      '410201,F,,410201,Free',
      '410202,M,,410202,Paid',
      '410203,M,,,',
    ]);
    expect(said).toBeUndefined();
    expect(rows.map(([, , lunch]) => lunch)).toEqual(['low-income', 'above low-income', null]);
  });

  it.each([
    ['a state ID', 'Student ID,Gender,State ID,Lunch', ['9920410201', '9920410202', '9920410203']],
    ['the ID of a record', 'Student ID,Gender,ID,Lunch', ['1', '2', '3']],
    ['the ID of a record behind an empty column', 'Student ID,Gender,,ID,Lunch', ['1', '2', '3']],
    ['a number of few digits', 'Student ID,Gender,Student Number,Lunch', ['410203', '410201', '99']],
    [
      'a number that counts from the same one',
      'Student ID,Gender,Student Number,Lunch',
      ['410202', '410203', '410201'],
    ],
  ])('is not one where the second ID is %s', async (_, header, ids) => {
    const gap = header.includes(',,') ? ',' : '';
    const students = ['410201,F', '410202,M', '410203,M'];
    const { rows, said } = await read([header, ...students.map((row, at) => `${row},${gap}${ids[at]},Free`)]);
    expect(said).toBeUndefined();
    expect(rows.map(([, , lunch]) => lunch)).toEqual(['low-income', 'low-income', 'low-income']);
  });

  it('is not one in a report with empty columns everywhere', async () => {
    const { rows, said } = await read([
      'Student ID,,Gender,,ID,,Lunch',
      '410201,,F,,880017,,Free',
      '410202,,M,,880016,,Free',
    ]);
    expect(said).toBeUndefined();
    expect(rows.map(([, , lunch]) => lunch)).toEqual(['low-income', 'low-income']);
  });
});
