import { expect } from '@playwright/test';
import { readOnlyTest as test } from '../stage/journey.ts';
import { signIn } from '../stage/person.ts';

/** Constants (docs/constants.md) that only a browser can show. */
const DAY_SECONDS = 86_400;

test('the session check lasts one day', async ({ page, context }) => {
  await signIn(page, 'lead@demo.test');
  const cookies = await context.cookies();
  const lasts = (cookies.find(({ name }) => name === 'portal.session-check')?.expires ?? 0) - Date.now() / 1000;
  expect(lasts).toBeLessThanOrEqual(DAY_SECONDS);
  expect(lasts).toBeGreaterThan(DAY_SECONDS - 120);
});

test('the sidebar is next to the page from 1239 pixels on, and is a menu below', async ({ page }) => {
  await page.setViewportSize({ width: 1239, height: 900 });
  await signIn(page, 'lead@demo.test');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(navigation).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1238, height: 900 });
  await expect(navigation).toBeHidden();
  await expect(menu).toBeVisible();
});

test('a tooltip with an arrow has a padding of 16 pixels', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/data-qc/transcripts');
  const downloads = page.getByRole('dialog').getByRole('button', { name: /^Download .* as CSV$/ });
  await expect(downloads).toHaveCount(2); // both charts are there, so nothing moves anymore
  await downloads.first().hover();
  await expect(page.getByRole('tooltip').locator('> *').first()).toHaveCSS('padding', '16px');
});
