import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { formatPercent } from '#web/app/format.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { barFill } from './fill.ts';
import type { Series } from './series.ts';
import { SeriesMark } from './series-mark.tsx';

export interface BarGroup {
  name: string;
  /** Percent per series, in the order of `series`. */
  percents: readonly (number | null)[];
}

interface ComparedSeries {
  key: Series;
  name: string;
}

interface GroupedBarsProps {
  series: readonly ComparedSeries[];
  groups: readonly BarGroup[];
}

/** Groups compared between series: one thin bar a series on the same 0 to 100 scale, with every percent printed. */
export function GroupedBars({ series, groups }: GroupedBarsProps) {
  return (
    <>
      <Legend series={series} />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr) auto',
          columnGap: 4,
          rowGap: 3,
          m: 0,
          p: 0,
          listStyle: 'none',
          typography: 'body2',
        }}
      >
        {groups.map((group) => (
          <GroupRow key={group.name} group={group} series={series} />
        ))}
      </Box>
    </>
  );
}

function Legend({ series }: Pick<GroupedBarsProps, 'series'>) {
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, m: 0, mb: 3, p: 0, listStyle: 'none' }}>
      {series.map(({ key, name }) => (
        <Typography key={key} component="li" variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <SeriesMark series={key} /> {name}
        </Typography>
      ))}
    </Box>
  );
}

function GroupRow({ group, series }: { group: BarGroup; series: readonly ComparedSeries[] }) {
  // What the others are compared with is beside it in regular.
  const bold = series.some(({ key }) => key === 'selection') ? 'selection' : 'cohort';
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' }}
    >
      <Box component="span" sx={{ gridRow: `span ${series.length}` }}>
        {group.name}
      </Box>
      {series.map(({ key, name }, index) => (
        <Fragment key={key}>
          <Bar series={key} percent={group.percents[index] ?? null} />
          <Box
            component="span"
            sx={{
              textAlign: 'right',
              lineHeight: 1.2,
              fontWeight: key === bold ? 'fontWeightBold' : 'fontWeightRegular',
            }}
          >
            <VisuallyHidden>{name}: </VisuallyHidden>
            {formatPercent(group.percents[index] ?? null)}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

function Bar({ series, percent }: { series: Series; percent: number | null }) {
  return <Box aria-hidden sx={{ width: `${percent ?? 0}%`, height: '0.625rem', ...barFill(series) }} />;
}
