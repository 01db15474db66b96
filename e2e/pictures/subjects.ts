import type { Page, Route } from '@playwright/test';
import { PAGES as SEEN_BY_ADMIN } from '../stage/pages.ts';

/** One thing to be looked at. */
export interface Subject {
  /** Of the file, before its width and theme. */
  name: string;
  path: string;
  /** Who looks; null for pages that need no one. */
  as: string | null;
  /** Answers of the server that make the state. */
  answers?: (page: Page) => Promise<unknown>;
  /** What the person does there before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
  /** Shows something that is still loading, for good. */
  loads?: boolean;
}

const ADMIN = 'admin@demo.test';
/** A page as one person sees it. */
export const pageOf = (path: string, as: string | null = ADMIN): Subject => ({
  name: path.slice(1).replaceAll(/[/#?=]/g, '-') || 'start',
  path,
  as,
});

export const PUBLIC: readonly Subject[] = [pageOf('/login', null), pageOf('/privacy', null), pageOf('/terms', null)];

export const PAGES: readonly Subject[] = [
  ...SEEN_BY_ADMIN,
  '/data-upload',
  '/data-qc/course-catalogs/mapping',
  '/data-qc/report',
  '/settings/people',
  '/settings/schools',
  '/settings/mappings',
  '/settings/transcripts',
  '/audit-log',
].map((path) => pageOf(path));

const PANELS = '**/api/eoa/*/data-qc/**';
const FINDINGS = '**/api/eoa/*/findings/**';
/** The answer of a server with a fault. */
export const fails = (route: Route) =>
  route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong on our side.' } });

/** States that a demo district does not show by itself: nothing uploaded, still loading, failed. */
export const STATES: readonly Subject[] = [
  { ...pageOf('/overview', 'other@demo.test'), name: 'state-empty-overview' },
  { ...pageOf('/data-upload', 'other@demo.test'), name: 'state-empty-data-upload' },
  { ...pageOf('/data-qc', 'other@demo.test'), name: 'state-empty-data-qc' },
  { ...pageOf('/transcripts', 'other@demo.test'), name: 'state-empty-transcripts' },
  { ...pageOf('/findings', 'other@demo.test'), name: 'state-empty-findings' },
  { ...pageOf('/findings/report', 'other@demo.test'), name: 'state-empty-findings-report' },
  { ...pageOf('/findings'), name: 'state-error-findings', answers: (at) => at.route(FINDINGS, fails) },
  {
    ...pageOf('/findings'),
    name: 'state-loading-findings',
    answers: (at) => at.route(FINDINGS, () => undefined),
    loads: true,
  },
  { ...pageOf('/data-qc'), name: 'state-error-data-qc', answers: (at) => at.route(PANELS, fails) },
  {
    ...pageOf('/data-qc/test-scores'),
    name: 'state-error-test-scores',
    answers: (at) => at.route(/-histogram/, fails),
  },
  {
    ...pageOf('/overview'),
    name: 'state-error-overview',
    answers: (at) => at.route('**/upload-requirements/**', fails),
  },
  // Never answered: what the page shows meanwhile.
  {
    ...pageOf('/data-qc'),
    name: 'state-loading-data-qc',
    answers: (at) => at.route(PANELS, () => undefined),
    loads: true,
  },
];
