import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { FormField } from '../forms/form-field.tsx';
import { FormDialog } from './form-dialog.tsx';

afterEach(cleanup);

function Page() {
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
      isPending={false}
      error={null}
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
