import type { OpenLake } from '#server/platform/lake/lake.ts';
import { allOf } from '#server/platform/lake/overlapping.ts';
import { sqlFile } from '#server/platform/lake/sql-file.ts';
import { similarIds } from './similar-ids.ts';

const LEFT_OUT = sqlFile('./left-out.sql', import.meta.url);
const UNMATCHED = [
  sqlFile('./unmatched-items.sql', import.meta.url),
  sqlFile('./likely-ids.sql', import.meta.url),
  `CREATE VIEW similar_id AS ${similarIds('wrong_id', 'right_id')};
  CREATE VIEW similar_record_id AS ${similarIds('own_id', 'stray_id')};
  CREATE VIEW similar_code AS ${similarIds('wrong_code', 'right_code')};`,
  sqlFile('./similar-courses.sql', import.meta.url),
  sqlFile('./candidates.sql', import.meta.url),
  sqlFile('./unmatched.sql', import.meta.url),
].join('\n');

/**
 * Makes the tables that lists page through, from the ledgers: `left_out` and `unmatched`. They are
 * stored with the version.
 */
export const buildLists = (lake: OpenLake): Promise<unknown> =>
  allOf([lake.run('lists.left-out', LEFT_OUT), lake.run('lists.unmatched', UNMATCHED)]);
