import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const schoolOf = (name: string, local_id: string) => ({
  ...{ id: name, name, local_id, state_id: null, nces_id: null, ceeb_code: null },
});
const context: IngestContext = {
  yearEnding: 2024,
  schools: [
    { ...schoolOf('Lakeview High School', '0101'), nces_id: '060123400101' },
    { ...schoolOf('Hilltop Academy', '0102'), nces_id: '060123400102' },
  ],
  chosen: { schoolIds: ['Lakeview High School'], years: [2024], demographicTypes: [], testTypes: [] },
};

async function catalog(header: string, cells: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  const rows = cells.map((cell, at) => `C${at},Algebra ${at},Math,${cell}`);
  writeFileSync(path, `${[`Course Code,Course Title,Department,${header}`, ...rows].join('\n')}\n`);
  const result = await check(path, 'COURSE_CATALOG', context);
  return { ...result, unread: result.groups.filter(({ code }) => code === 'file.schools-unread') };
}

describe('a catalog without a column of schools that we know', () => {
  it('is of the schools that a column names, whatever it is called', async () => {
    const result = await catalog('Where', ['Lakeview High School', 'Hilltop Academy', 'Lakeview HS']);
    expect(result.columns.school?.header).toBe('Where');
    expect(result.rowsKept).toBe(2); // Hilltop was not selected
    expect(result.unread).toEqual([]);
  });

  it("is of the selected school where PowerSchool's 0, the district, is in every row", async () => {
    const district = await catalog('SchoolID', ['0', '0', '0']);
    expect([district.columns.school, district.rowsKept, district.unread]).toEqual([undefined, 3, []]);
    expect(district.statistics).toContain(
      "'SchoolID' was not read as School because it is filled in 3 of 3 rows, 1 different.",
    );
    const other = await catalog('SchoolID', ['0', '0', '0102']);
    expect(other.columns.school?.header).toBe('SchoolID');
    expect(other.rowsKept).toBe(0);
  });

  it.each([
    ['Schools', ['"Lakeview High School, Hilltop Academy"', 'Hilltop Academy', 'Lakeview High School']],
    ['Lakeview High School,Hilltop Academy', ['X,', ',X', 'X,X']],
    ['Offered At', ['LHS', 'HA', 'LHS/HA']],
    ['Sites', ['0101', '0102', '0101;0102']],
  ])('warns where %s may say so in a way we do not read', async (header, cells) => {
    const result = await catalog(header, cells);
    expect(result.columns.school).toBeUndefined();
    expect(result.unread).toHaveLength(1);
  });

  it.each([
    ['School Level', ['High', 'Middle', 'High']],
    ['Prior School', ['Hilltop Academy', 'Lakeview High School', 'Hilltop Academy']],
    ['Room Location', ['Main', 'Main', 'Main']],
    ['Notes', ['', 'Lakeview only', '']],
  ])('says nothing of %s', async (header, cells) => {
    const result = await catalog(header, cells);
    expect(result.rowsKept).toBe(3);
    expect(result.unread).toEqual([]);
  });
});

describe('a transcript or a list of students without a column of schools that we know', () => {
  async function read(type: 'TRANSCRIPT' | 'STUDENT_ROSTER', header: string, cells: readonly string[]) {
    const path = join(temporaryFolder(), 'file.csv');
    const start =
      type === 'TRANSCRIPT'
        ? ['Student ID,School Year,Course Code,Course Title,Final Mark,Credits Earned', '2023-24,A1,Algebra I,B,1']
        : ['Student ID,School Year,Grade Level', '2023-24,12'];
    const rows = cells.map((cell, at) => `${4100 + at},${start[1]},${cell}`);
    writeFileSync(path, `${[`${start[0]},${header}`, ...rows].join('\n')}\n`);
    const { columns, rowsKept, groups } = await check(path, type, context);
    return { school: columns.school?.header, rowsKept, codes: groups.map(({ code }) => code) };
  }
  const mixed = ['Lakeview High School', 'Lakeview HS', 'Boise Online', 'Central Community College'];

  it.each(['Institution', 'Earned At', 'Where Taken'])('has where each course was taken under %s', async (header) => {
    const { school, rowsKept, codes } = await read('TRANSCRIPT', header, mixed);
    expect(school).toBe(header);
    expect(rowsKept).toBe(4);
    expect(codes).toContain('school.outside');
  });

  it.each([
    ['Where', ['Lakeview High School', 'Hilltop Academy']],
    ['NCES ID', ['060123400101', '60123400102']],
  ])('has where each student is under %s, where every cell is a school of the audit', async (header, cells) => {
    const { school, rowsKept } = await read('STUDENT_ROSTER', header, cells);
    expect(school).toBe(header);
    expect(rowsKept).toBe(1); // Hilltop was not selected
  });

  it.each([
    ['Zoned School', ['Lakeview High School', 'Hilltop Academy']],
    // The number of a school may be that of a room.
    ['Room', ['0101', '0102']],
  ])('does not under %s', async (header, cells) => {
    expect(await read('STUDENT_ROSTER', header, cells)).toMatchObject({ school: undefined, rowsKept: 2 });
  });

  it('warns of such a column of students, half of whom are elsewhere', async () => {
    const { school, codes } = await read('STUDENT_ROSTER', 'Attending', mixed);
    expect(school).toBeUndefined();
    expect(codes).toContain('file.schools-unread');
  });

  it.each([
    ['Next Place', mixed],
    ['Sponsor', ['Acme', 'Initech', 'Lakeview High School', 'Globex']],
    ['Site Note', ['', '', '', 'Lakeview only']],
  ])('has no schools under %s', async (header, cells) => {
    const { school, codes } = await read('TRANSCRIPT', header, cells);
    expect(school).toBeUndefined();
    expect(codes).not.toContain('file.schools-unread');
  });
});
