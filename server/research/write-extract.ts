import { createHmac } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AuditId } from '#contract/ids.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { ledgerKey } from '#server/platform/lake/keys.ts';
import { type OpenLake, openLake } from '#server/platform/lake/lake.ts';
import { localIfWhole, type ReadableStore } from '#server/platform/storage/local-if-whole.ts';
import { type HiddenGroup, selectHiddenGroups } from '#server/quality/opportunity/hidden-groups.ts';
import { numbersLost } from '#server/quality/request-refresh.ts';
import { alikeSql } from './extract-sql.ts';

interface ResearchParts {
  database: Database;
  store: ReadableStore;
  /** Emptied after it. */
  workFolder: string;
}

interface AuditForResearch {
  key: string;
  is_allowed: boolean;
  version: number;
}

const TABLES = {
  students: `
    SELECT t.token AS student, s.home AS school, s.in_cohort, s.has_transcript, a.race, a.gender, a.is_low_income, a.english_learner,
      a.has_disability, s.sat, s.act, s.ap_exams, s.ib_exams, round(s.gpa, 2) AS gpa, s.core_failed, s.category
    FROM student s JOIN token t USING (student_id) JOIN alike a USING (student_id) ORDER BY token`,
  courses_taken: `
    SELECT t.token AS student, m.area, round(sum(m.credits), 2) AS credits, count(*) AS rows
    FROM mark m JOIN student s ON s.ref = m.student JOIN token t USING (student_id) JOIN alike USING (student_id)
    WHERE m.is_course AND NOT m.is_other_level GROUP BY ALL ORDER BY ALL`,
  exams: `
    SELECT t.token AS student, e.test_type, e.numeric_score AS score
    FROM score e JOIN token t ON t.student_id = e.student JOIN alike a ON a.student_id = e.student ORDER BY ALL`,
} as const;

/**
 * Writes what an audit knows of its students for research: a token in place of each ID, no name, no date, and of
 * the traits of small groups nothing. The same student has the same token in every extract of the audit; what makes
 * it stays in the database.
 * @returns how many students are in it
 * @throws Error with a sentence, where an administrator does not allow it, there are no numbers, or they are lost, or
 * the folder has something
 */
export async function writeResearchExtract(
  { database, store, workFolder }: ResearchParts,
  { auditId, folder, by }: { auditId: AuditId; folder: string; by: string },
): Promise<number> {
  const audit = await database.system((tx) =>
    tx.row<AuditForResearch>(sql`
      select encode(a.transcript_key, 'hex') as key, coalesce(q.computed, 0) as version,
        coalesce((a.settings -> 'transcripts' ->> 'allow_research')::boolean, false) as is_allowed
      from audit a left join quality_state q on q.audit_id = a.id where a.id = ${auditId}`),
  );
  if (!audit) throw new Error('This audit does not exist. `portal retention` lists them.');
  if (!audit.is_allowed)
    throw new Error('No administrator of this audit allows research extracts (Settings, Transcripts).');
  if (audit.version === 0)
    throw new Error('This audit has no numbers yet. Start the portal, and try again once it has.');
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  const work = await mkdtemp(join(workFolder, 'research-'));
  try {
    const hidden = await database.system((tx) => selectHiddenGroups(tx, auditId));
    const ledgers = await ledgersOf(store, auditId, audit.version, work);
    if (!ledgers) throw await numbersLost(database, auditId);
    const students = await writeTables({ ...audit, hidden }, ledgers, folder, work);
    await writeFile(join(folder, 'README.txt'), README, { mode: 0o600 });
    await database.system((tx) =>
      recordEvent(tx, { auditId, event: 'audit.extracted', actor: { id: null, name: by }, details: { students } }),
    );
    return students;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

type Ledger = 'student' | 'mark' | 'score';

/** null where the store has lost or changed one of them. */
async function ledgersOf(store: ReadableStore, auditId: string, version: number, work: string) {
  const paths: Record<Ledger, string> = { student: '', mark: '', score: '' };
  for (const name of ['student', 'mark', 'score'] as const) {
    const path = await localIfWhole(store, ledgerKey({ name, auditId, version }), work);
    if (path === null) return null;
    paths[name] = path;
  }
  return paths;
}

async function writeTables(
  { key, hidden }: Pick<AuditForResearch, 'key'> & { hidden: readonly HiddenGroup[] },
  paths: Record<Ledger, string>,
  folder: string,
  work: string,
): Promise<number> {
  const folders = [work, folder, ...new Set(Object.values(paths).map((path) => dirname(path)))] as const;
  const lake = await openLake([...folders], { memoryMegabytes: 1000, threads: 2 });
  try {
    for (const [name, path] of Object.entries(paths))
      await lake.run(`research.${name}`, `CREATE VIEW ${name} AS SELECT * FROM read_parquet(${literal(path)})`);
    await addTokens(lake, key);
    await lake.run('research.hidden', 'CREATE TABLE hidden (home VARCHAR, trait VARCHAR)');
    await lake.append('hidden', hidden);
    await lake.run('research.alike', alikeSql('student', 'hidden'));
    for (const [name, select] of Object.entries(TABLES)) {
      const path = join(folder, `${name}.csv`);
      await lake.run(`research.write.${name}`, `COPY (${select}) TO ${literal(path)} (FORMAT csv, HEADER)`);
      await chmod(path, 0o600); // the engine lets everyone on the machine read it
    }
    const [counted] = await lake.rows<{ students: number }>('research.count', 'SELECT count(*) AS students FROM alike');
    return counted?.students ?? 0;
  } finally {
    lake.close();
  }
}

/**
 * By a key of its own, made of the audit's: a token tells nothing of the code that the same student has in the portal.
 */
async function addTokens(lake: OpenLake, auditKey: string): Promise<void> {
  const key = createHmac('sha256', Buffer.from(auditKey, 'hex')).update('research extract').digest();
  const ids = await lake.rows<{ student_id: string }>('research.ids', 'SELECT student_id FROM student');
  await lake.run('research.tokens', 'CREATE TABLE token (student_id VARCHAR, token VARCHAR)');
  await lake.append(
    'token',
    ids.map(({ student_id: id }) => [id, createHmac('sha256', key).update(id).digest('base64url').slice(0, 22)]),
  );
}

const README = `An extract of an opportunity audit for research.

students.csv       a row per student: school, whether in the cohort, traits, best scores, grade point average
courses_taken.csv  what counts of each student's transcript, by subject area
exams.csv          AP and IB exams with a score

Each student has a token in place of the ID, the same in every extract of this audit. A trait is empty where it is unknown, and for all students
of a school, those of the cohort or the others, where it would single out a group of fewer than ten of them, or where the report of findings hides
a number of it. Fewer than ten of a school, in the cohort or outside, are left out, and a school of which the report shows nothing.
`;
