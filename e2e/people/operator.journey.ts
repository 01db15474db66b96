import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { axeFindings, axeFindingsInPractice } from '../looks/axe-findings.ts';
import { test as journey } from '../stage/journey.ts';
import { account } from '../stage/person.ts';

/** As after the demo: the operator begins with the link that the start prints, and new people with an invitation. */
const test = journey.extend({ settings: [{ PORTAL_DEMO: '0' }, { scope: 'worker' }] });

const PASSWORD = 'five words nobody has guessed';
const SHEET = 'School Name\tSchool ID\nRiver High\t0101\n\nHill High\t0102\nRiver High\t0101\n';

/** Follows a link, sets a password and signs in with it. */
async function join(page: Page, link: string, email: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel(/^(New p|P)assword$/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const setUp = page.getByRole('heading', { name: 'Set up an authenticator app' });
  await expect(account(page).or(setUp)).toBeVisible({ timeout: 30_000 });
  // Asked of operators alone.
  if (await setUp.isVisible()) await setUpApp(page);
  await expect(account(page)).toBeVisible({ timeout: 30_000 });
}

async function setUpApp(page: Page): Promise<void> {
  const secret = ((await page.locator('.meta code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I saved them, continue' }).click();
}

test('an operator makes an audit of pasted schools, its first administrator joins, and closing it holds all changes', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(240_000);
  await expect.poll(server.said).toMatch(/operator@demo\.test sets a password at \S+/);
  const [, way = ''] = /operator@demo\.test sets a password at (\S+)/.exec(server.said()) ?? [];
  await join(page, way, 'operator@demo.test', 'Olu Operator');

  // Without an audit of their own: the list of all.
  await expect(page.getByRole('heading', { level: 1, name: 'Audits' })).toBeVisible();
  const lakeview = page.getByRole('row', { name: /^Lakeview Unified/ });
  await expect(lakeview).toContainText('CTE Pathway');
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'New audit' }).click();
  await page.getByRole('button', { name: 'Create audit' }).click();
  await expect(page.getByText('Enter the name of the district.')).toBeVisible();
  await expect(page.getByLabel('Name of the district')).toBeFocused();
  await page.getByLabel('Name of the district').fill('Riverbend');
  await page.getByLabel('Class of').fill('2027');
  await expect(page.getByText('2023-2024, 2024-2025, 2025-2026, 2026-2027')).toBeVisible();
  await page.getByLabel('Files are due on').fill('2020-01-31');
  await page.getByLabel('Email address of the first').fill('First@Riverbend.test');
  const many = Array.from({ length: 60 }, (_, index) => `School ${index}`).join('\n');
  await page.getByLabel('Schools and their IDs').fill(many);
  await expect(page.getByRole('status').filter({ hasText: '60 schools to add' })).toBeVisible();
  // The lines scroll on their own: the page ends with its foot.
  const belowFoot = () =>
    document.documentElement.scrollHeight -
    window.scrollY -
    (document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0);
  await expect.poll(() => page.evaluate(belowFoot)).toBeLessThan(1);
  await page.getByLabel('Schools and their IDs').fill(SHEET);
  await expect(page.getByRole('status').filter({ hasText: '2 schools to add; 2 lines are left out.' })).toBeVisible();
  await expect(page.getByRole('row', { name: /River High/ }).last()).toContainText('Same as line 2: left out.');
  expect(await axeFindingsInPractice(page)).toEqual([]);
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Network' }).click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Create audit' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue(/\/invitation\?token=/);
  const link = await dialog.getByRole('textbox').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Riverbend · Class of 2027' })).toBeVisible();
  await expect(page.getByText('0 files, 0 GB. Removed files count')).toBeVisible();
  await expect(page.getByRole('row', { name: /first@riverbend\.test/ })).toContainText('Has not joined yet');
  expect(await axeFindingsInPractice(page)).toEqual([]);

  await page.getByRole('button', { name: 'Add administrator' }).click();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByLabel('Email address')).toBeFocused();
  await dialog.getByLabel('Email address').fill('Secnd@Riverbend.test');
  expect(await axeFindingsInPractice(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue(/\/invitation\?token=/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Add administrator' })).toBeFocused();
  const mistyped = page.getByRole('row', { name: /secnd@riverbend\.test/ });
  await expect(mistyped).toContainText('Has not joined yet');
  await mistyped.getByRole('button', { name: /^Remove/ }).click();
  expect(await axeFindingsInPractice(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(mistyped).toHaveCount(0);

  const other = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  const administrator = await other.newPage();
  await join(administrator, link, 'first@riverbend.test', 'Fay First');
  await expect(administrator.getByRole('heading', { level: 1, name: 'Data overview' })).toBeVisible();
  await administrator.goto('/settings/schools');
  await expect(administrator.getByRole('row', { name: /Hill High/ })).toContainText('0102');

  await page.getByRole('button', { name: 'Change Hill High' }).click();
  await dialog.getByLabel('Name').fill('Hilltop High');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Hilltop High/ })).toContainText('0102');
  await page.getByRole('button', { name: 'Add schools' }).click();
  await dialog.getByLabel('Schools and their IDs').fill('School Name\nLake High\n');
  await page.keyboard.press('Escape');
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  expect(await axeFindingsInPractice(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog.getByLabel('Schools and their IDs')).toHaveValue(/Lake High/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await asked.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('button', { name: 'Add schools' })).toBeFocused();
  const storage = page.getByLabel('Maximum storage in gigabytes');
  const most = await storage.inputValue();
  await storage.fill('12');
  await page.getByLabel('Files are due on').fill('2020-02-01');
  await page.getByRole('link', { name: 'Network' }).click();
  await asked.getByRole('button', { name: 'Stay' }).click();
  await storage.fill(most);
  await page.getByRole('button', { name: 'Save' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The audit was changed.')).toBeAttached();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Close audit' }).click();
  await dialog.getByRole('button', { name: 'Close audit' }).click();
  await expect(page.getByRole('button', { name: 'Reopen audit' })).toBeVisible();

  await administrator.goto('/data-upload');
  await expect(administrator.getByText('This audit is closed')).toBeVisible();
  await expect(administrator.getByText('CSV, XLS or XLSX')).toHaveCount(0);
  expect(await axeFindings(administrator)).toEqual([]);
  await page.getByRole('button', { name: 'Reopen audit' }).click();
  await expect(page.getByRole('button', { name: 'Close audit' })).toBeVisible();
  await administrator.reload();
  await expect(administrator.getByText('CSV, XLS or XLSX').first()).toBeVisible();

  await page.getByRole('link', { name: 'Network' }).click();
  // The newest class comes first; the new audit is the only one of it.
  await expect(page.getByRole('row', { name: /Riverbend/ }).first()).toContainText('No files yet');
  await page.getByRole('combobox', { name: 'Class' }).click();
  await page.getByRole('option', { name: /2024/ }).click();
  await expect(page.getByRole('row', { name: /Lakeview Unified/ }).first()).toContainText('Collecting files');
  await expect(page.getByRole('heading', { name: 'Took an AP course, by district' })).toBeVisible();
  expect(await axeFindingsInPractice(page)).toEqual([]);

  await page.getByRole('link', { name: 'People' }).click();
  await page.getByLabel('Part of the email address').fill('ri');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Enter at least three characters.')).toBeVisible();
  await expect(page.getByLabel('Part of the email address')).toBeFocused();
  await page.getByLabel('Part of the email address').fill('first@river');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^1 person found/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find' })).toBeFocused();
  await expect(page.getByRole('row', { name: /first@riverbend\.test/ })).toContainText('Riverbend · Class of 2027');
  expect(await axeFindingsInPractice(page)).toEqual([]);

  // What needs no audit opens without one.
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText('operator@demo.test')).toBeVisible();
  await other.close();
});
