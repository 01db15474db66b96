import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { SchoolId } from '#contract/ids.ts';
import { extendDeadline } from '#web/app/inactivity/deadline.ts';
import { typed } from '#web/app/leaving/typed.ts';
import { NO_SESSION, SessionContext } from '#web/app/session/session.ts';
import { SchoolDialog } from './school-dialog.tsx';

const email = 'ana@demo.test';
const school = {
  id: SchoolId.parse('3f2a7a52-4c11-4b52-9e0e-1d7b6a2f0b01'),
  name: 'Hill High',
  local_id: null,
  state_id: '0101',
  nces_id: null,
  ceeb_code: null,
};

afterEach(() => {
  cleanup();
  typed.belongsTo(null);
  sessionStorage.clear();
});

const open = (shown = school) =>
  render(
    <SessionContext value={{ ...NO_SESSION, profile: { name: '', email, eoas: [] } }}>
      <MemoryRouter>
        <SchoolDialog
          school={shown}
          isPending={false}
          error={null}
          onSave={() => undefined}
          onClose={() => undefined}
        />
      </MemoryRouter>
    </SessionContext>,
  );
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;

test('what was typed over a school outlives a session that ends, unless someone else changed the school', async () => {
  extendDeadline(15);
  open();
  await userEvent.type(screen.getByLabelText('District ID'), '17');
  typed.belongsTo(null);
  cleanup();
  open({ ...school, name: 'Hill High School' });
  expect([field('Name'), field('District ID')]).toEqual(['Hill High School', '']);
  cleanup();
  open();
  expect([field('Name'), field('District ID'), field('State ID')]).toEqual(['Hill High', '17', '0101']);
});
