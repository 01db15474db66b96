import { headerKey } from '#datasets/kit/normalise.ts';
import type { Mapping } from '#datasets/kit/plan.ts';
import type { HeadedTable } from '../headed-table.ts';

const CRITICAL_READING = /criticalread/;
const WRITING = /^(sat)?w(riting)?(score)?$/;
const READING = /^(sat)?(critical)?(reading|verbal|cr)(score)?$/;
const MATH = /^(sat)?m(ath(ematics)?)?(score)?$/;
const NEARLY_ALL = 0.9;
/** Of the tests that a file may hold beside it: then it is read as theirs. */
const OTHERS = [
  'sat_ebrw',
  'act_english',
  'act_reading',
  'act_science',
  'act_composite',
  'exam_code',
  'exam_name',
] as const;

/** As `2016-01-23`, `20160123`, `1/23/16` or in letters. */
const JANUARY_OR_FEBRUARY = /\b(?:jan|feb)|\b2016[/-]?0?[12](?:\D|\d\d\b|$)|^\s*0?[12][/-]/i;

/**
 * True for scores of the SAT before March 2016: Critical Reading and no section of reading and writing. Some districts
 * go on writing that header above EBRW, so a date since then speaks against it.
 */
export function isOldSat({ dataset, columns, samples }: HeadedTable, mapping: Mapping): boolean {
  if (dataset.type !== 'STUDENT_TEST_SCORES') return false;
  const isVerbal = READING.test(headerKey(mapping.get('sat_ebrw')?.header ?? ''));
  if (OTHERS.some((name) => mapping.has(name) && !(name === 'sat_ebrw' && isVerbal))) return false;
  if (hasOldWriting(columns, samples)) return true;
  if (mapping.has('sat_ebrw') || !columns.some(({ header }) => CRITICAL_READING.test(headerKey(header)))) return false;
  const dates = mapping.get('test_date');
  return !dates || !samples(dates.index).some(isSinceChange);
}

/** Its writing had the scale of a section, which no later writing has, in nearly all rows that have math. */
function hasOldWriting(columns: HeadedTable['columns'], samples: HeadedTable['samples']): boolean {
  const under = (name: RegExp) => columns.filter(({ header }) => name.test(headerKey(header)));
  const [writing, ...more] = under(WRITING);
  const [math] = under(MATH);
  if (!writing || more.length > 0 || !math || under(READING).length === 0) return false;
  const old = samples(writing.index).filter((text) => /^[2-8]\d0$/.test(text.trim()));
  return old.length > 0 && old.length >= samples(math.index).length * NEARLY_ALL;
}

/**
 * True where the text names a day since March 2016, when the sections changed; the last sitting before was in January.
 * False where it has no year.
 */
function isSinceChange(date: string): boolean {
  const [, long, short] = /((?:19|20)\d\d)|\d[/-](\d\d)\s*$/.exec(date) ?? [];
  const year = long ? Number(long) : short ? 2000 + Number(short) : 0;
  return year > 2016 || (year === 2016 && !JANUARY_OR_FEBRUARY.test(date));
}
