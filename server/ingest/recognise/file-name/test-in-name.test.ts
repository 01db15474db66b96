import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { textRows, writeWorkbook } from '../../read/workbook/test-workbook.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const scoresOf = (test: string): IngestContext => ({
  yearEnding: 2024,
  schools: [{ id: 'lakeview', name: 'Lakeview', local_id: '101', state_id: null, nces_id: null, ceeb_code: null }],
  chosen: { schoolIds: ['lakeview'], years: [], demographicTypes: [], testTypes: [test] },
});

const PLAIN = ['Student ID,Test Date,EBRW,Math,Total', '101,10/12/2022,460,450,910', '102,10/12/2022,470,460,930'];
const ACT = ['Student ID,Test Date,English,Math,Reading,Science,Composite', '101,10/12/2022,14,15,16,15,15'];
const NAMED = ['Student ID,Test Date,SAT EBRW,SAT Math', '101,10/12/2022,460,450'];

/** What the warning names. */
async function named(lines: readonly string[], test = 'SAT', fileName = 'scores.csv') {
  const path = join(temporaryFolder(), fileName);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return namedIn(path, test);
}

async function namedIn(path: string, test: string) {
  const { groups, rowsKept } = await check(path, 'STUDENT_TEST_SCORES', scoresOf(test));
  expect(rowsKept).toBeGreaterThan(0);
  const found = groups.filter(({ code }) => code === 'file.name-of-other-test');
  return found.map(({ message }) => /includes the word (\S+?)\./.exec(message)?.[1]);
}

describe('a test that the audit does not use', () => {
  it('is named where a title says it above plain sections', async () => {
    const title = 'PSAT/NMSQT Fall 2022 - Student Score Roster';
    expect(await named([title, 'Lakeview High School', ...PLAIN])).toEqual(['PSAT']);
    expect(await named(['PreACT Secure Results 2022-23', ...ACT], 'ACT')).toEqual(['PreACT']);
    expect(await named(['Aspire Public Schools: SAT scores', ...PLAIN])).toEqual([]);
  });

  it('is named where the file says it, also beside one of ours, and not where the columns name ours', async () => {
    expect(await named(PLAIN, 'SAT', 'SAT-PSAT_plain.csv')).toEqual(['PSAT']);
    expect(await named(NAMED, 'SAT', 'SAT and PSAT.csv')).toEqual([]);
    expect(await named(PLAIN, 'SAT', 'SAT.csv')).toEqual([]);
  });

  it('is named where a sheet is called so', async () => {
    const xml = textRows(PLAIN.map((line) => line.split(',')));
    expect(await namedIn(writeWorkbook({ sheets: [{ name: 'PSAT 10', xml }] }), 'SAT')).toEqual(['PSAT']);
  });

  it('is left unread where a sheet beside one of ours is called so', async () => {
    const read = async (test: string, lines: readonly string[], ...names: string[]) => {
      const xml = textRows(lines.map((line) => line.split(',')));
      const path = writeWorkbook({ sheets: names.map((name) => ({ name, xml })) });
      const { groups, statistics } = await check(path, 'STUDENT_TEST_SCORES', scoresOf(test));
      const unread = groups.find(({ code }) => code === 'file.other-sheets')?.message;
      return [statistics.find((line) => line.startsWith('Sheet')), /not read: (.*?)\. /.exec(unread ?? '')?.[1]];
    };
    expect(await read('SAT', PLAIN, 'PSAT', 'SAT')).toEqual(["Sheet: 'SAT'", 'PSAT']);
    expect(await read('ACT', ACT, 'ACT', 'PreACT', 'Practice')).toEqual(["Sheet: 'ACT'", 'PreACT, Practice']);
    expect(await read('SAT', PLAIN, 'Fall', 'Spring')).toEqual(["Sheets: 'Fall', 'Spring'", undefined]);
  });

  it('may be one of ours that was taken for practice, whatever its columns are called', async () => {
    expect(await named(['SAT Practice Test #6 (Mock)', ...NAMED])).toEqual(['Practice']);
    expect(await named(ACT, 'ACT', 'ACT_mock_fall.csv')).toEqual(['mock']);
  });
});
