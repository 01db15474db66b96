import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { keepTemporaryFilesInMemory } from '../../scripts/test/memory-folder.ts';
import { signIn } from './person.ts';
import { startServer } from './server.ts';

/** Where every journey that changes something copies its district from. */
export const PREPARED = 'PORTAL_E2E_PREPARED';
/** Address of the server of all journeys that only read. */
export const READ_ONLY_SERVER = 'PORTAL_E2E_READ_ONLY_SERVER';

const SETTLED = { timeout: 120_000 };

/**
 * Makes one data folder with the demo district read and computed, once for all journeys, and starts the server of those
 * that only read. The answer ends both.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  const removeTemporaryFiles = keepTemporaryFilesInMemory();
  const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const server = await startServer(folder);
  const browser = await chromium.launch({
    executablePath: process.env.PORTAL_TEST_CHROMIUM,
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ baseURL: server.url });
    // The server answers a moment before the people of the demo are there.
    await expect(() => signIn(page, 'lead@demo.test', '/data-qc/matching')).toPass(SETTLED);
    const matching = page.getByRole('dialog');
    // Capitals count: a chart says 'ACT: Not uploaded'. Of the six, CTE pathways alone are missing once every
    // file of the demo counts.
    await expect(matching.getByText(/: not uploaded$/)).toHaveText(['CTE Pathways: not uploaded'], SETTLED);
    await expect(matching.getByText('How students are found')).toBeVisible(SETTLED);
    // Candidates are among the last that a refresh writes; their page does not ask again by itself.
    const facilitator = await browser.newPage({ baseURL: server.url });
    await signIn(facilitator, 'facilitator@demo.test', '/transcripts');
    await expect(async () => {
      await facilitator.reload();
      await expect(facilitator.getByRole('region', { name: /^High fliers \(/ })).toBeVisible({ timeout: 10_000 });
    }).toPass(SETTLED);
  } finally {
    await browser.close();
    await server.stop();
  }
  process.env[PREPARED] = folder;
  const ownFolder = mkdtempSync(join(tmpdir(), 'portal-e2e-read-only-'));
  cpSync(folder, ownFolder, { recursive: true });
  const readOnly = await startServer(ownFolder);
  process.env[READ_ONLY_SERVER] = readOnly.url;
  return async () => {
    await readOnly.stop();
    for (const one of [folder, ownFolder]) rmSync(one, { recursive: true, force: true, maxRetries: 5 });
    removeTemporaryFiles();
  };
}
