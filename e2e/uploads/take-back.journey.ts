import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { ROOT } from '../../scripts/source-files.ts';
import { axeFindings } from '../looks/axe-findings.ts';
import { test } from '../stage/journey.ts';
import { signIn } from '../stage/person.ts';
import { uploadRoster } from '../stage/upload-roster.ts';

const PROCESSED = { timeout: 90_000 };
const CATALOG = 'a_catalog_named_roster.csv';
const ROSTER = 'student_roster.csv';
const card = (page: Page, id: string): Locator => page.locator(`#${id}`);
const rowOf = (page: Page, id: string, file: string): Locator =>
  card(page, id)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: file }) });

/** By keyboard alone: the menu of the row, the reason, Enter. */
async function remove(page: Page, file: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: `More actions: ${file}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Remove from the audit' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Remove ${file} from the audit?` });
  await expect(dialog.getByRole('button', { name: 'Remove from the audit' })).toBeDisabled();
  await expect(dialog.getByLabel('Why are you removing it?')).toBeFocused();
  await page.keyboard.type(reason);
  await expect(dialog.getByRole('button', { name: 'Remove from the audit' })).toBeEnabled();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

const students = (page: Page) => page.getByRole('region', { name: 'Roster: EOA cohort' });

test('a file is removed by keyboard, its numbers leave, and both come back', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/data-qc');
  await expect(students(page)).toContainText('209 students');

  await page.goto('/data-upload#rosters');
  await expect(card(page, 'rosters').getByText('3/3 School Data Uploaded')).toBeVisible();
  await remove(page, ROSTER, 'Last year’s students.');
  await expect(rowOf(page, 'rosters', ROSTER)).toHaveCount(0);
  await expect(card(page, 'rosters').getByText('0/3 School Data Uploaded')).toBeVisible();
  await expect(page.getByText(`${ROSTER} was removed from the audit.`)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto('/data-qc');
  await expect(students(page)).not.toContainText('209 students', PROCESSED);

  await page.goto('/data-upload#rosters');
  await card(page, 'rosters').getByRole('button', { name: '1 removed file' }).click();
  const removed = page.getByRole('region', { name: 'Removed files: Student Roster' });
  await expect(removed).toContainText('Last year’s students.');
  await expect(removed).toContainText('Maria Delgado');
  expect(await axeFindings(page)).toEqual([]);
  await removed.getByRole('button', { name: `Review data: ${ROSTER}` }).click();
  await expect(page.getByRole('dialog').getByText('Removed from the audit by Maria Delgado')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await removed.getByRole('button', { name: `Put back: ${ROSTER}` }).focus();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'rosters', ROSTER)).toBeVisible();
  await expect(removed).toHaveCount(0);
  // The list has gone; who works by keyboard is still in its card.
  await expect(card(page, 'rosters').locator(':focus')).toHaveCount(1);
  await page.goto('/data-qc');
  await expect(students(page)).toContainText('209 students', PROCESSED);
});

test('a file that could not be read is removed, and Undo in the notice brings it back', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/data-upload#rosters');
  await uploadRoster(page, 'bad/really_a_pdf.xlsx');
  const pdf = rowOf(page, 'rosters', 'really_a_pdf.xlsx');
  await expect(pdf).toContainText('Processing failed', PROCESSED);
  await remove(page, 'really_a_pdf.xlsx', 'Not a roster.');
  await expect(pdf).toHaveCount(0);
  // The notice takes the focus when it comes.
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(page.locator(':focus').filter({ has: undo })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pdf).toBeVisible();
  await expect(page.getByText('really_a_pdf.xlsx is back in the audit.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await remove(page, 'really_a_pdf.xlsx', 'Not a roster.');
  await expect(pdf).toHaveCount(0);
});

test('an older version is used again', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/data-upload#test-scores');
  const scores = card(page, 'test-scores');
  const chooser = page.waitForEvent('filechooser');
  await scores.getByRole('button', { name: 'Replace: ap_scores_with_errors.csv' }).click();
  await (await chooser).setFiles(join(ROOT, 'demo/good/ap_scores.csv'));
  const wizard = page.getByRole('dialog');
  for (const step of [1, 2]) {
    await expect(wizard.getByText(`Step ${step} of 3`)).toBeVisible();
    await wizard.getByRole('button', { name: 'Next' }).click();
  }
  await wizard.getByRole('button', { name: 'Submit' }).click();
  const row = rowOf(page, 'test-scores', 'ap_scores.csv');
  await expect(row).toContainText('No data errors detected', PROCESSED);
  await row.getByRole('button', { name: '1 older version' }).click();
  await row.getByRole('button', { name: 'Use this version again: ap_scores_with_errors.csv, version 1' }).click();
  const again = rowOf(page, 'test-scores', 'ap_scores_with_errors.csv');
  await expect(again).toContainText('Version 3');
  await expect(again).toContainText('Data errors detected', PROCESSED);
  expect(await axeFindings(page)).toEqual([]);
});

test('a file on the wrong card is moved to the one that takes it', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/data-upload#rosters');
  await uploadRoster(page, `bad/${CATALOG}`);
  const wrong = rowOf(page, 'rosters', CATALOG);
  await expect(wrong).toContainText('This looks like a Course Catalog file.', PROCESSED);
  await wrong.getByRole('button', { name: `Move to Course Catalog: ${CATALOG}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Move a file to its card' });
  await expect(dialog.getByText('It is removed from Student Roster when you confirm.')).toBeVisible(PROCESSED);
  await expect(dialog.getByRole('combobox', { name: `What ${CATALOG} is` })).toHaveText('Course Catalog');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog.getByText(/No data errors detected|Data errors detected/)).toBeVisible(PROCESSED);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(wrong).toHaveCount(0);
  await card(page, 'rosters')
    .getByRole('button', { name: /removed files?$/ })
    .click();
  await expect(page.getByRole('region', { name: 'Removed files: Student Roster' })).toContainText(
    'Moved to Course Catalog',
  );
  await page.goto('/data-upload#course-catalogs');
  await expect(rowOf(page, 'course-catalogs', CATALOG)).toBeVisible();
});

test('a replacement that lost most of its rows to errors waits, and is declined, put back and used', async ({
  page,
}) => {
  await signIn(page, 'lead@demo.test', '/data-upload#test-scores');
  const file = 'sat_scores.csv';
  const row = rowOf(page, 'test-scores', file);
  const good = readFileSync(join(ROOT, 'demo/good', file), 'utf8');
  // As many rows as before, so that a look finds nothing wrong: the scores of every other one are impossible.
  const bad = good
    .split('\n')
    .map((line, at) => (at % 2 === 0 && at > 0 ? line.replaceAll(/,\d{3}(?=,)/g, ',9999') : line))
    .join('\n');
  const chooser = page.waitForEvent('filechooser');
  await row.getByRole('button', { name: `Replace: ${file}` }).click();
  await (await chooser).setFiles({ name: file, mimeType: 'text/csv', buffer: Buffer.from(bad) });
  const wizard = page.getByRole('dialog');
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('button', { name: 'Submit' }).click(PROCESSED);

  await expect(row.getByText('Waiting for your decision')).toBeVisible(PROCESSED);
  await expect(row.getByText('This version has 109 rows that count, instead of 217 rows')).toBeVisible();
  await expect(row.getByRole('row', { name: 'Students 156 156' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await row.getByRole('button', { name: '1 older version' }).click();
  await expect(row.getByText('No data errors detected, in use')).toBeVisible();

  await row.getByRole('button', { name: `Keep the old one: ${file}, version 2` }).press('Enter');
  await expect(row.getByText('No data errors detected', { exact: true })).toBeVisible();
  await card(page, 'test-scores').getByRole('button', { name: '1 removed file' }).click();
  const removed = page.getByRole('region', { name: 'Removed files: Test Scores' });
  await expect(removed).toContainText('The version before it was kept: 217 rows, instead of 109 rows.');
  await removed.getByRole('button', { name: `Put back: ${file}` }).click();
  await expect(row.getByText('Data errors detected', { exact: true })).toBeVisible(PROCESSED);
  await expect(row.getByText('Version 2', { exact: true })).toBeVisible();
  await expect(removed).toHaveCount(0);
});
