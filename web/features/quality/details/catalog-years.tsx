import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PanelAnswer } from '#contract/quality/panels.ts';
import { CatalogYear } from './catalog-year.tsx';
import { PanelDetail } from './detail-body.tsx';
import { YearFilter } from './year-filter.tsx';

/** Courses by subject area for one year, or for every year one after the other. */
export default function CatalogYears() {
  return (
    <PanelDetail name="course-catalogs/detail">
      {({ academic_periods }) => <Periods periods={academic_periods} />}
    </PanelDetail>
  );
}

function Periods({ periods }: { periods: PanelAnswer<'course-catalogs/detail'>['academic_periods'] }) {
  const [year, setYear] = useState<string | null>(periods.at(-1)?.period ?? null);
  const shown = periods.filter(({ period }) => year === null || period === year);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 8 }}>
      <YearFilter years={periods.map(({ period }) => period)} year={year} onYear={setYear} />
      {shown.map((period) => (
        <CatalogYear key={period.period} period={period} />
      ))}
    </Box>
  );
}
