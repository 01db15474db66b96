import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { CallError } from '#web/app/call-error.ts';
import { FormField } from '../forms/form-field.tsx';
import { FormDialog } from './form-dialog.tsx';

afterEach(cleanup);

function Page({ error = null, isPending = false }: { error?: CallError | null; isPending?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  if (!isOpen)
    return (
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
    );
  return (
    <FormDialog
      title="A school"
      cancel="Cancel"
      submit="Save"
      isChanged={name !== ''}
      isPending={isPending}
      error={error}
      onSubmit={() => undefined}
      onClose={() => setIsOpen(false)}
    >
      <FormField label="Name" value={name} onChange={setName} />
    </FormDialog>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const backdrop = () => userEvent.click(document.querySelector('.MuiDialog-container') ?? document.body);

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => press('Cancel')],
  ['Close', () => press('Close')],
  ['a click beside it', backdrop],
])('%s closes a dialog at once, and asks first where something was typed', async (_, leave) => {
  render(<Page />, { wrapper: MemoryRouter });
  await press('Open');
  await leave();
  await press('Open');
  await userEvent.type(screen.getByLabelText('Name'), 'Hill High');
  await leave();
  await press('Stay');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Hill High');
  await leave();
  await press('Leave without saving');
  expect(screen.getByRole('button', { name: 'Open' })).toBeDefined();
});

test.each([
  ['who is gone', { code: 'not_found' }, false],
  ['what someone else has changed', { code: 'conflict' }, false],
  ['a name that is taken', { code: 'conflict', details: { field: 'name' } }, true],
  ['a server that fails', { code: 'internal' }, true],
] as const)('what was refused because of %s is asked about where it can still be saved', async (_, why, isAsked) => {
  render(<Page error={new CallError('bad request', why)} />, { wrapper: MemoryRouter });
  await press('Open');
  await userEvent.type(screen.getByLabelText('Name'), 'Hill High');
  await press('Cancel');
  expect(screen.queryByRole('button', { name: 'Stay' }) !== null).toBe(isAsked);
});

test('what was refused is said above the buttons, and who pressed Save is still there', async () => {
  const { rerender } = render(<Page />, { wrapper: MemoryRouter });
  await press('Open');
  screen.getByRole('button', { name: 'Save' }).focus();
  rerender(<Page isPending />);
  rerender(<Page error={new CallError('network')} />);
  const foot = screen.getByRole('button', { name: 'Save' }).closest('footer');
  expect(foot?.contains(screen.getByRole('alert'))).toBe(true);
  expect(document.activeElement).toBe(foot);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
});
