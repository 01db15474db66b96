import { createHash } from 'node:crypto';
import { CROSS_FILE } from './findings/cross-file.ts';
import { ledgerStatements } from './ledgers/build.ts';
import { STORED } from './ledgers/stored.ts';
import { leftOut } from './lists/left-out.ts';
import { UNMATCHED } from './lists/unmatched.ts';
import { gapsOf } from './panels/gaps.ts';
import { ALL_PANELS } from './panels/registry.ts';
import { sourcesOf } from './provenance.ts';
import { headlinesOf } from './versions/headlines.ts';

/** Any year: the formulas are the same for all. */
const YEAR = 2024;

/**
 * A mark of how numbers are computed: the SQL of ledgers, lists, findings and panels, and the functions that shape their answers. Where a newer
 * portal computes another way, every audit is computed anew at its start.
 */
export const METHOD = createHash('sha256')
  .update(
    JSON.stringify([
      ledgerStatements({ yearEnding: YEAR }),
      STORED,
      leftOut(YEAR),
      UNMATCHED,
      CROSS_FILE,
      ALL_PANELS.map(({ name, sql, answer }) => [name, sql(YEAR), String(answer)]),
      String(headlinesOf),
      String(sourcesOf),
      String(gapsOf),
    ]),
  )
  .digest('base64url');
