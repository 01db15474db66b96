import type { Page, Route } from '@playwright/test';

/** One thing to be looked at. */
export interface Subject {
  /** Of the file, before its width and theme. */
  name: string;
  path: string;
  /** Who looks; null for pages that need nobody. */
  as: string | null;
  /** Answers of the server that make the state. */
  answers?: (page: Page) => Promise<unknown>;
}

const ADMIN = 'admin@demo.test';
const page = (path: string, as: string | null = ADMIN): Subject => ({
  name: path.slice(1).replaceAll(/[/#?=]/g, '-') || 'start',
  path,
  as,
});

export const PUBLIC: readonly Subject[] = [page('/login', null), page('/privacy', null), page('/terms', null)];

export const PAGES: readonly Subject[] = [
  '/overview',
  '/data-upload',
  '/data-upload#test-scores',
  '/data-qc',
  '/data-qc/matching',
  '/data-qc/test-scores',
  '/data-qc/course-catalogs',
  '/data-qc/course-catalogs/mapping',
  '/data-qc/transcripts',
  '/data-qc/cte-courses',
  '/data-qc/demographics',
  '/data-qc/cohort',
  '/data-qc/report',
  '/transcripts',
  '/help',
  '/settings',
  '/settings/people',
].map((path) => page(path));

const PANELS = '**/api/eoa/*/data-qc/**';
const fails = (route: Route) =>
  route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong on our side.' } });

/** States that a demo district does not show by itself: nothing uploaded, still loading, failed. */
export const STATES: readonly Subject[] = [
  { ...page('/overview', 'other@demo.test'), name: 'state-empty-overview' },
  { ...page('/data-upload', 'other@demo.test'), name: 'state-empty-data-upload' },
  { ...page('/data-qc', 'other@demo.test'), name: 'state-empty-data-qc' },
  { ...page('/transcripts', 'other@demo.test'), name: 'state-empty-transcripts' },
  { ...page('/data-qc'), name: 'state-error-data-qc', answers: (at) => at.route(PANELS, fails) },
  { ...page('/data-qc/test-scores'), name: 'state-error-test-scores', answers: (at) => at.route(/-histogram/, fails) },
  { ...page('/overview'), name: 'state-error-overview', answers: (at) => at.route('**/upload-requirements/**', fails) },
  // Never answered: what the page shows meanwhile.
  { ...page('/data-qc'), name: 'state-loading-data-qc', answers: (at) => at.route(PANELS, () => undefined) },
];
