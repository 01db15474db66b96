import { DataTable } from '#web/ui/data-table.tsx';

/** The numbers of a chart as words, in the order of the chart. The first cell of a row names it. */
export interface ChartValues {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

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
        render: (row: readonly string[]) => row[index] ?? '',
      }))}
      rows={rows}
      rowKey={(row) => row[0] ?? ''}
    />
  );
}
