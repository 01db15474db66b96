import { UNMATCHED_KINDS } from '#contract/quality/lists.ts';
import { quality } from '#web/messages/en/quality/quality.ts';
import { qualityLists } from '#web/messages/en/quality/quality-lists.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import type { MatchShare } from '../../cards/match-row.tsx';
import { UnmatchedList } from '../../lists/unmatched-list.tsx';
import { useList } from '../../lists/use-list.ts';
import { usePanel } from '../../use-panel.ts';
import { DetailBody } from '../detail-body.tsx';
import { DetailDrawer } from '../detail-drawer.tsx';
import { Section } from '../section.tsx';
import { MatchShares } from './match-shares.tsx';
import { MatchedOn } from './matched-on.tsx';
import { MatchingSections } from './matching-sections.tsx';

const words = qualityPanels.matching;
const SHARES = Object.keys(words.rows) as MatchShare[]; // the keys of a constant are its names

/** 'Matching detail': what fits together, and behind each share what does not. */
export default function MatchingDetail() {
  const query = usePanel('matching/detail');
  const { list, open, close } = useList(UNMATCHED_KINDS);
  return (
    <DetailDrawer name={words.name} about={quality.cohort} provenance={query.data?.provenance}>
      {list === null ? (
        <>
          <Section title={qualityLists.unmatched.section}>
            <MatchShares shares={SHARES} onOpen={open} />
          </Section>
          <DetailBody query={query} message={qualityPanels.panelError['matching/detail']}>
            {(answer) => (
              <>
                <MatchingSections answer={answer} />
                <MatchedOn answer={answer} />
              </>
            )}
          </DetailBody>
        </>
      ) : (
        <UnmatchedList key={list} kind={list} of={words.name} onBack={close} />
      )}
    </DetailDrawer>
  );
}
