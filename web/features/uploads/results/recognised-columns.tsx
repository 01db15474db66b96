import type { FileDetails } from '#contract/uploads/details.ts';
import { results as words } from '#web/messages/en/uploads/results.ts';
import { DataTable } from '#web/ui/tables/data-table.tsx';
import { Section } from './section.tsx';

type Row = Pick<FileDetails['columns'][number], 'letter' | 'header'> & { label: string };

const COLUMNS = [
  {
    key: 'yours',
    header: words.yourColumn,
    rowHeader: true,
    render: ({ letter, header }: Row) => `${letter} ${header}`,
  },
  { key: 'ours', header: words.ourColumn, render: ({ label }: Row) => label },
];

/** Their headers and what each was read as, then those that are not stored. */
export function RecognisedColumns({ details: { columns, ignored } }: { details: FileDetails }) {
  const rows: Row[] = [...columns, ...ignored.map((column) => ({ ...column, label: words.notStored }))];
  return (
    <Section title={words.columnsTitle}>
      <DataTable
        caption={words.columnsCaption}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ letter, label }) => `${letter} ${label}`}
        empty={words.noColumns}
      />
    </Section>
  );
}
