import Box from '@mui/material/Box';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { overview } from '#web/messages/en/overview.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { TextSkeleton } from '#web/ui/states/skeleton.tsx';
import { DistrictCard } from './district-card.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { SchoolsByStatus } from './schools-by-status.tsx';
import { Steps } from './steps.tsx';
import { type Categories, useCategories } from './use-categories.ts';
import { useProcessing } from './use-processing.ts';
import { YourPart } from './your-part.tsx';

const POLL = 4_000;

/** Data overview: how far the district is, what to do next, and which schools are missing. */
export default function OverviewPage() {
  const maySeeLog = useSession().may('audit-log.read');
  const { running, anyProcessed, hasErrors } = useProcessing();
  const categories = useCategories(running && POLL, hasErrors);
  return (
    <>
      <PageHead title={overview.title} description={<Answer {...categories} />} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
        <Steps categories={categories.categories} anyProcessed={anyProcessed} />
        <YourPart />
        <DistrictCard {...categories} />
        <Box
          sx={{
            display: 'grid',
            gap: 6,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: maySeeLog ? '3fr 2fr' : undefined },
          }}
        >
          <SchoolsByStatus {...categories} />
          {maySeeLog && <RecentActivity />}
        </Box>
      </Box>
    </>
  );
}

/** 'Lakeview Unified, class of 2024. 2 of 6 data categories are complete.' */
function Answer({ categories, failed }: Categories) {
  const { district, yearEnding } = useAudit();
  const known = categories?.every((category) => category.progress !== null);
  const complete = categories?.filter((category) => category.progress?.state === 'completed').length ?? 0;
  return (
    <>
      {overview.where(district, yearEnding)}{' '}
      {known ? overview.answer(complete, categories?.length ?? 0) : !failed && <TextSkeleton />}
    </>
  );
}
