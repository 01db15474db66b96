import { expect, type Page } from '@playwright/test';
import { layoutFaults } from '../looks/layout.ts';
import { readOnlyTest as test } from '../stage/journey.ts';
import { PAGES } from '../stage/pages.ts';
import { signIn } from '../stage/person.ts';
import { visit } from '../stage/visit.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** On a phone and on a tablet. What a page still draws may take a moment. */
async function expectSound(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => layoutFaults(page), `${path} at ${width}`).toEqual([]);
    }
  }
}

test('on a phone and a tablet nothing is cut off, no line ends in a dot, and targets can be hit', async ({ page }) => {
  await signIn(page, 'admin@demo.test');
  await expectSound(page, [...PAGES, '/data-qc/report', '/transcripts/status', '/audit-log']);
});

test('nor in Spanish, which is longer', async ({ page }) => {
  await signIn(page, 'admin@demo.test');
  await page.evaluate(() => localStorage.setItem('portal.language', 'es'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('h1')).toBeVisible();
  await expectSound(page, [
    '/overview',
    '/data-upload#test-scores',
    '/data-qc',
    '/findings',
    '/transcripts',
    '/settings',
  ]);
});
