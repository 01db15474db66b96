import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

/** The rows whose name is unlike that of the other rows of their ID. */
async function unlike(type: UploadFileType, header: string, lines: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${[header, ...lines].join('\n')}\n`);
  const { issues } = await check(path, type, ONE_SCHOOL);
  return issues.flatMap(({ code, row }) => (code === 'file.names-of-ids' ? [row] : []));
}

const COURSE = 'School Year,Term,Course Code,Course Title,Final Grade,Credits Earned';
const CODES = ['1010', '2010', '3010', '4010'];
const NAMES = ['Okafor, Ada', 'Nguyen, Ben', 'Rivera, Cam'];

/** A transcript of three students with four courses each, whose IDs are moved down by some rows. */
const marks = (moved: number, name: (name: string, at: number) => string = (one) => `"${one}"`) => {
  const rows = NAMES.flatMap((one, student) => CODES.map((code) => ({ one, id: 1001 + student, code })));
  return rows.map(
    ({ one, code }, at) =>
      `${rows[Math.max(0, at - moved)]?.id},${name(one, at)},2022-23,S1,${code},Course ${code},A,0.5`,
  );
};

it.each(['Student Name', 'Student', 'LastFirst'])('warns of rows where %s is of another student', async (header) => {
  expect(await unlike('TRANSCRIPT', `Student ID,${header},${COURSE}`, marks(1))).toEqual([6, 10]);
  expect(await unlike('TRANSCRIPT', `Student ID,${header},${COURSE}`, marks(0))).toEqual([]);
});

const IN_PARTS = `Student ID,Last Name,First Name,${COURSE}`;
const named = (header: string) => `Student ID,${header},${COURSE}`;

it('compares last and first names in two columns', async () => {
  const parts = (one: string) => one.replace(', ', ',');
  expect(await unlike('TRANSCRIPT', IN_PARTS, marks(1, parts))).toEqual([6, 10]);
});

it('says nothing of a new last name, a short first name, an initial or a name in another order', async () => {
  const written = ['Okafor, Ada', 'ADA OKAFOR', 'Mensah, Ada L.', 'O.', 'Nguyen, Ben'];
  const names = (_: string, at: number) => `"${written[at] ?? 'Nguyen, Benjamin'}"`;
  expect(await unlike('TRANSCRIPT', named('Student Name'), marks(0, names))).toEqual([]);
});

it.each(['Name', 'Student'])('does not take words under %s for names', async (header) => {
  const kinds = (_: string, at: number) => `Kind${'ABCD'[at % 4]}`;
  expect(await unlike('TRANSCRIPT', named(header), marks(0, kinds))).toEqual([]);
});

it('does not compare names of teachers', async () => {
  const teachers = (_: string, at: number) => `"${['Lee, Bo', 'Cruz, Ana', 'Diaz, Eva', 'Kim, Max'][at % 4]}"`;
  expect(await unlike('TRANSCRIPT', named('Teacher Name'), marks(0, teachers))).toEqual([]);
});

it('looks at scores and at a roster of several years, too', async () => {
  const scores = ['Okafor,Ada,2023-03-08,500', 'Okafor,Ada,2023-10-04,520', 'Rivera,Cam,2023-12-02,600'].map(
    (one) => `1001,${one},500,SAT`,
  );
  const ofScores = 'Student ID,Last Name,First Name,Test Date,SAT EBRW,SAT Math,Test Type';
  expect(await unlike('STUDENT_TEST_SCORES', ofScores, scores)).toEqual([4]);
  const roster = ['1001,Okafor,Ada,2021-22,10', '1001,Okafor,Ada,2022-23,11', '1001,Rivera,Cam,2023-24,12'];
  expect(await unlike('STUDENT_ROSTER', 'Student ID,Last Name,First Name,School Year,Grade Level', roster)).toEqual([
    4,
  ]);
});
