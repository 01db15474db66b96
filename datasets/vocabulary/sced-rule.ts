import type { Rule } from '#datasets/kit/dataset.ts';
import { isNoSced } from './sql/is-no-sced.ts';

/** The same check wherever a file may bring SCED codes. */
export const scedUnknown = (dataset: string): Rule<'sced_code'> => ({
  code: `${dataset}.sced-unknown`,
  severity: 'warning',
  column: 'sced_code',
  problem: '{value} is not on the list of SCED courses.',
  allowed: 'A SCED code of 5 characters (01001) or 12 (01001G1.0011), version 11 or 12.',
  fix: 'Look the course up in the SCED finder of the National Center for Education Statistics.',
  // A long list becomes a join (90 ns a row), which files without codes skip.
  sql: `sced_code IS NOT NULL AND ${isNoSced('sced_code')}`,
  badExample: { sced_code: '01888' },
});
