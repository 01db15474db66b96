import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#web/app/testing/mount.tsx';
import { MatchingCard } from '#web/features/quality/cards/matching-card.tsx';
import { useFiles } from '#web/features/uploads/use-files.ts';
import { Refreshing } from './refreshing.tsx';
import { useFreshness } from './use-freshness.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const matching = (version: number) => ({
  students_matched_percentage: version * 10,
  transcript_courses_matched_percentage: null,
  test_scores_matched_to_students_percentage: null,
  cte_courses_matched_percentage: null,
  provenance: { computed_at: null, version, files: [], partial: [] },
});
const status = (version: number) => ({ version, refreshing: false, computed_at: null });

const shown = (
  <>
    <Refreshing />
    <MatchingCard />
  </>
);

test('numbers that were answered just before newer ones were there are fetched again', async () => {
  let calls = 0;
  mount(shown, {
    'data-qc/status': () => status(2),
    'matching/summary': () => {
      calls += 1;
      return matching(calls);
    },
  });
  expect(await screen.findByText('20.0%')).toBeTruthy();
  expect(calls).toBe(2);
});

function Files() {
  useFreshness(false);
  useFiles('STUDENT_ROSTER', 1, true);
  return null;
}

test('what is said of files is read again with new numbers, which show whose students are on a roster', async () => {
  let version = 0;
  const listed = vi.fn(() => ({ items: [], total: 0, pages: 0 }));
  const refreshed = () => {
    version += 1;
    // The first answer says that new numbers are on their way, and is asked for again in a second.
    return { ...status(version), refreshing: version === 1 };
  };
  mount(<Files />, { 'data-qc/status': refreshed, 'upload-results': listed });
  await waitFor(() => expect(listed).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(listed).toHaveBeenCalledTimes(2), { timeout: 4_000 });
  expect(version).toBe(2);
});

test('numbers that say that they are of an older version are asked for once more, and not again and again', async () => {
  const asked = vi.fn(() => matching(1));
  mount(shown, { 'data-qc/status': () => status(2), 'matching/summary': asked });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await act(async () => undefined);
  expect(await screen.findByText('10.0%')).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('numbers of the version that is there are asked for once', async () => {
  const asked = vi.fn(() => matching(2));
  mount(shown, { 'data-qc/status': () => status(2), 'matching/summary': asked });
  expect(await screen.findByText('20.0%')).toBeTruthy();
  await act(async () => undefined);
  expect(asked).toHaveBeenCalledTimes(1);
});
