import { lazy, type ReactNode } from 'react';
import type { RouteObject } from 'react-router';

const Matching = lazy(() => import('./details/matching/matching.tsx'));
const TestScores = lazy(() => import('./details/test-scores.tsx'));
const CourseCatalogs = lazy(() => import('./details/course-catalogs.tsx'));
const CatalogYears = lazy(() => import('./details/catalog-years.tsx'));
const Transcripts = lazy(() => import('./details/transcripts.tsx'));
const CteCourses = lazy(() => import('./details/cte-courses.tsx'));
const Demographics = lazy(() => import('./details/demographics/demographics.tsx'));
const Cohort = lazy(() => import('./details/cohort.tsx'));

/**
 * Child routes of /data-qc: each is a drawer over the page, loaded when it is first opened. Features do not know each
 * other: the app passes in the tab that is another's.
 */
export const detailRoutes = (courseMapping: ReactNode): RouteObject[] => [
  { path: 'matching', element: <Matching /> },
  { path: 'test-scores', element: <TestScores /> },
  {
    path: 'course-catalogs',
    element: <CourseCatalogs />,
    children: [
      { index: true, element: <CatalogYears /> },
      { path: 'mapping', element: courseMapping },
    ],
  },
  { path: 'transcripts', element: <Transcripts /> },
  { path: 'cte-courses', element: <CteCourses /> },
  { path: 'demographics', element: <Demographics /> },
  { path: 'cohort', element: <Cohort /> },
];
