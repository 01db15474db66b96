import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FileDetails } from '#contract/uploads/details.ts';
import type { IssueGroup } from '#contract/uploads/issues.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { NO_SESSION, SessionContext } from '#web/app/session/session.ts';
import { PortalTheme } from '#web/app/theme/portal-theme.tsx';
import { Lead } from './lead.tsx';

vi.mock('../removal/move-button.tsx', () => ({ MoveButton: () => null }));

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

function show(shown: UploadedFile, groups: readonly IssueGroup[]) {
  render(
    <PortalTheme>
      <SessionContext value={{ ...NO_SESSION, may: () => true }}>
        <Lead file={shown} details={DETAILS} groups={groups} />
      </SessionContext>
    </PortalTheme>,
  );
}

test('a file of nobody on a roster is not called right, though it has no error', () => {
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
