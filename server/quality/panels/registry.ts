import type { PanelName } from '#contract/quality/panels.ts';
import { waterfall } from './cohort-waterfall/panel.ts';
import { catalogDetail, catalogSummary } from './course-catalogs/panel.ts';
import { cteSummary } from './cte-pathways/panel.ts';
import type { Panel } from './define-panel.ts';
import { demographicsSummary } from './demographics/panel.ts';
import { equity } from './equity/panel.ts';
import { matchingSummary } from './matching/panel.ts';
import { matchingDetail } from './matching-detail/panel.ts';
import { rosterSummary, transcriptSummary } from './students-by-school/panel.ts';
import {
  actHistogram,
  apHistogram,
  apSubjects,
  ibHistogram,
  ibSubjects,
  satHistogram,
} from './test-score-details/panel.ts';
import { testScoreSummary } from './test-scores/panel.ts';
import { averageCredits, gpaHistogram } from './transcript-details/panel.ts';

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

export const ALL_PANELS: readonly Panel[] = Object.values(PANELS_BY_NAME);

export const panelNamed = <Name extends PanelName>(name: Name): Panel<Name> => PANELS_BY_NAME[name];
