import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AuditId } from '#contract/ids.ts';
import { CallError } from '#web/app/call-error.ts';
import { showError } from '#web/app/errors/error-modal-state.ts';
import { typed } from '#web/app/leaving/typed.ts';
import { NO_SESSION, type Session, SessionContext } from '#web/app/session/session.ts';
import { unsent, useUnsent } from './unsent.ts';

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
const open = (underWay: string[] = []) =>
  renderHook(() => useUnsent((key) => underWay.includes(key)), { wrapper: SignedIn });
const said = () => vi.mocked(showError).mock.calls.map(([{ hint }]) => hint);

test.each([
  ['ended the session', 'unauthenticated', [SENTENCE]],
  ['was read on the page', 'internal', []],
] as const)('a file whose sending %s is named after signing in, or not', (_, code, sentences) => {
  typed.belongsTo(ANA);
  unsent.add(AUDIT, 'k', 'roster.csv');
  unsent.add(AUDIT, 'known', 'scores.csv');
  unsent.drop(AUDIT, 'known');
  unsent.failed(AUDIT, 'k', new CallError('bad request', { code }));
  typed.belongsTo(null);
  open();
  expect(said()).toEqual(sentences);
});

test('what this window still sends is not named, and what was read is not named again', () => {
  typed.belongsTo(ANA);
  unsent.add(AUDIT, 'k', 'roster.csv');
  open(['k']);
  expect(said()).toEqual([]);
  open();
  open();
  expect(said()).toEqual([SENTENCE]);
});
