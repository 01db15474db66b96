/** A code that one school lists in a pathway may be another course at another school. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FindingsSettings } from '#contract/quality/opportunity.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { countOpportunity } from '../../opportunity/count.ts';
import { buildLedgers } from '../build.ts';
import { type CurrentFile, withLacks } from '../inputs/inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'codes-of-pathways-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SCHOOLS = ['s1', 's2'];
type Listed = readonly [school: string | null, title: string | null];
const text = (value: string | null) => (value === null ? 'NULL::VARCHAR' : `'${value}'`);

/** Titles of the course at two schools, by their catalogs or by their transcripts alone. */
interface Taught {
  titles: readonly [one: string, two: string];
  /** Schools that have a catalog. */
  catalogs?: readonly string[];
  /** Whether the files say that it is CTE. */
  saysCte?: boolean;
}

/**
 * Whether the course of each school is CTE, and how many courses and units of the pathway its student has, by its
 * titles and the pathway's rows.
 */
async function figuresOf({ titles, catalogs = SCHOOLS, saysCte = false }: Taught, listed: readonly Listed[]) {
  const lake = await openLake([folder]);
  const run = mkdtempSync(join(folder, 'run-'));
  const files: CurrentFile[] = [];
  const add = async (type: UploadFileType, rows: readonly string[], also: string) => {
    const path = join(run, `${files.length}.parquet`);
    await lake.run(
      'rows',
      `COPY (SELECT row_number() OVER () + 1 AS row_number, *, ${also} FROM (${rows.join(' UNION ALL ')})) TO '${path}'`,
    );
    files.push({ fileId: path, run: 1, type, fileName: path, schoolIds: new Set(), path });
  };
  await add(
    'STUDENT_ROSTER',
    SCHOOLS.map(
      (school) =>
        `SELECT '${school}' AS school_id, 'of ${school}' AS student_id, year::INTEGER AS school_year, (year - 2012)::INTEGER AS grade_level FROM range(2021, 2025) AS years(year)`,
    ),
    'NULL AS status',
  );
  const titled = SCHOOLS.map(
    (school, at) => `SELECT '${school}' AS school_id, ${text(titles[at] ?? null)} AS course_title`,
  );
  if (catalogs.length > 0)
    await add(
      'COURSE_CATALOG',
      titled.filter((_, at) => catalogs.includes(SCHOOLS[at] ?? '')),
      `'0503' AS course_code, 2024 AS school_year, 'Other' AS subject, ${saysCte} AS cte`,
    );
  await add(
    'CTE_PATHWAY_CATALOG',
    listed.map(([school, title]) => `SELECT ${text(school)} AS school_id, ${text(title)} AS course_title`),
    `'0503' AS course_code, 2024 AS school_year, 'metal' AS pathway_key`,
  );
  await add(
    'TRANSCRIPT',
    titled,
    `'of ' || school_id AS student_id, 2024 AS school_year, '0503' AS course_code, 1.0 AS credits_earned, 4.0 AS points, ${saysCte} AS is_cte`,
  );
  const audit = { yearEnding: 2024, schools: SCHOOLS.map((id) => ({ id, name: id })) };
  await buildLedgers(lake, audit, await withLacks(lake, files));
  await countOpportunity(lake, FindingsSettings.parse({}));
  const found = await lake.rows<{ cte_rows: number; pathway_courses: number; field_units: number }>(
    'found',
    'SELECT cte_rows, pathway_courses, field_units FROM opportunity_student ORDER BY CAST(student AS VARCHAR)',
  );
  lake.close();
  return found;
}

async function countOf(titles: Taught['titles'], ...listed: readonly Listed[]) {
  const found = await figuresOf({ titles }, listed);
  return found.map(({ cte_rows, pathway_courses }) => [cte_rows, pathway_courses]);
}

const BOTH = [
  [1, 1],
  [1, 1],
];
const FIRST = [
  [1, 1],
  [0, 0],
];

describe('a course with the code of a pathway of another school', () => {
  it.each<[string, Listed]>([
    ['the pathway', ['s1', 'Sheet Metal']],
    ['the school that lists it', ['s1', null]],
  ])('is none of the pathway where its title is quite another one than in %s', async (_, listed) => {
    expect(await countOf(['Sheet Metal', 'Art I'], listed)).toEqual(FIRST);
  });

  it.each<[string, readonly [string, string], readonly Listed[]]>([
    ['its title is the same', ['Art I', 'Art 1'], [['s1', 'Art I']]],
    ['its title is that of the pathway', ['Sheet Metal', 'Art I'], [['s1', 'Art I']]],
    ['its title has a word of it', ['Sheet Metal', 'Metal Art'], [['s1', null]]],
    [
      'its own school lists it, too',
      ['Sheet Metal', 'Art I'],
      [
        ['s1', 'Sheet Metal'],
        ['s2', 'Sheet Metal'],
      ],
    ],
    ['the list is of no school', ['Sheet Metal', 'Art I'], [[null, 'Sheet Metal']]],
  ])('is one of the pathway where %s', async (_, titles, listed) => {
    expect(await countOf(titles, ...listed)).toEqual(BOTH);
  });

  it('is none of the pathway where only transcripts have its title', async () => {
    const found = await figuresOf({ titles: ['Sheet Metal', 'Art I'], catalogs: [] }, [['s1', 'Sheet Metal']]);
    expect(found).toEqual([
      { cte_rows: 1, pathway_courses: 1, field_units: 1 },
      { cte_rows: 0, pathway_courses: 0, field_units: 0 },
    ]);
  });

  it.each([{ catalogs: SCHOOLS }, { catalogs: [] }])(
    'has no units in the field of the pathway, even if it is CTE (catalogs: $catalogs)',
    async ({ catalogs }) => {
      const found = await figuresOf({ titles: ['Sheet Metal', 'Art I'], catalogs, saysCte: true }, [
        ['s1', 'Sheet Metal'],
      ]);
      expect(found.map(({ field_units }) => field_units)).toEqual([1, 0]);
    },
  );

  it('is one of the pathway where its own school lists it, and only another school has a catalog', async () => {
    const found = await figuresOf({ titles: ['Art I', 'Sheet Metal'], catalogs: ['s1'] }, [['s2', 'Sheet Metal']]);
    expect(found.map(({ pathway_courses }) => pathway_courses)).toEqual([0, 1]);
  });
});
