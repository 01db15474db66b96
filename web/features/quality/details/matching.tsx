import { quality } from '#web/messages/en/quality.ts';
import { usePanel } from '../use-panel.ts';
import { DetailBody } from './detail-body.tsx';
import { DetailDrawer } from './detail-drawer.tsx';
import { MatchingSections } from './matching-sections.tsx';

/** 'Matching detail'. */
export default function MatchingDetail() {
  const query = usePanel('matching/detail');
  return (
    <DetailDrawer name={quality.matching.name} about={quality.cohort} provenance={query.data?.provenance}>
      <DetailBody query={query} message={quality.panelError['matching/detail']}>
        {(answer) => <MatchingSections answer={answer} />}
      </DetailBody>
    </DetailDrawer>
  );
}
