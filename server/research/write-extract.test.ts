import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditId } from '#contract/ids.ts';
import { type Lake, openLake } from '#server/platform/lake/lake.ts';
import { type KnownAudit, openKnownAudit } from '#server/quality/fixtures/known-audit.ts';
import { alikeSql, LEAST_ALIKE } from './extract-sql.ts';
import { writeResearchExtract } from './write-extract.ts';

describe('a research extract', () => {
  let audit: KnownAudit;
  const folders: string[] = [];
  const folder = () => {
    folders.push(mkdtempSync(join(tmpdir(), 'portal-research-')));
    return folders.at(-1) ?? '';
  };
  beforeAll(async () => {
    audit = await openKnownAudit();
    await audit.arrive('clean');
    await audit.refresh();
  });
  afterAll(async () => {
    await audit.close();
    for (const one of folders) rmSync(one, { recursive: true, force: true });
  });

  const extract = (to: string) =>
    writeResearchExtract(
      { ...audit.portal, workFolder: folder() },
      { auditId: AuditId.parse(audit.auditId), folder: to, by: 'Jo Park' },
    );
  const allow = async () => {
    const { body } = await audit.as('admin', 'GET', '/settings/transcripts');
    return await audit.as('admin', 'PUT', '/settings/transcripts', { ...(body as object), allow_research: true });
  };
  const rowsOf = (from: string, name: string) => readFileSync(join(from, name), 'utf8').trim().split('\n').slice(1);

  it('is refused until an administrator allows it, which is recorded', async () => {
    await expect(extract(folder())).rejects.toThrow('No administrator of this audit allows');
    expect((await audit.as('viewer', 'PUT', '/settings/transcripts', {})).status).toBe(403);
    expect((await allow()).status).toBe(200);
    const log = await audit.as('admin', 'GET', '/audit-log');
    expect(log.text).toContain('Settings changed');
  });

  it('has a stable token in place of each ID, and neither ID, name nor date', async () => {
    const [one, other] = [folder(), folder()];
    const students = await extract(one);
    expect(await extract(other)).toBe(students);
    expect(students).toBeGreaterThan(100);
    for (const name of readdirSync(one)) expect(statSync(join(one, name)).mode & 0o777, name).toBe(0o600);
    const files = readdirSync(one).filter((name) => name.endsWith('.csv'));
    for (const name of files)
      expect(readFileSync(join(one, name), 'utf8')).toBe(readFileSync(join(other, name), 'utf8'));
    const text = files.map((name) => readFileSync(join(one, name), 'utf8')).join('\n');
    const roster = readFileSync(
      new URL('../../datasets/fixtures/known-answers/clean/student_roster.csv', import.meta.url),
      'utf8',
    );
    const personal = roster
      .split('\n')
      .slice(1, -1)
      .flatMap((row) => {
        const cells = row.split(',');
        return [cells[0], cells[4], cells[7]].filter((cell) => cell !== undefined && cell !== '');
      });
    expect(new Set(personal).size).toBeGreaterThan(400);
    expect([...new Set(personal)].filter((value) => text.includes(value ?? ''))).toEqual([]);
    const tokens = new Set(rowsOf(one, 'students.csv').map((row) => row.split(',')[0]));
    expect(tokens.size).toBe(students);
    for (const name of ['courses_taken.csv', 'exams.csv'])
      expect(rowsOf(one, name).filter((row) => !tokens.has(row.split(',')[0]))).toEqual([]);
  });

  it('is not made of a ledger that was changed', async () => {
    const keys = await audit.portal.store.keysOf(audit.auditId);
    const key = keys.findLast((one) => one.startsWith('lake/type=ledger-score/')) ?? '';
    const path = await audit.portal.store.local(key, '');
    const bytes = readFileSync(path);
    writeFileSync(path, Buffer.concat([bytes, Buffer.from('x')]));
    const to = folder();
    await expect(extract(to)).rejects.toThrow('are lost or changed');
    expect(readdirSync(to)).toEqual([]);
    writeFileSync(path, bytes);
  });

  it('says no combination of traits of fewer than ten students of a school', async () => {
    const to = folder();
    await extract(to);
    const alike = Map.groupBy(rowsOf(to, 'students.csv'), (row) => {
      const cells = row.split(',');
      return [cells[1], cells[2], ...cells.slice(4, 9)].join();
    });
    expect(alike.size).toBeGreaterThan(3);
    expect([...alike.values()].filter((rows) => rows.length < LEAST_ALIKE)).toEqual([]);
  });

  it('says no trait of a school of whose cohort the report hides how many are in a group of it', async () => {
    const to = folder();
    await extract(to);
    const { text } = await audit.as('admin', 'GET', '/findings.csv');
    const rows = text
      .replace('\uFEFF', '')
      .split('\r\n')
      .map((row) => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
    const place = (name: string) => rows[0]?.indexOf(name) ?? -1;
    const told = rows.filter((row) => ['ap_course', 'algebra2'].includes(row[place('measure')] ?? ''));
    const key = (row: string[]) => [row[place('scope_id')], row[place('trait')]].join(' ');
    // A group that one of the two shows is hidden in the other for what it has attained.
    const shown = told
      .filter((row) => row[place('status')] === 'shown')
      .map((row) => [key(row), row[place('group')]].join(' '));
    const hidden = told.filter((row) => row[place('status')] === 'hidden');
    const sizes = hidden.filter((row) => !shown.includes([key(row), row[place('group')]].join(' ')));
    const ofCohort = rowsOf(to, 'students.csv')
      .map((row) => row.split(','))
      .filter((cells) => cells[2] === 'true');
    const columns = ['race', 'gender', 'low_income', 'english_learner', 'disability'];
    const said = ofCohort.flatMap((cells) =>
      columns.flatMap((trait, at) => (cells[4 + at] ? [`${cells[1]} ${trait}`] : [])),
    );
    expect(said.length).toBeGreaterThan(20);
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.map(key).filter((one) => said.includes(one))).toEqual([]);
  });
});

describe('in 1,000 tables by chance', () => {
  let lake: Lake;
  const work = mkdtempSync(join(tmpdir(), 'portal-research-'));
  beforeAll(async () => {
    lake = await openLake([work], { memoryMegabytes: 256, threads: 1 });
    // One table of 1,000 small districts: `home` is the school of one of them, NULL of no one's.
    await lake.run(
      'test.students',
      `SELECT setseed(0.42);
       CREATE TABLE people AS SELECT row_number() OVER () AS student_id, nullif(home, 999) AS home, random() < 0.9 AS in_cohort,
         CAST(floor(random() * (1 + home % 5)) AS INTEGER) AS race, CAST(floor(random() * 2) AS INTEGER) AS gender,
         random() < 0.3 AS is_low_income, CASE WHEN random() < 0.9 THEN random() < 0.1 END AS english_learner, random() < 0.1 AS has_disability
       FROM range(1000) AS homes (home), range(120) AS seats (seat) WHERE seat < 5 + home % 116;
       CREATE TABLE hidden AS SELECT CAST(home AS VARCHAR) AS home, CASE home % 3 WHEN 0 THEN 'gender' WHEN 1 THEN 'race' ELSE 'all' END AS trait
       FROM range(0, 999, 10) AS homes (home)`,
    );
    await lake.run('test.alike', alikeSql('people', 'hidden'));
  });
  afterAll(() => {
    lake.close();
    rmSync(work, { recursive: true });
  });
  const count = async (of: string) =>
    (await lake.rows<{ many: number }>('test.count', `SELECT count(*) AS many FROM (${of})`))[0]?.many;
  const HOME = `SELECT p.home, p.in_cohort, p.race AS own_race, p.gender AS own_gender, a.* FROM alike a JOIN people p USING (student_id)`;

  it('keeps groups of ten, those of the cohort and the others by themselves', async () => {
    const said = `FROM (${HOME}) GROUP BY home, in_cohort, race, gender, is_low_income, english_learner, has_disability`;
    expect(await count(`SELECT 1 ${said} HAVING count(*) < ${LEAST_ALIKE}`)).toBe(0);
    expect(await count(`SELECT 1 ${said} HAVING race IS NOT NULL`)).toBeGreaterThan(500);
  });

  it('says a trait of all students of a school or of none, so that its report tells of no part what is not said', async () => {
    for (const trait of ['race', 'gender'])
      expect(
        await count(
          `SELECT 1 FROM (${HOME}) WHERE own_${trait} IS NOT NULL GROUP BY home, in_cohort HAVING count(DISTINCT ${trait} IS NULL) > 1`,
        ),
        trait,
      ).toBe(0);
  });

  it('says nothing that the report hides of a school, and leaves no one else out', async () => {
    const inCohort = `FROM (${HOME}) s JOIN hidden h ON CAST(s.home AS VARCHAR) = h.home WHERE in_cohort`;
    for (const trait of ['race', 'gender'])
      expect(await count(`SELECT 1 ${inCohort} AND h.trait = '${trait}' AND ${trait} IS NOT NULL`), trait).toBe(0);
    expect(await count(`SELECT 1 ${inCohort} AND h.trait = 'all'`)).toBe(0);
    expect(await count('SELECT 1 FROM alike')).toBe(
      await count(`
        SELECT 1 FROM (SELECT *, count(*) OVER (PARTITION BY home, in_cohort) AS here FROM people) WHERE here >= ${LEAST_ALIKE}
          AND NOT (in_cohort AND CAST(home AS VARCHAR) IN (SELECT home FROM hidden WHERE trait = 'all') AND home IS NOT NULL)`),
    );
  });
});
