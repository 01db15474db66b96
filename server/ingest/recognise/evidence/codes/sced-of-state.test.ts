import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, temporaryFolder } from '../../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [],
  chosen: { schoolIds: [], years: [2024], demographicTypes: [], testTypes: [] },
};

/** The columns that a list of courses was read with, and what it lacks. */
async function found(codes: readonly string[], more = '', cell = '') {
  const path = join(temporaryFolder(), 'courses.csv');
  const lines = codes.map((code, at) => `C${at},Course ${at},${code}${cell}`);
  writeFileSync(path, `${[`Course Code,Course Title,State Course Code${more}`, ...lines].join('\n')}\n`);
  const { columns, missingColumns } = await check(path, 'COURSE_CATALOG', context);
  return { sced: columns.sced_code?.header, state: columns.state_course_code?.header, missingColumns };
}

const MISSING = ['Subject area / department', 'SCED code'];

it("reads whole SCED codes in the column of the state's code as such", async () => {
  const state = 'State Course Code';
  expect(await found(['01001G1.0011', '02052E0.5012', ''])).toEqual({ sced: state, state, missingColumns: [] });
});

it('reads no other codes so, nor in place of SCED codes that are there', async () => {
  // Five digits may be of the list of a state, and one other cell makes the column one of those.
  for (const codes of [['01001', '02052'], ['01001G1.0011', '2100A'], ['88001G1.0011']])
    expect(await found(codes)).toMatchObject({ sced: undefined, missingColumns: MISSING });
  expect((await found(['01001G1.0011'], ',SCED', ',01001')).sced).toBe('SCED');
});

const COURSES =
  '01001 English 9|01002 English 10|02052 ALG 1|02072 Geometry|02056 Algebra II|03051 BIOLOGY|03101 Chemistry|04051 World History|04101 US History|24052 Spanish I|05101 Band|08001 PE 9';

/** A list of courses, each with the code of the state. */
async function listed(courses: readonly string[], title = 'Course Title') {
  const path = join(temporaryFolder(), 'courses.csv');
  const lines = courses.map((course, at) => `C${at},${course.slice(6)},${course.slice(0, 5)}`);
  writeFileSync(path, `${[`Course Code,${title},State Course Code`, ...lines].join('\n')}\n`);
  return (await check(path, 'COURSE_CATALOG', context)).columns.sced_code?.header;
}

it('reads five digits as SCED codes where the titles beside them are of the same subjects', async () => {
  const courses = COURSES.split('|');
  expect(await listed(courses)).toBe('State Course Code');
  expect(await listed(courses, 'Description')).toBe('State Course Code');
  // A code that SCED does not have, subjects of another list, and too few courses.
  expect(await listed([...courses, '01999 English 12', '01777 English 13'])).toBeUndefined();
  expect(
    await listed(courses.map((course, at) => `${courses.at(at - 5)?.slice(0, 5)} ${course.slice(6)}`)),
  ).toBeUndefined();
  expect(await listed(courses.slice(0, 5))).toBeUndefined();
});
