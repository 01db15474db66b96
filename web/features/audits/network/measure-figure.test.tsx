import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { NetworkFigure } from '#contract/operator/network.ts';
import { MeasureFigure } from './measure-figure.tsx';

afterEach(cleanup);

const shown = { hidden: false, interval: { low: 30, high: 50 }, audits: 2, left_out: 0 } as const;
const FIGURES: NetworkFigure[] = [
  { ...shown, trait: 'gender', value: 'male', size: 50, attained: 20, rate: 40 },
  // Fewer than ten in both districts together, and too few in each.
  { hidden: true, trait: 'gender', value: 'female', audits: 2, left_out: 0 },
  {
    ...shown,
    trait: 'gender',
    value: 'other',
    size: 0,
    attained: 0,
    rate: null,
    interval: null,
    audits: 0,
    left_out: 2,
  },
  { ...shown, trait: 'all', value: 'all', size: 57, attained: 23, rate: 40.4 },
];

test('a group that is not shown is said to be, in the chart, aloud and in the table', async () => {
  render(<MeasureFigure measure={{ id: 'ap_course', ready: 2, computed: 2, figures: FIGURES }} trait="gender" />);
  const figure = screen.getByRole('figure');
  expect(figure.textContent).toContain(
    'Female: Not shown, to protect small groups. Another gender: Not shown, to protect small groups.',
  );
  expect(figure.textContent).not.toContain('No data');
  expect(screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('Hidden'))).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: /^View as table/ }));
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Male',
    'Female: Not shown, to protect small groups',
    'Another gender: Not shown, to protect small groups',
    'All students',
  ]);
});
