import { useState } from 'react';
import { formatNumber } from '#web/app/format.ts';
import { useOnPaper } from '#web/ui/print/on-paper.ts';
import { DataTable } from '#web/ui/tables/data-table.tsx';
import { Pager } from '#web/ui/tables/pager.tsx';
import { nextSort, PAGE_SIZE, pageOf, type SchoolCount, type SchoolSort, sortSchools } from './school-rows.ts';

interface SchoolTableProps {
  schools: readonly SchoolCount[];
  words: { caption: string; school: string; count: string; pages: string };
}

/**
 * Schools with one count each, ten a page, all of them on paper; sorting and paging happen here, as the
 * panel answers all schools.
 */
export function SchoolTable({ schools, words }: SchoolTableProps) {
  const [sort, setSort] = useState<SchoolSort>({ key: 'count', direction: 'desc' });
  const [chosenPage, setPage] = useState(1);
  const onPaper = useOnPaper();
  const sorted = sortSchools(schools, sort);
  const { page, rows } = pageOf(sorted, chosenPage);
  const sortBy = (key: string) => {
    setSort(nextSort(sort, key === 'name' ? 'name' : 'count'));
    setPage(1);
  };
  return (
    <>
      <DataTable
        caption={words.caption}
        columns={[
          { key: 'name', header: words.school, rowHeader: true, sort: true, render: ({ name }) => name },
          { key: 'count', header: words.count, align: 'right', sort: true, render: ({ count }) => formatNumber(count) },
        ]}
        rows={onPaper ? sorted : rows}
        rowKey={({ name }) => name}
        sort={sort}
        onSort={sortBy}
      />
      {!onPaper && <Pager page={page} size={PAGE_SIZE} total={schools.length} onPage={setPage} label={words.pages} />}
    </>
  );
}
