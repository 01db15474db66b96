import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { Refreshing } from '#web/app/freshness/refreshing.tsx';
import { SchoolPicker } from '#web/app/shown-school/school-picker.tsx';
import { ShownSchoolProvider, useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { quality } from '#web/messages/en/quality/quality.ts';
import { report } from '#web/messages/en/quality/report.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { CatalogsCard } from './cards/catalogs-card.tsx';
import { CteCard } from './cards/cte-card.tsx';
import { DemographicsCard } from './cards/demographics-card.tsx';
import { MatchingCard } from './cards/matching-card.tsx';
import { RosterCard } from './cards/roster-card.tsx';
import { StartCard } from './cards/start-card.tsx';
import { TestScoresCard } from './cards/test-scores-card.tsx';
import { TranscriptsCard } from './cards/transcripts-card.tsx';
import { MissingInformation } from './missing-information.tsx';
import { useUploads } from './use-uploads.ts';

/** Data QC: what the files add up to, for all schools or one. The detail drawers are its child routes. */
export default function QualityPage() {
  return (
    <ShownSchoolProvider>
      <PageHead title={quality.title} description={quality.description} action={<HeadControls />} />
      <Stack>
        <MissingInformation />
        <Refreshing />
        <StartCard />
        <DemographicsCard />
        <Cards />
      </Stack>
      <Suspense>
        <Outlet />
      </Suspense>
    </ShownSchoolProvider>
  );
}

/** The picker, and the way to all of it on paper. */
function HeadControls() {
  const { school } = useShownSchool();
  const { total } = useUploads();
  return (
    <Box
      // On a phone as wide as the page: the field of many schools has no width of its own.
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end', width: { xs: '100%', sm: 'auto' } }}
    >
      <SchoolPicker />
      {total !== 0 && (
        <Button
          component={Link}
          to={school === null ? '/data-qc/report' : `/data-qc/report?school=${school.id}`}
          startIcon={<PrintOutlined />}
        >
          {report.open}
        </Button>
      )}
    </Box>
  );
}

/** Up to this many schools the tables are short, and one more card below them evens out the columns. */
const SHORT_LIST = 5;

/**
 * Two columns of their own height where there is room, otherwise one in the fixed order
 * (docs/product.md#fixed-wording).
 */
function Cards() {
  const twoColumns = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { schools } = useShownSchool();
  if (!twoColumns) {
    return (
      <Stack>
        <RosterCard />
        <TestScoresCard />
        <TranscriptsCard />
        <CteCard />
        <MatchingCard />
        <CatalogsCard />
      </Stack>
    );
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 6, alignItems: 'start' }}>
      <Stack>
        <RosterCard />
        <TranscriptsCard />
        {schools.length <= SHORT_LIST && <CatalogsCard />}
      </Stack>
      <Stack>
        <TestScoresCard />
        <CteCard />
        <MatchingCard />
        {schools.length > SHORT_LIST && <CatalogsCard />}
      </Stack>
    </Box>
  );
}

const Stack = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 }}>{children}</Box>
);
