import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Refused } from '#datasets/kit/layouts/refused.ts';
import { contextOf, knownUploads, pathOf } from '#datasets/test-harness/known-answers.ts';
import { zipOf } from '#server/platform/spreadsheet/zip.ts';
import { inspectFile } from '../child/inspect.ts';
import { limitsFor } from '../limits.ts';
import { zipOf as storedZip } from '../read/workbook/test-workbook.ts';
import { check, fixture, temporaryFolder } from '../test-run.ts';
import { inspect } from './file.ts';
import type { InspectionAnswer, InspectionContext, InspectionRequest } from './inspection.ts';

const [anyUpload] = knownUploads('clean');
if (!anyUpload) throw new Error('the known answers name uploads');
const { yearEnding, schools } = contextOf(anyUpload);
const CONTEXT: InspectionContext = { yearEnding, schools, confirmed: {} };

const requestFor = (rawPath: string, over: Partial<InspectionRequest> = {}): InspectionRequest => ({
  rawPath,
  fileName: rawPath,
  meantAs: null,
  context: CONTEXT,
  mayUnpack: true,
  maxBytes: 1e9,
  folder: temporaryFolder(),
  ...over,
});
const look = (path: string, over: Partial<InspectionRequest> = {}): Promise<InspectionAnswer> =>
  inspect(requestFor(path, over), limitsFor(statSync(path).size));
const write = (name: string, content: string | Buffer): string => {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
};

describe('what a file is', () => {
  it.each(['clean', 'sis', 'dirty', 'missing-column'].flatMap(knownUploads))('$file is $type', async (upload) => {
    const path = upload.layout === 'sis' ? fixture(upload.file) : pathOf(upload.file);
    const answer = await look(path);
    expect(answer).toMatchObject({ found: 'table', inspection: { upload_file_type: upload.type } });
    if (answer.found !== 'table') return;
    const { inspection } = answer;
    expect(inspection.missing).toEqual(
      (upload.missing_columns ?? []).filter((label) => label !== 'Gender'), // asked for by a choice alone
    );
    const chosen = contextOf(upload).chosen;
    if (inspection.schools) expect(inspection.schools.map(({ id }) => id).sort()).toEqual([...chosen.schoolIds].sort());
    if (inspection.academic_periods && upload.layout !== 'missing-column')
      expect(inspection.academic_periods).toEqual(upload.academic_periods);
    if (inspection.test_types && upload.layout !== 'missing-column')
      expect([...inspection.test_types].sort()).toEqual([...upload.test_types].sort());
    if (inspection.demographic_types && upload.layout !== 'missing-column')
      expect(inspection.demographic_types).toEqual(upload.demographic_types);
  });

  it.each([
    ['college-board-act-ib/ap_student_datafile_2023_24.csv', 'STUDENT_TEST_SCORES', 'College Board AP', ['AP']],
    ['college-board-act-ib/sat_student_datafile.csv', 'STUDENT_TEST_SCORES', 'College Board SAT', ['SAT']],
    ['college-board-act-ib/act_student_file.csv', 'STUDENT_TEST_SCORES', 'ACT student file', ['ACT']],
    ['college-board-act-ib/ib_candidate_results.csv', 'STUDENT_TEST_SCORES', 'IB candidate', ['IB']],
    ['sds-100-users/Student.csv', 'STUDENT_ROSTER', 'School Data Sync Student.csv', null],
    ['edfi-generator/Course.csv', 'COURSE_CATALOG', 'Ed-Fi courses', null],
  ])('%s is recognised by its layout', async (path, type, name, tests) => {
    const answer = await look(fixture(`samples/${path}`));
    expect(answer).toMatchObject({ inspection: { upload_file_type: type, test_types: tests } });
    expect(answer).toHaveProperty('inspection.reason', { is: 'layout', layout: expect.stringContaining(name) });
  });

  it.each<[path: string, refused: Refused]>([
    ['edfi-generator/School.csv', { is: 'other-list', list: 'edfi-schools' }],
    ['nyc-aggregate/ap_2010.csv', { is: 'aggregate' }],
  ])('%s is refused by name', async (path, refused) => {
    expect(await look(fixture(`samples/${path}`))).toEqual({ found: 'refusal', refused });
  });

  it('is what the person means where the file can be that, too', async () => {
    const path = write(
      'both.csv',
      'Student ID,School,Grade Level,Gender,Race,IEP,ELL,Low Income\n1,Lakeview,9,F,Asian,N,N,N\n',
    );
    for (const meantAs of ['STUDENT_ROSTER', 'STUDENT_DEMOGRAPHICS'] as const)
      expect(await look(path, { meantAs })).toMatchObject({ inspection: { upload_file_type: meantAs } });
  });

  const STUDENT = 'Student ID,State Student ID,Last Name,First Name,Middle Name,Birth Date,Grade Level,School';
  const ADA = '1,9001,Okafor,Ada,B,2006-03-04,11,Lakeview';

  it.each([
    ['Exam Name,Score,School Year', 'AP Biology,4,2022-2023', 'STUDENT_TEST_SCORES'],
    ['SAT Total,Test Date,Class of,Status', '1210,2023-03-11,2024,Active', 'STUDENT_TEST_SCORES'],
    ['Course Title,Course Number,Mark,Credits Earned,School Year', 'Algebra I,20,A,1,2022-2023', 'TRANSCRIPT'],
    ['Course Title,Mark,School Year', 'Algebra I,A,2022-2023', 'TRANSCRIPT'],
  ])('of %s beside all that a roster has is not a roster', async (headers, cells, type) => {
    const path = write('records.csv', `${STUDENT},${headers}\n${ADA},${cells}\n`);
    expect(await look(path)).toMatchObject({ inspection: { upload_file_type: type, also: ['STUDENT_ROSTER'] } });
  });

  it.each([
    ['Course Number,Course Title,AP Course,Subject,Credits', '2002,AP Biology,Y,Science,1', 'COURSE_CATALOG'],
    [
      'Student ID,School Year,Course Number,Course Title,AP Course,Grade,Credits Earned',
      '1,2022-23,2002,AP Biology,Y,B,1',
      'TRANSCRIPT',
    ],
    ['Student ID,School Year,AP Course,Score', '1,2022-23,Biology,4', 'STUDENT_TEST_SCORES'],
    ['Student ID,IB Subject,Session,Score', '1,Biology HL,M23,4', 'STUDENT_TEST_SCORES'],
  ])('of %s is known with a flag of AP courses or without', async (headers, cells, type) => {
    const path = write('courses.csv', `${headers}\n${cells}\n`);
    expect(await look(path)).toMatchObject({ inspection: { upload_file_type: type, missing: [] } });
  });

  it('of courses without subjects and without pathways is a catalog', async () => {
    const path = write('courses.csv', 'Course Code,Title,Credits,School,Year\n1010,English 9,1,Lakeview,2023-24\n');
    expect(await look(path)).toMatchObject({
      inspection: { upload_file_type: 'COURSE_CATALOG', missing: ['Subject area / department', 'SCED code'] },
    });
  });

  const DAYS = 'School Year,Entry Date,Exit Date';
  it.each([
    ['SAT Total', '1210', []],
    ['GPA,Credits Earned,Class Rank', '3.5,18,4', []],
    ['GPA,SAT Total,ACT Composite', '3.5,1210,24', ['STUDENT_TEST_SCORES']],
    ['ACT Composite,Test Date', '24,2023-03-11', ['STUDENT_TEST_SCORES']],
    ['Course Title,Course Number,Section', 'Algebra I,20,1', []],
  ])('of enrollments is a roster, also with %s', async (headers, cells, also) => {
    const path = write(
      'roster.csv',
      `${STUDENT},${DAYS},${headers}\n${ADA},2022-2023,2022-08-15,2023-06-05,${cells}\n`,
    );
    expect(await look(path)).toMatchObject({ inspection: { upload_file_type: 'STUDENT_ROSTER', also } });
  });

  it('stays open where the headers are of no one we know', async () => {
    const path = write(
      'odd.csv',
      'Crs Ref Nbr,Crs Ttl Txt,Subj Grp,Bldg Nm Txt\nQ1,Pottery,Art,Lakeview\nQ2,Band,Art,Lakeview\n',
    );
    expect(await look(path)).toMatchObject({ inspection: { upload_file_type: null, rows: 2 } });
  });

  it('counts the rows of schools that are not of the audit, and names some', async () => {
    const name = schools[0]?.name;
    const path = write(
      'roster.csv',
      `Student ID,School,Grade Level\n1,${name},9\n2,Elsewhere High,9\n3,Elsewhere High,9\n`,
    );
    expect(await look(path)).toMatchObject({
      inspection: { schools: [{ id: schools[0]?.id, rows: 1 }], elsewhere: { rows: 2, names: ['Elsewhere High'] } },
    });
  });

  it('is found out in a child of its own, which leaves nothing of the rows in its answer', async () => {
    const answer = await inspectFile(requestFor(fixture('samples/college-board-act-ib/act_student_file.csv')));
    expect(answer).toMatchObject({ found: 'table', inspection: { rows: 5, test_types: ['ACT'] } });
  });

  it('stays open where the child died on a full disk', async () => {
    const request = requestFor(fixture('samples/college-board-act-ib/act_student_file.csv'));
    const program = fixture('programs/crash.ts');
    const looking = inspectFile(request, { program, roomIn: async () => 1024 });
    await expect(looking).rejects.toThrow('disk');
    expect(await inspectFile(request, { program })).toMatchObject({ refused: { is: 'too-much-work' } });
  });
});

const ROSTER = 'Student ID,School,Grade Level\n1,Lakeview,9\n';
const zip = (entries: Record<string, string>) =>
  Readable.from(zipOf(Object.entries(entries).map(([name, text]) => ({ name, text: Readable.from([text]) }))))
    .toArray()
    .then((chunks) => Buffer.concat(chunks));
const unpackZip = async (entries: Record<string, string>) => look(write('several.zip', await zip(entries)));

describe('an archive', () => {
  it('gives its tables, under the last part of their names, and says of the others why they stay', async () => {
    const answer = await unpackZip({
      'export/roster.csv': ROSTER,
      '../../etc/evil.csv': ROSTER,
      'C:\\temp\\back.csv': ROSTER,
      '__MACOSX/export/._roster.csv': ROSTER,
      'export/.DS_Store': ROSTER,
      'export/~$roster.xlsx': ROSTER,
      'letter.pdf': '%PDF-',
      'inner.zip': 'PK',
    });
    if (answer.found !== 'archive') throw new Error(`found ${JSON.stringify(answer)}`);
    expect(answer.files.map(({ name, size }) => [name, size])).toEqual([
      ['roster.csv', ROSTER.length],
      ['evil.csv', ROSTER.length],
      ['back.csv', ROSTER.length],
    ]);
    expect(answer.files.every(({ path }) => /\/entry-\d+$/.test(path))).toBe(true);
    expect(answer.entries.filter(({ note }) => note !== null)).toEqual([
      { name: 'letter.pdf', note: 'not-a-table' },
      { name: 'inner.zip', note: 'archive' },
    ]);
  });

  it('tells files of one name apart by their folder', async () => {
    const answer = await unpackZip({ '2023/roster.csv': ROSTER, '2024/roster.csv': ROSTER });
    expect(answer).toMatchObject({ files: [{ name: '2023 roster.csv' }, { name: '2024 roster.csv' }] });
  });

  it.each([
    ['without tables', { 'a.txt': ROSTER }, 'archive-without-tables'],
    [
      'of too many tables',
      Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`${n}.csv`, ROSTER])),
      'archive-of-too-many',
    ],
    ['that is a bomb', { 'zeros.csv': '0'.repeat(20 * 1024 * 1024) }, 'archive-with-damage'],
  ])('%s is refused', async (_, entries, is) => {
    expect(await unpackZip(entries)).toMatchObject({ found: 'refusal', refused: { is } });
  });

  it.each(['lying size', 'cut off', 'same name twice'])('with a %s is refused', async (kind) => {
    const good = await zip({ 'aa.csv': ROSTER, 'bb.csv': ROSTER });
    expect(await look(write('bad.zip', broken(good, kind)))).toMatchObject({ found: 'refusal' });
  });

  it('with a changed cell in one of its files is refused, with the name of the file', async () => {
    const bytes = storedZip({ 'aa.csv': ROSTER, 'bb.csv': ROSTER });
    bytes.write('2', bytes.lastIndexOf('1,Lakeview'));
    expect(await look(write('flipped.zip', bytes))).toMatchObject({
      found: 'refusal',
      refused: { is: 'archive-with-damage', name: 'bb.csv' },
    });
  });

  it('of far too many files is called an archive, not a workbook', async () => {
    const many = storedZip(Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`${n}.csv`, ROSTER])));
    expect(await look(write('many.zip', many))).toEqual({ found: 'refusal', refused: { is: 'archive-unsafe' } });
  });

  it('is not called damaged when its files find no room on the disk', async () => {
    const path = write('several.zip', await zip({ 'a.csv': ROSTER }));
    const gone = join(temporaryFolder(), 'gone');
    await expect(look(path, { folder: gone })).rejects.toThrow('ENOENT');
  });

  it('in an archive stays closed', async () => {
    const path = write('inner.zip', await zip({ 'a.csv': ROSTER }));
    expect(await look(path, { mayUnpack: false })).toMatchObject({
      found: 'refusal',
      refused: { is: 'format', format: 'zip' },
    });
  });
});

function broken(zip: Buffer, kind: string): Buffer {
  if (kind === 'cut off') return zip.subarray(0, -10);
  const bytes = Buffer.from(zip);
  const directory = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  if (kind === 'lying size') bytes.writeUInt32LE(3, directory + 24);
  else bytes.write('aa', bytes.lastIndexOf('bb.csv'));
  return bytes;
}

describe('users.csv and roles.csv of OneRoster 1.2', () => {
  const USERS = [
    'sourcedId,status,enabledUser,givenName,familyName,grades,primaryOrgSourcedId',
    'u1,active,true,Ana,Ruiz,11,Lincoln High',
    'u2,active,true,Tom,"Reed, Jr.",11,Lincoln High',
    'u3,active,true,Kim,Lee,"09,10",',
    'u4,active,true,Bo,Li,12,Lincoln High',
  ].join('\n');
  const ROLES = [
    'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId',
    'r1,active,,u1,primary,student,,,Lincoln High',
    'r2,active,,u2,primary,teacher,,,Lincoln High',
    'r3,active,,u3,secondary,aide,,,Roosevelt HS',
    'r4,active,,u3,primary,student,,,East Academy',
    'r5,tobedeleted,,u4,primary,student,,,Lincoln High',
  ].join('\n');

  it('become one file in which the roles say who is a student', async () => {
    const [rawPath, rolesPath] = [write('users.csv', USERS), write('roles.csv', ROLES)];
    expect(await look(rolesPath)).toMatchObject({ found: 'refusal', refused: { list: 'oneroster-roles' } });
    const answer = await look(rawPath, { rolesPath, fileName: 'users with roles.csv' });
    if (answer.found !== 'archive') throw new Error('they were not joined');
    const [joined] = answer.files;
    const result = await check(joined?.path ?? '', 'STUDENT_ROSTER');
    expect(result).toMatchObject({
      rowsRead: 4,
      rowsKept: 2,
      schoolRows: { 'school-1': { valid: 1 }, 'school-2': { valid: 1 } },
    });
    expect(result.statistics).toContain('Left out: 1 row of people who are not students');
    // Her only role was deleted: no one knows who she is.
    expect(result.groups.find(({ code }) => code === 'role.unknown')).toMatchObject({ count: 1, firstRows: [5] });
  });
});
