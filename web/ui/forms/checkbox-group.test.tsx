import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CheckboxGroup } from './checkbox-group.tsx';

afterEach(cleanup);

const options = ['North', 'South', 'East'].map((label) => ({ value: label.toLowerCase(), label }));

function Group({ initial }: { initial: string[] }) {
  const [selected, setSelected] = useState(initial);
  return (
    <>
      <CheckboxGroup
        legend="Schools"
        allLabel="All schools"
        options={options}
        selected={selected}
        onChange={setSelected}
      />
      <output>{selected.join(' ')}</output>
    </>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const selected = () => screen.getByRole('status').textContent;

test('is a named group', () => {
  render(<Group initial={[]} />);
  expect(screen.getByRole('group', { name: 'Schools' })).toBeTruthy();
});

test('All is indeterminate while only some are chosen, then chooses and clears everything', async () => {
  render(<Group initial={['south']} />);
  expect(box('All schools').dataset.indeterminate).toBe('true');

  await userEvent.click(box('All schools'));
  expect(selected()).toBe('north south east');
  expect(box('All schools').checked).toBe(true);

  await userEvent.click(box('All schools'));
  expect(selected()).toBe('');
});

test('keeps the order of the options whatever the order of the clicks', async () => {
  render(<Group initial={[]} />);
  await userEvent.click(box('East'));
  await userEvent.click(box('North'));
  expect(selected()).toBe('north east');
});
