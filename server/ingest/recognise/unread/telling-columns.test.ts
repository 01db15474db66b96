import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const context = (years: readonly number[] = [], testTypes: readonly string[] = []): IngestContext => ({
  yearEnding: 2024,
  schools: [{ id: 'lakeview', name: 'Lakeview', local_id: '101', state_id: null, nces_id: null, ceeb_code: null }],
  chosen: { schoolIds: ['lakeview'], years, demographicTypes: [], testTypes },
});

/** What the warning says of the rows of a file. */
async function said(type: UploadFileType, lines: readonly string[], where = context()): Promise<string[]> {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const { groups, rowsKept } = await check(path, type, where);
  expect(rowsKept).toBeGreaterThan(0);
  return groups
    .filter(({ code }) => code === 'file.rows-may-not-count')
    .map(({ message }) => /not count: (.+)\. That was/.exec(message)?.[1] ?? message);
}

/** A row for each cell. */
const roster = (headers: string, cells: readonly string[]) =>
  said('STUDENT_ROSTER', [
    `Student ID,School Year,Grade Level,${headers}`,
    ...cells.map((cell, at) => `${4100 + at},2023-24,12,${cell}`),
  ]);

const transcript = (headers: string, cells: readonly string[], mark = 'B') =>
  said('TRANSCRIPT', [
    `Student ID,School Year,Course Code,Course Title,Final Mark,Credits Earned,${headers}`,
    ...cells.map((cell, at) => `4100,2021-22,C${at},Algebra ${at},${mark},1,${cell}`),
  ]);

const sat = (headers: string, cells: readonly string[]) =>
  said(
    'STUDENT_TEST_SCORES',
    [
      `Student ID,Test Date,EBRW,Math,Total,${headers}`,
      ...cells.map((cell, at) => `${4100 + at},10/07/2023,500,510,1010,${cell}`),
    ],
    context([], ['SAT']),
  );

const catalog = (headers: string, cells: readonly string[], years: readonly number[] = [2024]) =>
  said(
    'COURSE_CATALOG',
    [`Course Code,Course Title,Department,${headers}`, ...cells.map((cell, at) => `C${at},Algebra ${at},Math,${cell}`)],
    context(years),
  );

it('credit that was not earned, by a column with yes and no, but for failing grades', async () => {
  const said = await transcript('Credit,Earned', ['0.5,Y', '0.5,N']);
  expect(said).toEqual(["'Earned' has N in 1 row"]);
  expect(await transcript('Credit,Earned', ['0.5,Y', '0.5,N'], 'F')).toEqual([]);
});

it('a note in a column without a header, as a person writes it beside a table', async () => {
  expect(await transcript('', ['checked', 'Duplicate of row 3'])).toEqual(['column G has Duplicate of row 3 in 1 row']);
  expect(await transcript('', ['checked', 'see the counselor'])).toEqual([]);
});

describe('students who left, by a column that is not read', () => {
  it.each([
    ['Active', ['Y', 'N', 'Y', 'N'], "'Active' has N in 2 rows"],
    ['Is Active', ['1', '0'], "'Is Active' has 0 in 1 row"],
    ['Currently Enrolled?', ['Yes', 'No'], "'Currently Enrolled?' has No in 1 row"],
    ['Enrolled 2023-24', ['Y', 'N', 'Y', 'Y'], "'Enrolled 2023-24' has N in 1 row"],
    ['2023-24 Enrolled', ['X', '', ''], "'2023-24 Enrolled' has an empty cell in 2 rows"],
    ['Withdrawn', ['', 'X', ''], "'Withdrawn' has X in 1 row"],
    ['W/D', ['', 'W', 'W'], "'W/D' has W in 2 rows"],
    ['No Show', ['Y', 'Y'], "'No Show' has Y in 2 rows"],
    ['Drop Out', ['0', '1'], "'Drop Out' has 1 in 1 row"],
    ['del_ind', ['0', '1'], "'del_ind' has 1 in 1 row"],
    ['inactv_flg', ['0', '1'], "'inactv_flg' has 1 in 1 row"],
    ['Deleted', ['false', 'true'], "'Deleted' has true in 1 row"],
    ['Inactive', ['Y', 'Y'], "'Inactive' has Y in 2 rows"],
    ['Not Enrolled', ['Y', 'N'], "'Not Enrolled' has Y in 1 row"],
    ['Inactive Student', ['Y', 'N'], "'Inactive Student' has Y in 1 row"],
    ['Left School', ['X', ''], "'Left School' has X in 1 row"],
    ['Moved', ['X', ''], "'Moved' has X in 1 row"],
    ['Shared Student', ['N', 'Y', 'N'], "'Shared Student' has Y in 1 row"],
    ['Service Type', ['R', 'S', 'N'], "'Service Type' has N in 1 row and S in 1 row"],
    [
      'Enrollment Type',
      ['Primary', 'Secondary', 'Summer School'],
      "'Enrollment Type' has Secondary in 1 row and Summer School in 1 row",
    ],
    ['Enrollment Code', ['E1', 'W81', 'WDO', 'R1'], "'Enrollment Code' has W81 in 1 row and WDO in 1 row"],
    ['Enrollment Code', ['E01', 'WD02'], "'Enrollment Code' has WD02 in 1 row"],
    ['TG', ['', 'I', 'N'], "'TG' has I in 1 row and N in 1 row"],
    ['Entry/Withdrawal Type', ['E', 'W'], "'Entry/Withdrawal Type' has W in 1 row"],
    ['Summer School', ['', 'Y'], "'Summer School' has Y in 1 row"],
    [
      'Year End Status',
      ['Promoted', 'Dropped', 'Transferred Out', 'Did not return'],
      "'Year End Status' has Did not return in 1 row, Dropped in 1 row and Transferred Out in 1 row",
    ],
  ])('are named: %s %j', async (header, cells, expected) => {
    expect(await roster(header, cells)).toEqual([expected]);
  });

  it.each([
    ['Active', ['Y', 'Y', '']],
    ['Enrolled 2020-21', ['N', 'Y', '']],
    ['Withdrawn', ['N', '', '0/0/0']],
    ['No Show', ['N', 'No']],
    ['Year End Status', ['Promoted', 'Retained', 'Graduated', 'Not dropped']],
    ['EOY Status', ['Not Dropped', 'Re-entered after withdrawal']],
    ['Service Type', ['P', 'P']],
    ['Enrollment Type', ['Full-Time', 'Resident']],
    ['School Type', ['Secondary', 'Secondary']],
    // Of a program, of a lunch.
    ['ELL Status', ['Exited', 'Active']],
    ['Lunch Status', ['Withdrawn', 'Free']],
  ])('are none: %s %j', async (header, cells) => {
    expect(await roster(header, cells)).toEqual([]);
  });

  it.each([
    ['Notes', ['', 'duplicate - see row 4', 'never attended'], 'duplicate - see row 4 in 1 row and never attended'],
    ['Comments', ['EXAMPLE - delete this row', 'sits in front'], 'EXAMPLE - delete this row'],
    ['Registrar Remarks', ['moved to Texas 10/2', 'Twin'], 'moved to Texas 10/2'],
  ])('are named by a note: %s %j', async (header, cells, expected) => {
    const [text] = await roster(header, cells);
    expect(text).toContain(`'${header}' has ${expected}`);
  });

  it('are named by a note in a list of programs, too', async () => {
    const lines = ['Student ID,Gender,Notes', '4100,F,', '4101,M,do not include'];
    expect(await said('STUDENT_DEMOGRAPHICS', lines)).toEqual(["'Notes' has do not include in 1 row"]);
  });

  it.each([
    ['Is Duplicate', ['False', 'True'], "'Is Duplicate' has True in 1 row"],
    ['Possible Duplicate', ['N', 'Y'], "'Possible Duplicate' has Y in 1 row"],
    ['Duplicate Of', ['', '4099'], "'Duplicate Of' has 4099 in 1 row"],
    ['Merged Into', ['', '4099'], "'Merged Into' has 4099 in 1 row"],
    ['Test Student', ['No', 'Yes'], "'Test Student' has Yes in 1 row"],
  ])('are named where another row, or no one, stands for them: %s %j', async (header, cells, expected) => {
    expect(await roster(header, cells)).toEqual([expected]);
    const lines = [`Student ID,Gender,${header}`, ...cells.map((cell, at) => `${4100 + at},F,${cell}`)];
    expect(await said('STUDENT_DEMOGRAPHICS', lines)).toEqual([expected]);
  });

  it('are none where each row stands for itself', async () => {
    expect(await roster('Duplicate,Merged Into', ['Unique,', 'Original,', 'N,None'])).toEqual([]);
    expect(await roster('Test Score', ['85', '90'])).toEqual([]);
  });

  it('are none by a note about something else', async () => {
    const notes = ['left a message', 'Needs an interpreter', 'Twin sister in 10th', 're-entered after withdrawal'];
    expect(await roster('Notes', notes)).toEqual([]);
    const long = `Prefers ${'to sit in front and '.repeat(4)} is not a duplicate`;
    expect(await roster('Notes', [long])).toEqual([]);
    expect(await roster('Teacher Notes', ['duplicate'])).toEqual([]);
  });

  it('are told already where a column that is read says so', async () => {
    expect(await roster('Active,Exit Date', ['Y,', 'N,10/02/2023'])).toEqual([]);
    expect(await roster('Active,Exit Date', ['N,', 'N,10/02/2023'])).toEqual(["'Active' has N in 1 row"]);
    expect(await roster('Withdrawn,Enrollment Status', ['X,Withdrawn', ',Active'])).toEqual([]);
    expect(await roster('Withdrawn,Enrollment Status', ['X,Active', ',Active'])).toEqual([
      "'Withdrawn' has X in 1 row",
    ]);
  });

  it('are told by the primary school', async () => {
    expect(await roster('Service Type,Primary School', ['P,Y', 'S,N'])).toEqual([]);
  });

  it('are named, too, where the column is read', async () => {
    expect(await roster('Active', ['1', '1', '0'])).toEqual(["'Active' has 0 in 1 row"]);
    expect(await roster('Active Status,Exit Date', ['Y,', 'N,10/02/2023'])).toEqual([]);
    expect(await roster('Enrollment Status', ['A', 'I'])).toEqual([]);
  });

  it('are told by a description of why they left', async () => {
    expect(await roster('Active,Leave Description', ['Y,', 'N,Moved to another state'])).toEqual([]);
  });

  it('are found in every row of a file', async () => {
    const cells = Array.from({ length: 900 }, (_, at) => (at > 800 ? 'X' : ''));
    expect(await roster('Withdrawn', cells)).toEqual(["'Withdrawn' has X in 99 rows"]);
  });
});

describe('courses that should not count', () => {
  it.each([
    ['Void', ['N', 'Y'], "'Void' has Y in 1 row"],
    ['Suppress on Transcript', ['N', 'Y'], "'Suppress on Transcript' has Y in 1 row"],
    ['Non-Credit', ['', 'X'], "'Non-Credit' has X in 1 row"],
    ['Drop Date', ['', '10/01/2021'], "'Drop Date' has 10/01/2021 in 1 row"],
    ['Transfer School', ['Elm Academy', ''], "'Transfer School' has Elm Academy in 1 row"],
    ['Xfer', ['Y', ''], "'Xfer' has Y in 1 row"],
    ['Outside Credit', ['Y', ''], "'Outside Credit' has Y in 1 row"],
    ['Out of District', ['Y', 'N'], "'Out of District' has Y in 1 row"],
    ['Taken Elsewhere', ['Y', 'N'], "'Taken Elsewhere' has Y in 1 row"],
    ['From Other School', ['Y', 'N'], "'From Other School' has Y in 1 row"],
    ['Repeat/Retake', ['Y', 'N'], "'Repeat/Retake' has Y in 1 row"],
    ['Non-District', ['X', ''], "'Non-District' has X in 1 row"],
    ['Counts for Credit', ['Y', 'N'], "'Counts for Credit' has N in 1 row"],
    ['HS Credit', ['Y', 'N'], "'HS Credit' has N in 1 row"],
    ['GPA Weight', ['1', '1', '0.00'], "'GPA Weight' has 0.00 in 1 row"],
    ['ExcludeFromTranscripts', ['0', '0', '1'], "'ExcludeFromTranscripts' has 1 in 1 row"],
    ['Exclude From Graduation', ['0', '0', '1'], "'Exclude From Graduation' has 1 in 1 row"],
    ['Print on Transcript', ['Y', 'N'], "'Print on Transcript' has N in 1 row"],
    ['In Transcript', ['1', '0'], "'In Transcript' has 0 in 1 row"],
    ['Posted', ['Y', 'N'], "'Posted' has N in 1 row"],
    ['In Progress', ['N', 'Y'], "'In Progress' has Y in 1 row"],
    ['Grade Replaced', ['', 'Y'], "'Grade Replaced' has Y in 1 row"],
    ['HSCourse', ['1', '0'], "'HSCourse' has 0 in 1 row"],
    ['Course Attempt Result', ['Pass', 'Withdrawn'], "'Course Attempt Result' has Withdrawn in 1 row"],
    ['Retake', ['', 'X'], "'Retake' has X in 1 row"],
    ['Grade Forgiven', ['N', 'Y'], "'Grade Forgiven' has Y in 1 row"],
    [
      'Grade Status',
      ['Final', 'Replaced', 'Forgiven', 'Repeated - not counted'],
      "'Grade Status' has Forgiven in 1 row, Repeated - not counted in 1 row and Replaced in 1 row",
    ],
    [
      'Course Status',
      ['Completed', 'In Progress', 'Dropped'],
      "'Course Status' has Dropped in 1 row and In Progress in 1 row",
    ],
    [
      'Course Completion',
      ['Completed', 'In Progress', 'Dropped'],
      "'Course Completion' has Dropped in 1 row and In Progress in 1 row",
    ],
    ['Credit Type', ['Regular', 'Audit', 'Credit Recovery'], "'Credit Type' has Audit in 1 row"],
  ])('are named: %s %j', async (header, cells, expected) => {
    expect(await transcript(header, cells)).toEqual([expected]);
  });

  it('are named by a note, but for a mark that says so', async () => {
    const notes = ['repeat of 9th grade course', 'good effort', 'dropped'];
    expect(await transcript('Comments', notes)).toEqual([
      "'Comments' has dropped in 1 row and repeat of 9th grade course in 1 row",
    ]);
    expect(await transcript('Comments', notes, 'W')).toEqual([]);
  });

  it('are none where no cell says so, or the mark does', async () => {
    expect(await transcript('Void', ['N', ''])).toEqual([]);
    expect(await transcript('Grade Forgiven,Exclude from GPA', ['Y,Y', 'N,N'])).toEqual([]);
    expect(await transcript('Drop Date', ['', '10/01/2021'], 'W')).toEqual([]);
    expect(await transcript('Credit Type', ['Audit', 'Regular'], 'AU')).toEqual([]);
    expect(await transcript('Grade Status,Repeat Code', ['Replaced,Forgiven', 'Final,'])).toEqual([]);
    expect(await transcript('Grade Status,Repeat Code', ['Replaced,R', 'Final,'])).toEqual([
      "'Grade Status' has Replaced in 1 row",
    ]);
    expect(await transcript('GPA Weight', ['0', '0', '1'])).toEqual([]);
    expect(await transcript('GPA Weight', ['1', '1', '0'], 'P')).toEqual([]);
    expect(await transcript('Term,ExcludeFromTranscripts', ['Q1,1', 'S1,0', 'S2,0'])).toEqual([]);
    expect(await transcript('ExcludeFromTranscripts', ['1', '1', '0'])).toEqual([]);
    expect(await transcript('Posted', ['N', 'Y'], 'IP')).toEqual([]);
    expect(await transcript('Grade Level,HSCourse', ['8,0', '9,1'])).toEqual([]);
    expect(await transcript('Posted', ['6/5/2022', '6/5/2022'])).toEqual([]);
    expect(await transcript('Rank Status', ['Excluded', 'Included'])).toEqual([]);
    expect(await transcript('Counts for Credit', ['Y', 'Y'])).toEqual([]);
    expect(await transcript('HS Credit', ['0', '1'])).toEqual([]);
  });
});

describe('scores that should not count', () => {
  it.each([
    ['Status', ['Cancelled', 'Valid'], "'Status' has Cancelled in 1 row"],
    ['Score Status', ['Cancelled', 'Reported'], "'Score Status' has Cancelled in 1 row"],
    ['Valid', ['N', 'Y'], "'Valid' has N in 1 row"],
    ['Invalidated', ['Y', 'N'], "'Invalidated' has Y in 1 row"],
    ['Official', ['N', 'Y'], "'Official' has N in 1 row"],
    ['Valid Score', ['N', 'Y'], "'Valid Score' has N in 1 row"],
    ['Score Withheld', ['Y', 'N'], "'Score Withheld' has Y in 1 row"],
    ['Practice Test', ['Y', 'N'], "'Practice Test' has Y in 1 row"],
    ['Attempt', ['Practice', 'Official'], "'Attempt' has Practice in 1 row"],
    ['Notes', ['', 'Fall PSAT', 'retake'], "'Notes' has Fall PSAT in 1 row"],
  ])('are named: %s %j', async (header, cells, expected) => {
    expect(await sat(header, cells)).toEqual([expected]);
  });

  it.each([
    ['Status', ['Valid', 'Reported', 'Not cancelled']],
    ['Practice Test', ['1100', '1010', '']],
    ['Teacher Last Name', ['Mock', 'Jones']],
    ['Home School', ['Aspire Academy', 'Lakeview']],
    ['Form', ['School Day', 'Weekend']],
  ])('are none: %s %j', async (header, cells) => {
    expect(await sat(header, cells)).toEqual([]);
  });

  it('are named where a row holds several', async () => {
    const headers =
      'AP ID,Student ID,Admin Year 01,Exam Code 01,Exam Grade 01,Admin Year 02,Exam Code 02,Exam Grade 02';
    const lines = [`${headers},Source`, 'A1,1,23,20,4,23,36,3,Mock', 'A2,2,23,20,4,,,,AP'];
    expect(await said('STUDENT_TEST_SCORES', lines, context([], ['AP']))).toEqual(["'Source' has Mock in 1 row"]);
  });

  it('are named beside the exams of a row', async () => {
    const lines = ['Student ID,AP Exam Name,AP Score,Exam Year,Source', '1,Biology,4,2023,Mock', '2,Biology,3,2023,AP'];
    expect(await said('STUDENT_TEST_SCORES', lines, context([], ['AP']))).toEqual(["'Source' has Mock in 1 row"]);
  });
});

describe('courses that are not offered', () => {
  it.each([
    ['Status', ['Active', 'Inactive', 'Retired'], "'Status' has Inactive in 1 row and Retired in 1 row"],
    ['Active', ['Y', 'N'], "'Active' has N in 1 row"],
    ['Offered 2023-24', ['Y', 'N'], "'Offered 2023-24' has N in 1 row"],
    ['2022-23,2023-24', ['X,', ',X', 'X,'], "'2023-24' has an empty cell in 2 rows"],
    [
      'Inactive Date',
      ['', '06/30/2018', '6/30/19', '06/30/2024'],
      "'Inactive Date' has 06/30/2018 in 1 row and 6/30/19 in 1 row",
    ],
    ['Last Year Offered', ['2023-24', '2020-21', '2023'], "'Last Year Offered' has 2020-21 in 1 row"],
    ['Last Year', ['', '2021', '2024'], "'Last Year' has 2021 in 1 row"],
  ])('are named: %s %j', async (header, cells, expected) => {
    expect(await catalog(header, cells)).toEqual([expected]);
  });

  it.each([
    ['Status', ['Active', 'Active']],
    ['Offered 2020-21', ['Y', 'N']],
    // Students, not marks.
    ['2023-24', ['31', '', '12']],
  ])('are none: %s %j', async (header, cells) => {
    expect(await catalog(header, cells)).toEqual([]);
  });

  it('are named by a note or by their title', async () => {
    expect(await catalog('Notes', ['', 'no longer offered', 'Write a draft'])).toEqual([
      "'Notes' has no longer offered in 1 row",
    ]);
    const titles = [
      'Geometry (no longer offered)',
      'ZZ DO NOT USE',
      'Latin (old)',
      'Old English',
      'Drafting',
      'Retired',
    ];
    const lines = ['Course Code,Course Title,Department', ...titles.map((title, at) => `C${at},${title},Math`)];
    expect(await said('COURSE_CATALOG', lines, context([2024]))).toEqual([
      "'Course Title' has Geometry (no longer offered) in 1 row, Latin (old) in 1 row and ZZ DO NOT USE in 1 row",
    ]);
  });

  it('may be those of a pathway that closed', async () => {
    const lines = ['Program Name,Program Status,Course Code,Course Title', 'Welding,Active,1,A', 'Care,Closed,2,B'];
    expect(await said('CTE_PATHWAY_CATALOG', lines, context([2024]))).toEqual(["'Program Status' has Closed in 1 row"]);
  });
});

it('a mock exam, but not a row of another test, which is an error already', async () => {
  const scores = (test: string) =>
    said('STUDENT_TEST_SCORES', ['Student ID,Test,Test Date,Score', '4100,SAT,03/14/2024,1250', `4101,${test}`]);
  expect(await scores('PSAT/NMSQT,10/14/2023,1150')).toEqual([]);
  expect(await scores('SAT Practice,10/14/2023,1150')).toEqual(["'Test' has SAT Practice in 1 row"]);
});

it('a word in one of hundreds of empty columns, behind the first 200 rows', async () => {
  const empty = Array.from({ length: 300 }, (_, at) => `Filler ${at}`);
  const cells = Array.from({ length: 250 }, (_, at) => `${','.repeat(299)}${at === 240 ? 'mock exam' : ''}`);
  expect(await sat(empty.join(','), cells)).toEqual(["'Filler 299' has mock exam in 1 row"]);
});

it('words in hundreds of columns of a file need no more memory than it may use', async () => {
  const headers = Array.from({ length: 300 }, (_, at) => `Answer ${at}`);
  const cells = Array.from({ length: 210 }, (_, at) =>
    headers.map((_, column) => `answer ${at % 7} ${column}`).join(','),
  );
  expect(await sat(headers.join(','), cells)).toEqual([]);
});

it('courses that are only planned, which have no grade either, and none that are under way', async () => {
  const rows = (status: string) => [
    'Student ID,School Year,Course Code,Course Title,Final Mark,Credits Earned,Status',
    '4100,2021-22,C1,Algebra,B,1,Completed',
    `4100,2021-22,C2,Biology,,,${status}`,
  ];
  expect(await said('TRANSCRIPT', rows('Planned'))).toEqual(["'Status' has Planned in 1 row"]);
  expect(await said('TRANSCRIPT', rows('In Progress'))).toEqual([]);
});

it('courses that are not active, by a shortened header', async () => {
  expect(await catalog('actv_ind', ['1', '0'])).toEqual(["'actv_ind' has 0 in 1 row"]);
});
