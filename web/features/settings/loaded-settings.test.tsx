import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AuditId } from '#contract/ids.ts';
import { closeAudit } from '#contract/operator/audits.ts';
import { mount } from '#web/app/testing/mount.tsx';
import { useSend } from '#web/app/use-call.ts';
import { LoadedSettings } from './loaded-settings.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const params = { eoaId: AuditId.parse('3f2a7a52-4c11-4b52-9e0e-1d7b6a2f0a01') };

function Form() {
  const save = useSend(closeAudit);
  return (
    <button type="button" disabled={save.isPending} onClick={() => save.mutate({ params })}>
      Save
    </button>
  );
}

test('the focus stays in the form while it is sent', async () => {
  const query = { data: {}, isFetchedAfterMount: true, error: null, refetch: () => Promise.resolve() };
  mount(<LoadedSettings query={query} words={{ title: '', error: '' }} form={() => <Form />} />, {});
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(button.parentElement));
});
