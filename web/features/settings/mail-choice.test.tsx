import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#web/app/testing/mount.tsx';
import { MailChoiceFields } from './mail-choice.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a choice of emails that could not be loaded is asked for again by a button, not by reloading the page', async () => {
  let isAway = true;
  mount(<MailChoiceFields />, {
    'mail-choice': () => (isAway ? new Error('away') : { choice: 'all', language: 'en', is_sent: true }),
  });
  expect(await screen.findByText('Your email choice could not be loaded.')).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('radio')).not.toHaveLength(0);
});
