import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { SchoolTable } from './school-table.tsx';

afterEach(cleanup);

/** School 01 has 1 student, School 12 has 12. */
const schools = Array.from({ length: 12 }, (_, index) => ({
  name: `School ${String(index + 1).padStart(2, '0')}`,
  count: index + 1,
}));
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

test('shows ten schools, the largest first, and the rest on the next page', async () => {
  render(<SchoolTable schools={schools} words={qualityPanels.roster} />);
  expect(names()).toHaveLength(10);
  expect(names()[0]).toBe('School 12');
  const pager = within(screen.getByRole('navigation'));
  expect(pager.getByText('1-10 of 12')).toBeTruthy();
  await userEvent.click(pager.getByRole('button', { name: 'Next page' }));
  expect(names()).toEqual(['School 02', 'School 01']);
  expect(pager.getByText('11-12 of 12')).toBeTruthy();
});

test('sorting starts again on page one', async () => {
  render(<SchoolTable schools={schools} words={qualityPanels.roster} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'School' }));
  expect(names()[0]).toBe('School 01');
  expect(screen.getByRole('columnheader', { name: /School/ }).getAttribute('aria-sort')).toBe('ascending');
});
