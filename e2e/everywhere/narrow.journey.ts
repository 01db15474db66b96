import { expect, type Page } from '@playwright/test';
import { readOnlyTest as test } from '../stage/journey.ts';
import { PAGES } from '../stage/pages.ts';
import { signIn } from '../stage/person.ts';
import { visit } from '../stage/visit.ts';

for (const width of [390, 320]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('no page scrolls sideways', async ({ page }) => {
      await signIn(page, 'admin@demo.test');
      for (const path of PAGES) {
        await visit(page, path);
        await expect(page.locator('h1')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      }
    });
  });
}

/** Counts in each page how much of what it shows moves without anybody's doing. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const found = { shifts: 0 };
    Object.assign(window, { found });
    new PerformanceObserver((list) => {
      found.shifts += list.getEntries().filter((entry) => (entry as { value?: number }).value !== 0).length; // LayoutShift is in no library of types
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shifts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // A shift is reported once the frame after it is drawn.
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    return (window as unknown as { found: { shifts: number } }).found.shifts; // made above
  });

test.describe('320 pixels wide', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('nothing moves under the pointer while the typeface of the sign-in loads', async ({ page }) => {
    await countShifts(page);
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Sign in' });
    await expect(button).toBeVisible();
    expect(await shifts(page)).toBe(0);
    await button.click();
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await shifts(page)).toBe(0);
  });
});
