import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { type OpenLake, openSharedLake } from '#server/platform/lake/lake.ts';
import { overlapping } from '#server/platform/lake/overlapping.ts';
import { buildLedgers } from '#server/quality/ledgers/build.ts';
import { columnsOf, INPUTS } from '#server/quality/ledgers/inputs/input-columns.ts';
import { withLacks } from '#server/quality/ledgers/inputs/inputs.ts';
import { median } from '../table.ts';
import type { District } from './district.ts';

const RUNS = 3;

interface Query {
  name: string;
  ledgers: string;
  /** By hand, over the typed rows, as someone would write it who has no ledgers. */
  postgresql: string;
}

const cohort = (first: number, last: number) => `
  cohort as (
    select h.student_id, h.school_id as home from (
      select distinct on (student_id) student_id, school_id, exit_kind from roster
      where school_year between ${first} and ${last} and grade_level >= 9
      order by student_id, school_year desc, entry_date desc nulls last) h
    where h.exit_kind is null
      and (select count(distinct school_year) from roster r where r.student_id = h.student_id and school_year between ${first} and ${last}) = 4
      and (select count(distinct school_year) from transcript t where t.student_id = h.student_id and school_year between ${first} and ${last}) = 4)`;

const queries = (yearEnding: number): Query[] => {
  const members = cohort(yearEnding - 3, yearEnding);
  return [
    {
      name: 'cohort',
      ledgers: 'SELECT count(*) FROM student WHERE in_cohort',
      postgresql: `with ${members} select count(*) from cohort`,
    },
    {
      name: 'low income',
      ledgers: 'SELECT count(*) FILTER (is_low_income) FROM student WHERE in_cohort',
      postgresql: `with ${members} select count(*) filter (where is_low_income) from cohort join demographics using (student_id)`,
    },
    {
      name: 'courses matched',
      ledgers: `SELECT sum(rows - open_rows)::INTEGER FROM transcript_of_student JOIN student ON student_id = student WHERE in_cohort`,
      postgresql: `with ${members} select count(*) from transcript join cohort using (student_id)
        where not is_transfer and course_code in (select course_code from catalog)`,
    },
    {
      name: 'average GPA',
      ledgers: 'SELECT round(avg(gpa), 3) FROM student WHERE in_cohort',
      postgresql: `with ${members} select round(avg(gpa)::numeric, 3) from (
        select sum(points * credits_attempted) / sum(credits_attempted) as gpa from transcript join cohort using (student_id)
        where points is not null group by student_id) g`,
    },
    {
      name: 'SAT superscores',
      ledgers: 'SELECT count(sat) FROM student WHERE in_cohort',
      postgresql: `with ${members} select count(*) from (
        select student_id from score_row join cohort using (student_id) where test_type = 'SAT'
        group by student_id having max(sat_ebrw) + max(sat_math) is not null) s`,
    },
    {
      name: 'credits in English',
      ledgers: `SELECT round(sum(credits), 2) FROM credit WHERE area = 'English Language Arts'`,
      postgresql: `with ${members} select round(sum(credits)::numeric, 2) from (
        select student_id, t.course_code, term, max(credits_earned) as credits
        from transcript t join cohort using (student_id)
        join (select course_code, min(subject) as subject from catalog group by course_code) c on c.course_code = t.course_code
        where earns_credit and c.subject = 'English Language Arts' group by student_id, t.course_code, term) once`,
    },
  ];
};

export interface QueryTimes {
  name: string;
  /** Milliseconds. */
  ledgers: number;
  postgresql: number;
  isEqual: boolean;
}

/**
 * Each figure from the ledgers and from plain rows in PostgreSQL; and how long the ledgers, that serve
 * all of them, take to build.
 */
export async function sixQueries(
  district: District,
  paths: Partial<Record<UploadFileType, string>>,
  folder: string,
  url: string,
) {
  const work = join(folder, 'six');
  mkdirSync(work, { recursive: true });
  const folders = Object.values(paths).map((path) => join(path, '..'));
  const shared = await openSharedLake([work, ...folders], { memoryMegabytes: 1500, threads: 2 }, 'SELECT 1');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const start = performance.now();
    const files = Object.entries(paths).map(([type, path]) => ({
      fileId: type,
      run: 1,
      type: type as UploadFileType, // the keys of the record
      fileName: type,
      schoolIds: new Set(district.schools.map(({ id }) => id)),
      path,
    }));
    await buildLedgers(overlapping(shared, 2), district, await shared.use((lake) => withLacks(lake, files)));
    const build = performance.now() - start;
    for (const { type } of files) await shared.use((lake) => load(lake, client, type, work));
    await client.query('analyze');
    const compared: QueryTimes[] = [];
    for (const { name, ledgers, postgresql } of queries(district.yearEnding)) {
      const ours = await shared.use((lake) =>
        timed(async () => Object.values((await lake.rows<object>(name, ledgers))[0] ?? {})[0]),
      );
      const theirs = await timed(async () => Object.values((await client.query(postgresql)).rows[0])[0]);
      const isEqual = Math.abs(Number(ours.value) - Number(theirs.value)) < 0.002;
      compared.push({ name, ledgers: ours.milliseconds, postgresql: theirs.milliseconds, isEqual });
    }
    return { build, compared };
  } finally {
    shared.close();
    await client.end();
  }
}

const SQL_TYPES = { VARCHAR: 'text', INTEGER: 'integer', DOUBLE: 'double precision', BOOLEAN: 'boolean', DATE: 'date' };

/** The rows of an input into a table of PostgreSQL, with the indexes that the queries want. */
async function load(lake: OpenLake, client: pg.Client, type: UploadFileType, folder: string): Promise<void> {
  const { table } = INPUTS[type];
  const columns = columnsOf(type);
  const names = columns.map(([name]) => name);
  const declared = columns.map(([name, kind]) => `${name} ${SQL_TYPES[kind]}`);
  await client.query(`create table ${table} (${declared.join(', ')})`);
  const csv = join(folder, `${table}.csv`);
  await lake.run(
    table,
    `COPY (SELECT ${names.join(', ')} FROM ${table}_written) TO '${csv}' (FORMAT csv, HEADER false)`,
  );
  await client.query(`copy ${table} (${names.join(', ')}) from '${csv}' (format csv)`);
  if (names.includes('student_id'))
    await client.query(`create index on ${table} (student_id${names.includes('school_year') ? ', school_year' : ''})`);
  if (type === 'COURSE_CATALOG') await client.query(`create index on ${table} (course_code)`);
}

async function timed<T>(work: () => Promise<T>) {
  const times: number[] = [];
  let value: T | undefined;
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    value = await work();
    times.push(performance.now() - start);
  }
  return { value, milliseconds: median(times) };
}
