import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { quality } from '#web/messages/en/quality/quality.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { usePanel } from '../use-panel.ts';
import { DetailDrawer } from './detail-drawer.tsx';

const words = qualityPanels.catalogs;
const PATH = '/data-qc/course-catalogs';
const MAPPING = `${PATH}/mapping`;

/**
 * 'Course catalogs detail': what is offered by subject area, and the work list of courses that have none.
 * Each tab has its address.
 */
export default function CourseCatalogsDetail() {
  const { data } = usePanel('course-catalogs/detail');
  const { pathname } = useLocation();
  const { school } = useShownSchool();
  return (
    <DetailDrawer name={words.name} provenance={data?.provenance}>
      <div>
        <Tabs
          component="nav"
          aria-label={quality.detail(words.name)}
          value={pathname.replace(/\/$/, '') === MAPPING ? MAPPING : PATH}
          sx={{ borderBottom: 1, borderColor: 'portal.line' }}
        >
          <Tab component={Link} to={PATH} value={PATH} label={words.overview} />
          <Tab component={Link} to={MAPPING} value={MAPPING} label={words.mapping} />
        </Tabs>
        <Box sx={{ pt: 6 }}>
          <Suspense fallback={<CardSkeleton lines={5} />}>
            <Outlet context={{ schoolId: school?.id ?? null }} />
          </Suspense>
        </Box>
      </div>
    </DetailDrawer>
  );
}
