import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [
    { id: 'lakeview', name: 'Lakeview High School', local_id: '101', state_id: null, nces_id: null, ceeb_code: null },
  ],
  chosen: { schoolIds: ['lakeview'], years: [2024], demographicTypes: [], testTypes: [] },
};

/** The values of a column of the lake, row by row, and what the results say about the file by code. */
async function readingOf(type: UploadFileType, lines: readonly string[], column: string) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const result = await check(path, type, context);
  const said = (code: string) => result.groups.filter((one) => one.code === code).map(({ message }) => message);
  if (!result.parquet) return { ...result, said, values: null };
  const lake = await openLake([dirname(result.parquet)]);
  const rows = await lake.rows<{ value: unknown }>(
    'values',
    `SELECT ${column} AS value FROM read_parquet(${literal(result.parquet)}) ORDER BY row_number`,
  );
  lake.close();
  return { ...result, said, values: rows.map(({ value }) => value) };
}

const catalog = (lines: readonly string[], column = 'level') =>
  readingOf('COURSE_CATALOG', ['Course Code,Course Title,Subject Area,Level,Description,SCED Code', ...lines], column);

describe('levels of courses', () => {
  it('in numbers are read as the titles of the same rows prove, and the list is named', async () => {
    const { values, said } = await catalog([
      '1,AP Biology,Science,3,,',
      '2,AP Chemistry,Science,3,,',
      '3,Honors English 9,ELA,2,,',
      '4,English 10 (H),ELA,2,,',
      '5,Geometry,Math,2,,',
      '6,Calculus,Math,3,,',
      '7,Algebra I,Math,1,,',
    ]);
    expect(values).toEqual(['AP', 'AP', 'honors', 'honors', 'honors', 'AP', 'general']);
    expect(said('file.legend')[0]).toContain(
      'levels counted upwards (1 general, 2 honors, 3 AP), because other columns',
    );
  });

  it('in first letters are read as general beside honors, with the reason, and asked beside regular', async () => {
    const { values, said } = await catalog(['1,Biology,Science,G,,', '2,Art,Arts,H,,', '3,Algebra,Math,G,,']);
    expect(values).toEqual(['general', 'honors', 'general']);
    expect(said('file.legend')[0]).toContain('first letters (G general beside H honors)');
    const open = await catalog(['1,Biology,Science,G,,', '2,Art,Arts,H,,', '3,Algebra,Math,R,,']);
    expect(open.said('file.codes-asked')[0]).toContain('g in 1 row');
  });

  it('in numbers that no title explains are asked about, counted, and general until then', async () => {
    const { values, said, mapping } = await catalog(['1,Biology,Science,3,,', '2,Art,Arts,2,,', '3,Algebra,Math,2,,']);
    expect(values).toEqual(['general', 'general', 'general']);
    expect(said('file.codes-asked')[0]).toContain('2 in 2 rows, 3 in 1 row');
    expect(said('file.codes-asked')[0]).toContain('(2 standard, 5 honors, 7 AP, 8 IB): general 3)');
    expect(mapping?.values.map(({ column, text, rows }) => [column, text, rows])).toEqual([
      ['course_level', '2', 2],
      ['course_level', '3', 1],
    ]);
  });

  it('are read from a description where nothing else says one, and the column wins where it does', async () => {
    const { values, said } = await catalog([
      '1,Biology,Science,,This honors course has a laboratory in every week of the school year.,',
      '2,Chemistry,Science,,Prepares students for AP Chemistry and for college.,',
      '3,English 10,ELA,general,Honors English 10,',
      '4,AP Art History,Arts,,AP Art History,',
    ]);
    expect(values).toEqual(['honors', 'general', 'general', 'AP']);
    expect(said('catalog.level-of-description')).toEqual([expect.stringContaining('The level of 1 row')]);
    expect(said('catalog.level-and-description')).toEqual([expect.stringContaining('In 1 row')]);
  });
});

describe('SCED codes', () => {
  it('of any version lead to their subject area; the file says which are not of version 12', async () => {
    const { values, said, rowsKept } = await catalog(
      ['1,Physics B,,,,03155', '2,Spanish I,,,,06101G1.0011', '3,Algebra,,,,02-052', '4,Odd,,,,88001'],
      'subject',
    );
    expect(values).toEqual(['Science', 'World Languages', 'Mathematics', 'Other']);
    expect(rowsKept).toBe(4);
    expect(said('catalog.sced-not-listed')[0]).toContain('is not a course of SCED version 12');
    expect(said('catalog.sced-unknown')[0]).toContain("'88001' is not a SCED code");
  });

  it.each([
    ['courseInfo.scedSubjectArea', 'courseInfo.scedCourseID'],
    ['SCED Subject', 'SCED Course'],
    ['SCED Subject Area', 'SCED Course Identifier'],
  ])('in two parts are put together: %s and %s', async (area, course) => {
    const lines = [`Course Code,Course Title,${area},${course}`, 'ENG101,English 9,01,001', 'MAT101,Algebra I,2,52'];
    expect((await readingOf('COURSE_CATALOG', lines, 'sced_code')).values).toEqual(['01001', '02052']);
  });
});

describe('grade levels', () => {
  const roster = (header: string, lines: readonly string[]) =>
    readingOf('STUDENT_ROSTER', [header, ...lines], 'grade_level');

  it('from 1 to 4 are years of high school where birth dates prove it', async () => {
    const { values, said } = await roster('Student ID,Grade,Birth Date', [
      '101,1,2008-11-02',
      '102,2,2007-12-01',
      '103,4,2006-03-14',
    ]);
    expect(values).toEqual([9, 10, 12]);
    expect(said('file.legend')[0]).toContain('years of high school');
  });

  it('from 1 to 4 are asked about where nothing proves what they count', async () => {
    const { values, said } = await roster('Student ID,Grade', ['101,1', '102,2', '103,4']);
    expect(values).toBeNull();
    expect(said('file.codes-asked')[0]).toContain('1 in 1 row, 2 in 1 row, 4 in 1 row');
  });

  it('from 1 to 4 are not proven by birth dates that are fillers', async () => {
    const { values, said } = await roster('Student ID,Grade,Birth Date', ['101,03,1900-01-01', '102,03,1900-02-01']);
    expect(values).toBeNull();
    expect(said('file.codes-unused')).toEqual([]);
    expect(said('file.codes-asked')[0]).toContain('years of high school');
  });

  it('in letters, four digits and of other schools need no question', async () => {
    const { values, said } = await roster('Student ID,Grade', ['1,FR', '2,Soph', '3,1100', '4,12', '5,3']);
    expect(values).toEqual([9, 10, 11, 12, 3]);
    expect(said('roster.below-grade-9')).toHaveLength(1);
    expect(said('file.codes-asked')).toEqual([]);
  });
});

it("tells the final mark of eSchoolPlus from others, whose 'Mark Type' says which of a course's marks a row is", async () => {
  const { values } = await readingOf(
    'TRANSCRIPT',
    [
      'STUDENT_ID,SCHOOL_YEAR,BUILDING,COURSE,DESCRIPTION,MARK_TYPE,MARK_VALUE,ATT_CREDIT,EARN_CREDIT,GRADE',
      '501,2023-24,101,2210,Calculus,FIN,A,1,1,11',
      '501,2023-24,101,2210,Calculus,MP1,C,1,0,11',
    ],
    'mark_level',
  );
  expect(values).toEqual([1, 4]); // that of the year, before that of a quarter
});

describe('state course files', () => {
  const read = (header: string, cells: readonly string[], column = 'sced_code') =>
    readingOf(
      'TRANSCRIPT',
      [
        `Student ID,Local Course Code,Local Course Title,Credits Earned,Letter Grade,${header}`,
        ...cells.map((row, at) => `410${at},C${at},Course ${at},0.5,A,${row}`),
      ],
      column,
    );

  it('have the SCED code in two columns, and in the days of a section the year', async () => {
    const header = 'SubjectArea,CourseIdentifier,SectionEntryDate,SectionExitDate';
    const cells = ['01,001,20220906,20230621', '2,56,20230905,'];
    expect((await read(header, cells)).values).toEqual(['01001', '02056']);
    const years = await read(header, cells, 'school_year');
    expect(years.values).toEqual([2023, 2024]);
    expect(years.said('value.unknown')).toEqual([]);
    const named = await read('AcademicYear,SubjectAreaCode,CourseIdentifierCode', [
      '2023-2024,04,051',
      '2023-2024,Science,X9',
    ]);
    expect(named.values).toEqual(['04051', null]);
  });
});
