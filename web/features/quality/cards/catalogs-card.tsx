import Box from '@mui/material/Box';
import { formatNumber } from '#web/app/format.ts';
import { BarList } from '#web/charts/bar-list.tsx';
import { ChartFigure } from '#web/charts/chart-figure.tsx';
import { countValue } from '#web/charts/chart-values.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { BigNumber } from '#web/ui/big-number.tsx';
import { PanelCard } from '../panel-card.tsx';

const words = qualityPanels.catalogs;

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
      detail="course-catalogs"
      zero={{ heading: words.zero, when: ({ total_course_count }) => total_course_count === 0 }}
    >
      {({ total_course_count, course_counts }) => (
        <>
          <Box sx={{ mb: 2, breakAfter: 'avoid' }}>
            <BigNumber value={total_course_count} unit={words.found(total_course_count)} />
          </Box>
          <ByType items={barsOf(course_counts)} />
        </>
      )}
    </PanelCard>
  );
}

function ByType({ items }: { items: ReturnType<typeof barsOf> }) {
  return (
    <ChartFigure
      id="course-catalogs"
      title={words.byType}
      units={words.overlap}
      summary={words.summary(items.map(({ name, label }) => `${name} ${label}`).join(', '))}
      values={{
        columns: [words.type, words.courses],
        rows: items.map(({ name, value }) => [name, countValue(value)]),
      }}
    >
      <BarList items={items} series="accent" />
    </ChartFigure>
  );
}
