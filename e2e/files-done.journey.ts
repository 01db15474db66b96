import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { BROKEN_ROSTER, uploadBrokenRoster } from './broken-roster.ts';
import { findings } from './findings.ts';
import { test } from './journey.ts';
import { signIn } from './person.ts';

const PROCESSED = { timeout: 90_000 };
const notices = (page: Page) => page.getByRole('status', { name: 'Files that are done' });

test('a file that is done is said on another page and in another tab, without taking the focus', async ({ page }) => {
  await signIn(page, 'other@demo.test', '/data-upload#rosters');
  const tab = await page.context().newPage();
  await tab.goto('/settings');
  await expect(tab.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  await uploadBrokenRoster(page);
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(notices(page)).toContainText(BROKEN_ROSTER, PROCESSED);
  await expect(notices(page)).toContainText('Data errors detected');
  await expect(page).toHaveTitle(new RegExp(`^Done: ${BROKEN_ROSTER} · Help`));
  await expect(page.locator('h1')).toBeFocused();
  expect(await findings(page)).toEqual([]);

  await expect(notices(tab)).toContainText(BROKEN_ROSTER, PROCESSED);
  await tab.getByRole('button', { name: `Dismiss the notice about ${BROKEN_ROSTER}` }).click();
  await expect(notices(page)).not.toContainText(BROKEN_ROSTER);
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
  await expect(log.getByText('No entries match.')).toBeVisible();
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
