import { lazy } from 'react';
import type { RouteObject } from 'react-router';

const MeasureDrawer = lazy(() => import('./measure/measure-drawer.tsx'));

/** Child routes of /findings: a measure is a drawer over the page, loaded when it is first opened. */
export const measureRoutes: RouteObject[] = [{ path: ':measure', element: <MeasureDrawer /> }];
