import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { PanelCard } from '../panel-card.tsx';
import { CteCounts } from './cte-counts.tsx';

const words = qualityPanels.cte;

/** What the CTE files hold. */
export function CteCard() {
  return (
    <PanelCard
      panel="cte-pathways/summary"
      title={words.title}
      detail="cte-courses"
      zero={{ heading: words.zero, when: ({ cte_eligible_courses_count }) => cte_eligible_courses_count === 0 }}
      lines={1}
    >
      {(answer) => <CteCounts answer={answer} />}
    </PanelCard>
  );
}
