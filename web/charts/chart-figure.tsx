import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Dotted } from '#web/ui/dotted.tsx';
import { useOnPaper } from '#web/ui/print/on-paper.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { type ChartValues, hasNumbers } from './chart-values.ts';
import { useChartView } from './chart-view.ts';
import { ChartViewButton } from './chart-view-button.tsx';
import { DownloadButton } from './download-button.tsx';
import { ValuesTable } from './values-table.tsx';

interface ChartFigureProps {
  /** Key of the kept choice between chart and table. */
  id: string;
  title: string;
  /** What is counted, in words: '1,402 students in cohort · median 1,020'. */
  units: string;
  /** What the picture says, for those who cannot see it. */
  summary: string;
  values: ChartValues;
  /** Rows of text rather than one picture: on paper they may be on two pages. */
  isRows?: boolean;
  children: ReactNode;
}

/**
 * A chart with its title, its units, the switch to a table and its numbers as a file. The figure carries the name,
 * since chart SVGs take none.
 */
export function ChartFigure({ id, title, units, summary, values, isRows = false, children }: ChartFigureProps) {
  const [chosen, setView] = useChartView(id);
  const onPaper = useOnPaper();
  // Without numbers there is no table to look at and no file to take: the chart's place says why.
  const isEmpty = !hasNumbers(values);
  const view = onPaper || isEmpty ? 'chart' : chosen;
  const titleId = useId();
  return (
    <Box
      component="figure"
      aria-labelledby={titleId}
      sx={{ m: 0, minWidth: 0, breakInside: isRows ? 'auto' : 'avoid' }}
    >
      <Box component="figcaption" sx={{ mb: 3, breakAfter: 'avoid' }}>
        <Box
          sx={{
            display: 'flex',
            // On a phone, a long title has the line for itself.
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            justifyContent: 'space-between',
            alignItems: 'flex-start',
            gap: 2,
          }}
        >
          <Typography id={titleId} variant="h3">
            {title}
          </Typography>
          {!onPaper && !isEmpty && (
            <Box sx={{ display: 'flex', flexShrink: 0, my: -1, mr: -2, ml: { xs: -2, sm: 0 } }}>
              <ChartViewButton of={title} view={view} onView={setView} />
              <DownloadButton of={title} values={values} />
            </Box>
          )}
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
          <Dotted parts={units} />
        </Typography>
        <VisuallyHidden>{summary}</VisuallyHidden>
      </Box>
      {view === 'chart' ? children : <ValuesTable caption={title} {...values} />}
    </Box>
  );
}
