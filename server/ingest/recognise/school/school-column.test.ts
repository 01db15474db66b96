import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

it.each(['', 'stu_', 'crs_'])(
  'of two columns of schools the one with schools of the audit is read: %sCampus',
  async (prefix) => {
    const headers = ['School Number', 'Campus', 'Course Code', 'Course Title', 'Subject'].map((name) => prefix + name);
    const path = join(temporaryFolder(), 'courses.csv');
    writeFileSync(
      path,
      `${headers.join(',')}\n1,Lakeview,0101,English I,English\n1,Lakeview,0102,English II,English\n`,
    );
    const context = { ...ONE_SCHOOL, chosen: { ...ONE_SCHOOL.chosen, years: [2024] } };
    const { columns, rowsKept } = await check(path, 'COURSE_CATALOG', context);
    expect([columns.school?.header, rowsKept]).toEqual([`${prefix}Campus`, 2]);
  },
);
