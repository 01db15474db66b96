import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditId } from '#contract/ids.ts';
import { openLake } from '#server/platform/lake/lake.ts';
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
      return [cells[1], ...cells.slice(4, 9)].join();
    });
    expect(alike.size).toBeGreaterThan(3);
    expect([...alike.values()].filter((rows) => rows.length < LEAST_ALIKE)).toEqual([]);
  });
});

it('keeps groups of ten in 1,000 tables by chance, so that nothing is told by subtraction', async () => {
  const work = mkdtempSync(join(tmpdir(), 'portal-research-'));
  const lake = await openLake([work], { memoryMegabytes: 256, threads: 1 });
  // One table of 1,000 small districts: `home` is the school of one of them.
  await lake.run(
    'test.students',
    `SELECT setseed(0.42);
     CREATE TABLE people AS SELECT row_number() OVER () AS student_id, home,
       CAST(floor(random() * (1 + home % 5)) AS INTEGER) AS race, CAST(floor(random() * 2) AS INTEGER) AS gender,
       random() < 0.3 AS is_low_income, CASE WHEN random() < 0.9 THEN random() < 0.1 END AS english_learner, random() < 0.1 AS has_disability
     FROM range(1000) AS homes (home), range(120) AS seats (seat) WHERE seat < 5 + home % 116`,
  );
  await lake.run('test.alike', alikeSql('people'));
  const [found] = await lake.rows<{ small: number; split: number; lost: number }>(
    'test.small',
    `WITH said AS (
       SELECT p.home, a.race, a.gender, a.is_low_income, a.english_learner, a.has_disability, count(*) AS many
       FROM alike a JOIN people p USING (student_id) GROUP BY ALL)
     SELECT count(*) FILTER (many < ${LEAST_ALIKE}) AS small, count(*) FILTER (race IS NOT NULL) AS split,
       (SELECT count(*) FROM people p WHERE p.home IN (SELECT home FROM people GROUP BY home HAVING count(*) >= ${LEAST_ALIKE}))
         - (SELECT count(*) FROM alike) AS lost
     FROM said`,
  );
  lake.close();
  rmSync(work, { recursive: true });
  expect(found).toMatchObject({ small: 0, lost: 0 });
  expect(found?.split).toBeGreaterThan(1000);
});
