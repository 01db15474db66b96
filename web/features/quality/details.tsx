import { lazy } from 'react';
import type { RouteObject } from 'react-router';

const Matching = lazy(() => import('./details/matching.tsx'));
const TestScores = lazy(() => import('./details/test-scores.tsx'));
const CourseCatalogs = lazy(() => import('./details/course-catalogs.tsx'));
const Transcripts = lazy(() => import('./details/transcripts.tsx'));
const CteCourses = lazy(() => import('./details/cte-courses.tsx'));
const Demographics = lazy(() => import('./details/demographics.tsx'));
const Cohort = lazy(() => import('./details/cohort.tsx'));

/** Child routes of /data-qc: each is a drawer over the page, loaded when it is first opened. */
export const detailRoutes: RouteObject[] = [
  { path: 'matching', element: <Matching /> },
  { path: 'test-scores', element: <TestScores /> },
  { path: 'course-catalogs', element: <CourseCatalogs /> },
  { path: 'transcripts', element: <Transcripts /> },
  { path: 'cte-courses', element: <CteCourses /> },
  { path: 'demographics', element: <Demographics /> },
  { path: 'cohort', element: <Cohort /> },
];
