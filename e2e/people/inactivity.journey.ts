import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../looks/axe-findings.ts';
import { test } from '../stage/journey.ts';
import { account, endsAt, leaveAlone, signIn } from '../stage/person.ts';

const MINUTE = 60_000;
const warning = (page: Page) => page.getByRole('dialog', { name: /^You will be signed out in/ });

test('a person is asked before the end, stays by a key, and the other tabs hear of it', async ({ page, context }) => {
  await page.clock.install();
  await signIn(page, 'lead@demo.test', '/data-upload');
  const other = await context.newPage();
  await other.goto('/overview');
  await expect(account(other)).toBeVisible();

  const told = page.waitForRequest((request) => request.url().endsWith('/users/me/sign-in/activity'));
  await leaveAlone(page, 3.5 * MINUTE);
  await expect(warning(page)).toHaveAccessibleName('You will be signed out in 4 minutes');
  await expect(warning(other)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const before = await endsAt(page);
  await page.keyboard.press('Tab');
  await expect(warning(page)).toBeVisible();
  expect(await endsAt(page)).toBe(before);
  await page.getByRole('button', { name: 'Stay signed in' }).focus();
  await page.keyboard.press('Enter');
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();
  await expect.poll(() => endsAt(page)).toBeGreaterThan(Date.now() + 115 * MINUTE);
  await other.close();
  await page.clock.fastForward(MINUTE);
  await told;
});

test('after the end every tab is at the sign-in page, which says why, and the person comes back to where they were', async ({
  page,
  context,
}) => {
  await signIn(page, 'lead@demo.test', '/data-upload#course-catalogs');
  const other = await context.newPage();
  await other.goto('/overview');
  await expect(account(other)).toBeVisible();
  await leaveAlone(page, -1);

  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login$/);
    await expect(tab.getByRole('status')).toContainText('You were signed out because nothing was done for a while');
  }
  expect(await axeFindings(page)).toEqual([]);
  await other.reload();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill('lead@demo.test');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/data-upload#course-catalogs$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Data upload' })).toBeVisible();
});

test('the dialog signs out, too, and then the sign-in page has nothing to explain', async ({ page }) => {
  await signIn(page, 'lead@demo.test');
  await leaveAlone(page, MINUTE);
  await warning(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('You were signed out because')).toHaveCount(0);
});

test('what was typed into an invitation is there again for the same person alone', async ({ page }) => {
  const invite = page.getByRole('dialog', { name: 'Invite' });
  const email = invite.getByLabel('Email');
  const openInvitation = () => page.getByRole('button', { name: 'Invite' }).click();
  await signIn(page, 'admin@demo.test', '/settings/people');
  await openInvitation();
  await email.fill('luis@district.test');
  await leaveAlone(page, -1);
  await signInHere(page, 'admin@demo.test');
  await openInvitation();
  await expect(email).toHaveValue('luis@district.test');
  await leaveAlone(page, -1);
  await signInHere(page, 'lead@demo.test');
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(stored).not.toContain('luis@district.test');
});

async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(account(page)).toBeVisible({ timeout: 30_000 });
}
