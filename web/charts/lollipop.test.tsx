import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Lollipop } from './lollipop.tsx';

afterEach(cleanup);

test('prints the true percent of every group, whatever its place', () => {
  render(
    <Lollipop
      series="cohort"
      shares={[
        { name: 'Latinx', percent: 46.2 },
        { name: 'Black', percent: 18.4 },
        { name: 'Other', percent: 0 },
        { name: 'Unknown', percent: null },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Latinx46.2%',
    'Black18.4%',
    'Other0.0%',
    'UnknownNo data',
  ]);
});

test('says once that nothing is known', () => {
  render(<Lollipop series="all" shares={[{ name: 'Latinx', percent: null }]} />);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByText('No data')).toBeTruthy();
});
