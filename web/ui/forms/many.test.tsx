import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PortalTheme } from '#web/app/theme/portal-theme.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { ChoiceSelect } from './choice-select.tsx';

afterEach(cleanup);

const schools = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `s${index + 1}`, label: `School ${index + 1}` }));

function Group({ count }: { count: number }) {
  const [selected, setSelected] = useState<string[]>(['s1']);
  return (
    <CheckboxGroup
      legend="Which?"
      allLabel="All schools"
      options={schools(count)}
      selected={selected}
      onChange={setSelected}
    />
  );
}

function One({ count }: { count: number }) {
  const [value, setValue] = useState('all');
  return (
    <>
      <span id="label">Show data for</span>
      <ChoiceSelect
        labelId="label"
        all={{ value: 'all', label: 'All schools' }}
        options={schools(count)}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

describe('many checkboxes', () => {
  it('are filtered by a part of the name, and All stays all of them', async () => {
    render(<Group count={30} />);
    expect(screen.getByText('1 of 30 chosen')).toBeDefined();
    await userEvent.type(screen.getByRole('searchbox'), 'OOL 2');
    // School 2 and 20 to 29, and All.
    expect(document.querySelectorAll('input[type=checkbox]')).toHaveLength(12);
    await userEvent.click(screen.getByLabelText('School 29'));
    expect(screen.getByText('2 of 30 chosen')).toBeDefined();
    await userEvent.click(screen.getByLabelText('All schools'));
    expect(screen.getByText('30 of 30 chosen')).toBeDefined();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'nowhere');
    expect(screen.getByText('No name matches.')).toBeDefined();
    expect(screen.getByLabelText('All schools')).toBeDefined();
  });

  it('are a plain list up to 12', () => {
    render(<Group count={12} />);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getAllByRole('checkbox')).toHaveLength(13);
  });
});

describe('one of many', () => {
  it('is found by typing, with All always in the list', async () => {
    render(<One count={30} />);
    const field = screen.getByRole('combobox', { name: 'Show data for' });
    await userEvent.click(field);
    await userEvent.clear(field);
    await userEvent.type(field, '23');
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['All schools', 'School 23']);
    await userEvent.click(screen.getByRole('option', { name: 'School 23' }));
    expect(screen.getByRole('status').innerHTML).toBe('s23');
  });

  it('is said in full where it is pointed at', () => {
    render(<One count={30} />);
    const field = screen.getByRole('combobox', { name: 'Show data for' });
    expect(field.closest('[title]')?.getAttribute('title')).toBe('All schools');
  });

  it('is as high as a menu: the field has no padding of its own around what is typed', () => {
    render(<One count={30} />, { wrapper: PortalTheme });
    const typed = screen.getByRole('combobox', { name: 'Show data for' });
    expect(getComputedStyle(typed).padding).toBe('8px 4px 8px 12px');
    const field = typed.closest('.MuiAutocomplete-inputRoot');
    expect(field && getComputedStyle(field).padding).toBe('0px 40px 0px 0px');
  });

  it('is a menu up to 12', async () => {
    render(<One count={12} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Show data for' }));
    expect(screen.getAllByRole('option')).toHaveLength(13);
  });
});
