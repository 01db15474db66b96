import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../looks/axe-findings.ts';
import { test } from '../stage/journey.ts';
import { signIn } from '../stage/person.ts';
import { BROKEN_ROSTER, uploadBrokenRoster } from '../stage/upload-roster.ts';

const PROCESSED = { timeout: 90_000 };
const notices = (page: Page) => page.getByRole('status', { name: 'Finished files' });

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
  expect(await axeFindings(page)).toEqual([]);

  await expect(notices(tab)).toContainText(BROKEN_ROSTER, PROCESSED);
  await tab.getByRole('button', { name: `Dismiss the notice about ${BROKEN_ROSTER}` }).click();
  await expect(notices(page)).not.toContainText(BROKEN_ROSTER);
  await expect(page).toHaveTitle(/^Help/);
});

test('the log of files is narrowed, reversed and downloaded', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/data-upload#rosters');
  await page
    .getByRole('button', { name: /^Review audit log/ })
    .first()
    .click();
  const log = page.getByRole('dialog', { name: 'Audit log - Student Roster' });
  await log.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Uploaded', exact: true }).click();
  await expect(log.getByRole('cell', { name: /^Processed: / })).toHaveCount(0);
  await log.getByRole('button', { name: 'User', exact: true }).click();
  await expect(log.getByRole('columnheader', { name: 'User' })).toHaveAttribute('aria-sort', 'ascending');
  await log.getByLabel('File name contains').fill('no such file');
  await expect(log.getByText('No entries match.')).toBeVisible();
  await log.getByLabel('File name contains').fill('');
  await expect(log.getByText('No entries match.')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    log.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  const [head, ...lines] = readFileSync(await csv.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(head).toBe('\ufeffUser,Action,File,Timestamp,Time zone');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.includes(',Uploaded,'))).toBe(true);
});

test('recent activity has one line a file, and leads to the whole log, which is narrowed and downloaded', async ({
  page,
}) => {
  await signIn(page, 'manager@demo.test', '/overview');
  const activity = page.getByRole('region', { name: 'Recent activity' });
  const lines = activity.getByRole('listitem');
  await expect(lines.first()).toContainText(/^Maria Delgado (uploaded|replaced) \S.*\.csv: (no errors|[\d,]+ errors?)/);
  await expect(lines.first()).toContainText(/, \d+:\d\d:\d\d\s[AP]M\s[A-Z]/);
  const files = await activity
    .getByRole('link', { name: /\.csv/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(files.length).toBeGreaterThan(1);
  expect(new Set(files).size).toBe(files.length);

  await activity.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeFocused();
  const table = page.getByRole('region', { name: 'What happened, newest first' });
  await expect(table.getByRole('row').nth(1)).toContainText(/\d:\d\d\s[AP]M\s[A-Z]/);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'People' }).click();
  await expect(page).toHaveURL(/\?kind=people$/);
  await expect(table.getByRole('link')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Files' }).click();
  await expect(table.getByRole('link').first()).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2001-01-01');
  await expect(page.getByText('No entries match.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('');
  await expect(page).toHaveURL(/\?kind=files$/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveText('Files');

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(/ - audit log - \d{4}-\d\d-\d\d\.csv$/);
  const [head, first = ''] = readFileSync(await csv.path(), 'utf8').split('\r\n');
  expect(head).toBe('\ufeffTimestamp,Time zone,User,Action,Details,File,Data category,Schools,Network address');
  expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,[^,]+,/);
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
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: 'Prairie Valley Academy' })).toBeVisible();
});
