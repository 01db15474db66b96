import { createSecretKey } from 'node:crypto';
import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PANEL_NAMES, type PanelName } from '#contract/quality/panels.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { readColumns } from '#server/platform/database/columns.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { selectCandidates } from './candidates.ts';
import { computePanels } from './compute.ts';
import { differences } from './fixtures/differences.ts';
import { answersOf, checkLayout, DISTRICT } from './fixtures/known-district.ts';
import { buildLedgers } from './ledgers/build.ts';
import { scopesOf } from './scopes.ts';

/** The waterfall has its own shape in the known answers; equity is counted a second time in equity.test.ts. */
const ANSWERED_ELSEWHERE: readonly PanelName[] = ['cohort/waterfall', 'equity'];

async function compute(layout: 'clean' | 'dirty', types?: readonly UploadFileType[]) {
  const { folder, files } = await checkLayout(layout, types);
  const lake = await openLake([folder]);
  try {
    await buildLedgers(lake, DISTRICT, files);
    const panels = await computePanels(lake, DISTRICT, scopesOf(DISTRICT, []));
    return { panels, candidates: await selectCandidates(lake, createSecretKey('00'.repeat(32), 'hex')) };
  } finally {
    lake.close();
    rmSync(folder, { recursive: true });
  }
}

describe.each([
  { answers: 'clean-and-sis', layout: 'clean', types: undefined },
  { answers: 'dirty', layout: 'dirty', types: undefined },
  { answers: 'roster-only', layout: 'clean', types: ['STUDENT_ROSTER'] },
] as const)('$answers', async ({ answers, layout, types }) => {
  const wanted = answersOf(answers);
  const { panels, candidates } = await compute(layout, types);
  const scopes = [
    { name: 'all schools', key: 'all', answer: wanted.all_schools, waterfall: wanted.cohort_waterfall.all_schools },
    ...DISTRICT.schools.map(({ id, name }) => ({
      name,
      key: id,
      answer: wanted.by_school[name],
      waterfall: wanted.cohort_waterfall[name],
    })),
  ];

  describe.each(scopes)('$name', ({ key, name, answer, waterfall }) => {
    const got = (panel: string) => panels.find((found) => found.panel === panel && found.scope.key === key)?.answer;

    test.each(PANEL_NAMES.filter((panel) => !ANSWERED_ELSEWHERE.includes(panel)))('%s', (panel) => {
      expect(differences(answer[`data-qc/${panel}`], got(panel), panel)).toEqual([]);
    });

    test('cohort/waterfall', () => {
      const steps = waterfall.map(({ step, left, left_out_here }: Record<string, unknown>) => ({
        key: step,
        remaining: left,
        left_out: left_out_here,
      }));
      expect(differences({ steps }, got('cohort/waterfall'), 'waterfall')).toEqual([]);
    });

    if (key === 'all') return;
    test('candidates by category and demographics', () => {
      const names = ['category', 'race', 'gender', 'disability_status', 'english_learner', 'low_income'];
      const facts = (candidate: Record<string, unknown>) => names.map((fact) => candidate[fact] ?? '').join('|');
      const columns = readColumns(candidates.find(({ school_id }) => school_id === key)?.students ?? '{"id": []}');
      const mine = (columns.id ?? []).map((_, at) =>
        facts(Object.fromEntries(names.map((fact) => [fact, columns[fact]?.[at]]))),
      );
      const summary = answer['transcripts/transcript-selection-summary'];
      expect(mine.sort(), name).toEqual(summary.transcripts.map(facts).sort());
    });
  });
});
