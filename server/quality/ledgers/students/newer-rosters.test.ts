/** A newer roster corrects what an older one says of a student in a year. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openLake } from '#server/platform/lake/lake.ts';
import { buildLedgers } from '../build.ts';
import { type CurrentFile, withLacks } from '../inputs/inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'newer-rosters-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Row = readonly [
  id: string,
  school: string,
  grade: number,
  year: number,
  entry: string | null,
  exit?: string | null,
  primary?: boolean,
];
/** Ada's row of the last year, and the earlier ones, which each roster has. */
const EARLIER: readonly Row[] = [2021, 2022, 2023].map((year) => ['ADA', 's1', year - 2012, year, `${year - 1}-08-20`]);
const OTHERS: readonly Row[] = ['LUIS', 'MINH', 'JO'].map((id) => [id, 's1', 12, 2024, '2023-08-20']);
const sql = (value: string | number | boolean | null | undefined) =>
  typeof value === 'string' ? `'${value}'` : String(value ?? null);

/** Where Ada is at home, whether she is of the class, and how many years she has. */
async function adaOf(...rosters: readonly (readonly Row[])[]) {
  const lake = await openLake([folder]);
  const run = mkdtempSync(join(folder, 'run-'));
  const files: CurrentFile[] = [];
  for (const rows of rosters) {
    const path = join(run, `${files.length}.parquet`);
    const values = rows.map((row) => `(${[0, 1, 2, 3, 4, 5, 6].map((at) => sql(row[at])).join(', ')})`).join(', ');
    await lake.run(
      'rows',
      `COPY (SELECT row_number() OVER () + 1 AS row_number, student_id, school_id, grade_level, school_year, entry::DATE AS entry_date,
        exit::DATE AS exit_date, is_primary::BOOLEAN AS primary_school
      FROM (VALUES ${values}) AS row(student_id, school_id, grade_level, school_year, entry, exit, is_primary)) TO '${path}'`,
    );
    const schoolIds = new Set(['s1', 's2']);
    files.push({ fileId: path, run: 1, type: 'STUDENT_ROSTER', fileName: path, schoolIds, path });
  }
  const schools = [
    { id: 's1', name: 'One' },
    { id: 's2', name: 'Two' },
  ];
  await buildLedgers(lake, { yearEnding: 2024, schools }, await withLacks(lake, files));
  const [ada] = await lake.rows<{ home: string; member: boolean; years: number }>(
    'ada',
    `SELECT CAST(home AS VARCHAR) AS home, is_class_member AND NOT is_withdrawn AS member, bit_count(years)::INTEGER AS years
    FROM enrolled WHERE student_id = 'ADA'`,
  );
  lake.close();
  return ada;
}

const last = (school: string, grade: number, entry: string | null, exit: string | null = null, primary = true): Row => [
  'ADA',
  school,
  grade,
  2024,
  entry,
  exit,
  primary,
];
const AUGUST = '2023-08-20';
const OLDER = [...EARLIER, ...OTHERS, last('s1', 12, '2023-09-10')];

describe('a newer roster', () => {
  it.each([
    ['the grade level', last('s1', 11, '2023-09-10'), { home: 's1', member: false, years: 4 }],
    ['the day of entry, and takes an exit away', last('s1', 12, AUGUST), { home: 's1', member: true, years: 4 }],
    ['the school', last('s2', 12, AUGUST), { home: 's2', member: true, years: 4 }],
  ])('corrects %s', async (_, row, truth) => {
    const older = [...EARLIER, ...OTHERS, last('s1', 12, '2023-09-10', row[2] === 12 ? '2024-01-10' : null)];
    expect(await adaOf(older, [...EARLIER, ...OTHERS, row])).toEqual(truth);
  });

  it('corrects one student alone where it has the same school', async () => {
    expect(await adaOf(OLDER, [last('s1', 11, AUGUST)])).toMatchObject({ member: false, years: 4 });
  });

  it('takes a year away that was below grade 9', async () => {
    const [first, ...later] = EARLIER;
    const corrected: Row[] = first ? [[first[0], first[1], 8, first[3], first[4]], ...later] : [];
    expect(await adaOf(OLDER, [...corrected, ...OTHERS, last('s1', 12, AUGUST)])).toMatchObject({ years: 3 });
  });

  it('leaves the further years of a long enrollment', async () => {
    const long = last('s1', 12, '2020-08-20', '2024-06-01');
    expect(await adaOf([long, ...OTHERS], [last('s1', 12, '2020-08-20')])).toMatchObject({ member: true, years: 4 });
  });
});

describe('a newer roster does not correct', () => {
  it('a day of exit, where it has no days of entry', async () => {
    const left = [...EARLIER, ...OTHERS, last('s1', 12, AUGUST, '2024-01-10')];
    expect(await adaOf(left, [...EARLIER, ...OTHERS, last('s1', 12, null)])).toMatchObject({ member: false });
  });

  it('a school that a student moved to later, where it is of other students', async () => {
    const there: Row[] = [['YUNA', 's2', 12, 2024, AUGUST], last('s2', 12, AUGUST)];
    expect(await adaOf(OLDER, there)).toMatchObject({ home: 's1' });
  });

  it('an enrollment that the older one has beside its own', async () => {
    const moved = [...EARLIER, ...OTHERS, last('s1', 12, AUGUST), last('s2', 12, '2024-01-10')];
    expect(await adaOf(moved, [...EARLIER, ...OTHERS, last('s1', 12, AUGUST)])).toMatchObject({ home: 's2' });
  });

  it('the first school, where it says that its own is a second one', async () => {
    const second = last('s2', 12, AUGUST, null, false);
    expect(await adaOf(OLDER, [...EARLIER, ...OTHERS, second])).toMatchObject({ home: 's1' });
  });
});
