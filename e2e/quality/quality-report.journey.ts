import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from '../looks/axe-findings.ts';
import { notForPaper } from '../looks/ink.ts';
import { readOnlyTest as test } from '../stage/journey.ts';
import { signIn } from '../stage/person.ts';

const printButton = (page: Page) => page.getByRole('button', { name: 'Print or save as PDF' });

/** Everything has been loaded, so that the report may be printed. */
async function complete(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Open issues' })).toBeVisible();
  await expect(printButton(page)).toBeEnabled();
}

/** Counts calls of window.print instead of opening the browser's own dialog. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.print = () => sessionStorage.setItem('prints', String(Number(sessionStorage.getItem('prints')) + 1));
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('prints')));
}

test('an account manager reviews a school and prints its report', async ({ page }) => {
  test.slow(); // every panel is loaded, twice
  const prints = await countPrints(page);
  await signIn(page, 'manager@demo.test', '/data-qc');
  await page.getByLabel('Show data for').click();
  await page.getByRole('option', { name: 'Harbor Arts Academy' }).click();
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await complete(page);
  const paper = page.getByRole('article', { name: 'Data-quality report' });
  await expect(paper.getByText('Data-quality report · Harbor Arts Academy')).toBeVisible();
  await expect(paper.getByText(/^Printed by /)).toBeVisible();
  await expect(paper.getByRole('table', { name: 'The files behind the numbers, newest first' })).toContainText(
    'student_roster.csv',
  );
  await expect(paper.getByRole('rowheader', { name: 'Lakeview High School' })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await printButton(page).click();
  await expect.poll(prints).toBe(1);

  // The address is the report: it can be sent to a colleague.
  await page.reload();
  await complete(page);
  await expect(paper.getByText('Data-quality report · Harbor Arts Academy')).toBeVisible();
});

/** Height of what Letter leaves between its margins of 14 mm. */
const PAGE_PX = ((279 - 2 * 14) / 25.4) * 96;

/**
 * What may not be split over two pages leaves the rest of its page empty where it does not fit, so it has to be short.
 */
const tallestKeptTogether = (paper: Locator) =>
  paper.locator('*').evaluateAll((all) => {
    const kept = all.filter((element) => getComputedStyle(element).breakInside === 'avoid');
    return Math.max(...kept.map((element) => element.getBoundingClientRect().height));
  });

test('on paper there is the report alone, in ink on white, also from a dark screen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'lead@demo.test', '/data-qc/report');
  await complete(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(printButton(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'View more' })).toHaveCount(0);
  const paper = page.getByRole('article', { name: 'Data-quality report' });
  const heading = paper.getByRole('heading', { name: 'What was uploaded' });
  expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
  expect(await paper.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
  expect(await notForPaper(paper)).toEqual([]);
  expect(await tallestKeptTogether(paper)).toBeLessThan(PAGE_PX / 2);
  // A heading above numbers in a grid would be alone at the bottom of a page.
  const numbers = paper.getByRole('region', { name: 'CTE courses' });
  expect(await numbers.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
  const heads = paper.locator('thead');
  expect(
    await heads.evaluateAll(
      (all) => all.filter((head) => getComputedStyle(head).display !== 'table-header-group').length,
    ),
  ).toBe(0);
  // Every school, not the first page of them.
  await expect(paper.getByRole('navigation')).toHaveCount(0);
});

test('XQ reads the numbers and the report, and is not asked to upload', async ({ page }) => {
  await signIn(page, 'xq@demo.test', '/data-qc');
  await expect(page.getByRole('heading', { name: 'Matching', level: 2 })).toBeVisible();
  await expect(page.getByText('Missing information?')).toHaveCount(0);
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await complete(page);
});

test('a person of one school has a report of that school alone', async ({ page }) => {
  await signIn(page, 'school@demo.test', '/data-qc/report');
  await complete(page);
  const paper = page.getByRole('article', { name: 'Data-quality report' });
  await expect(paper.getByText('Harbor Arts Academy').first()).toBeVisible();
  await expect(paper.getByText(/Lakeview High School|Eastside Technical/)).toHaveCount(0);
});

test('a facilitator is kept out of uploads, of Data QC and of its report', async ({ page }) => {
  await signIn(page, 'facilitator@demo.test');
  for (const path of ['/data-upload', '/data-qc', '/data-qc/report']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/overview$/);
    await expect(page.getByText('That page is not part of your role')).toBeVisible();
  }
});

test('both views of the requirements are downloaded as a file and printed', async ({ page }) => {
  const prints = await countPrints(page);
  await signIn(page, 'manager@demo.test');
  const summary = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV Schools by upload status' }).click();
  expect((await summary).suggestedFilename()).toBe('Schools by upload status.csv');

  await page.goto('/data-upload#demographics');
  await page.locator('#demographics').getByRole('button', { name: 'See what to upload' }).click();
  const title = 'Student Demographics: what each school has uploaded';
  const matrix = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download as CSV ${title}` }).click();
  expect((await matrix).suggestedFilename()).toBe('Student Demographics- what each school has uploaded.csv');
  await page.getByRole('button', { name: `Print ${title}` }).click();
  await expect.poll(prints).toBe(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // Paper is narrower than the window. A panel that became a drawer there would take its sheet with it.
  await page.setViewportSize({ width: 700, height: 900 });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await notForPaper(page.locator('.print-sheet'))).toEqual([]);
  await expect(page.locator('.print-sheet').getByRole('columnheader', { name: 'Low income' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.print-sheet')).toHaveCount(0);
});
