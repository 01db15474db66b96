import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UnmatchedKind } from '#contract/quality/lists.ts';
import { useSession } from '#web/app/session/session.ts';
import { qualityLists } from '#web/messages/en/quality/quality-lists.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { countOf, MatchRow, type MatchShare } from '../../cards/match-row.tsx';
import { usePanel } from '../../use-panel.ts';
import { DetailBody } from '../detail-body.tsx';

/** The list behind each share. */
const KIND_OF: Record<MatchShare, UnmatchedKind> = {
  students_matched_percentage: 'students_demographics',
  transcript_courses_matched_percentage: 'transcript_courses',
  test_scores_matched_to_students_percentage: 'test_scores',
  cte_courses_matched_percentage: 'cte_courses',
};

interface MatchSharesProps {
  shares: readonly MatchShare[];
  onOpen: (kind: UnmatchedKind) => void;
}

/** Shares of the matching panel; each that is not complete opens what it lacks. */
export function MatchShares({ shares, onOpen }: MatchSharesProps) {
  const { may } = useSession();
  const query = usePanel('matching/summary');
  return (
    <DetailBody query={query} message={qualityPanels.panelError['matching/summary']}>
      {(answer) =>
        shares.map((share) => {
          const count = countOf(share, answer);
          const kind = KIND_OF[share];
          return (
            <Box key={share} sx={{ borderTop: 1, borderColor: 'portal.line' }}>
              <MatchRow share={share} answer={answer} />
              {count !== undefined && count.matched < count.total && may('student-rows.read') && (
                <Button variant="text" size="small" sx={{ ml: 6, mb: 3 }} onClick={() => onOpen(kind)}>
                  {qualityLists.unmatched.open[kind]}
                </Button>
              )}
            </Box>
          );
        })
      }
    </DetailBody>
  );
}
