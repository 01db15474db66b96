import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { Link, Outlet, useSearchParams } from 'react-router';
import { FailedCall } from '#web/app/errors/failed-call.tsx';
import { Refreshing } from '#web/app/freshness/refreshing.tsx';
import { SchoolPicker } from '#web/app/shown-school/school-picker.tsx';
import { ShownSchoolProvider, useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { findingsReport } from '#web/messages/en/findings/findings-report.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { CompareBy } from './compare-by.tsx';
import { traitOf } from './group-rows.ts';
import { JumpLinks } from './jump-links.tsx';
import { Ladder } from './ladder/ladder.tsx';
import { OwnMeasures } from './measure/own-measures.tsx';
import { NoFindings } from './no-findings.tsx';
import { SettingsInForce } from './settings-in-force.tsx';
import { StandOutCard } from './stand-out/stand-out-card.tsx';
import { Themes } from './themes.tsx';
import { useFindings } from './use-findings.ts';

/**
 * Findings: who gets which courses, exams and courses of study, for all schools or one. A measure opens as a
 * drawer, its child route.
 */
export default function FindingsPage() {
  return (
    <ShownSchoolProvider>
      <PageHead title={words.title} description={words.description} action={<Actions />} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
        <Refreshing />
        <Content />
      </Box>
      <Suspense>
        <Outlet />
      </Suspense>
    </ShownSchoolProvider>
  );
}

function Actions() {
  const { school } = useShownSchool();
  const search = school === null ? '' : `?school=${school.id}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end', displayPrint: 'none' }}>
      <SchoolPicker />
      <Button component={Link} to={{ pathname: '/findings/report', search }} startIcon={<DescriptionOutlined />}>
        {findingsReport.open}
      </Button>
    </Box>
  );
}

function Content() {
  const { data, isError, error, refetch, isPlaceholderData } = useFindings();
  const [search] = useSearchParams();
  const trait = traitOf(search.get('by'));
  if (isError) {
    return <FailedCall message={words.error} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <CardSkeleton lines={6} />;
  // A question about the whole cohort is about everyone: without a cohort there is no question.
  if (data.measures.every(({ all }) => all.size === 0)) return <NoFindings />;
  return (
    <Box
      aria-busy={isPlaceholderData}
      sx={{ display: 'flex', flexDirection: 'column', gap: 6, opacity: isPlaceholderData ? 0.55 : 1 }}
    >
      <StandOutCard measures={data.measures} settings={data.settings} />
      <CompareBy trait={trait} />
      <JumpLinks />
      <Themes measures={data.measures} trait={trait} />
      <Ladder trait={trait} />
      <OwnMeasures measures={data.own_measures} settings={data.settings} trait={trait} />
      <SettingsInForce settings={data.settings} />
    </Box>
  );
}
