import type { Dataset } from '#datasets/kit/dataset.ts';
import { withDerived } from '#datasets/kit/sql/derived.ts';
import type { Engine } from '../engine.ts';
import type { RecognisedTable } from '../recognise/recognise.ts';
import { type Fingerprint, SAMPLE } from '../result.ts';

/** What a row is about; without it there is no key. */
const SUBJECTS = ['student_id', 'course_code'] as const;

/**
 * Reads the table `typed`. Schools and years that only the wizard's choices give are not part of a key:
 * a look knows no choices.
 * @param students how many there are, where they were counted
 */
export async function fingerprintOf(
  dataset: Dataset,
  { mapping, rows }: Pick<RecognisedTable, 'mapping' | 'rows'>,
  engine: Engine,
  students?: number | null,
): Promise<Fingerprint> {
  const mapped = new Set<string>(mapping.keys());
  const isDerived = (name: string) => dataset.derived.some((one) => one.name === name);
  const columns = dataset.key_columns.filter((name) => name !== 'school_id' && (mapped.has(name) || isDerived(name)));
  const subject = SUBJECTS.find((name) => columns.includes(name));
  const [sizes] = await engine.rows(
    'measure',
    `SELECT count(*) AS rows, ${!mapping.has('student_id') ? 'NULL' : (students ?? 'count(DISTINCT student_id)')} AS students,
      ${mapping.has('school') ? 'count(DISTINCT school_id)' : 'NULL'} AS schools, version() AS engine FROM typed`,
  );
  const typed = withDerived(dataset, columns, rows);
  const keys = subject ? await lowestHashes({ typed, columns, subject, rows: Number(sizes?.rows ?? 0) }, engine) : [];
  const count = (value: unknown) => (value === null || value === undefined ? null : Number(value));
  return {
    rows: Number(sizes?.rows ?? 0),
    students: count(sizes?.students),
    schools: count(sizes?.schools),
    by: `${columns.join(' ')} ${sizes?.engine}`,
    keys,
  };
}

/** Highest hash, 52 bits. */
const HIGHEST = 2 ** 52;
/**
 * Hashes below the share of them that should hold this many samples are looked at first: to tell a
 * million apart takes 0.1 s.
 */
const SAMPLES_EXPECTED = 8;

interface Keys {
  /** What adds derived columns. */
  typed: string;
  columns: readonly string[];
  subject: string;
  rows: number;
}

async function lowestHashes({ typed, columns, subject, rows }: Keys, engine: Engine): Promise<number[]> {
  const texts = columns.map((name) => `CAST(${name} AS VARCHAR)`).join(', ');
  const below = async (limit: number) =>
    // hash() takes a tenth of the time of md5(), but is the engine's own and may change with it.
    await engine.rows(
      'sample keys',
      `${typed} SELECT DISTINCT hash(${texts}) >> 12 AS key FROM typed
        WHERE ${subject} IS NOT NULL AND hash(${texts}) >> 12 < ${limit} ORDER BY key LIMIT ${SAMPLE}`,
    );
  const share = (SAMPLES_EXPECTED * SAMPLE) / rows;
  const few = share < 1 ? await below(Math.floor(share * HIGHEST)) : [];
  // Keys that repeat leave fewer.
  const keys = few.length === SAMPLE ? few : await below(HIGHEST);
  return keys.map(({ key }) => Number(key));
}
