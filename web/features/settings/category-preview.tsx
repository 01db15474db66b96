import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import type { CategoryCounts, CategoryOrNone } from '#contract/transcripts/categories.ts';
import {
  type CategoryThresholds,
  previewCategories,
  type SchoolCounts,
} from '#contract/transcripts/transcript-settings.ts';
import { formatNumber } from '#web/app/format.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { useSettled } from '#web/app/use-settled.ts';
import { shareFill } from '#web/charts/fill.ts';
import { transcriptSettings as words } from '#web/messages/en/transcripts/transcript-settings.ts';
import { transcripts } from '#web/messages/en/transcripts/transcripts.ts';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';

const ORDER: readonly CategoryOrNone[] = ['HIGH_FLIER', 'ON_THE_CUSP', 'STRUGGLING', 'NONE'];
const LABELS: Record<CategoryOrNone, string> = { ...transcripts.categories, NONE: words.none };

/**
 * How many students each category would have, live. null: the thresholds cannot be yet, so the last ones stay in sight.
 */
export function CategoryPreview({ thresholds }: { thresholds: CategoryThresholds | null }) {
  const { id: eoaId } = useAudit();
  const asked = useSettled(thresholds);
  const preview = useCall(previewCategories, asked && { params: { eoaId }, query: asked }, {
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 3 }}>
        {words.preview}
      </Typography>
      {preview.isPending && <CardSkeleton lines={6} />}
      {preview.isError && (
        <InPlaceError
          message={words.previewError}
          hint={preview.error.message}
          onRetry={() => void preview.refetch()}
        />
      )}
      {preview.data !== undefined && (
        <>
          <Distribution counts={preview.data.total} />
          <DataTable
            caption={words.preview}
            columns={COLUMNS}
            rows={[{ school: words.all, counts: preview.data.total }, ...preview.data.schools]}
            rowKey={({ school }) => school}
            blocksBelow="sm"
          />
        </>
      )}
    </Box>
  );
}

const COLUMNS: DataColumn<SchoolCounts>[] = [
  { key: 'school', header: words.school, rowHeader: true, render: ({ school }) => school },
  ...ORDER.map((category) => ({
    key: category,
    header: LABELS[category],
    align: 'right' as const,
    render: ({ counts }: SchoolCounts) => formatNumber(counts[category]),
  })),
];

/** One bar a category with its number, as in the first row of the table below. */
function Distribution({ counts }: { counts: CategoryCounts }) {
  const most = Math.max(1, ...ORDER.map((category) => counts[category]));
  return (
    <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr auto', columnGap: 4, rowGap: 2, mb: 5 }}>
      {ORDER.map((category) => (
        <Box key={category} sx={{ display: 'contents', typography: 'body2' }}>
          <span>{LABELS[category]}</span>
          <Box
            sx={{
              alignSelf: 'center',
              width: `${(100 * counts[category]) / most}%`,
              height: 12,
              borderRadius: '0 2px 2px 0',
              ...shareFill(category === 'NONE' ? 'portal.all' : 'portal.cohort'),
              transition: 'width 150ms',
              '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
            }}
          />
          <Box component="span" sx={{ textAlign: 'right', fontWeight: 'fontWeightBold' }}>
            {formatNumber(counts[category])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
