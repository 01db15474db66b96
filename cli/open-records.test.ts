import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { withRecords } from './open-records.ts';
import { resetLinkCommand } from './reset-link.ts';
import { rotateKeysCommand } from './rotate-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-records-'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('records that cannot be opened as a whole are closed again, and the command says why', async () => {
  vi.stubEnv('PORTAL_DATA_DIR', folder);
  vi.stubEnv('DATABASE_URL', '');
  mkdirSync(join(folder, 'identity'), { recursive: true });
  mkdirSync(join(folder, 'pglite'));
  writeFileSync(join(folder, 'identity', 'installation-key.pem'), 'no key');
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const work = vi.fn();
  expect(await withRecords(work)).toBe(2);
  expect(work).not.toHaveBeenCalled();
  expect(String(said.mock.calls[0]?.[0])).toMatch(/^.+\n$/);
  expect(existsSync(join(folder, 'portal.lock'))).toBe(false);
});

it.each([
  ['retention', () => withRecords(async () => 0)],
  ['rotate-keys', () => rotateKeysCommand([])],
  ['reset-link', () => resetLinkCommand(['jo@example.org'])],
])('%s does not make a new portal in a mistyped data folder', async (_, command) => {
  const mistyped = join(folder, 'daat');
  vi.stubEnv('PORTAL_DATA_DIR', mistyped);
  vi.stubEnv('DATABASE_URL', '');
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await command()).toBe(2);
  expect(String(said.mock.calls[0]?.[0])).toBe(
    `${mistyped} has no data of a portal. Set PORTAL_DATA_DIR to its data folder.\n`,
  );
  expect(existsSync(mistyped)).toBe(false);
});
