import Box from '@mui/material/Box';
import { quality } from '#web/messages/en/quality.ts';
import { CteCounts } from '../cards/cte-counts.tsx';
import { MatchRow } from '../cards/match-row.tsx';
import { usePanel } from '../use-panel.ts';
import { DetailBody } from './detail-body.tsx';
import { DetailDrawer } from './detail-drawer.tsx';
import { MatchingSections } from './matching-sections.tsx';
import { Section } from './section.tsx';

const words = quality.cte;

/** 'CTE courses detail': the CTE part first, then the matching detail, which the specification reuses here. */
export default function CteCoursesDetail() {
  const summary = usePanel('cte-pathways/summary');
  const shares = usePanel('matching/summary');
  const detail = usePanel('matching/detail');
  return (
    <DetailDrawer name={words.name} provenance={detail.data?.provenance}>
      <Section title={words.title}>
        <DetailBody query={summary} message={quality.panelError['cte-pathways/summary']}>
          {(answer) => <CteCounts answer={answer} />}
        </DetailBody>
        <Box sx={{ mt: 3, borderTop: '1px solid', borderColor: 'portal.line' }}>
          <DetailBody query={shares} message={quality.panelError['matching/summary']}>
            {(answer) => <MatchRow share="cte_courses_matched_percentage" answer={answer} />}
          </DetailBody>
        </Box>
      </Section>
      <DetailBody query={detail} message={quality.panelError['matching/detail']}>
        {(answer) => <MatchingSections answer={answer} />}
      </DetailBody>
    </DetailDrawer>
  );
}
