import { expect, type Locator } from '@playwright/test';
import { readOnlyTest as test } from '../stage/journey.ts';
import { PAGES } from '../stage/pages.ts';
import { signIn } from '../stage/person.ts';
import { visit } from '../stage/visit.ts';

const WIDTH = 1280;

// The setting of the browser, twice as large as it is by default.
test.use({
  viewport: { width: WIDTH, height: 900 },
  launchOptions: {
    executablePath: process.env.PORTAL_TEST_CHROMIUM,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--blink-settings=defaultFontSize=32'],
  },
});

const rightOf = (part: Locator): Promise<number> => part.evaluate((one) => one.getBoundingClientRect().right);

test('with text twice as large a page is laid out as in a window half as wide, and numbers stay in their card', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.test', '/findings');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  const figure = page.getByRole('figure', { name: 'Took an AP course' });
  const rate = figure.getByText('78.9%', { exact: true });
  await expect(rate).toBeVisible();
  expect(await rightOf(rate)).toBeLessThanOrEqual(await rightOf(figure));
  for (const path of PAGES) {
    await visit(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(WIDTH);
  }
  // A phone; names of groups beside their shares need the most room.
  await visit(page, '/data-qc');
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
