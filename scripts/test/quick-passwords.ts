import { scryptSync } from 'node:crypto';
import { vi } from 'vitest';
import type { Derivation } from '#server/identity/password-threads.ts';

/**
 * Of scrypt's N; the portal's own costs a fifth of a second a time, which was two thirds of the
 * tests of who someone is.
 */
const QUICK = 2 ** 4;

/**
 * In all tests but those of the hash itself (server/identity/password.test.ts): the same keys for the same
 * passwords, made quickly.
 */
vi.mock('#server/identity/password-threads.ts', () => ({
  HASHED_AT_ONCE: 2,
  deriveKey: async ({ password, salt, keyBytes, cost }: Derivation) =>
    scryptSync(password, salt, keyBytes, { ...cost, N: QUICK }),
}));
