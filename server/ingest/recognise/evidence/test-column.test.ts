import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const context = (testTypes: readonly string[]): IngestContext => ({
  yearEnding: 2024,
  schools: [],
  chosen: { schoolIds: [], years: [], demographicTypes: [], testTypes },
});

async function read(lines: readonly string[], tests: readonly string[]) {
  const path = join(temporaryFolder(), 'scores.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const { columns, rowsKept, mapping, groups } = await check(path, 'STUDENT_TEST_SCORES', context(tests));
  return {
    test: columns.test_type?.header,
    exam: columns.exam_name?.header,
    code: columns.exam_code?.header,
    kept: rowsKept,
    asked: mapping?.values.map(({ text }) => text),
    codes: groups.map(({ code }) => code),
  };
}

const sat = (header: string, cells: readonly string[]) =>
  read(
    [`Student ID,Test Date,${header},EBRW,Math`, ...cells.map((cell, at) => `${4100 + at},10/07/2023,${cell},500,510`)],
    ['SAT'],
  );

describe('which test a row is of', () => {
  it.each(['Category', 'Program', 'Form', 'Notes', 'Score Report', 'Exam Name'])(
    'is said under any name, and rows of another test do not count: %s',
    async (header) => {
      const { test, exam, kept, asked } = await sat(header, ['PSAT/NMSQT', 'SAT', 'SAT']);
      expect([test, exam, kept, asked]).toEqual([header, undefined, 2, ['PSAT/NMSQT']]);
    },
  );

  it('is not said by how it was given', async () => {
    const lines = ['Student ID,Test Date,Test Type,English,Math,Reading,Science,Composite'];
    const rows = (cells: string[]) => cells.map((cell, at) => `41${at},10/07/2023,${cell},20,21,22,21,21`);
    const given = [...lines, ...rows(['National', 'State', 'School Day'])];
    expect(await read(given, ['ACT'])).toMatchObject({ test: undefined, kept: 3, codes: [] });
    expect(await read([...lines, ...rows(['National', 'District Mock'])], ['ACT'])).toMatchObject({
      test: 'Test Type',
      kept: 0,
    });
  });

  it('is said of the ACT as well', async () => {
    const lines = ['Student ID,Test Date,Form,English,Math,Reading,Science,Composite'];
    const rows = ['PreACT', 'ACT'].map((form, at) => `41${at},10/07/2023,${form},20,21,22,21,21`);
    expect(await read([...lines, ...rows], ['ACT'])).toMatchObject({ test: 'Form', kept: 1 });
  });

  it('is not said where a cell may be something else, where one is empty, or where all are the test that was chosen', async () => {
    const unsure = await sat('Category', ['Fall PSAT', 'Fall SAT']);
    expect(unsure).toMatchObject({ test: undefined, kept: 2, codes: ['file.rows-may-not-count'] });
    const empty = await sat('Notes', ['PSAT', '', '']);
    expect(empty).toMatchObject({ test: undefined, kept: 3, codes: ['file.rows-may-not-count'] });
    expect(await sat('Category', ['SAT', 'SAT'])).toMatchObject({ test: undefined, kept: 2, codes: [] });
  });

  it('is not said by the names of AP exams', async () => {
    const lines = ['Student ID,Exam Year,Exam Name,AP Score', '41,2023,AP Biology,4', '42,2023,AP Seminar,3'];
    expect(await read(lines, ['AP'])).toMatchObject({ exam: 'Exam Name', kept: 2 });
  });

  it('is not said by the codes of AP exams, which are those of the exams', async () => {
    const rows = ['41,2023,90,4', '42,2023,85,3', '43,2022,7,5'];
    const lines = ['Student ID,Exam Year,Test Code,Score', ...rows];
    expect(await read(lines, ['AP'])).toMatchObject({
      test: undefined,
      code: 'Test Code',
      kept: 3,
      codes: ['code.zeros-restored'],
    });
    // 11 is not an exam of the AP.
    expect(await read([...lines, '44,2023,11,4'], ['AP'])).toMatchObject({ test: 'Test Code', code: undefined });
  });
});
