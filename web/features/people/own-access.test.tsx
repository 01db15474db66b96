import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Member } from '#contract/people.ts';
import { NO_SESSION, SessionContext } from '#web/app/session/session.ts';
import { AccessDialog } from './access-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

vi.mock('#web/app/use-audit.ts', () => ({ useAudit: () => ({ id: 'audit' }), useSchools: () => ({}) }));
afterEach(cleanup);

const memberOf = (email: string) => ({ ...Member.parse(MEMBER), email });
const MEMBER = {
  id: crypto.randomUUID(),
  email: 'ada@district.test',
  name: 'Ada',
  roles: ['ADMIN'],
  scope: 'district',
  school_ids: [],
  state: 'active',
  since: null,
};

function open(email: string): void {
  const profile = { email: 'ada@district.test', name: 'Ada', eoas: [] } as never;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={{ ...NO_SESSION, profile }}>
        <AccessDialog member={memberOf(email)} onClose={() => undefined} />
        <RemoveDialog member={memberOf(email)} onClose={() => undefined} />
      </SessionContext>
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
}
const isSaid = (text: RegExp): boolean => screen.queryByText(text) !== null;

test.each([
  ['ada@district.test', true],
  ['bo@district.test', false],
])('an administrator is told that only another one can undo what is done to oneself: %s', (email, isSelf) => {
  open(email);
  expect(isSaid(/^This is your own access/)).toBe(isSelf);
  expect(isSaid(/^This is you\. You lose access right away/)).toBe(isSelf);
  expect(isSaid(/You can invite them again/)).toBe(!isSelf);
});
