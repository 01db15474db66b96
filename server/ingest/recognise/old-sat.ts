import { headerKey } from '#datasets/kit/normalise.ts';
import type { Mapping } from '#datasets/kit/plan.ts';
import type { HeadedTable } from './headed-table.ts';

const CRITICAL_READING = /criticalread/;
/** Of the tests that a file may hold beside it: then it is read as theirs. */
const OTHERS = ['sat_ebrw', 'act_english', 'act_reading', 'act_science', 'act_composite', 'exam_code', 'exam_name'];

/**
 * True for scores of the SAT before March 2016: Critical Reading and no section of reading and writing. Some districts go on writing that header above
 * EBRW, so a date since then speaks against it.
 */
export function isOldSat({ dataset, columns, samples }: HeadedTable, mapping: Mapping): boolean {
  if (dataset.type !== 'STUDENT_TEST_SCORES' || OTHERS.some((name) => mapping.has(name))) return false;
  if (!columns.some(({ header }) => CRITICAL_READING.test(headerKey(header)))) return false;
  const dates = mapping.get('test_date');
  return !dates || !samples(dates.index).some((date) => yearIn(date) >= 2016);
}

/** 0 where none is written. */
function yearIn(date: string): number {
  const [, long, short] = /((?:19|20)\d\d)|\d[/-](\d\d)\s*$/.exec(date) ?? [];
  return long ? Number(long) : short ? 2000 + Number(short) : 0;
}
