import Box from '@mui/material/Box';
import { type ComponentProps, useState } from 'react';
import { lists } from '#web/messages/en/lists.ts';
import { FilterField } from '../forms/filter-field.tsx';
import { matches } from '../forms/many.ts';
import { DataTable } from './data-table.tsx';
import { Pager } from './pager.tsx';

const SIZE = 25;

interface SearchedTableProps<Row> extends ComponentProps<typeof DataTable<Row>> {
  /** What a row is found by. */
  nameOf: (row: Row) => string;
  /** 'Pages of schools' */
  pages: string;
}

/** A table that can be searched by name and has pages once it is longer than one of them. */
export function SearchedTable<Row>({ nameOf, pages, rows, empty, ...table }: SearchedTableProps<Row>) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const isLong = rows.length > SIZE;
  const found = isLong ? rows.filter((row) => matches(nameOf(row), typed)) : rows;
  // The last row of the last page may have been removed.
  const shown = Math.min(page, Math.max(1, Math.ceil(found.length / SIZE)));
  const search = (text: string) => {
    setTyped(text);
    setPage(1);
  };
  return (
    <>
      {isLong && (
        <Box sx={{ mb: 3, maxWidth: { sm: 320 } }}>
          <FilterField of={`${table.caption}.`} value={typed} onChange={search} />
        </Box>
      )}
      <DataTable
        {...table}
        rows={found.slice((shown - 1) * SIZE, shown * SIZE)}
        empty={isLong ? lists.noMatch : empty}
      />
      {isLong && found.length > 0 && (
        <Pager page={shown} size={SIZE} total={found.length} onPage={setPage} label={pages} />
      )}
    </>
  );
}
