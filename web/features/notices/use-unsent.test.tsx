import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AuditId } from '#contract/ids.ts';
import { CallError } from '#web/app/call-error.ts';
import { showError } from '#web/app/errors/error-modal-state.ts';
import { unsent, unsentOf } from '#web/app/files/unsent.ts';
import { typed } from '#web/app/leaving/typed.ts';
import { NO_SESSION, type Session, SessionContext } from '#web/app/session/session.ts';
import { useUnsent } from './use-unsent.ts';

vi.mock('#web/app/use-audit.ts', () => ({ useAudit: () => ({ id: 'a' }) }));
vi.mock('#web/app/errors/error-modal-state.ts', () => ({ showError: vi.fn() }));
afterEach(() => {
  vi.mocked(showError).mockClear();
  cleanup();
  typed.belongsTo(null);
  sessionStorage.clear();
});

const AUDIT = 'a' as AuditId; // of a server that is not there
const SENTENCE = 'Your session ended before roster.csv could be sent. Choose it again.';
const ANA = 'ana@demo.test';

function SignedIn({ children }: { children: ReactNode }) {
  const session: Session = { ...NO_SESSION, profile: { name: '', email: ANA, eoas: [] } };
  return <SessionContext value={session}>{children}</SessionContext>;
}
const open = () => renderHook(useUnsent, { wrapper: SignedIn });
const said = () => vi.mocked(showError).mock.calls.map(([{ hint }]) => hint);

test.each([
  ['ended the session', 'unauthenticated', { k: 'roster.csv' }],
  ['was refused where that could be read', 'internal', {}],
] as const)('a file whose sending %s waits for the next sign-in, or not', (_, code, kept) => {
  unsent.add(AUDIT, 'k', 'roster.csv');
  unsent.add(AUDIT, 'known', 'scores.csv');
  unsent.drop(AUDIT, 'known');
  unsent.failed(AUDIT, 'k', new CallError('bad request', { code }));
  expect(typed.of(unsentOf(AUDIT))).toEqual(kept);
});

test('after signing in a file that was not sent is named once; one that this window sends is not', () => {
  typed.belongsTo(ANA);
  typed.set(unsentOf(AUDIT), { before: 'roster.csv' });
  unsent.add(AUDIT, 'own', 'scores.csv');
  typed.belongsTo(null);
  open();
  open();
  expect(said()).toEqual([SENTENCE]);
});
