import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { withRecords } from './open-records.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-records-'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('records that cannot be opened as a whole are closed again, and the command says why', async () => {
  vi.stubEnv('PORTAL_DATA_DIR', folder);
  vi.stubEnv('DATABASE_URL', '');
  mkdirSync(join(folder, 'identity'));
  writeFileSync(join(folder, 'identity', 'installation-key.pem'), 'no key');
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const work = vi.fn();
  expect(await withRecords(work)).toBe(2);
  expect(work).not.toHaveBeenCalled();
  expect(String(said.mock.calls[0]?.[0])).toMatch(/^Error: .+\n$/);
  expect(existsSync(join(folder, 'portal.lock'))).toBe(false);
});
