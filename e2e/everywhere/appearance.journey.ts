import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../looks/axe-findings.ts';
import { readOnlyTest as test } from '../stage/journey.ts';
import { signIn } from '../stage/person.ts';

const DARK = 'rgb(16, 20, 17)';
const LIGHT = 'rgb(246, 247, 245)';
const PAPER = 'rgba(0, 0, 0, 0)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const fields = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

/** Every ground the page had from its first frame on. */
async function watchGrounds(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
      sessionStorage.setItem('grounds', JSON.stringify([...seen]));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('grounds') ?? '[]'));
}

test('the system gives the colors, until a person chooses; the choice stays and does not flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'lead@demo.test', '/settings');
  const choice = page.getByRole('radiogroup', { name: /black on white/ });
  await expect(choice.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect.poll(() => ground(page)).toBe(DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page)).toBe(LIGHT);

  await choice.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => ground(page)).toBe(DARK);
  await expect.poll(() => fields(page)).toBe('dark');
  expect(await axeFindings(page)).toEqual([]);

  const grounds = await watchGrounds(page);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await fields(page)).toBe('dark');
  // The first frame may still be to come.
  await expect.poll(grounds).toEqual([DARK]);

  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => ground(page)).toBe(PAPER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('light is kept on a dark system, and charts have its colors', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('portal.scheme', 'light'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'lead@demo.test', '/data-qc/matching');
  const figure = page.getByRole('figure', { name: 'Students matched to test scores' });
  await expect(figure.getByText('Not uploaded').first()).toBeVisible();
  await expect(figure.getByText('0.0%')).toHaveCount(0);
  await expect.poll(() => ground(page)).toBe(LIGHT);
  const bar = figure.locator('li [aria-hidden] > *').first();
  await expect(bar).toHaveCSS('background-color', 'rgb(11, 122, 133)');
});

test.describe('where a person wants less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  /** What goes on for good is somewhere else in every frame, however short it is. */
  const moving = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

  test('a call that is under way has a sign in its button, which rests', async ({ page }) => {
    await page.route('**/people', (route) => (route.request().method() === 'POST' ? undefined : route.continue()));
    await signIn(page, 'admin@demo.test', '/settings/people');
    await page.getByRole('button', { name: 'Invite a person' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email address').fill('new@demo.test');
    const invite = dialog.getByRole('button', { name: 'Invite', exact: true });
    await invite.click();
    await expect(invite.getByRole('progressbar')).toBeVisible();
    // Words over the sign would hide it.
    await expect(invite).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await expect.poll(() => moving(page)).toBe(0);
  });

  test('a file that is processed has a bar, which rests', async ({ page }) => {
    await page.route(/upload-results\?/, async (route) => {
      const response = await route.fetch();
      const { items, ...json } = await response.json();
      const underWay = (file: object) => ({ ...file, status: 'PROCESSING', progress: null });
      await route.fulfill({ response, json: { ...json, items: items.map(underWay) } });
    });
    await signIn(page, 'lead@demo.test', '/data-upload#test-scores');
    const bar = page.locator('#test-scores').getByRole('progressbar').first();
    await expect.poll(() => bar.locator('> *').first().boundingBox()).toMatchObject({ width: expect.any(Number) });
    await expect.poll(() => moving(page)).toBe(0);
    const part = await bar.locator('> *').first().boundingBox();
    const whole = await bar.boundingBox();
    expect((part?.width ?? 0) / (whole?.width ?? 1)).toBeCloseTo(0.4, 1);
  });
});
