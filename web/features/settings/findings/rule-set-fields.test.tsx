import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { newRuleSet } from './draft.ts';
import { RuleSetFields } from './rule-set-fields.tsx';

// It asks the server.
vi.mock('./rule-set-preview.tsx', () => ({ RuleSetPreview: () => null }));
afterEach(cleanup);

test('new requirements begin at their name, and say what is missing only after a field was left', async () => {
  render(<RuleSetFields set={newRuleSet('', [])} onChange={() => undefined} onDone={() => undefined} />);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(screen.queryByText('Give it a name.')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Give it a name.')).toBeDefined();
});
