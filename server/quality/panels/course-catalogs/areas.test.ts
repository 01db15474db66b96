import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { PanelAnswer } from '#contract/quality/panels.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { computePanels } from '../../compute.ts';
import { rowFiles } from '../../fixtures/row-files.ts';
import { buildLedgers } from '../../ledgers/build.ts';
import { withLacks } from '../../ledgers/inputs/inputs.ts';
import { scopesOf } from '../../scopes.ts';

const folder = mkdtempSync(join(tmpdir(), 'areas-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('gives a course in two areas one level in a year, and counts it in both and once in all', async () => {
  const lake = await openLake([folder]);
  const { files, add } = rowFiles(lake, folder, ['s1', 's2']);
  await add(
    'COURSE_CATALOG',
    `SELECT *, 2024 AS school_year, '0301' AS course_code, 'Statistics' AS course_title
    FROM (VALUES ('s1', 'Mathematics', 'AP', true), ('s2', 'Science', 'general', false)) AS row(school_id, subject, level, cte)`,
  );
  const audit = { yearEnding: 2024, schools: ['s1', 's2'].map((id) => ({ id, name: id })) };
  await buildLedgers(lake, audit, await withLacks(lake, files));
  const panels = await computePanels(lake, audit, scopesOf(audit, []));
  lake.close();
  const yearOf = (scope: string) => {
    const found = panels.find((one) => one.panel === 'course-catalogs/detail' && one.scope.key === scope);
    const answer = found?.answer as PanelAnswer<'course-catalogs/detail'> | undefined; // the panel of this name
    return answer?.academic_periods.at(-1);
  };
  const areasOf = (scope: string) =>
    yearOf(scope)?.subject_areas.map(({ name, ap_count, general_count, cte_count }) => [
      ...[name, ap_count, general_count, cte_count],
    ]);
  expect(areasOf('all')).toEqual([
    ['Mathematics', 1, 0, 1],
    ['Science', 1, 0, 1],
  ]);
  expect(areasOf('s2')).toEqual([['Science', 0, 1, 0]]);
  expect([yearOf('all')?.course_count, yearOf('s2')?.course_count]).toEqual([1, 1]);
});
