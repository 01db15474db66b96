import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textRows, writeWorkbook } from '../../read/workbook/test-workbook.ts';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

const HEADER = 'Course Code,Course Title,Credits,Grades';
const courses = (...titles: string[]) => titles.map((title, index) => `${title.slice(0, 3)}${index}0,${title},1,9-12`);

const READ = ['course_title', 'subject_area', 'course_level'];

async function readSheets(sheets: Readonly<Record<string, readonly string[]>>) {
  const xml = (lines: readonly string[]) => textRows([HEADER, ...lines].map((line) => line.split(',')));
  const path = writeWorkbook({ sheets: Object.entries(sheets).map(([name, lines]) => ({ name, xml: xml(lines) })) });
  return read(path);
}

async function readLines(lines: readonly string[]) {
  const path = join(temporaryFolder(), 'catalog.csv');
  writeFileSync(path, [HEADER, ...lines].join('\n'));
  return read(path);
}

async function read(path: string) {
  const context = { ...ONE_SCHOOL, chosen: { ...ONE_SCHOOL.chosen, years: [2024] } };
  const result = await check(path, 'COURSE_CATALOG', context);
  return {
    rows: await storedRows(result, READ),
    codes: result.groups.map(({ code }) => code),
    said: result.statistics,
  };
}

describe('a catalog with a sheet for each department', () => {
  it('has the subject areas of their names', async () => {
    const { rows, said } = await readSheets({
      English: courses('Journalism'),
      'Math Department': courses('Algebra I', 'Geometry'),
    });
    expect(rows).toEqual([
      ['Journalism', 'English Language Arts', null],
      ['Algebra I', 'Mathematics', null],
      ['Geometry', 'Mathematics', null],
    ]);
    expect(said).toContain('Subject area / department was taken from the names of the sheets.');
  });

  it('or the course levels, where all of them name one', async () => {
    const subjects = (of: string, ...titles: string[]) => courses(...titles).map((line) => `${line},${of}`);
    const xml = (lines: readonly string[]) =>
      textRows([`${HEADER},Department`, ...lines].map((line) => line.split(',')));
    const sheets = { 'AP Courses': subjects('Science', 'Biology'), Regular: subjects('Science', 'Earth Science') };
    const { rows } = await read(
      writeWorkbook({ sheets: Object.entries(sheets).map(([name, lines]) => ({ name, xml: xml(lines) })) }),
    );
    expect(rows).toEqual([
      ['Biology', 'Science', 'AP'],
      ['Earth Science', 'Science', 'general'],
    ]);
  });

  it('has none where their names say nothing of the kind', async () => {
    const { rows, codes } = await readSheets({ Fall: courses('Journalism'), Spring: courses('Algebra I') });
    expect(rows).toEqual([]);
    expect(codes).toContain('file.missing-column');
  });
});

describe('a list of pathways with a sheet for each', () => {
  const pathways = async (names: readonly string[]) => {
    const xml = textRows([
      ['Course Code', 'Course Title'],
      ['CT101', 'Principles'],
      ['CT102', 'Practicum'],
    ]);
    const result = await check(
      writeWorkbook({ sheets: names.map((name) => ({ name, xml })) }),
      'CTE_PATHWAY_CATALOG',
      ONE_SCHOOL,
    );
    const rows = await storedRows(result, ['pathway_name']);
    return { pathways: [...new Set(rows.flat())].toSorted(), said: result.statistics, missing: result.missingColumns };
  };

  it('has the pathways of their names, and says so', async () => {
    const found = await pathways(['Patient Care', 'Culinary Arts']);
    expect(found).toMatchObject({ pathways: ['Culinary Arts', 'Patient Care'], missing: [] });
    expect(found.said).toContain('Pathway / program was taken from the names of the sheets.');
  });

  it.each([
    [['Sheet1', 'Sheet2']],
    [['CTE Courses', 'Patient Care']],
    [['Lakeview', 'Maple HS']],
    [['2022-23', '2023-24']],
    [['9th Grade', '10th Grade']],
    [['Okafor', 'Lindqvist']],
    [['Concentrators', 'Completers']],
  ])('has none of others: %s', async (names) => {
    expect(await pathways(names)).toMatchObject({ pathways: [], missing: ['Pathway / program'] });
  });
});

describe('a catalog with the department in a row above its courses', () => {
  it('has those with a number in front', async () => {
    const { rows } = await readLines([
      ...['01 - English', ...courses('Journalism'), '02 - Mathematics', ...courses('Algebra I')],
    ]);
    expect(rows.map(([, subject]) => subject)).toEqual(['English Language Arts', 'Mathematics']);
  });

  it('has the subject areas of the headings, and says so', async () => {
    const { rows, said, codes } = await readLines([
      ...['ENGLISH', ...courses('Journalism')],
      ...['CAREER AND TECHNICAL EDUCATION', ...courses('Welding I', 'Nursing')],
      ...['AP', ...courses('Principles')],
      ...['Mathematics Department', ...courses('Algebra I')],
    ]);
    expect(rows.map(([title, subject]) => [title, subject])).toEqual([
      ['Journalism', 'English Language Arts'],
      ['Welding I', 'Career and Technical Education'],
      ['Nursing', 'Career and Technical Education'],
      ['Principles', 'Career and Technical Education'],
      ['Algebra I', 'Mathematics'],
    ]);
    expect(said).toContain('Subject area / department was taken from the 3 headings between the rows.');
    expect(codes).toContain('file.rows-below-table');
  });

  it('has the levels of headings below or above them, too', async () => {
    const inner = [
      'ENGLISH',
      'Honors',
      ...courses('Journalism'),
      'Regular',
      ...courses('Speech'),
      'MATH',
      ...courses('Geometry'),
    ];
    const outer = [
      'Honors Courses',
      'English',
      ...courses('Journalism'),
      'Math',
      ...courses('Geometry'),
      'Regular Courses',
      'English',
      ...courses('Speech'),
    ];
    const both = [
      ['Journalism', 'English Language Arts', 'honors'],
      ['Speech', 'English Language Arts', 'general'],
    ];
    const geometry = (level: string | null) => ['Geometry', 'Mathematics', level];
    expect((await readLines(inner)).rows).toEqual([...both, geometry(null)]);
    expect((await readLines(outer)).rows).toEqual([both[0], geometry('honors'), both[1]]);
  });

  it('counts the rows below a heading that it does not know as unknown', async () => {
    const lines = [
      'English',
      ...courses('Journalism'),
      'Science',
      ...courses('Physics'),
      'Cornerstones',
      ...courses('Team Time'),
    ];
    const { rows, codes } = await readLines(lines);
    expect(rows.map(([, subject]) => subject)).toEqual(['English Language Arts', 'Science', 'Cornerstones']);
    expect(codes).toContain('value.unknown');
  });

  it('has none of one heading alone, or of a remark', async () => {
    const { rows, codes } = await readLines([
      'Science',
      ...courses('Physics'),
      'See the counselor for more.',
      ...courses('Botany'),
    ]);
    expect(rows).toEqual([]);
    expect(codes).toContain('file.missing-column');
  });

  it('leaves a column of departments as it is', async () => {
    const path = join(temporaryFolder(), 'catalog.csv');
    const lines = ['English', 'ENG10,Journalism,1,9-12,Fine Arts', 'Science', 'SCI10,Botany,1,9-12,Science'];
    writeFileSync(path, [`${HEADER},Department`, ...lines].join('\n'));
    const { rows } = await read(path);
    expect(rows.map(([, subject]) => subject)).toEqual(['Visual and Performing Arts', 'Science']);
  });
});
