import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Invited } from './invited.tsx';

const URL = 'https://portal.test/invitation?token=abc';
const LINK = { url: URL, until: '2026-12-01T15:30:00.000Z' };
const show = () => render(<Invited email="fay@river.test" link={LINK} isMailed={false} onClose={() => undefined} />);
const isFirst = (name: string) => screen.getByRole('button', { name }).className.includes('contained');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('copying the link comes first, and is said to be done', async () => {
  const user = userEvent.setup();
  show();
  expect([isFirst('Copy link'), isFirst('Done')]).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(URL);
  expect([isFirst('Link copied'), isFirst('Done')]).toEqual([false, true]);
});

test('where the browser does not copy, the link is selected and the dialog says so', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  show();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.getByText(/^Your browser did not copy the link/)).toBeDefined();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(URL);
});

test('the time is said at which the link ends', () => {
  show();
  expect(screen.getByText(/It works once, until December 1, 2026, \d+:30:00\s[AP]M/)).toBeDefined();
});
