import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import type { PanelAnswer } from '#contract/quality.ts';
import { quality } from '#web/messages/en/quality.ts';
import { usePanel } from '../use-panel.ts';
import { CatalogYear } from './catalog-year.tsx';
import { DetailBody } from './detail-body.tsx';
import { DetailDrawer } from './detail-drawer.tsx';
import { YearFilter } from './year-filter.tsx';

const words = quality.catalogs;
const OVERVIEW = 'overview';

/** 'Course catalogs detail': courses by subject area for one year, or for every year one after the other. */
export default function CourseCatalogsDetail() {
  const query = usePanel('course-catalogs/detail');
  return (
    <DetailDrawer name={words.name} provenance={query.data?.provenance}>
      <DetailBody query={query} message={quality.panelError['course-catalogs/detail']}>
        {({ academic_periods }) => <Periods periods={academic_periods} />}
      </DetailBody>
    </DetailDrawer>
  );
}

function Periods({ periods }: { periods: PanelAnswer<'course-catalogs/detail'>['academic_periods'] }) {
  const [year, setYear] = useState<string | null>(periods.at(-1)?.period ?? null);
  const shown = periods.filter(({ period }) => year === null || period === year);
  return (
    <div>
      <YearFilter years={periods.map(({ period }) => period)} year={year} onYear={setYear} />
      <Tabs value={OVERVIEW} sx={{ mt: 6, borderBottom: 1, borderColor: 'portal.line' }}>
        <Tab value={OVERVIEW} id="catalogs-overview-tab" aria-controls="catalogs-overview" label={words.overview} />
        <Tab value="mapping" label={words.mapping} disabled />
      </Tabs>
      <Box
        role="tabpanel"
        id="catalogs-overview"
        aria-labelledby="catalogs-overview-tab"
        sx={{ display: 'flex', flexDirection: 'column', gap: 8, pt: 6 }}
      >
        {shown.map((period) => (
          <CatalogYear key={period.period} period={period} />
        ))}
      </Box>
    </div>
  );
}
