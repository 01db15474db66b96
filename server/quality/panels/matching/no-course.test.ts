import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { PanelAnswer } from '#contract/quality/panels.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { computePanels } from '../../compute.ts';
import { checkLayout, DISTRICT } from '../../fixtures/known-district.ts';
import { buildLedgers } from '../../ledgers/build.ts';
import type { CourseDecision } from '../../ledgers/courses/course-decisions.ts';
import { buildLists } from '../../lists/build.ts';
import { scopesOf } from '../../scopes.ts';

const checked = await checkLayout('clean');

/** The CTE courses that are asked for, and those that find nothing anywhere, after what people decided. */
async function cteCourses(decisions: readonly CourseDecision[]) {
  const lake = await openLake([checked.folder]);
  const audit = { ...DISTRICT, decisions };
  await buildLedgers(lake, audit, checked.files);
  await buildLists(lake);
  const open = await lake.rows<{ item: string }>(
    'open',
    `SELECT DISTINCT item FROM unmatched WHERE kind = 'cte_courses' AND len(offered_at) = 0 ORDER BY item`,
  );
  let total = 0;
  for (const { panel, scope, answer } of await computePanels(lake, audit, scopesOf(DISTRICT, [])))
    if (panel === 'matching/summary' && scope.key === 'all')
      total = (answer as PanelAnswer<'matching/summary'>).counts?.cte_courses?.total ?? 0; // the panel of this name
  lake.close();
  return { total, open: open.map(({ item }) => item) };
}

it('does not look in the catalogs for a CTE course that a person said is none', async () => {
  const before = await cteCourses([]);
  const [code = ''] = before.open;
  expect(code).not.toBe('');
  const after = await cteCourses([{ code, titleKey: 'hallduty', subject: null, levelRank: null, scedCode: null }]);
  expect(after).toEqual({ total: before.total - 1, open: before.open.filter((item) => item !== code) });
  rmSync(checked.folder, { recursive: true });
});
