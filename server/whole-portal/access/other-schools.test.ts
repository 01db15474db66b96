/**
 * No answer holds a value of a row of a school that the reader may not see: not in a list, and not in a sentence, a
 * sample, a count of first rows or a suggestion that was made from several rows. Walks the route table, as each role
 * that may be held at one school: a route that is neither called here nor said to give nothing of rows fails.
 */
import { read as readWorkbook } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALLOWED, effectiveRole } from '#contract/permissions.ts';
import { UNMATCHED_KINDS } from '#contract/quality/lists.ts';
import { MEASURE_IDS } from '#contract/quality/opportunity.ts';
import { PANEL_NAMES } from '#contract/quality/panels.ts';
import type { Route } from '#contract/route.ts';
import { ROUTES } from '#contract/routes.ts';
import { SLUGS } from '#datasets/kit/file-type.ts';
import { sql } from '../../platform/database/sql.ts';
import { databases } from '../../platform/database/test-databases.ts';
import { withoutRandom } from '../../test-tripwire.ts';
import { OTHER, openTwoSchools, type PersonName, ROLES_HERE, STUDENT, type TwoSchools } from '../test-two-schools.ts';

/** Routes that give nothing of the rows of files, and why. */
const WITHOUT_ROWS: Record<string, string> = {
  'health.live': 'of the server',
  'health.ready': 'of the server',
  'datasets.list': 'declarations',
  'session.profile': 'of the person',
  'session.memberships': 'of the person',
  'sign-in.read': 'of the person',
  'sign-in.end-session': 'of the person',
  'sign-in.end-others': 'of the person',
  'sign-in.keep-session': 'of the person',
  'audits.contact': 'of the members',
  'audits.academic-periods': 'declarations',
  'audits.demographic-categories': 'declarations',
  'operator.create-audit': 'an operator is not a member',
  'operator.list-audits': 'an operator is not a member',
  'operator.change-audit': 'an operator is not a member',
  'operator.read-audit': 'an operator is not a member',
  'operator.edit-audit': 'an operator is not a member',
  'operator.close-audit': 'an operator is not a member',
  'operator.reopen-audit': 'an operator is not a member',
  'operator.network': 'an operator is not a member',
  'operator.network-measure': 'an operator is not a member',
  'operator.add-administrator': 'an operator is not a member',
  'operator.remove-pending': 'an operator is not a member',
  'operator.invite-member': 'an operator is not a member',
  'operator.sign-out-member': 'an operator is not a member',
  'operator.find-people': 'an operator is not a member',
  'uploads.request': 'an address',
  'intake.stage': 'an address',
  'intake.list': 'of files that the person has sent and nobody else sees',
  'intake.remove': 'empty',
  'intake.confirm': 'of files that the person has sent and nobody else sees',
  'uploads.cancel': 'empty',
  'uploads.failed': 'empty',
  'uploads.parts': 'of files that the person is sending and nobody else',
  'uploads.join-parts': 'empty',
  'mappings.remove': 'empty',
  'not-offered.mark': 'a number',
  'not-offered.take-back': 'a number',
  'course-mapping.search': 'a public list',
  'findings.package': 'findings.csv and its descriptor, compressed',
  'notices.read-mail-choice': 'of the person',
  'notices.change-mail-choice': 'of the person',
  'schools.change': 'of the schools',
  'people.add': 'of the members',
  'people.invite': 'of the members',
  'people.sign-out': 'empty',
  'people.change': 'of the members',
  'people.remove': 'empty',
};

/** A call of a route: values of its path, its query and its body. */
interface Call {
  params?: Record<string, string>;
  query?: string;
  body?: object;
}

describe.each(databases)('a person of one school on $kind', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>;
  let two: TwoSchools;
  let students: string[];

  beforeAll(async () => {
    database = await open();
    two = await openTwoSchools(database.url);
    const { text } = await two.call(
      'everywhere',
      'GET',
      `/schools/${two.here}/transcripts/transcript-selection-summary`,
    );
    students = (JSON.parse(text) as { transcripts: { id: string }[] }).transcripts.map(({ id }) => id);
    await decideEverywhere();
    await finalizeEverywhere();
  }, 180_000);
  afterAll(async () => {
    await two?.close();
    await database?.close();
  });

  /** What a course of the other school is, which has the title of one of here. */
  async function decideEverywhere(): Promise<void> {
    const { text } = await two.call('everywhere', 'GET', '/course-mapping?state=all&size=100');
    const { items } = JSON.parse(text) as { items: { course_code: string; title_key: string }[] };
    const decisions = items
      .filter(({ course_code }) => OTHER.test(course_code))
      .map(({ course_code, title_key }) => ({
        course_code,
        title_key,
        decision: { kind: 'sced', sced_code: '05154' },
      }));
    const { status } = await two.call('everywhere', 'PUT', '/course-mapping/decisions', { decisions });
    expect(status).toBe(200);
  }

  /** By someone who sees both schools. */
  async function finalizeEverywhere(): Promise<void> {
    const path = `/schools/${two.here}/transcripts`;
    const saved = await two.call('everywhere', 'PUT', `${path}/selection`, { ids: students.slice(0, 1), version: 0 });
    expect(saved.status, saved.text).toBe(200);
    expect((await two.call('everywhere', 'POST', `${path}/finalize-selection`, students.slice(0, 1))).status).toBe(200);
  }

  const ofFiles = (query = ''): Call[] => Object.values(two.files).map((fileId) => ({ params: { fileId }, query }));
  const ids = () => students.join(',');

  /** How each other route is called. */
  const CALLS: Record<string, () => Call[]> = {
    'audits.schools': () => [{}],
    'uploads.reprocess': () => [],
    'uploads.removal': () => ofFiles(),
    // Answers as uploads.read, and takes away what the others ask for.
    'uploads.remove': () => [],
    'uploads.put-back': () => ofFiles(),
    'uploads.use': () => ofFiles(),
    'uploads.restore': () => ofFiles(),
    'intake.move': () => ofFiles(),
    'mappings.read': () => ofFiles(),
    'mappings.save': () =>
      ofFiles().map((call) => ({ ...call, body: { run: 1, columns: [], values: [], seen_at: null } })),
    'mappings.list': () => [{}],
    'uploads.list': () => [{}, { query: '?page=1&size=50' }, { query: '?newest=true' }],
    'uploads.read': () => ofFiles(),
    'uploads.issues': () => [...ofFiles('?size=200'), ...ofFiles(`?size=200&school_id=${two.here}`)],
    'uploads.versions': () => ofFiles(),
    'uploads.original': () => ofFiles(),
    'uploads.details': () => ofFiles(),
    'uploads.fix-workbook': () => ofFiles(),
    'uploads.failed-rows': () => ofFiles(),
    'uploads.requirements': () => SLUGS.map((type) => ({ params: { type } })),
    'not-offered.list': () => SLUGS.map((type) => ({ params: { type } })),
    'audit-log.data-file': () => [{ query: '?size=200' }],
    'audit-log.data-file-csv': () => [{}],
    'audit-log.recent-files': () => [{ query: '?size=50' }],
    'audit-log.list': () => [{ query: '?size=200' }],
    'audit-log.csv': () => [{}],
    'quality.missing': () => [{}, { query: `?school_id=${two.here}` }],
    'findings.summary': () => [{}, { query: `?school_id=${two.here}` }],
    'findings.choke-points': () => [{}],
    'findings.report': () => [{}, { query: `?school_id=${two.here}` }],
    'findings.csv': () => [{}],
    'findings.xlsx': () => [{}],
    'findings.descriptor': () => [{}],
    'findings.measure': () => MEASURE_IDS.map((measure) => ({ params: { measure } })),
    'findings.students': () => MEASURE_IDS.map((measure) => ({ params: { measure } })),
    'quality.status': () => [{}],
    'quality.versions': () => [{}],
    'quality.left-out': () => [{ query: '?size=100' }],
    'quality.find-left-out': () => [{ body: { student_id: '1' } }],
    'quality.left-out-csv': () => [{}],
    'quality.unmatched': () => UNMATCHED_KINDS.map((kind) => ({ query: `?size=100&kind=${kind}` })),
    'quality.unmatched-csv': () => UNMATCHED_KINDS.map((kind) => ({ query: `?kind=${kind}` })),
    'course-mapping.list': () => [{ query: '?size=100&state=all' }],
    'course-mapping.decide': () => [
      { body: { decisions: [{ course_code: 'N200', title_key: 'shop', decision: { kind: 'not_a_course' } }] } },
    ],
    'transcripts.selection-summary': () => [{}],
    'transcripts.state': () => [{}],
    'transcripts.candidates': () => [{ query: '?category=NONE' }, { query: '?category=ON_THE_CUSP' }],
    'transcripts.find-candidates': () => [{ body: { student: '0' } }],
    'transcripts.suggestion': () => [{ query: `?ids=${ids()}` }],
    'transcripts.checklist': () => [{ query: `?ids=${ids()}` }],
    'transcripts.save': () => [{ body: { ids: [], version: 99 } }],
    'transcripts.finalize': () => [{ body: { ids: [], version: 99 } }],
    'transcripts.unfinalize': () => [{ body: { reason: 'test', version: 99 } }],
    'transcripts.finalized': () => [{}],
    'transcripts.read': () => students.map((transcriptId) => ({ params: { transcriptId } })),
    'transcripts.finalized-csv': () => [{}],
    'transcripts.finalized-xlsx': () => [{}],
    'selections.list': () => [{}],
    'selections.csv': () => [{}],
    'transcripts.print': () => [{ body: { ids: students } }, { body: {} }],
    'transcript-settings.read': () => [{}],
    'transcript-settings.save': () => [{ body: {} }],
    'transcript-settings.preview': () => [{ body: {} }],
    'findings-settings.read': () => [{}],
    'findings-settings.save': () => [{ body: {} }],
    'findings-settings.preview': () => [{ query: '?lines=[]' }],
    'schools.list': () => [{}],
    'people.list': () => [{}],
    ...Object.fromEntries(
      PANEL_NAMES.map((name) => [panelRoute(name), () => [{}, { query: `?school_id=${two.here}` }]]),
    ),
  };

  const answersOf = async (who: PersonName, route: Route) => {
    const answers = [];
    for (const { params = {}, query = '', body } of CALLS[route.name]?.() ?? []) {
      const path = route.path
        .replace('/eoa/:eoaId', '')
        .replace(/:(\w+)/g, (_, name: string) => params[name] ?? { schoolId: two.here }[name] ?? crypto.randomUUID());
      const { status, bytes, text } = await two.call(who, route.method, `${path}${query}`, body);
      expect(status, `${route.name} ${text}`).toBeLessThan(500);
      const said = bytes.subarray(0, 2).toString() === 'PK' ? cellsOf(bytes) : text;
      answers.push({ status, text: withoutRandom(said) });
    }
    return answers;
  };

  it('is told of every route, or it says why there is nothing to tell', () => {
    const known = ({ name }: Route) => [name in WITHOUT_ROWS, name in CALLS].filter(Boolean).length;
    expect(ROUTES.filter((route) => known(route) !== 1).map(({ name }) => name)).toEqual([]);
    const names = new Set(ROUTES.map(({ name }) => name));
    expect([...Object.keys(WITHOUT_ROWS), ...Object.keys(CALLS)].filter((name) => !names.has(name))).toEqual([]);
  });

  it('would be found out: who sees both schools reads what is kept from the others', async () => {
    const telling = [
      'uploads.issues',
      'uploads.fix-workbook',
      'uploads.failed-rows',
      'uploads.original',
      'uploads.read',
    ];
    for (const name of [...telling, 'quality.unmatched', 'course-mapping.list', 'transcripts.finalized']) {
      const route = ROUTES.find((one) => one.name === name);
      const answers = route ? await answersOf('everywhere', route) : [];
      expect(
        answers.some(({ text }) => OTHER.test(text)),
        name,
      ).toBe(true);
    }
  });

  it.each(Object.keys(ROLES_HERE) as (keyof typeof ROLES_HERE)[])(
    'as %s is answered, and never with a value of the other school',
    async (who) => {
      const told: string[] = [];
      const answered = new Set<string>();
      for (const route of ROUTES.filter(({ name }) => name in CALLS))
        for (const { status, text } of await answersOf(who, route)) {
          if (status < 400) answered.add(route.name);
          if (OTHER.test(text)) told.push(`${route.name}: ${around(text)}`);
        }
      expect(told).toEqual([]);
      const may = ALLOWED[effectiveRole(ROLES_HERE[who])];
      if (may.has('uploads.read')) expect([...answered]).toContain('uploads.issues');
      if (may.has('transcripts.write')) expect([...answered]).toContain('transcripts.checklist');
    },
    60_000,
  );

  it.each(['viewer', 'xq', 'facilitator', 'chooser'] as const)(
    'as %s, whose role may not read rows of students, reads no id, name or value of one',
    async (who) => {
      const told: string[] = [];
      for (const route of ROUTES.filter(({ name }) => name in CALLS))
        for (const { text } of await answersOf(who, route))
          if (STUDENT.test(text)) told.push(`${route.name}: ${around(text, STUDENT)}`);
      expect(told).toEqual([]);
    },
    60_000,
  );

  it('reads which problems there are, and how many, without rows of students', async () => {
    const path = `/uploads/${two.files['roster.csv']}/issues?size=200`;
    const [rows, kinds] = [
      JSON.parse((await two.call('everywhere', 'GET', path)).text),
      JSON.parse((await two.call('viewer', 'GET', path)).text),
    ];
    const counts = ({ groups }: typeof rows) =>
      groups.map(({ code, count }: { code: string; count: number }) => [code, count]);
    expect(counts(kinds)).toEqual(counts(rows));
    expect(kinds).toMatchObject({ items: [], total: 0, rows_hidden: true });
    expect(kinds.groups.every(({ first_rows }: { first_rows: number[] }) => first_rows.length === 0)).toBe(true);
    const messages = kinds.groups.map(({ message }: { message: string }) => message).join();
    expect(messages).toContain("The grade level '…' could not be read.");
  });

  it('reads the problems of the own students in the words of these alone', async () => {
    const checklist = await two.call('admin', 'GET', `/schools/${two.here}/transcripts/checklist?ids=${ids()}`);
    const { problems } = JSON.parse(checklist.text) as { problems: { problems: { message: string }[] }[] };
    const messages = problems.flatMap((one) => one.problems.map(({ message }) => message));
    expect(messages.some((message) => message.startsWith("The grade 'Wow' is not recognized."))).toBe(true);
    expect(messages.join()).not.toContain('Also');
  });

  it('is told that columns are missing, and not what is in the row that was taken for the header', async () => {
    const path = `/uploads/${two.files['headed by a row.csv']}`;
    const said = async (who: PersonName) =>
      JSON.parse((await two.call(who, 'GET', path)).text).results_summary.map(
        ({ description }: { description: string }) => description,
      );
    expect((await said('everywhere')).join()).toContain("Headers seen in row 2: 'ZQXQKS1', 'LastZQXQKS'");
    for (const who of ['admin', 'viewer'] as const)
      expect(await said(who)).toEqual(['Required columns were not found: Student ID, Gender.']);
  });

  it('downloads a file that could not be read where the person has uploaded it, for nothing else says whose rows it has', async () => {
    const path = `/uploads/${two.files['no header.csv']}/original`;
    expect((await two.call('admin', 'GET', path)).status).toBe(403);
    expect((await two.call('everywhere', 'GET', path)).status).toBe(200);
    const { database } = two.portal;
    const admin = await database.system((tx) =>
      tx.row<{ id: string }>(sql`select id from person where email = 'admin@two.test'`),
    );
    const madeBy = (bytesOf: string | null) =>
      database.system((tx) =>
        tx.run(sql`
          update upload set requested_by = ${admin?.id}, bytes_of = ${bytesOf} where id = ${two.files['no header.csv']}`),
      );
    // Moved or used again by them, of bytes that someone else has sent.
    await madeBy(two.files['roster.csv'] ?? null);
    expect((await two.call('admin', 'GET', path)).status).toBe(403);
    await madeBy(null);
    expect((await two.call('admin', 'GET', path)).status).toBe(200);
  });

  it('reads counts, first rows and causes of the own rows alone, of a file that was sent for the own school, too', async () => {
    const fileId = two.files['whole export.csv'];
    const read = async (who: PersonName, path: string) =>
      JSON.parse((await two.call(who, 'GET', `/uploads/${fileId}${path}`)).text);
    const mine = await read('admin', '/issues?size=200');
    const all = await read('everywhere', '/issues?size=200');
    expect(mine.total).toBeGreaterThan(0);
    expect(mine.total).toBeLessThan(all.total);
    expect(
      mine.items.every(({ school }: { school: string | null }) => school === null || school === 'Northside High'),
    ).toBe(true);
    expect(mine.groups.map(({ code }: { code: string }) => code)).not.toContain('school.not-chosen');
    expect((await read('admin', '')).rows).toEqual({ read: 13, kept: 12 });
    expect((await two.call('admin', 'GET', `/uploads/${fileId}/original`)).status).toBe(403);
  });
});

const panelRoute = (name: string): string =>
  ROUTES.find(({ path }) => path === `/eoa/:eoaId/data-qc/${name}`)?.name ?? name;

const cellsOf = (workbook: Uint8Array): string => {
  const { Sheets } = readWorkbook(workbook);
  return JSON.stringify(Sheets);
};

const around = (text: string, what = OTHER): string => {
  const at = text.search(what);
  return text.slice(Math.max(0, at - 60), at + 30);
};
