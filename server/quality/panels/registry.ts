import type { PanelAnswer, PanelName } from '#contract/quality.ts';
import { catalogDetail, catalogSummary } from './course-catalogs.ts';
import { cteSummary } from './cte.ts';
import { demographicsSummary } from './demographics.ts';
import { equity } from './equity.ts';
import { matchingSummary } from './matching.ts';
import { matchingDetail } from './matching-detail.ts';
import type { Panel, View } from './panel.ts';
import { rosterSummary, transcriptSummary } from './students-by-school.ts';
import { actHistogram, apHistogram, apSubjects, ibHistogram, ibSubjects, satHistogram } from './test-score-details.ts';
import { testScoreSummary } from './test-scores.ts';
import { averageCredits, gpaHistogram } from './transcripts.ts';
import { waterfall } from './waterfall.ts';

/** A panel whose kind of rows is its own business. */
export interface AnyPanel extends Omit<Panel, 'answer'> {
  answer(rows: readonly object[], view: View): PanelAnswer<PanelName>;
}

/** Every panel of the contract; a name without a panel does not compile. */
const PANELS_BY_NAME: { [Name in PanelName]: Panel<Name> } = {
  'rosters/summary': rosterSummary,
  'demographics/summary': demographicsSummary,
  'transcripts/summary': transcriptSummary,
  'cte-pathways/summary': cteSummary,
  'matching/summary': matchingSummary,
  'test-scores/summary': testScoreSummary,
  'course-catalogs/summary': catalogSummary,
  'matching/detail': matchingDetail,
  'transcripts/detail/gpa-histogram': gpaHistogram,
  'transcripts/detail/subject-area-average-credits': averageCredits,
  'test-scores/detail/sat-histogram': satHistogram,
  'test-scores/detail/act-histogram': actHistogram,
  'test-scores/detail/ap-histogram': apHistogram,
  'test-scores/detail/ib-histogram': ibHistogram,
  'test-scores/detail/ap-subject-area-counts': apSubjects,
  'test-scores/detail/ib-subject-area-counts': ibSubjects,
  'course-catalogs/detail': catalogDetail,
  'cohort/waterfall': waterfall,
  equity,
};

// A panel is only ever given the rows of its own query, so which kind they are need not be known outside it.
export const ALL_PANELS = Object.values(PANELS_BY_NAME) as unknown as readonly AnyPanel[];

export const panelNamed = (name: PanelName) => PANELS_BY_NAME[name] as unknown as AnyPanel;
