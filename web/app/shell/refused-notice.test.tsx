import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { NO_SESSION, type SessionAudit, SessionContext } from '#web/app/session/session.ts';
import { RefusedNotice } from './refused-notice.tsx';

afterEach(cleanup);

it.each([
  ['district', 'As Administrator you see the pages in the menu.'],
  ['school', 'As Administrator for some schools you see the pages in the menu.'],
] as const)('an administrator of a %s is told what they see, and as what', (scope, sentence) => {
  const audit = { role: 'ADMIN', roleDescription: 'Administrator', scope } as SessionAudit; // what the notice reads of it
  render(
    <MemoryRouter initialEntries={[{ pathname: '/overview', state: { refused: true } }]}>
      <SessionContext value={{ ...NO_SESSION, audit }}>
        <RefusedNotice />
      </SessionContext>
    </MemoryRouter>,
  );
  expect(screen.getByText(new RegExp(`^${sentence}`))).toBeDefined();
});
