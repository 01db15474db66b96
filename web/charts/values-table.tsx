import { DataTable } from '#web/ui/tables/data-table.tsx';
import { type ChartValues, printed } from './chart-values.ts';

interface ValuesTableProps extends ChartValues {
  caption: string;
}

/** A chart's numbers as a table: name left, numbers right. */
export function ValuesTable({ caption, columns, rows }: ValuesTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns.map((header, index) => ({
        key: header,
        header,
        align: index === 0 ? ('left' as const) : ('right' as const),
        rowHeader: index === 0,
        render: (row: ChartValues['rows'][number]) => printed(row[index] ?? ''),
      }))}
      rows={rows}
      rowKey={(row) => printed(row[0] ?? '')}
    />
  );
}
