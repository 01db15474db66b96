import { expect, type Page } from '@playwright/test';
import { findings } from './findings.ts';
import { test } from './journey.ts';
import { signIn } from './person.ts';

const PAGES = [
  '/overview',
  '/data-upload#test-scores',
  '/data-qc',
  '/data-qc/matching',
  '/data-qc/test-scores',
  '/data-qc/course-catalogs',
  '/data-qc/transcripts',
  '/data-qc/cte-courses',
  '/data-qc/demographics',
  '/data-qc/cohort',
  '/transcripts',
  '/help',
  '/settings',
];
const OPEN_TO_ALL = ['/login', '/privacy', '/terms'];
async function calm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1')).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the public pages have no accessibility findings', async ({ page }) => {
      for (const path of OPEN_TO_ALL) {
        await page.goto(path);
        await calm(page);
        expect(await findings(page), path).toEqual([]);
      }
    });

    test('no page has accessibility findings', async ({ page }) => {
      await signIn(page, 'admin@demo.test');
      for (const path of PAGES) {
        await page.goto(path);
        await calm(page);
        expect(await findings(page), path).toEqual([]);
      }
    });
  });
}
