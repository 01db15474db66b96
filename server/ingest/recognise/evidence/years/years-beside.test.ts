import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { check, ONE_SCHOOL, temporaryFolder } from '../../../test-run.ts';

/** End years by row, and what was said about single years. */
async function read(type: UploadFileType, lines: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const { parquet, groups } = await check(path, type, ONE_SCHOOL);
  const said = groups.map(({ code }) => code).filter((code) => code?.startsWith('year.'));
  if (!parquet) return { years: null, said };
  const lake = await openLake([dirname(parquet)]);
  const rows = await lake.rows<{ school_year: unknown }>(
    'years',
    `SELECT school_year FROM read_parquet(${literal(parquet)}) ORDER BY row_number`,
  );
  lake.close();
  return { years: rows.map(({ school_year }) => Number(school_year)), said };
}

const roster = (beside: string, rows: readonly string[], year = 'School Year') =>
  read('STUDENT_ROSTER', [
    `Student ID,Grade Level,${year},${beside}`,
    ...rows.map((row, at) => `${500 + at},11,${row}`),
  ]);

/** A year before those of the audit. */
const named = (header: string) => roster('Name', ['2020,Ann', '2021,Bo', '2022,Cy', '2023,Di'], header);

describe('a school year of one number', () => {
  it('is the year in which it starts where the dates of its rows are a year later', async () => {
    const found = await roster('Exit Date', ['2021,06/05/2022', '2022,2023-06-05', '2022,6/7/2023']);
    expect(found).toEqual({ years: [2022, 2023, 2023], said: ['year.single-proven'] });
  });

  it('is the year in which it ends where the dates are in it', async () => {
    const found = await roster('Term End Date', ['2022,12/20/2021', '2023,2023-06-05', '2023,6/7/2023']);
    expect(found).toEqual({ years: [2022, 2023, 2023], said: ['year.single-proven'] });
  });

  it('is the one in which it starts where students entered after its end, and not the other way around', async () => {
    const later = await roster('Enter Date', ['2023,08/15/2023', '2023,08/16/2023', '2023,01/08/2024']);
    expect(later).toEqual({ years: [2024, 2024, 2024], said: ['year.single-proven'] });
    const earlier = await roster('Enter Date', ['2023,08/15/2022', '2023,08/16/2022', '2023,01/08/2023']);
    expect(earlier.said).toEqual(['year.single-open']);
  });

  it('is told by a span or by the other year beside it', async () => {
    const spans = await roster('Year Name', ['2021,2021-22', '2022,2022-23', '2022,2022-23']);
    expect(spans.years).toEqual([2022, 2023, 2023]);
    const ends = await roster('End Year', ['2021,2022', '2022,2023', '2022,2023']);
    expect(ends.years).toEqual([2022, 2023, 2023]);
  });

  it('may be named SY, and FY where the dates deny that it is the end', async () => {
    for (const name of ['SY', 'FY', 'SY 20']) {
      const dated = ['21,06/05/2022', '22,2023-06-05', '22,6/7/2023'].map((row) => name + row);
      expect(await roster('Exit Date', dated)).toEqual({ years: [2022, 2023, 2023], said: ['year.single-proven'] });
    }
    const open = ['SY2022,2007-09-01', 'SY2023,2007-09-01'];
    expect((await roster('Birth Date', open)).said).toEqual(['year.single-open']);
  });

  it('is told by its own header, also where the years of the audit fit the other one better', async () => {
    for (const header of ['endYear', 'School Year Ending', 'Year End'])
      expect(await named(header)).toEqual({
        years: [2020, 2021, 2022, 2023],
        said: ['year.outside', 'year.single-proven'],
      });
    expect(await named('School Year')).toEqual({ years: [2021, 2022, 2023, 2024], said: ['year.single-decided'] });
    const dated = await roster('Exit Date', ['2021,06/05/2022', '2022,2023-06-05', '2022,6/7/2023'], 'End Year');
    expect(dated.years).toEqual([2022, 2023, 2023]);
  });

  it('is asked about where nothing beside it says which, or two columns differ', async () => {
    const open = ['2022,09/01/2007', '2023,09/01/2007', '2023,09/01/2007'];
    expect(await roster('Birth Date', open)).toMatchObject({ years: [2022, 2023, 2023], said: ['year.single-open'] });
    const old = ['2023,08/15/2022', '2023,08/15/2022', '2023,08/15/2022'];
    expect((await roster('Entry Date', old)).said).toEqual(['year.single-open']);
    const next = ['2022,2023,2022-23', '2023,2024,2023-24', '2023,2024,2023-24'];
    expect((await roster('Next Year,Prior School Year', next)).said).toEqual(['year.single-open']);
    const differ = ['2022,2023,06/05/2022', '2023,2024,06/05/2023', '2023,2024,06/05/2023'];
    expect((await roster('End Year,Exit Date', differ)).said).toEqual(['year.single-open']);
  });

  it('is known by its values under a name no one has seen, but not under that of another year', async () => {
    const rows = ['2122', '2122', '2223', '2223', '2223'].map((year, at) => `${500 + at},11,${year}`);
    const named = (header: string) => read('STUDENT_ROSTER', [`Student ID,Grade Level,${header}`, ...rows]);
    expect((await named('Acdmc Yr')).years).toEqual([2022, 2022, 2023, 2023, 2023]);
    expect((await named('Prr Schl Yr')).said).toEqual(['year.final']);
  });

  it('is in the term where that has a span of years with its own words', async () => {
    const rows = ['2020-21 Fall', 'T2 2021-2022', '2022-23 S1'].map(
      (term, at) => `50${at},${term},2210,Algebra,A,1,Lakeview`,
    );
    const header = 'Student ID,Term,Course Number,Course Name,Grade,Credits Earned,School';
    expect(await read('TRANSCRIPT', [header, ...rows])).toEqual({ years: [2021, 2022, 2023], said: [] });
  });

  it.each([
    ['FA20', 'SP22', '2022FA'],
    ['Fall 20', "Spring '22", 'Fa 2022'],
    ['20-21 S1', 'S2 21-22', '2223 Q1'],
  ])('is in the term where that is %s, %s or %s', async (...terms) => {
    const rows = terms.map((term, at) => `50${at},${term},2210,Algebra,A,1,Lakeview`);
    const header = 'Student ID,Term,Course Number,Course Name,Grade,Credits Earned,School';
    expect(await read('TRANSCRIPT', [header, ...rows])).toEqual({ years: [2021, 2022, 2023], said: [] });
  });

  it.each([
    ['Date Completed', '12/20/2021', '6/1/22', '2022-12-20'],
    ['Completed', 'Dec 2021', 'Jun 2022', 'December 2022'],
    ['Start Date,Term End Date', '8/15/2021,12/20/2021', '1/5/2022,6/1/2022', '8/15/2022,12/20/2022'],
  ])('is in the day on which a course ended where nothing else says it: %s', async (header, ...days) => {
    const rows = days.map((day) => `501,2210,Algebra,A,0.5,${day}`);
    const found = await read('TRANSCRIPT', [`Student ID,Course Number,Course Name,Mark,Credits,${header}`, ...rows]);
    expect(found).toEqual({ years: [2022, 2022, 2023], said: [] });
  });

  it('is told by seasons with their year beside it', async () => {
    const rows = ['2023,FA22', '2023,SP23', '2022,FA21', '2022,SP22'].map((row) => `501,${row},2210,Algebra,A,1`);
    const found = await read('TRANSCRIPT', [
      'Student ID,Year,Term,Course Code,Course Name,Final Grade,Credits',
      ...rows,
    ]);
    expect(found).toEqual({ years: [2023, 2023, 2022, 2022], said: ['year.single-proven'] });
  });

  it('is a span where the others are: 2021 beside 2122', async () => {
    const rows = ['2021', '2122', '2223'].map((year, at) => `${500 + at},${9 + at},${year}`);
    expect(await read('STUDENT_ROSTER', ['Student ID,Grade Level,School Year', ...rows])).toEqual({
      years: [2021, 2022, 2023],
      said: [],
    });
    const single = ['2021', '2022', '2223'].map((year, at) => `${500 + at},${9 + at},${year}`);
    expect((await read('STUDENT_ROSTER', ['Student ID,Grade Level,School Year', ...single])).said).toHaveLength(1);
  });

  it("stays away where the spans of a PowerSchool 'Term' say it", async () => {
    const lines = ['501,22-23,Y1,2210,Algebra,A,1,11,Lakeview', '502,23-24,S1,2210,Algebra,B,1,11,Lakeview'];
    const found = await read('TRANSCRIPT', [
      'Student_Number,Term,StoreCode,Course_Number,Course_Name,Grade,EarnedCrHrs,Grade_Level,SchoolName',
      ...lines,
    ]);
    expect(found).toEqual({ years: [2023, 2024], said: [] });
  });
});

const transcript = (beside: string, rows: readonly string[]) =>
  read('TRANSCRIPT', [`Student ID,Year,Term,Course Code,Course Name,Final Grade,Credits Earned${beside}`, ...rows]);

const STUDENTS = ['501', '502', '503', '504', '505'];

/** Rows of every student: the terms in which a course of this name was taken, and what is next to them. */
const taken = (terms: readonly (readonly [year: number, term: string, course: string, beside?: string])[]) =>
  STUDENTS.flatMap((student) =>
    terms.map(
      ([year, term, course, beside], at) =>
        `${student},${year},${term},C${at},${course},A,0.5${beside === undefined ? '' : `,${beside}`}`,
    ),
  );
const ofOne = (years: readonly number[] | null) => years?.slice(0, (years.length ?? 0) / STUDENTS.length);

describe('a year of the calendar beside its term', () => {
  it('is known by the two halves of a course', async () => {
    const found = await transcript(
      '',
      taken([
        [2021, 'Fall', 'English 9'],
        [2022, 'Spring', 'English 9'],
        [2022, 'Fall', 'English 10'],
        [2023, 'Spring', 'English 10'],
        [2023, 'Summer', 'Health'],
      ]),
    );
    expect(ofOne(found.years)).toEqual([2022, 2022, 2023, 2023, 2023]);
    expect(found.said).toEqual(['year.single-proven']);
  });

  it('is known by a grade level in two years, and by the first and last year of students', async () => {
    const grades = await transcript(
      ',Grade Level',
      taken([
        [2022, 'S1', 'English 10A', '10'],
        [2023, 'S2', 'English 10B', '10'],
        [2023, 'S1', 'English 11A', '11'],
        [2024, 'S2', 'English 11B', '11'],
      ]),
    );
    expect(ofOne(grades.years)).toEqual([2023, 2023, 2024, 2024]);
    const ends = await transcript(
      '',
      taken([
        [2022, 'Fall', 'English 10A'],
        [2023, 'Spring', 'English 10B'],
        [2023, 'Fall', 'English 11A'],
        [2024, 'Spring', 'English 11B'],
      ]),
    );
    expect(ends).toMatchObject({ said: ['year.single-proven'] });
    expect(ofOne(ends.years)).toEqual([2023, 2023, 2024, 2024]);
  });

  it('leaves what a year beside no season is to a person', async () => {
    const found = await transcript(
      '',
      taken([
        [2022, 'Fall', 'English 10'],
        [2023, 'Spring', 'English 10'],
        [2023, 'Full Year', 'Choir'],
      ]),
    );
    expect(found.said.toSorted()).toEqual(['year.single-open', 'year.single-proven']);
  });

  it('is asked about where it fits as well and nothing proves it', async () => {
    const ofFew = taken([
      [2021, 'Fall', 'English 9A'],
      [2022, 'Spring', 'English 9B'],
      [2023, 'Fall', 'English 11A'],
      [2024, 'Spring', 'English 11B'],
    ]).slice(0, 8);
    const found = await transcript('', ofFew);
    expect(found.years).toEqual([2021, 2022, 2023, 2024, 2021, 2022, 2023, 2024]);
    expect(found.said).toEqual(['year.single-open']);
  });

  it('is one of school where both halves of a course have it', async () => {
    const ends = taken([
      [2021, 'Fall', 'English 9'],
      [2021, 'Spring', 'English 9'],
      [2024, 'Fall', 'English 12'],
      [2024, 'Spring', 'English 12'],
    ]);
    const found = await transcript('', ends);
    expect(ofOne(found.years)).toEqual([2021, 2021, 2024, 2024]);
    expect(found.said).toEqual(['year.single-decided']);
  });
});
