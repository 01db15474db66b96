import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ROOT } from '../scripts/source-files.ts';
import { findings } from './findings.ts';
import { test } from './journey.ts';
import { signIn } from './person.ts';

const FILE = 'roster_ids_in_exponent_form.csv';
const PROCESSED = { timeout: 90_000 };
const notices = (page: Page) => page.getByRole('status', { name: 'Files that are done' });

async function upload(page: Page): Promise<void> {
  await page
    .locator('#rosters input[type="file"]')
    .first()
    .setInputFiles(join(ROOT, 'demo/bad', FILE));
  const wizard = page.getByRole('dialog');
  await wizard.getByRole('checkbox', { name: /^All schools/ }).check();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('button', { name: 'Submit' }).click();
  await expect(wizard).toHaveCount(0);
}

test('a file that is done is said on another page and in another tab, without taking the focus', async ({ page }) => {
  await signIn(page, 'other@demo.test', '/data-upload#rosters');
  const tab = await page.context().newPage();
  await tab.goto('/settings');
  await expect(tab.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  await upload(page);
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(notices(page)).toContainText(FILE, PROCESSED);
  await expect(notices(page)).toContainText('Data errors detected');
  await expect(page).toHaveTitle(new RegExp(`^Done: ${FILE} · Help`));
  await expect(page.locator('h1')).toBeFocused();
  expect(await findings(page)).toEqual([]);

  await expect(notices(tab)).toContainText(FILE, PROCESSED);
  await tab.getByRole('button', { name: `Put away the notice about ${FILE}` }).click();
  await expect(notices(page)).not.toContainText(FILE);
  await expect(page).toHaveTitle(/^Help/);
});

test('the log of files is narrowed, turned round and taken home', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/data-upload#rosters');
  await page
    .getByRole('button', { name: /^Review audit log/ })
    .first()
    .click();
  const log = page.getByRole('dialog', { name: 'Audit log - Student Roster' });
  await log.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Uploaded', exact: true }).click();
  await expect(log.getByRole('cell', { name: 'Processed', exact: true })).toHaveCount(0);
  await log.getByRole('button', { name: 'User', exact: true }).click();
  await expect(log.getByRole('columnheader', { name: 'User' })).toHaveAttribute('aria-sort', 'ascending');
  await log.getByLabel('File name contains').fill('no such file');
  await expect(log.getByText('No line is like this.')).toBeVisible();
  await log.getByLabel('File name contains').fill('');
  expect(await findings(page)).toEqual([]);

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    log.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const [head, ...lines] = readFileSync(await csv.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(head).toBe('\ufeffUser,Action,File,Timestamp');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.includes(',Uploaded,'))).toBe(true);
});

test('an administrator corrects the name of a school, which needs one', async ({ page }) => {
  await signIn(page, 'other@demo.test', '/settings/schools');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Change / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter the name of the school.')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('Prairie Valley Academy');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: 'Prairie Valley Academy' })).toBeVisible();
});
