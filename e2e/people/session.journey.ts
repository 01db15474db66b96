import { expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { axeFindings } from '../looks/axe-findings.ts';
import { test } from '../stage/journey.ts';
import { account, signIn, signOut } from '../stage/person.ts';

test('a deep link survives signing in, a reload restores the session silently, sign-out returns to the site', async ({
  page,
}) => {
  await signIn(page, 'lead@demo.test', '/data-upload#course-catalogs');
  await expect(page).toHaveURL(/\/data-upload#course-catalogs$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Data upload' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Data upload' })).toBeVisible();
  await expect(page).toHaveURL(/\/data-upload#course-catalogs$/);

  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/data-qc');
  await expect(page).toHaveURL(/\/login/);
});

test('Back after a reload leads to the page before, however late the session comes back', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/overview');
  await page.getByRole('link', { name: 'Data upload' }).first().click();
  const heading = page.getByRole('heading', { level: 1, name: 'Data upload' });
  await expect(heading).toBeVisible();

  // A browser takes the first redirect for a part of loading the page, and every later one for a page of its own.
  const loaded = page.waitForEvent('load');
  await page.route('**/config.json', async (route) => {
    await loaded;
    await route.continue();
  });
  await page.reload();
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/overview$/);
});

test('signing out in one tab leaves nothing in the others, and their calls are refused', async ({ page, context }) => {
  await signIn(page, 'lead@demo.test', '/overview');
  const other = await context.newPage();
  const call = other.waitForRequest(async (request) => 'authorization' in (await request.allHeaders()));
  await other.goto('/data-qc');
  await expect(other.getByRole('heading', { level: 1, name: 'Data QC' })).toBeVisible();
  const { authorization = '' } = await (await call).allHeaders();

  await signOut(page);
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Data QC' })).toHaveCount(0);
  const answer = await page.request.get('/api/users/me', { headers: { authorization } });
  expect(answer.status()).toBe(401);
  await other.close();
});

test('no token is kept where another script of the browser could read it', async ({ page }) => {
  await signIn(page, 'lead@demo.test');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/eyJ|access_token|refresh_token/);
});

test('a wrong password is refused kindly and nothing typed is lost', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill('lead@demo.test');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('lead@demo.test');
});

test('an invitation in the address starts the sign-in with its parameters', async ({ page }) => {
  const asked = page.waitForRequest((request) => request.url().includes('/authorize'));
  await page.goto('/login?invitation=i1&organization=o1&organization_name=Lakeview');
  const url = new URL((await asked).url());
  expect(
    Object.fromEntries(
      ['invitation', 'organization', 'organization_name'].map((name) => [name, url.searchParams.get(name)]),
    ),
  ).toEqual({
    invitation: 'i1',
    organization: 'o1',
    organization_name: 'Lakeview',
  });
});

test('an unknown path leads to the overview when signed in, to the sign-in page when not', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, 'lead@demo.test', '/no/such/page');
  await expect(page).toHaveURL(/\/overview$/);
});

test('an authenticator app is set up from Settings, asked for at the next sign-in, and another browser is signed out', async ({
  page,
  browser,
}) => {
  await signIn(page, 'xq@demo.test', '/settings');
  const elsewhere = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await signIn(elsewhere, 'xq@demo.test');

  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Email').fill('xq@demo.test');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Set up an authenticator app' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const secret = ((await page.locator('.meta code').textContent()) ?? '').replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This code does not work.');
  await page.getByLabel('Code', { exact: true }).fill(app.generate());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  // They take a second or two to be made; the heading is there before them.
  await expect(page.locator('.codes code')).toHaveCount(10);
  const [recoveryCode = ''] = await page.locator('.codes code').allInnerTexts();
  await page.getByRole('button', { name: 'I saved them, continue' }).click();
  await expect(page.getByText(/^On since .* 10 recovery codes left/)).toBeVisible();

  await page.getByRole('button', { name: /^Sign out of / }).click();
  await expect(page.getByRole('button', { name: /^Sign out of / })).toHaveCount(0);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await elsewhere.close();

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill('xq@demo.test');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Code', { exact: true }).fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(account(page)).toBeVisible();
});

test('an administrator signs a person out everywhere, after being asked', async ({ page, browser }) => {
  await signIn(page, 'admin@demo.test', '/settings/people');
  const elsewhere = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await signIn(elsewhere, 'manager@demo.test');

  await page
    .getByRole('row', { name: /manager@demo\.test/ })
    .getByRole('button', { name: /^Sign out .* everywhere$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Sign out .* everywhere\?$/ });
  await expect(dialog).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(dialog).toBeHidden();
  await elsewhere.reload();
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByLabel('Email')).toBeVisible();
  await elsewhere.close();
});
