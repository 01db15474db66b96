import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { ONE_SCHOOL, requestFor, runHere, temporaryFolder } from '../../../test-run.ts';

it('reads the word of a descriptor in columns of any kind', async () => {
  const path = join(temporaryFolder(), 'courses.csv');
  const cells = ['ENG101', 'English 9', 'English', 'uri://ed-fi.org/GradeLevelDescriptor#Ninth grade', 'Room #5'];
  writeFileSync(path, `Course Code,Course Title,Department,Grade Levels,Description\n${cells.join(',')}\n`);
  const { parquet, groups } = await runHere(requestFor(path, 'COURSE_CATALOG', ONE_SCHOOL));
  const lake = await openLake([dirname(parquet ?? '')]);
  const found = await lake.rows(
    'courses',
    `SELECT grade_levels, description FROM read_parquet(${literal(parquet ?? '')})`,
  );
  lake.close();
  expect(found).toEqual([{ grade_levels: 'Ninth grade', description: 'Room #5' }]);
  expect(groups.map(({ code }) => code)).not.toContain('text.too-long');
});
