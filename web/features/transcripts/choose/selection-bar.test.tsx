import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SelectionState } from '#contract/transcripts/choosing.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { useDraft } from './use-draft.ts';

afterEach(cleanup);

test.each([
  ['save', true, 'Saving...', [true, false]],
  ['finalize', false, 'Finalizing...', [false, true]],
] as const)(
  'of what is under way (%s) one button shows it, and the words say what',
  (sending, isDirty, text, turning) => {
    // Of a draft and a selection only what is read here.
    const draft = { draft: new Map([['s', {}]]), isDirty, isSending: true, sending, error: null };
    const state = { is_finalized: false, saved_at: '2026-11-03T15:00:00.000Z', saved_by: 'Femi' } as SelectionState;
    render(
      <SelectionBar
        state={state}
        draft={draft as unknown as ReturnType<typeof useDraft>}
        onFinalize={() => undefined}
        onWithdraw={() => undefined}
      />,
    );
    expect(screen.getByRole('status').textContent).toBe(text);
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.querySelector('[role=progressbar]') !== null)).toEqual(turning);
    expect(buttons.map((button) => button.hasAttribute('disabled'))).toEqual([true, true]);
  },
);
