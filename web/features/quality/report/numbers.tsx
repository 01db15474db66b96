import { report as words } from '#web/messages/en/quality/report.ts';
import { CatalogsCard } from '../cards/catalogs-card.tsx';
import { CteCard } from '../cards/cte-card.tsx';
import { DemographicsCard } from '../cards/demographics-card.tsx';
import { MatchingCard } from '../cards/matching-card.tsx';
import { RosterCard } from '../cards/roster-card.tsx';
import { TestScoresCard } from '../cards/test-scores-card.tsx';
import { TranscriptsCard } from '../cards/transcripts-card.tsx';
import { CatalogYear } from '../details/catalog-year.tsx';
import { Conditions } from '../details/cohort.tsx';
import { EquitySection } from '../details/demographics/equity-section.tsx';
import { PanelDetail } from '../details/detail-body.tsx';
import { equalYears } from '../details/equal-years.ts';
import { MatchedOn } from '../details/matching/matched-on.tsx';
import { MatchingSections } from '../details/matching/matching-sections.tsx';
import { TestScoreCharts } from '../details/test-scores.tsx';
import { TranscriptCharts } from '../details/transcripts.tsx';
import { Part } from './part.tsx';

/** Every panel with its details, in the order of the Data QC page. */
export function Numbers() {
  return (
    <>
      <Part title={words.cohort}>
        <PanelDetail name="cohort/waterfall">{({ steps }) => <Conditions steps={steps} />}</PanelDetail>
        <RosterCard />
      </Part>
      <Part title={words.demographics}>
        <DemographicsCard />
        <EquitySection />
      </Part>
      <Part title={words.testScores}>
        <TestScoresCard />
        <TestScoreCharts />
      </Part>
      <Part title={words.transcripts}>
        <TranscriptsCard />
        <TranscriptCharts />
      </Part>
      <Part title={words.matching}>
        <MatchingCard />
        <PanelDetail name="matching/detail">
          {(answer) => (
            <>
              <MatchingSections answer={answer} />
              <MatchedOn answer={answer} />
            </>
          )}
        </PanelDetail>
        <CteCard />
      </Part>
      <Part title={words.catalogs}>
        <CatalogsCard />
        <PanelDetail name="course-catalogs/detail">
          {({ academic_periods }) =>
            equalYears(academic_periods).map((period) => <CatalogYear key={period.period} period={period} />)
          }
        </PanelDetail>
      </Part>
    </>
  );
}
