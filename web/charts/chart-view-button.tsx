import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import Button from '@mui/material/Button';
import { charts } from '#web/messages/en/charts.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { ChartView } from './chart-view.ts';

interface ChartViewButtonProps {
  /** What is shown as a table, read out after the label: several such buttons can be on one page. */
  of: string;
  view: ChartView;
  onView: (view: ChartView) => void;
}

/** Switches a chart to the table of the same numbers and back. */
export function ChartViewButton({ of, view, onView }: ChartViewButtonProps) {
  const toTable = view === 'chart';
  return (
    <Button
      variant="text"
      size="small"
      startIcon={toTable ? <TableChartOutlined /> : <BarChartOutlined />}
      onClick={() => onView(toTable ? 'table' : 'chart')}
      sx={{ flexShrink: 0, '@media print': { display: 'none' } }}
    >
      {toTable ? charts.viewAsTable : charts.viewAsChart}
      <VisuallyHidden> {of}</VisuallyHidden>
    </Button>
  );
}
