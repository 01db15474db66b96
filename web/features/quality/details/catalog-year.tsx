import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PanelAnswer } from '#contract/quality/panels.ts';
import { formatNumber } from '#web/app/format.ts';
import { shownName } from '#web/messages/en/names.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { BigNumber } from '#web/ui/big-number.tsx';
import { DataTable } from '#web/ui/tables/data-table.tsx';
import { NumberRow } from '../cards/number-row.tsx';

const words = qualityPanels.catalogs;

type Period = PanelAnswer<'course-catalogs/detail'>['academic_periods'][number];
type Area = Period['subject_areas'][number];
type CountKey = Exclude<keyof Area, 'name'>;

/** In the fixed order (docs/product.md#fixed-wording). */
const COUNTS: readonly (readonly [CountKey, string])[] = [
  ['course_count', words.courses],
  ['ap_count', words.ap],
  ['ib_count', words.ib],
  ['honors_count', words.honors],
  ['general_count', words.general],
  ['cte_count', words.cte],
];

const sumOf = (areas: readonly Area[], key: CountKey) => areas.reduce((sum, area) => sum + area[key], 0);

/** A course in two subject areas counts in both, so the last row is the sum of the rows above it. */
function totalOf(areas: readonly Area[]): Area {
  const sums = Object.fromEntries(COUNTS.map(([key]) => [key, sumOf(areas, key)])) as Record<CountKey, number>;
  return { name: words.total, ...sums };
}

/** One year of the catalogs: its subject areas with their courses by type. */
export function CatalogYear({
  period: { period, subject_area_count, course_count, subject_areas },
}: {
  period: Period;
}) {
  const areas = subject_areas.toSorted((a, b) => b.course_count - a.course_count || a.name.localeCompare(b.name));
  const total = totalOf(areas);
  const courses = course_count ?? total.course_count;
  return (
    <section aria-label={period}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {period}
      </Typography>
      <Box sx={{ mb: 5, breakAfter: 'avoid' }}>
        <NumberRow>
          <BigNumber value={subject_area_count} unit={words.areas(subject_area_count)} />
          <BigNumber value={courses} unit={words.found(courses)} />
        </NumberRow>
      </Box>
      <DataTable
        caption={words.caption(period)}
        columns={[
          { key: 'name', header: words.subjectArea, rowHeader: true, render: (area) => nameOf(area, total) },
          ...COUNTS.map(([key, header]) => ({
            key,
            header,
            align: 'right' as const,
            render: (area: Area) => <Count value={area[key]} strong={key === 'course_count' || area === total} />,
          })),
        ]}
        rows={areas.length === 0 ? [] : [...areas, total]}
        rowKey={({ name }) => name}
        empty={words.none(period)}
        blocksBelow="sm"
      />
      {areas.length > 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'portal.text2', mt: 3, breakBefore: 'avoid' }}>
          {words.overlap} {courses < total.course_count && words.severalAreas}
        </Typography>
      )}
    </section>
  );
}

const nameOf = (area: Area, total: Area) => (area === total ? <strong>{area.name}</strong> : shownName(area.name));

function Count({ value, strong }: { value: number; strong: boolean }) {
  if (strong) return <strong>{formatNumber(value)}</strong>;
  return (
    <Box component="span" sx={value === 0 ? { color: 'portal.text2' } : undefined}>
      {formatNumber(value)}
    </Box>
  );
}
