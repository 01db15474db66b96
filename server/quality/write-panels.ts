import type { OpenLake } from '#server/platform/lake/lake.ts';
import { inBatches } from './batches.ts';
import { computePanels } from './compute.ts';
import { type Lack, lacksOf } from './lacking.ts';
import type { LedgerAudit } from './ledgers/build.ts';
import { panelNamed } from './panels/registry.ts';
import { type SourceFile, sourcesOf } from './provenance.ts';
import type { Scope } from './scopes.ts';
import { type WrittenPanel, writePanel } from './versions/written-panel.ts';

/** Panels that are written down before other requests get their turn: some milliseconds. */
const AT_ONCE = 100;

/** Every panel for every scope with the files it comes from, as it is stored. */
export async function writePanels(
  lake: OpenLake,
  audit: LedgerAudit & { scopes: readonly Scope[]; lacks: readonly Lack[] },
  files: readonly SourceFile[],
): Promise<WrittenPanel[]> {
  const panels: WrittenPanel[] = [];
  const lacks = lacksOf(audit.lacks);
  await inBatches(
    await computePanels(lake, audit, audit.scopes),
    (batch) => {
      for (const { panel, scope, answer } of batch) {
        const asking = panelNamed(panel);
        const sources = sourcesOf(asking, files, scope.schools, lacks(scope.schools));
        panels.push(
          writePanel({ panel, scope, needs: asking.needs, answer, sources, headlines: asking.headlines(answer) }),
        );
      }
    },
    AT_ONCE,
  );
  return panels;
}
