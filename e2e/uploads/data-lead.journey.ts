import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { ROOT } from '../../scripts/source-files.ts';
import { axeFindings } from '../looks/axe-findings.ts';
import { test } from '../stage/journey.ts';
import { lookedAt } from '../stage/looked-at.ts';
import { signIn } from '../stage/person.ts';

const file = (path: string) => join(ROOT, 'demo', path);
const card = (page: Page, id: string): Locator => page.locator(`#${id}`);

const IB_SCORES = {
  name: 'ib_scores.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'School,Student ID,Test Type,Test Date,Subject,Score\nLakeview High School,100001,IB,2023-05-10,Biology,5\n',
  ),
};

/** Opens a card by its anchor and gives it the file, as the file dialog would. */
async function choose(page: Page, id: string, path: string): Promise<void> {
  await page.goto(`/data-upload#${id}`);
  await card(page, id).locator('input[type="file"]').first().setInputFiles(file(path));
}

/** Walks the wizard: everything in every step, then Submit. */
async function submitAll(page: Page, steps: readonly string[]): Promise<void> {
  const wizard = page.getByRole('dialog');
  await lookedAt(wizard);
  for (const [index, all] of steps.entries()) {
    await expect(wizard.getByText(`Step ${index + 1} of ${steps.length + 1}`)).toBeVisible();
    await wizard.getByRole('checkbox', { name: new RegExp(`^${all}`) }).check();
    await wizard.getByRole('button', { name: 'Next' }).click();
  }
  await expect(wizard.getByText('Review and edit if needed, then submit your selections.')).toBeVisible();
  await wizard.getByRole('button', { name: 'Submit' }).click();
}

/** A replacement starts with the choices of the file it replaces: they only have to be confirmed. */
async function confirmChoices(page: Page, steps: number): Promise<void> {
  const wizard = page.getByRole('dialog');
  for (let step = 1; step <= steps; step += 1) {
    await expect(wizard.getByText(`Step ${step} of ${steps + 1}`)).toBeVisible();
    await wizard.getByRole('button', { name: 'Next' }).click();
  }
  await wizard.getByRole('button', { name: 'Submit' }).click();
}

test('the data lead uploads what is missing and sees it in the numbers', async ({ page }) => {
  await signIn(page, 'lead@demo.test');
  await expect(page.getByText('4 of 6 data categories are complete.')).toBeVisible();

  await choose(page, 'cte-pathways', 'good/cte_pathways.csv');
  await submitAll(page, ['All academic years', 'All schools']);
  await expect(card(page, 'cte-pathways').getByText('No data errors detected')).toBeVisible({ timeout: 60_000 });
  await expect(card(page, 'cte-pathways').getByText('3/3 School Data Uploaded')).toBeVisible();

  await page.goto('/data-qc');
  const cte = page.getByRole('region', { name: 'CTE courses' });
  await expect(cte.getByText('CTE pathways', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(cte).toContainText(/8\s*classes eligible for CTE pathways/);
});

test('a file with errors is explained to the row, and replacing it fixes the numbers', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/data-upload#test-scores');
  const scores = card(page, 'test-scores');
  await expect(scores.getByText('Data errors detected', { exact: true })).toBeVisible();
  await scores.getByRole('button', { name: 'Review data: ap_scores_with_errors.csv' }).click();

  const results = page.getByRole('dialog');
  await expect(results.getByText('Upload results')).toBeVisible();
  for (const part of ['File overview', 'Data matching', 'Your selections', /^Fix the .* column first$/])
    await expect(results.getByText(part).first()).toBeVisible();
  await expect(results.getByText('1.00E+05').first()).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await results.getByRole('button', { name: 'Replace' }).click();
  await (await chooser).setFiles(file('good/ap_scores.csv'));
  await confirmChoices(page, 2);
  await expect(scores.getByText('ap_scores.csv').first()).toBeVisible({ timeout: 60_000 });
  await expect(scores.getByText('ap_scores_with_errors.csv')).toHaveCount(0, { timeout: 60_000 });
});

test('the wizard starts with what the file says, asks about the file that is here, and holds what loses rows', async ({
  page,
}) => {
  await signIn(page, 'lead@demo.test', '/data-upload#rosters');
  const [header, ...lines] = readFileSync(file('good/student_roster.csv'), 'utf8').trimEnd().split('\n');
  const rosters = card(page, 'rosters');
  const chooseRows = (name: string, rows: readonly string[]) =>
    rosters
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from([header, ...rows].join('\n')) });
  const wizard = page.getByRole('dialog');
  const submit = wizard.getByRole('button', { name: 'Submit' });

  await chooseRows('roster_spring.csv', lines);
  await expect(wizard.getByText('Found in the file')).toBeVisible({ timeout: 60_000 });
  await expect(wizard.getByRole('checkbox', { name: /^All schools/ })).toBeChecked();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await expect(wizard.getByText('student_roster.csv already covers these schools.')).toBeVisible();
  await expect(wizard.getByRole('radio', { name: 'Replace it' })).toBeChecked();
  await wizard.getByRole('radio', { name: 'Keep it and add this one' }).check();
  await expect(submit).toBeEnabled();
  await wizard.getByRole('button', { name: 'Close' }).click();

  // Rows of the first school alone: which of the two it is, only the person can say.
  await chooseRows('student_roster.csv', lines.slice(0, 30));
  await wizard.getByRole('button', { name: 'Next' }).click({ timeout: 60_000 });
  await expect(wizard.getByText('Choose whether to replace the file or keep both.')).toBeVisible();
  await wizard.getByRole('radio', { name: 'Replace it' }).check();
  await expect(wizard.getByText(/^Replaces [\d,]+ rows with 30 rows$/)).toBeVisible();
  await expect(wizard.getByRole('row', { name: /^Students/ })).toBeVisible();
  await expect(submit).toBeDisabled();
  await wizard.getByRole('checkbox', { name: 'Replace it anyway' }).check();
  await expect(submit).toBeEnabled();
  expect(await axeFindings(page)).toEqual([]);
  await wizard.getByRole('button', { name: 'Close' }).click();

  // The very same bytes, also by 'Replace'.
  const chooser = page.waitForEvent('filechooser');
  await rosters
    .getByRole('button', { name: /^Replace/ })
    .first()
    .click();
  await (await chooser).setFiles(file('good/student_roster.csv'));
  await wizard.getByRole('button', { name: 'Next' }).click();
  await expect(wizard.getByText(/^This file is identical to student_roster\.csv \(version 1\)/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(submit).toBeDisabled();
});

test('what cannot be read, or is in the wrong card, is said in plain words and takes nothing away', async ({
  page,
}) => {
  await signIn(page, 'lead@demo.test');
  await choose(page, 'rosters', 'bad/really_a_pdf.xlsx');
  await submitAll(page, ['All schools']);
  const rosters = card(page, 'rosters');
  await expect(rosters.getByText('Processing failed. Contact admin for support.')).toBeVisible({ timeout: 60_000 });
  await expect(rosters.getByText(/PDF/).first()).toBeVisible();

  await choose(page, 'rosters', 'bad/a_catalog_named_roster.csv');
  await submitAll(page, ['All schools']);
  await expect(rosters.getByText('Data errors detected', { exact: true })).toBeVisible({ timeout: 60_000 });
  await rosters.getByRole('button', { name: 'Review data: a_catalog_named_roster.csv' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Course Catalog/)
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Student ID/)
      .first(),
  ).toBeVisible();

  await page.goto('/data-qc');
  await expect(page.getByRole('region', { name: 'Roster: EOA cohort' })).toContainText('209');
});

test('a file of another kind is refused before anything is sent', async ({ page }) => {
  await signIn(page, 'lead@demo.test');
  await choose(page, 'rosters', 'README.md');
  await expect(card(page, 'rosters').getByText(/^File type must be/)).toBeVisible();
});

test('what no school offers is marked once, is complete and silent, and can be undone', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/data-qc');
  await expect(page.getByText(/3 schools have no .*IB scores/)).toBeVisible();
  await page.goto('/data-upload#test-scores');
  await card(page, 'test-scores')
    .getByRole('button', { name: /^See what to upload/ })
    .click();
  const matrix = page.getByRole('table', { name: /^Test Scores/ });
  const open = page.getByRole('button', { name: 'Mark as not offered' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Mark as not offered' });
  await dialog.getByRole('combobox', { name: 'Test' }).click();
  await page.getByRole('option', { name: 'IB' }).click();
  await dialog.getByRole('checkbox', { name: 'All schools' }).check();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay', exact: true }).click();
  await expect(dialog.getByRole('checkbox', { name: 'All schools' })).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('marked as not offered for 3 schools')).toBeVisible();
  await expect(matrix.getByRole('img', { name: 'Not offered' })).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  await expect(open).toBeFocused();
  await page.getByRole('button', { name: 'Close', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'test-scores').getByRole('button', { name: /^See what to upload/ })).toBeFocused();

  await page.goto('/data-qc');
  await expect(page.getByRole('heading', { name: 'Test scores' }).first()).toBeVisible();
  await expect(page.getByText(/3 schools have no .*ACT scores/)).toBeVisible();
  await expect(page.getByText('ACT scores: not uploaded').first()).toBeVisible();
  await expect(page.getByText(/IB scores/)).toHaveCount(0);
  const scores = page.getByRole('table', { name: /scores/i }).getByRole('row', { name: /^IB/ });
  await expect(scores.getByRole('cell')).toHaveText(['Not offered', 'Not offered']);

  await page.goto('/data-upload#test-scores');
  await card(page, 'test-scores')
    .getByRole('button', { name: /^See what to upload/ })
    .click();
  await open.click();
  await dialog.getByRole('combobox', { name: 'Test' }).click();
  await page.getByRole('option', { name: 'IB' }).click();
  await expect(dialog.getByRole('checkbox', { name: /marked by Maria Delgado/ })).toHaveCount(3);
  await dialog.getByRole('checkbox', { name: 'All schools' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Required again for 3 schools')).toBeVisible();
  await expect(matrix.getByRole('img', { name: 'Not offered' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('IB is as it was before.')).toBeVisible();
  await expect(matrix.getByRole('img', { name: 'Not offered' })).toHaveCount(3);

  await page.goto('/data-upload#test-scores');
  await card(page, 'test-scores').locator('input[type="file"]').first().setInputFiles(IB_SCORES);
  const wizard = page.getByRole('dialog');
  await lookedAt(wizard);
  for (const choice of ['IB', 'Lakeview High School']) {
    await wizard.getByRole('checkbox', { name: choice }).check();
    await wizard.getByRole('button', { name: 'Next' }).click();
  }
  await wizard.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status', { name: 'Finished files' })).toContainText(
    'No longer marked as not offered: IB (Lakeview High School)',
    { timeout: 60_000 },
  );
});
