import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { SearchedTable } from './searched-table.tsx';

afterEach(cleanup);

const schools = (count: number) => Array.from({ length: count }, (_, index) => `School ${index + 1}`);
const tableOf = (rows: string[]) => (
  <SearchedTable
    caption="Schools"
    pages="Pages of schools"
    columns={[{ key: 'name', header: 'Name', rowHeader: true, render: (name: string) => name }]}
    rows={rows}
    rowKey={(name) => name}
    nameOf={(name) => name}
  />
);
const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

test('a short table has neither search nor pages', () => {
  render(tableOf(schools(25)));
  expect(names()).toHaveLength(25);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a long one has pages, and is found in by a part of the name', async () => {
  const { rerender } = render(tableOf(schools(60)));
  expect(names()).toHaveLength(25);
  await userEvent.click(screen.getByRole('button', { name: /next/i }));
  await userEvent.click(screen.getByRole('button', { name: /next/i }));
  expect(names()).toHaveLength(10);
  // The arrow is used up with the last page; the keyboard stays beside it.
  expect(document.activeElement?.contains(screen.getByRole('navigation'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  // Fewer schools have fewer pages.
  rerender(tableOf(schools(40)));
  expect(names()).toHaveLength(15);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Schools. Type part of a name.' }), 'OL 33');
  expect(names()).toEqual(['School 33']);
  await userEvent.type(screen.getByRole('searchbox'), '3');
  expect(screen.getByText('No name matches.')).toBeDefined();
});
