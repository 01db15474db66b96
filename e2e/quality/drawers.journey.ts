import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../looks/axe-findings.ts';
import { readOnlyTest as test } from '../stage/journey.ts';
import { signIn } from '../stage/person.ts';
import { visit } from '../stage/visit.ts';

const DRAWERS = [
  { card: 'Matching', path: '/data-qc/matching', title: 'Matching detail' },
  { card: 'Test scores', path: '/data-qc/test-scores', title: 'Test scores detail' },
  { card: 'Course catalogs', path: '/data-qc/course-catalogs', title: 'Course catalogs detail' },
  { card: 'Transcripts: EOA cohort', path: '/data-qc/transcripts', title: 'Transcripts detail' },
  { card: 'Demographics', path: '/data-qc/demographics', title: 'Demographics detail' },
  { card: 'Roster: EOA cohort', path: '/data-qc/cohort', title: 'Cohort detail' },
] as const;

/** The link of a card that opens its drawer: 'View more', or the count of the roster. */
const opener = (page: Page, card: string, path: string) =>
  page.getByRole('region', { name: card, exact: true }).locator(`a[href="${path}"]`);

test('every drawer survives reload and Back, and gives the focus back', async ({ page }) => {
  test.slow(); // six drawers, each opened three times
  await signIn(page, 'lead@demo.test', '/data-qc');
  // Nothing was uploaded that this one could show.
  await expect(page.getByRole('region', { name: 'CTE courses', exact: true })).toBeVisible();
  await expect(opener(page, 'CTE courses', '/data-qc/cte-courses')).toHaveCount(0);
  for (const { card, path, title } of DRAWERS) {
    const link = opener(page, card, path);
    const drawer = page.getByRole('dialog', { name: title });
    await link.press('Enter');
    await expect(drawer.getByRole('heading', { name: title })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(link).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(/\/data-qc$/);

    await page.goto(path);
    await expect(drawer).toBeVisible(); // before, the page may just be on its way to the provider and back
    await page.reload();
    // Escape is heard where the focus is.
    await expect(drawer.getByRole('heading', { name: title })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/data-qc$/);
    await expect(drawer).toHaveCount(0);
    // Opened by its address it had no opener: the title of the page is where the page begins.
    await expect(page.getByRole('heading', { level: 1, name: 'Data QC' })).toBeFocused();
  }
});

test('a long drawer scrolls within, and not past its end as a whole', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/data-qc/demographics');
  const drawer = page.getByRole('dialog', { name: 'Demographics detail' });
  await expect(drawer.getByRole('table').first()).toBeVisible();
  const within = drawer.getByRole('group', { name: 'Demographics detail' });
  const beyond = (element: Element) => element.scrollHeight - element.clientHeight;
  // What comes after the first table makes it longer.
  await expect.poll(() => within.evaluate(beyond)).toBeGreaterThan(500);
  await expect.poll(() => drawer.evaluate(beyond)).toBe(0);
});

test('a chart is a table and a file of the same numbers', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/data-qc/matching');
  const figure = page.getByRole('figure', { name: 'Students matched to test scores' });
  const saved = page.waitForEvent('download');
  await figure.getByRole('button', { name: 'Download Students matched to test scores as CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Students matched to test scores, All schools.csv');
  const [header, ...lines] = readFileSync(await file.path(), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  expect(header).toBe('Test,Students,Share of cohort');
  await figure.getByRole('button', { name: /^View as table/ }).press('Enter');
  // '142' and '67.9%' on the screen are 142 and 67.9 in the file.
  const numbers = (text: string) => text.split(/[\t,]/).map((cell) => Number.parseFloat(cell) || 0);
  await expect(figure.getByRole('table')).toBeVisible();
  const rows = await figure.getByRole('row').allInnerTexts();
  expect(rows.slice(1).map(numbers)).toEqual(lines.map(numbers));
  expect(lines.map((line) => line.split(',')[0])).toEqual(await figure.getByRole('rowheader').allInnerTexts());
});

/** Cards whose left edges differ are in two columns. */
const columns = (page: Page) =>
  page
    .locator('main section')
    .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size);

test('a window that is resized while the page loads gets its columns, both ways', async ({ page }) => {
  await signIn(page, 'lead@demo.test');
  for (const [from, to, expected] of [
    [1440, 390, 1],
    [390, 1440, 2],
  ] as const) {
    await page.setViewportSize({ width: from, height: 900 });
    await page.goto('/data-qc', { waitUntil: 'commit' });
    await page.setViewportSize({ width: to, height: 900 });
    await expect(page.getByRole('heading', { name: 'Course catalogs', level: 2 })).toBeVisible();
    await expect.poll(() => columns(page)).toBe(expected);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(to);
  }
});

test.describe('with colors of the person', () => {
  test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

  test('the cohort and all students still differ, and nothing moves', async ({ page }) => {
    await signIn(page, 'lead@demo.test', '/data-qc/demographics');
    const gender = page.getByRole('figure', { name: 'Gender' });
    await expect(gender.getByText('Female', { exact: true })).toBeVisible();
    const bars = gender.locator('ul').last().locator('li').first().locator('[aria-hidden]');
    const fills = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor));
    expect(fills).toHaveLength(2);
    expect(fills[0]).not.toBe(fills[1]);
    const moves = await page.evaluate(() => getComputedStyle(document.body).animationDuration);
    expect(Number.parseFloat(moves)).toBeLessThan(0.001);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('what is known by its ground elsewhere has an edge or ink', async ({ page }) => {
    await signIn(page, 'admin@demo.test', '/settings/people');
    const invite = page.getByRole('button', { name: 'Invite a person' });
    expect(await invite.evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe('1px');
    const mark = page.locator('.MuiTabs-indicator');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await mark.evaluate((line) => getComputedStyle(line).backgroundColor)).not.toBe(ground);
  });
});

test.describe('at 400% zoom', () => {
  // 1280 pixels at 400% are 320, and 720 are 180.
  test.use({ viewport: { width: 320, height: 256 } });

  test('the drawers are lists, and nothing scrolls sideways', async ({ page }) => {
    test.slow();
    await signIn(page, 'lead@demo.test', '/data-qc');
    for (const { path, title } of DRAWERS) {
      await visit(page, path);
      const drawer = page.getByRole('dialog', { name: title });
      await expect(drawer).toBeVisible();
      const wide = await drawer.evaluate((dialog) =>
        Array.from(dialog.querySelectorAll('*'))
          .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'auto')
          .map((part) => part.getAttribute('aria-label') ?? part.tagName),
      );
      expect(wide, path).toEqual([]);
    }
  });
});
