import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#web/app/testing/mount.tsx';
import { Answer } from './answer.tsx';
import { Uploaded } from './uploaded.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('numbers that could not be loaded say so: gray bars would wait for them without an end', async () => {
  mount(<Answer query={{ files: null, failed: true, retry: () => undefined }} />, {});
  const part = screen.getByRole('region', { name: 'Summary' });
  await waitFor(() => expect(within(part).getAllByText('Not loaded')).toHaveLength(3));
  expect(part.querySelector('[aria-busy="true"]')).toBeNull();
});

test('what was uploaded could not be loaded: the part says so and tries again', async () => {
  const asked: string[] = [];
  const answer = () => {
    asked.push('requirements');
    return new Error('away');
  };
  mount(<Uploaded />, { 'upload-requirements/rosters': answer });
  expect(await screen.findByText('What was uploaded could not be loaded.')).toBeTruthy();
  const before = asked.length;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked.length).toBeGreaterThan(before);
});
