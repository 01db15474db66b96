import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type DataColumn, DataTable } from './data-table.tsx';
import { Pager } from './pager.tsx';

afterEach(cleanup);

interface School {
  name: string;
  students: number;
}
const rows: School[] = [
  { name: 'North', students: 12 },
  { name: 'South', students: 7 },
];
const columns: DataColumn<School>[] = [
  { key: 'name', header: 'School', rowHeader: true, sort: true, render: ({ name }) => name },
  { key: 'students', header: '# of students', align: 'right', render: ({ students }) => students },
];

test('a table has a caption, column headers with their sort, and row headers', async () => {
  const onSort = vi.fn();
  render(
    <DataTable
      caption="Students by school"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      sort={{ key: 'name', direction: 'desc' }}
      onSort={onSort}
    />,
  );
  const table = screen.getByRole('table', { name: 'Students by school' });
  expect(
    within(table)
      .getByRole('columnheader', { name: /School/ })
      .getAttribute('aria-sort'),
  ).toBe('descending');
  expect(within(table).getByRole('rowheader', { name: 'South' })).toBeTruthy();
  await userEvent.click(within(table).getByRole('button', { name: /School/ }));
  expect(onSort).toHaveBeenCalledWith('name');
});

test('without rows it says so instead of an empty grid', () => {
  render(<DataTable caption="None" columns={columns} rows={[]} rowKey={({ name }) => name} empty="No schools." />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('No schools.')).toBeTruthy();
});

function Paged() {
  const [page, setPage] = useState(1);
  return <Pager page={page} size={10} total={15} onPage={setPage} label="Pages of schools" />;
}

test('the pager keeps the focus when its arrow leads no further', async () => {
  render(<Paged />);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(document.activeElement?.contains(screen.getByRole('navigation'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test.each([
  { page: 1, size: 10, total: 15, text: '1-10 of 15', previous: false, next: true },
  { page: 2, size: 10, total: 15, text: '11-15 of 15', previous: true, next: false },
  { page: 1, size: 10, total: 0, text: '0-0 of 0', previous: false, next: false },
  { page: 101, size: 10, total: 1200, text: '1,001-1,010 of 1,200', previous: true, next: true },
])('the pager reads $text', ({ page, size, total, text, previous, next }) => {
  render(<Pager page={page} size={size} total={total} onPage={() => {}} label="Pages of schools" />);
  const nav = screen.getByRole('navigation', { name: 'Pages of schools' });
  // Of one page there are no arrows to see.
  const enabled = (name: string) => within(nav).queryByRole<HTMLButtonElement>('button', { name })?.disabled === false;
  expect(within(nav).getByText(text)).toBeTruthy();
  expect([enabled('Previous page'), enabled('Next page')]).toEqual([previous, next]);
});
