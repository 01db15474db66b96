import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { AuditId } from '#contract/ids.ts';
import type { Permission } from '#contract/permissions.ts';
import { NO_SESSION, type SessionAudit, SessionContext } from '#web/app/session/session.ts';
import { RefusedNotice } from './refused-notice.tsx';

afterEach(cleanup);

it.each([
  ['district', 'As Administrator you see the pages in the menu.'],
  ['school', 'As Administrator for some schools you see the pages in the menu.'],
] as const)('an administrator of a %s is told what they see, and as what', (scope, sentence) => {
  const audit = { role: 'ADMIN', roleDescription: 'Administrator', scope } as SessionAudit; // what the notice reads of it
  show(audit, true);
  expect(screen.getByText(new RegExp(`^${sentence}`))).toBeDefined();
});

it.each([
  ['ADMIN', '2026-11-03T15:00:00.000Z', 0],
  ['XQ_USER', '2026-11-03T15:00:00.000Z', 1],
  ['XQ_USER', null, 1],
])('settings that %s may not open in an audit closed at %s are laid to the role %i times', (role, closedAt, times) => {
  const about = { id: 'audit' as AuditId, role, roleDescription: '', district: 'Grove', yearEnding: 2024 };
  show({ ...about, roles: [role], scope: 'district', closedAt }, 'findings.manage');
  expect(screen.queryAllByText('That page is not part of your role')).toHaveLength(times);
});

function show(audit: SessionAudit, refused: Permission | true): void {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/overview', state: { refused } }]}>
      <SessionContext value={{ ...NO_SESSION, audit }}>
        <RefusedNotice />
      </SessionContext>
    </MemoryRouter>,
  );
}
