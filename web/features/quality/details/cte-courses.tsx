import Box from '@mui/material/Box';
import { UNMATCHED_KINDS } from '#contract/quality/lists.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { CteCounts } from '../cards/cte-counts.tsx';
import { NoFilesYet } from '../empty-panel.tsx';
import { UnmatchedList } from '../lists/unmatched-list.tsx';
import { useList } from '../lists/use-list.ts';
import { hasFiles } from '../missing.ts';
import { usePanel } from '../use-panel.ts';
import { DetailBody } from './detail-body.tsx';
import { DetailDrawer } from './detail-drawer.tsx';
import { MatchShares } from './matching/match-shares.tsx';
import { MatchingSections } from './matching/matching-sections.tsx';
import { Section } from './section.tsx';

const words = qualityPanels.cte;

/**
 * 'CTE courses detail': the CTE part first, then the matching detail, which are shown here again
 * (docs/product.md#drawers).
 */
export default function CteCoursesDetail() {
  const summary = usePanel('cte-pathways/summary');
  const detail = usePanel('matching/detail');
  const { list, open, close } = useList(UNMATCHED_KINDS);
  return (
    <DetailDrawer name={words.name} provenance={detail.data?.provenance}>
      {list === null ? (
        <>
          <Section title={words.title}>
            <DetailBody query={summary} message={qualityPanels.panelError['cte-pathways/summary']}>
              {(answer) =>
                hasFiles(answer.provenance) ? <CteCounts answer={answer} /> : <NoFilesYet {...answer.provenance} />
              }
            </DetailBody>
            <Box sx={{ mt: 3 }}>
              <MatchShares shares={['cte_courses_matched_percentage']} onOpen={open} />
            </Box>
          </Section>
          <DetailBody query={detail} message={qualityPanels.panelError['matching/detail']}>
            {(answer) => <MatchingSections answer={answer} />}
          </DetailBody>
        </>
      ) : (
        <UnmatchedList key={list} kind={list} of={words.name} onBack={close} />
      )}
    </DetailDrawer>
  );
}
