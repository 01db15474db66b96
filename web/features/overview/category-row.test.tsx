import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#web/app/testing/mount.tsx';
import { CategoryRow } from './category-row.tsx';
import { progressOf } from './progress.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [null, 'All schools complete'],
  [false, 'All schools, no errors'],
  [true, 'All schools complete, but a file has errors'],
])('a category whose schools are complete says whether a file of it has errors (%s)', (hasErrors, sentence) => {
  const progress = progressOf({ schools: { 'Hill High': true } });
  mount(
    <CategoryRow category={{ slug: 'transcripts', label: 'Transcripts', failed: false, progress, hasErrors }} />,
    {},
  );
  expect(screen.getByText(sentence)).toBeTruthy();
});
