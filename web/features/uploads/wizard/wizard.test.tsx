import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listSchools } from '#contract/audits.ts';
import type { AuditId } from '#contract/ids.ts';
import { datasetOf } from '#datasets/index.ts';
import { type Session, SessionContext } from '#web/app/session/session.ts';
import { callKey } from '#web/app/use-call.ts';
import { Wizard } from './wizard.tsx';

// Ids of any form will do on this side.
const eoaId = 'a1' as AuditId;
const SCHOOLS = [
  { id: 's1', name: 'Lincoln High School' },
  { id: 's2', name: 'Lakeview High School' },
];
// The wizard asks the session for the audit alone.
const session = { audit: { id: eoaId, yearEnding: 2024 } } as Session;

/** The wizard of test scores, with the schools already known or not to be had. */
function show(schools: typeof SCHOOLS | null) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  if (schools) client.setQueryData(callKey(listSchools, { params: { eoaId } }), schools);
  else vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  const onSubmit = vi.fn();
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <SessionContext value={session}>
        <Wizard
          dataset={datasetOf('STUDENT_TEST_SCORES')}
          file={new File(['a,b'], 'ap.csv')}
          replaces={null}
          rejection={null}
          onChangeFile={() => undefined}
          onClose={onClose}
          onSubmit={onSubmit}
        />
      </SessionContext>
    </QueryClientProvider>,
  );
  return { onSubmit, onClose, user: userEvent.setup() };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => screen.getByRole('button', { name });

describe('the wizard dialog', () => {
  it('asks step by step and submits once, also on a double click', async () => {
    const { user, onSubmit } = show(SCHOOLS);
    expect(screen.getByText('Step 1 of 3')).toBeDefined();
    expect(press('Next')).toHaveProperty('disabled', true);
    await user.click(screen.getByLabelText('AP'));
    expect(screen.getByLabelText('All test types')).toHaveProperty('indeterminate', true);
    await user.click(press('Next'));
    await user.click(screen.getByLabelText('All schools'));
    await user.click(press('Next'));
    expect(screen.getByText('Review and edit if needed, then submit your selections.')).toBeDefined();
    await user.dblClick(press('Submit'));
    expect(onSubmit.mock.calls).toEqual([[{ test_types: ['AP'], school_ids: ['s1', 's2'] }]]);
  });

  it('keeps the other choices while one is edited', async () => {
    const { user, onSubmit } = show(SCHOOLS);
    await user.click(screen.getByLabelText('IB'));
    await user.click(press('Next'));
    await user.click(screen.getByLabelText('Lincoln High School'));
    await user.click(press('Next'));
    await user.click(press('Edit Test types'));
    await user.click(screen.getByLabelText('AP'));
    await user.click(press('Next'));
    await user.click(press('Submit'));
    expect(onSubmit.mock.calls).toEqual([[{ test_types: ['IB', 'AP'], school_ids: ['s1'] }]]);
  });

  it('says what is missing when a step has no options to show, and lets the person leave', async () => {
    const { user, onClose } = show(null);
    await user.click(screen.getByLabelText('AP'));
    await user.click(press('Next'));
    expect(await screen.findByText('Something went wrong')).toBeDefined();
    expect(screen.getByText('Missing schools data!')).toBeDefined();
    expect(screen.getByText('There’s been a system error. Wait a few minutes and try again.')).toBeDefined();
    await user.click(press('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
