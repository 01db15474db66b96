import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#web/app/testing/mount.tsx';
import { useProcessing } from './use-processing.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Of how many pages the answer is one. */
const answer = vi.hoisted(() => ({ pages: 1 }));
vi.mock('#web/app/api.ts', () => ({
  call: ({ name }: { name: string }) =>
    Promise.resolve(name === 'uploads.list' ? { items: FILES, total: FILES.length, pages: answer.pages } : []),
}));

const file = (upload_file_type: string, status: string) => ({ upload_file_type, status });
const FILES = [file('TRANSCRIPT', 'DATA_ERRORS'), file('STUDENT_TEST_SCORES', 'SUCCESS')];

function Shown() {
  const { anyProcessed, hasErrors } = useProcessing();
  return <>{JSON.stringify([anyProcessed, hasErrors('transcripts'), hasErrors('test-scores')])}</>;
}

test.each([
  ['all files', 1, [true, true, false]],
  ['the newest files alone', 2, [true, true, null]],
])('what is not known of files is not said to be without errors (%s)', async (_, pages, known) => {
  answer.pages = pages;
  mount(<Shown />, {});
  expect(screen.getByText('[null,null,null]')).toBeTruthy();
  await screen.findByText(JSON.stringify(known));
});
