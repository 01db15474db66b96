import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatNumber } from '#web/app/format.ts';
import { BarList } from '#web/charts/bar-list.tsx';
import { quality } from '#web/messages/en/quality.ts';
import { BigNumber } from '#web/ui/big-number.tsx';
import { PanelCard } from '../panel-card.tsx';

const words = quality.catalogs;

/** Types of courses, most frequent first; one this page has no name for is shown as it comes. */
const barsOf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([type, value]) => ({ name: words.types[type] ?? type, value, label: formatNumber(value) }));

/** How many courses the catalogs list, by type. */
export function CatalogsCard() {
  return (
    <PanelCard
      panel="course-catalogs/summary"
      title={words.title}
      needs={['COURSE_CATALOG']}
      detail="course-catalogs"
      zero={{ heading: words.zero, when: ({ total_course_count }) => total_course_count === 0 }}
    >
      {({ total_course_count, course_counts }) => (
        <>
          <Box sx={{ mb: 2 }}>
            <BigNumber value={total_course_count} unit={words.found(total_course_count)} />
          </Box>
          <BarList items={barsOf(course_counts)} series="accent" />
          <Typography variant="caption" component="p" sx={{ color: 'portal.text2', mt: 3 }}>
            {words.overlap}
          </Typography>
        </>
      )}
    </PanelCard>
  );
}
