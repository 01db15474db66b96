/**
 * A district of two schools for tests of what each role sees, with files that went through the real pipeline. Every
 * value that is in rows of the other school alone, and its name, holds OTHER; every ID, name and unreadable value of a
 * student holds STUDENT.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import type { Role } from '#contract/permissions.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { runHere } from '../ingest/test-run.ts';
import { neverLost } from '../quality/fixtures/never-lost.ts';
import { refreshQuality } from '../quality/refresh.ts';
import { refreshBy } from '../quality/request-refresh.ts';
import { openTestPortal } from '../test-portal.ts';
import { sendFile } from '../test-send-file.ts';
import { type ProcessDependencies, processUpload } from '../uploads/process/process.ts';
import { memoryQueue } from '../uploads/test-portal.ts';

export const OTHER = /zqx/i;
export const STUDENT = /qks/i;

const [HERE, THERE] = ['Northside High', 'Zqxville High'];
const YEARS = ['2020-21', '2021-22', '2022-23', '2023-24'];

/** Roles that may be held at one school, by the name of who holds them here. */
export const ROLES_HERE = {
  admin: ['ADMIN'],
  lead: ['DISTRICT_DATA_LEAD'],
  manager: ['ACCOUNT_MANAGER'],
  xq: ['XQ_USER'],
  facilitator: ['FACILITATOR'],
  combined: ['SCHOOL_FACILITATOR', 'ACCOUNT_MANAGER'],
} as const satisfies Record<string, readonly Role[]>;
/** Members of one school, and of the district. */
export type PersonName = keyof typeof ROLES_HERE | 'everywhere' | 'viewer' | 'chooser';

interface Student {
  id: string;
  school: string;
  mark: string;
}
const STUDENTS: Student[] = [
  { id: 'QKS1001', school: HERE, mark: 'Wow' },
  { id: 'QKS1002', school: HERE, mark: 'B' },
  { id: 'QKS1003', school: HERE, mark: 'C' },
  { id: 'ZQXQKS1', school: THERE, mark: 'ZQXA' },
  { id: 'ZQXQKS2', school: THERE, mark: 'ZQXB' },
];
const isThere = ({ school }: { school: string }) => school === THERE;
const table = (header: string, rows: readonly (readonly string[])[]) =>
  `${[header, ...rows.map((row) => row.join(','))].join('\n')}\n`;

const everyYear = (row: (student: Student, year: string, grade: number) => string[]) =>
  STUDENTS.flatMap((student) => YEARS.map((year, index) => row(student, year, 9 + index)));

const roster = table('Student ID,Last Name,First Name,Birth Date,School,School Year,Grade Level,Entry Date', [
  ...everyYear(({ id, school }, year, grade) => [
    id,
    `Last${id}`,
    `First${id}`,
    '2006-02-13',
    school,
    year,
    String(grade),
    isThere({ school }) ? 'ZQX31' : '2020-08-17',
  ]),
  ['QKS1009', 'LastQKS', 'FirstQKS', '2006-02-13', HERE, '2023-24', 'QKSenior', ''],
  ['ZQXQKS9', 'LastZQX', 'FirstZQX', '2006-02-13', THERE, '2023-24', 'ZQXQKSenior', ''],
]);

const transcripts = table(
  'Student ID,School,School Year,Term,Course Code,Course Title,Final Grade,Credits Attempted,Credits Earned,Grade Level',
  [
    ...everyYear(({ id, school, mark }, year, grade) => [
      id,
      school,
      year,
      'S1',
      isThere({ school }) ? 'ZQX100' : 'N100',
      isThere({ school }) ? 'Zqxology' : 'Algebra I',
      grade === 12 ? mark : 'B',
      '1',
      '1',
      String(grade),
    ]),
    ['QKS1002', HERE, '2023-24', 'S2', 'NOCAT', 'Basket Weaving', 'A', '1', '1', '12'],
    // A student of here who took a course there.
    ['QKS1002', THERE, '2021-22', 'S2', 'N100', 'Algebra I', 'A', '1', '1', '10'],
    ['ZQXQKS1', THERE, '2023-24', 'S2', 'ZQXNOCAT', 'Basket Weaving', 'A', '1', '1', '12'],
    ['QKSGHOST', HERE, '2023-24', 'S2', 'N100', 'Algebra I', 'A', '1', '1', '12'],
    ['ZQXQKSGHOST', THERE, '2023-24', 'S2', 'ZQX100', 'Zqxology', 'A', '1', '1', '12'],
  ],
);

const demographics = table(
  'Student ID,School,Gender,Race/Ethnicity,IEP Status,English Learner Status,Lunch Status',
  STUDENTS.map(({ id, school }) => [id, school, 'F', isThere({ school }) ? 'ZQXQKSian' : 'QKSian', 'No', 'EO', 'Paid']),
);

const scores = table('Student ID,School,Test Type,Test Date,Exam Code,Exam Name,Score', [
  ...STUDENTS.map(({ id, school }) => [
    id,
    school,
    'AP',
    '2023-05-08',
    '36',
    'English Language',
    isThere({ school }) ? 'ZQX9' : 'Q9',
  ]),
  ['QKS1001', HERE, 'AP', '2023-05-08', '37', 'English Literature', '4'],
  ['QKS1O02', HERE, 'AP', '2023-05-08', '37', 'English Literature', '3'],
  ['ZQXQKS1O', THERE, 'AP', '2023-05-08', 'ZQ37', 'Zqx Exam', '3'],
]);

const catalog = table('School,School Year,Course Code,Course Title,Department,Course Level,Credits', [
  [HERE, '2023-2024', 'N100', 'Algebra I', 'Mathematics', 'General', '1'],
  [HERE, '2023-2024', 'N200', 'Shop', 'Odd', 'General', '1'],
  [THERE, '2023-2024', 'ZQX100', 'Zqxology', 'ZQXdepartment', 'General', '1'],
  [THERE, '2023-2024', 'N200', 'Zqx Shop', 'Odd', 'General', '1'],
  [THERE, '2023-2024', 'ZQXBW', 'Basket Weaving', 'Odd', 'General', '1'],
]);

const pathways = table('School,School Year,Pathway,Course Code,Course Title,Sequence', [
  [HERE, '2023-2024', 'Care', 'N2O0', 'Shop', 'Odd'],
  [THERE, '2023-2024', 'ZQXcare', 'ZQXC1', 'Zqx Course', 'ZQXsequence'],
]);

const headedByRow = `QKS1001,LastQKS,ELL,IEP,Hispanic,${HERE}\nZQXQKS1,LastZQXQKS,EO,No,White,${THERE}\nQKS1002,LastQKS,ELL,IEP,Asian,${HERE}\n`;

const sheet = (name: string, rows: readonly string[]) =>
  `<Worksheet ss:Name="${name}"><Table>${rows.map((row) => `<Row>${row.replace(/[^,]+/g, '<Cell><Data ss:Type="String">$&</Data></Cell>').replaceAll(',', '')}</Row>`).join('')}</Table></Worksheet>`;

/** A sheet of its own for a student of there. */
const ofStudents = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${sheet('All', demographics.trim().split('\n'))}${sheet('LastZQXQKS2', ['Sport,Coach', 'Chess,1'])}</Workbook>`;

type Choices = Record<string, string[]>;
const FILES: [name: string, type: UploadFileType, text: string, choices: Choices, schools?: string[]][] = [
  ['roster.csv', 'STUDENT_ROSTER', roster, {}],
  ['transcripts.csv', 'TRANSCRIPT', transcripts, {}],
  ['demographics.csv', 'STUDENT_DEMOGRAPHICS', demographics, { demographic_types: ['Race/Ethnicity', 'Gender'] }],
  ['scores.csv', 'STUDENT_TEST_SCORES', scores, { test_types: ['AP'] }],
  ['catalog.csv', 'COURSE_CATALOG', catalog, { academic_periods: ['2023-2024'] }],
  ['pathways.csv', 'CTE_PATHWAY_CATALOG', pathways, { academic_periods: ['2023-2024'] }],
  ['zqx there.csv', 'STUDENT_DEMOGRAPHICS', demographics, { demographic_types: ['Gender'] }, [THERE]],
  // Uploaded for one school alone, with the rows of both.
  ['whole export.csv', 'STUDENT_ROSTER', roster, {}, [HERE]],
  // Its second row is taken for the header, since 'White' is one.
  ['headed by a row.csv', 'STUDENT_DEMOGRAPHICS', headedByRow, { demographic_types: ['Gender'] }],
  // Nothing of it can be read, so nothing says whose rows it has but the choice.
  ['no header.csv', 'STUDENT_ROSTER', roster.slice(roster.indexOf('\n') + 1), {}, [HERE]],
  ['sheets.xls', 'STUDENT_DEMOGRAPHICS', ofStudents, { demographic_types: ['Gender'] }],
  ['nothing there.csv', 'STUDENT_ROSTER', `${roster.split('\n').slice(0, 9).join('\n')}\n`, {}],
];

export async function openTwoSchools(databaseUrl: string | null) {
  const portal = await openTestPortal({
    PORTAL_RATE_PER_MINUTE: '1000000',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  });
  const workFolder = mkdtempSync(join(tmpdir(), 'two-schools-'));
  const address = (who: string) => `${who}@two.test`;
  const made = await portal.call('POST', '/operator/audits', await portal.token('operator@demo.test'), {
    district: { name: 'Two Schools Unified' },
    year_ending: 2024,
    schools: [HERE, THERE].map((name) => ({ name })),
    members: [
      ...Object.entries(ROLES_HERE).map(([who, roles]) => ({
        email: address(who),
        name: who,
        roles,
        scope: 'school',
        schools: [HERE],
      })),
      { email: address('everywhere'), name: 'everywhere', roles: ['ADMIN'], scope: 'district' },
      { email: address('viewer'), name: 'viewer', roles: ['XQ_USER'], scope: 'district' },
      { email: address('chooser'), name: 'chooser', roles: ['FACILITATOR'], scope: 'district' },
    ],
  });
  const audit = AuditSummary.parse(made.body);
  const schoolId = (name: string) => audit.schools.find((school) => school.name === name)?.id ?? '';
  const tokens = new Map<string, string>();
  for (const who of [...Object.keys(ROLES_HERE), 'everywhere', 'viewer', 'chooser'])
    tokens.set(who, await portal.token(address(who)));

  /** One call below the audit; the answer as text, whatever it is. */
  const call = async (who: PersonName, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${tokens.get(who) ?? ''}` };
    const url = `/api/eoa/${audit.id}${path}`;
    const answer = await portal.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, bytes: answer.rawPayload, text: answer.body };
  };

  async function upload(
    [file_name, upload_file_type, text, choices, schools = [HERE, THERE]]: (typeof FILES)[number],
    ingest: ProcessDependencies['ingest'] = (request, { onProgress }) => runHere(request, onProgress),
  ) {
    const sender = { auditId: audit.id, token: tokens.get('everywhere') ?? null };
    const user_provided_file_metadata = { school_ids: schools.map(schoolId), ...choices };
    const uploadId = await sendFile(portal, sender, { file_name, upload_file_type, user_provided_file_metadata }, text);
    await processUpload(
      {
        ...portal,
        queue: memoryQueue().queue,
        workFolder,
        ingest,
        requestRefresh: refreshBy(memoryQueue().queue),
      },
      { auditId: audit.id, uploadId, attempt: 0 },
      new AbortController().signal,
    );
    return uploadId;
  }

  const files: Record<string, string> = {};
  for (const file of FILES) files[file[0]] = await upload(file);
  const refresh = () =>
    refreshQuality(
      { database: portal.database, store: portal.store, workFolder, versionDays: 30, readAgain: neverLost },
      { auditId: audit.id },
    );
  await refresh();

  return {
    portal,
    audit,
    files,
    here: schoolId(HERE),
    there: schoolId(THERE),
    call,
    upload,
    refresh,
    workFolder,
    async close() {
      await portal.close();
      rmSync(workFolder, { recursive: true, force: true });
    },
  };
}

export type TwoSchools = Awaited<ReturnType<typeof openTwoSchools>>;
