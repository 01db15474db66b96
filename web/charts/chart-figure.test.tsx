import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PortalTheme } from '#web/app/theme/portal-theme.tsx';
import { ACT_BINS } from './bins.ts';
import { Histogram } from './histogram.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** In the theme, since the plot comes when it has loaded and draws in its colors. */
const histogram = (
  <PortalTheme>
    <Histogram id="act" title="ACT" units="3 students" unit="students" scores={[19, 21, 21]} plan={ACT_BINS} />
  </PortalTheme>
);
const rows = () => screen.getAllByRole('row').map((row) => Array.from(row.children, (cell) => cell.textContent));

test('the table has the numbers of the chart, in its order, and the choice is kept', async () => {
  const first = render(histogram);
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'View as table ACT' }));
  const table = [
    ['Score', 'Students', 'Share'],
    ['19', '1', '33.3%'],
    ['20', '0', '0.0%'],
    ['21', '2', '66.7%'],
  ];
  expect(rows()).toEqual(table);
  first.unmount();
  render(histogram);
  expect(rows()).toEqual(table);
});

test('the figure has a name and says in words what its picture shows', async () => {
  render(histogram);
  const figure = await screen.findByRole('figure', { name: 'ACT' });
  expect(figure.textContent).toContain('3 students. Most of them, 2, are at 21.');
});

test('without scores it says so instead of drawing an empty chart', () => {
  render(<Histogram id="sat" title="SAT" units="" unit="students" scores={[]} plan={ACT_BINS} />);
  expect(screen.getByText('No data')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
