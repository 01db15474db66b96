import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { mount, SCHOOLS } from '#web/app/testing/mount.tsx';
import { UnratedCard } from './unrated-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const [school] = SCHOOLS;
const state = {
  counts: { HIGH_FLIER: 4, ON_THE_CUSP: 9, STRUGGLING: 3, NONE: 1 },
  shows_names: false,
  thresholds: { high_flier: 3.3, struggling: 2, failed_core: 2 },
};

test('students without a GPA that could not be loaded are said to be missing, and can be asked for again', async () => {
  let isDown = true;
  const page = { items: [], total: 1, pages: 1 };
  const candidates = () => (isDown ? new Error('down') : page);
  mount(<UnratedCard state={state} schoolId={school.id} />, { '/candidates': candidates });
  expect(await screen.findByText('The server took too long.')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('The server took too long.')).toBeNull());
});
