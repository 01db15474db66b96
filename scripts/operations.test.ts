import { expect, it } from 'vitest';
import { operationsPage } from './operations.ts';

it('docs/operations.md lists the settings of server/config/settings (node scripts/operations.ts writes it)', () => {
  const { written, made } = operationsPage();
  expect(written).toBe(made);
});
