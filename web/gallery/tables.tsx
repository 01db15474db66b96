import { useState } from 'react';
import { formatNumber } from '#web/app/format.ts';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { Pager } from '#web/ui/tables/pager.tsx';
import { Part, State } from './state.tsx';

interface School {
  name: string;
  students: number;
  lead: string;
}

const ROWS: readonly School[] = [
  { name: 'Cedar High School', students: 1402, lead: 'Maria Delgado' },
  { name: 'Harbor Arts Academy', students: 64, lead: 'Sam Okafor' },
  { name: 'Juniper Hills School for the Sciences and the Fine Arts', students: 0, lead: 'Ida Lindqvist-Montgomery' },
];

const COLUMNS: readonly DataColumn<School>[] = [
  { key: 'name', header: 'School', rowHeader: true, sort: true, render: ({ name }) => name },
  { key: 'lead', header: 'Lead', render: ({ lead }) => lead },
  { key: 'students', header: 'Students', align: 'right', sort: true, render: ({ students }) => formatNumber(students) },
];

const keyOf = ({ name }: School) => name;

export function Tables() {
  const [page, setPage] = useState(2);
  return (
    <Part name="Tables">
      <State name="sorted, with its pager">
        <DataTable
          caption="Schools of the gallery"
          columns={COLUMNS}
          rows={ROWS}
          rowKey={keyOf}
          sort={{ key: 'students', direction: 'desc' }}
          onSort={() => undefined}
        />
        <Pager page={page} size={10} total={45} onPage={setPage} label="Pages of the gallery" />
      </State>
      <State name="one block a row on a phone">
        <DataTable caption="Schools as blocks" columns={COLUMNS} rows={ROWS} rowKey={keyOf} blocksBelow="sm" />
      </State>
      <State name="empty">
        <DataTable caption="No schools" columns={COLUMNS} rows={[]} rowKey={keyOf} empty="No school has data yet." />
      </State>
    </Part>
  );
}
