import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { StagedFile } from '#contract/uploads/intake.ts';
import { LiveRegion } from '#web/ui/states/live-region.tsx';
import type { Sending } from './sending.ts';
import type { Answered } from './use-answers.ts';
import { useTellsLooked } from './use-tells-looked.ts';

afterEach(cleanup);

// What the sentence counts.
const file = (state: string) => ({ state }) as StagedFile;
const sent = (state: string) => ({ state }) as Sending;
const answered = (question: string | null, isSkipped = false) => ({ question, isSkipped }) as Answered;

type List = Parameters<typeof useTellsLooked>[0];
function Told(list: List) {
  useTellsLooked(list);
  return null;
}
const page = (list: List) => (
  <>
    <LiveRegion />
    <Told {...list} />
  </>
);

test('what is left to do is said once, when the last file was looked at', () => {
  const { rerender } = render(page({ sending: [sent('sending')], files: [file('refused')], waiting: [] }));
  rerender(
    page({ sending: [sent('failed')], files: [file('refused'), file('inspecting')], waiting: [answered(null)] }),
  );
  expect(screen.queryByText(/ready|cannot be used/)).toBeNull();
  const done = {
    sending: [sent('failed')],
    files: [file('refused'), file('inspected')],
    waiting: [answered(null), answered(null), answered('Choose the schools it covers.'), answered(null, true)],
  };
  rerender(page(done));
  const said =
    '2 files ready, 1 file needs an answer, 1 file already uploaded, 1 file cannot be used, 1 file could not be added';
  expect(screen.getByText(said)).toBeTruthy();
  // An answer that is given afterwards says nothing again.
  rerender(page({ ...done, waiting: [answered(null)] }));
  expect(screen.queryByText(/^1 file ready/)).toBeNull();
});
