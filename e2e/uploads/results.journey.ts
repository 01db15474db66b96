import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { read } from '@e965/xlsx';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { ROOT } from '../../scripts/source-files.ts';
import { test } from '../stage/journey.ts';
import { lookedAt } from '../stage/looked-at.ts';
import { signIn } from '../stage/person.ts';

const FILE = 'roster_ids_in_exponent_form.csv';
const demo = (name: string) => join(ROOT, 'demo/bad', name);
/** Another district than the other journeys look at. */
const PERSON = 'other@demo.test';

type Chosen = Parameters<Locator['setInputFiles']>[0];

async function upload(page: Page, file: Chosen): Promise<Locator> {
  await page.goto('/data-upload#rosters');
  const card = page.locator('#rosters');
  await card.locator('input[type="file"]').first().setInputFiles(file);
  await submit(page);
  return card;
}

async function submit(page: Page): Promise<void> {
  const wizard = page.getByRole('dialog');
  await lookedAt(wizard);
  await wizard.getByRole('checkbox', { name: /^All schools/ }).check();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('button', { name: 'Submit' }).click();
}

async function saved(page: Page, button: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return download;
}

// The second test opens what the first has uploaded, and so is tried again together with it.
test.describe.configure({ mode: 'serial' });

test('the results lead to what to fix, by screen, workbook and rows', async ({ page }) => {
  await signIn(page, PERSON);
  const card = await upload(page, demo(FILE));
  await expect(card.getByText('Data errors detected', { exact: true })).toBeVisible({ timeout: 60_000 });
  await card.getByRole('button', { name: `Review data: ${FILE}` }).click();

  const results = page.getByRole('dialog');
  await expect(results.getByText(/errors? in .* rows?\. Fix them in your file, then replace the file\./)).toBeVisible();
  await expect(results.getByText(/^(Fix the .* column first|Start with the first cause below)$/)).toBeVisible();
  await expect(results.getByText('How your columns were read')).toBeVisible();
  await expect(results.getByText(/^[0-9a-f]{64}$/)).toBeVisible();

  const workbook = await saved(page, results.getByRole('button', { name: 'Download fix workbook' }));
  expect(workbook.suggestedFilename()).toBe('roster_ids_in_exponent_form - fix workbook.xlsx');
  expect(read(readFileSync(await workbook.path())).SheetNames).toEqual(['Read me', 'Fix first', 'All issues']);
  const rows = await saved(page, results.getByRole('button', { name: /^Download failed rows/ }));
  const [headers = ''] = readFileSync(await rows.path(), 'utf8').split('\n');
  expect(headers).toMatch(/^\ufeff"Student ID",.*"Row in your file","What to fix"/);

  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
});

test('the results have an address: they survive a reload, and Back closes them', async ({ page }) => {
  await signIn(page, PERSON, '/data-upload');
  await page
    .getByRole('button', { name: `Review data: ${FILE}` })
    .first()
    .click();
  const results = page.getByRole('dialog');
  await results.getByRole('combobox', { name: 'Cause' }).selectOption('All causes');
  await expect(page).toHaveURL(/file=[0-9a-f-]{36}&issue=all/);
  await page.reload();
  await expect(results.getByRole('combobox', { name: 'Kind' })).toBeVisible();
  await page.goBack();
  await expect(results).toHaveCount(0);
});

/** A roster of `rows` students whose grade no roster has, so that each row is a problem. */
function wrongGrades(rows: number) {
  const [header = ''] = readFileSync(demo(FILE), 'utf8').split(/\r?\n/);
  const lines = Array.from(
    { length: rows },
    (_, index) =>
      `${200_000 + index},${8_200_000 + index},Porter,Imani,2006-02-13,0101,2020-2021,77,2020-08-17,2021-06-07,,2024`,
  );
  const buffer = Buffer.from([header, ...lines].join('\n'));
  return { name: 'wrong_grades.csv', mimeType: 'text/csv', buffer };
}

test('a row of thousands has an address: it is in view, marked and focused, also after a reload', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, PERSON);
  const card = await upload(page, wrongGrades(3000));
  const review = card.getByRole('button', { name: 'Review data: wrong_grades.csv' });
  await expect(review).toBeVisible({ timeout: 60_000 });
  await review.click();
  const results = page.getByRole('dialog');
  await results.getByRole('combobox', { name: 'Cause' }).selectOption('All causes');
  const copy = results.getByRole('button', { name: 'Copy link to row 3', exact: true });
  await copy.click();
  await expect(page).toHaveURL(/&row=3(&|$)/);
  await expect(copy).toBeFocused();
  const link = page.url();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  // Row 900 of the file is far below what has been loaded.
  await page.goto(link.replace(/&row=3/, '&row=900'));
  const marked = results.locator('tr[aria-current="true"]');
  for (const visit of ['sent', 'reloaded']) {
    if (visit === 'reloaded') await page.reload();
    await expect(marked).toHaveCount(1);
    await expect(marked.getByRole('cell', { name: '900', exact: true })).toBeInViewport();
    await expect(marked).toBeFocused();
  }
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);

  // Another cause points no row out.
  await results.getByRole('combobox', { name: 'Cause' }).selectOption({ index: 1 });
  await expect(page).not.toHaveURL(/row=/);
  await expect(marked).toHaveCount(0);
});

test('a file that could not be read can be tried again', async ({ page }) => {
  await signIn(page, PERSON);
  const card = await upload(page, demo('really_a_pdf.xlsx'));
  const failed = card.getByText('Processing failed. Contact admin for support.');
  await expect(failed).toBeVisible({ timeout: 60_000 });
  const [answer] = await Promise.all([
    page.waitForResponse(/\/reprocess$/),
    card.getByRole('button', { name: 'Try again: really_a_pdf.xlsx' }).click(),
  ]);
  expect(answer.status()).toBe(200);
  await expect(failed).toBeVisible({ timeout: 60_000 });
});
