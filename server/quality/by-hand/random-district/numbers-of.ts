import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLake } from '#server/platform/lake/lake.ts';
import { computePanels } from '../../compute.ts';
import { buildLedgers } from '../../ledgers/build.ts';
import { countOpportunity } from '../../opportunity/count.ts';
import { discloseOpportunity } from '../../opportunity/disclosure/disclosure.ts';
import { scopesOf } from '../../scopes.ts';
import type { RandomDistrict } from './random-district.ts';
import { writeDistrict } from './write-district.ts';

/**
 * The numbers of a district, each as text under its name: panels by scope, counts of measures, and what is hidden.
 * Names of files are left out.
 */
export async function numbersOf({ audit, files }: RandomDistrict, threads = 2): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'numbers-of-'));
  const lake = await openLake([folder], { memoryMegabytes: 1500, threads });
  try {
    await buildLedgers(lake, audit, await writeDistrict(folder, files));
    const panels = await computePanels(lake, audit, scopesOf(audit, []));
    const counts = await countOpportunity(lake);
    const { rows, homes, scores } = counts;
    const hidden = [...(await discloseOpportunity(counts))].map(([id, byScope]) => [
      id,
      [...byScope].map(([scope, groups]) => [scope, [...groups].toSorted()]),
    ]);
    const all: [string, unknown][] = [
      ...panels.map(({ panel, scope, answer }): [string, unknown] => [
        `${panel} of ${scope.key}`,
        { ...answer, matched_on: null },
      ]),
      ...Object.entries({ rows, homes, scores }).map(([name, of]): [string, unknown] => [
        name,
        of.map((one) => JSON.stringify(one)).toSorted(),
      ]),
      ['floating', counts.floating.length],
      ['hidden', hidden],
    ];
    return new Map(all.map(([name, answer]) => [name, JSON.stringify(answer)]));
  } finally {
    lake.close();
    rmSync(folder, { recursive: true });
  }
}
