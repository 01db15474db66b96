import type { PanelAnswer } from '#contract/quality/panels.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { BigNumber } from '#web/ui/big-number.tsx';
import { NumberRow } from './number-row.tsx';

const words = qualityPanels.cte;

/** Catalogs, eligible classes and pathways, side by side. */
export function CteCounts({ answer }: { answer: PanelAnswer<'cte-pathways/summary'> }) {
  const { cte_catalogs_count: catalogs, cte_eligible_courses_count: eligible, cte_pathways_count: pathways } = answer;
  return (
    <NumberRow>
      <BigNumber small value={catalogs} unit={words.catalogs(catalogs)} />
      <BigNumber small value={eligible} unit={words.eligible(eligible)} />
      <BigNumber small value={pathways} unit={words.pathways(pathways)} />
    </NumberRow>
  );
}
