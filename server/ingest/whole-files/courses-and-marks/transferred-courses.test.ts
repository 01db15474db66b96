import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

const HEADER = 'Student ID,School Year,Term,School,Course Code,Course Title,Final Grade,Credits';

async function read(rows: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${[HEADER, ...rows].join('\n')}\n`);
  const result = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  return {
    codes: result.groups.map(({ code }) => code),
    rows: await storedRows(result, ['course_code', 'course_title']),
  };
}

describe('several courses under one code in a term', () => {
  it('are all kept where their titles have no word in common, which then are their codes', async () => {
    const { rows, codes } = await read([
      '4101,2021-22,Y1,Lakeview,TRANS,Algebra 1,A,1',
      '4101,2021-22,Y1,Lakeview,TRANS,English 9,B,1',
      '4101,2021-22,Y1,Lakeview,TRANS,PE,A,1',
    ]);
    expect(rows).toEqual([
      ['TRANS', 'Algebra 1'],
      ['English 9', 'English 9'],
      ['PE', 'PE'],
    ]);
    expect(codes).toEqual(['row.told-apart']);
  });

  it('are one course where a title is another form of the first', async () => {
    const { rows, codes } = await read([
      '4101,2021-22,Y1,Lakeview,1101,Algebra 1,F,0',
      '4101,2021-22,Y1,Lakeview,1101,Alg I,B,1',
      '4101,2021-22,Y1,Lakeview,1102,Art,F,0',
      '4101,2021-22,Y1,Lakeview,1102,Art,B,1',
    ]);
    expect(rows.map(([, title]) => title)).toEqual(['Alg I', 'Art']);
    expect(codes).toEqual(['row.conflict', 'row.conflict']);
  });
});

it('the title of a transferred course is used as its code; an empty code of the district is an error', async () => {
  const { rows, codes } = await read([
    '4101,2021-22,Y1,Boise High,,Algebra 1,A,1',
    '4101,2021-22,Y1,Boise High,,English 9,B,1',
    '4102,2021-22,Y1,Lakeview,,Algebra 1,A,1',
    '4102,2021-22,Y1,Lakeview,1103,Biology,A,1',
  ]);
  expect(rows).toEqual([
    ['Algebra 1', 'Algebra 1'],
    ['English 9', 'English 9'],
    ['1103', 'Biology'],
  ]);
  expect(codes).toEqual(['cell.empty', 'school.outside', 'transcripts.title-for-code']);
});
