import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FileDetails } from '#contract/uploads/details.ts';
import type { IssueGroup } from '#contract/uploads/issues.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { NO_SESSION, type SessionAudit, SessionContext } from '#web/app/session/session.ts';
import { PortalTheme } from '#web/app/theme/portal-theme.tsx';
import { Lead } from './lead.tsx';

vi.mock('../removal/move-button.tsx', () => ({ MoveButton: () => null }));
const contact = vi.hoisted(() => ({ manager: null as { name: string; email: string } | null }));
vi.mock('#web/app/use-call.ts', () => ({ useCall: () => ({ data: { account_manager: contact.manager } }) }));

afterEach(cleanup);

const file = (over: Partial<UploadedFile>) =>
  ({
    ...{
      status: 'SUCCESS',
      rows: { read: 217, kept: 217 },
      strangers: null,
      results_summary: [],
      covers_other_schools: false,
    },
    ...{ issue_counts: { error: 0, warning: 217, note: 0 }, ...over },
  }) as unknown as UploadedFile;
const group = (over: Partial<IssueGroup>) =>
  ({ code: 'student.not-on-roster', severity: 'warning', header: 'Student ID', count: 217, ...over }) as IssueGroup;
const DETAILS = { rules: 97, can_map: true, since: null } as unknown as FileDetails;

function show(shown: UploadedFile, groups: readonly IssueGroup[], closedAt: string | null = null) {
  const audit = { id: 'audit', closedAt } as unknown as SessionAudit; // what the results read of it
  render(
    <PortalTheme>
      <SessionContext value={{ ...NO_SESSION, audit, may: () => closedAt === null }}>
        <Lead file={shown} details={DETAILS} groups={groups} />
      </SessionContext>
    </PortalTheme>,
  );
}

test('a file of no one on a roster is not called right, though it has no error', () => {
  show(file({ strangers: 'all' }), [group({})]);
  expect(screen.getByText(/^No student of this file is on a roster/)).toBeTruthy();
  expect(screen.getByText('No errors found in 217 rows, checked against 97 rules.')).toBeTruthy();
});

test('to a member of some schools that is said of their rows', () => {
  show(file({ strangers: 'of-yours' }), [group({})]);
  expect(screen.getByText(/^No student of your schools in this file is on a roster/)).toBeTruthy();
});

test('a missing column is named first, with the place where another can be chosen for it', () => {
  const lacks = { status: 'other' as const, description: '...', missingColumns: ['Course title'] };
  const errors = { error: 1, warning: 0, note: 0 };
  show(
    file({
      status: 'DATA_ERRORS',
      rows: { read: 584, kept: 0 },
      issue_counts: errors,
      results_summary: [lacks],
    }),
    [group({ code: 'file.missing-column', severity: 'error', header: 'Course title', count: 1 })],
  );
  expect(screen.getByText('Required columns were not found: Course title. The rows are not counted.')).toBeTruthy();
  expect(screen.getByText(/choose it under Map columns/)).toBeTruthy();
  expect(screen.queryByText(/column first/)).toBeNull();
});

const WITH_ERRORS = { status: 'DATA_ERRORS', issue_counts: { error: 8, warning: 0, note: 0 } } as const;
const ERRORS = [group({ severity: 'error', count: 8 })];
const CLOSED = '2026-11-03T15:00:00.000Z';

test('of a file with errors in a closed audit nothing is to be fixed first, and the account manager is to be asked', () => {
  contact.manager = { name: 'Jordan Ellis', email: 'manager@demo.test' };
  show(file(WITH_ERRORS), ERRORS, CLOSED);
  expect(screen.getByText('8 errors in 217 rows.')).toBeTruthy();
  expect(screen.getByText(/^This audit is closed/).textContent).toBe(
    'This audit is closed, so this file can no longer be fixed or replaced. If it has to be, ask your account manager to have the audit reopened. Your account manager is Jordan Ellis.',
  );
  expect(screen.queryByText(/column first/)).toBeNull();
});

test.each(['DATA_ERRORS', 'MALFORMED'] as const)(
  'where no one else can be asked about a file with %s, an operator can',
  (status) => {
    contact.manager = null;
    show(file({ ...WITH_ERRORS, status }), ERRORS, CLOSED);
    expect(screen.getByText(/ask an operator of this portal to reopen the audit\.$/)).toBeTruthy();
  },
);

test('a file without an error in a closed audit needs no one', () => {
  show(file({}), [group({})], CLOSED);
  expect(screen.queryByText(/closed/)).toBeNull();
});

test('in an open audit the errors are to be fixed', () => {
  show(file(WITH_ERRORS), ERRORS);
  expect(screen.getByText('8 errors in 217 rows. Fix them in your file, then replace the file.')).toBeTruthy();
  expect(screen.getByText('Fix the Student ID column first')).toBeTruthy();
});
