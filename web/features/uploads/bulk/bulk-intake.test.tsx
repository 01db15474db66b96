import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { leave } from '#web/app/leaving/leave.ts';
import { mount } from '#web/app/testing/mount.tsx';
import { BulkIntake } from './bulk-intake.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const inspection = {
  ...{ upload_file_type: null, reason: '', also: [], missing: [], rows: 6, students: null, sheets: [] },
  ...{ schools: null, elsewhere: { rows: 0, names: [] }, academic_periods: null, test_types: null },
  demographic_types: null,
};
const file = {
  ...{ id: '3f2a7a52-4c11-4b52-9e0e-1d7b6a2f0c01', file_name: 'export.csv', purpose: 'bulk', from: null },
  ...{ staged_at: '2026-11-03T15:00:00.000Z', size: 90, state: 'inspected', inspection, refused: null },
  ...{ entries: null, moves: null, same_as: null, alike: [] },
};

const isClosingAskedAbout = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Review it' }));
const kind = () => screen.findByRole('combobox', { name: 'What export.csv is' });

/** Says what the file is and closes the dialog. */
async function say(): Promise<void> {
  mount(<BulkIntake covered={false} onReview={() => undefined} />, {
    'intake/files': () => [file],
    'upload-results': () => [],
  });
  await open();
  expect(isClosingAskedAbout()).toBe(false);
  await userEvent.click(await kind());
  await userEvent.click(screen.getByRole('option', { name: 'Course Catalog' }));
  await userEvent.keyboard('{Escape}');
}

test('what was said of files is there again when the dialog was closed and is opened again', async () => {
  await say();
  await open();
  expect(within(await kind()).getByText('Course Catalog')).toBeTruthy();
});

test('whoever leaves the page is asked first where something was said of files that still wait', async () => {
  await say();
  expect(isClosingAskedAbout()).toBe(true);
  const go = vi.fn();
  act(() => leave(go));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(go).not.toHaveBeenCalled();
  act(() => leave(go));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(go).toHaveBeenCalledOnce();
});
