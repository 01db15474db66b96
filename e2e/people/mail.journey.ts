import { expect, type Page } from '@playwright/test';
import { startPost, unfolded } from '../../server/notices/test-post.ts';
import { axeFindings } from '../looks/axe-findings.ts';
import { test as journey } from '../stage/journey.ts';
import { signIn } from '../stage/person.ts';
import { BROKEN_ROSTER, uploadBrokenRoster } from '../stage/upload-roster.ts';

/** The server of this journey sends its letters to a real SMTP server beside it. */
const test = journey.extend<object, { post: Awaited<ReturnType<typeof startPost>> }>({
  post: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first argument.
    async ({}, use) => {
      const post = await startPost();
      await use(post);
      await post.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ post }, use) => use({ PORTAL_SMTP_URL: `smtp://127.0.0.1:${post.port}`, PORTAL_MAIL_FROM: 'portal@demo.test' }),
    { scope: 'worker' },
  ],
});

const LETTER = { timeout: 120_000 };
/** What happened, and under it what to do and where. */
const TOLD =
  /Student Roster: \d+ of [\d,]+ rows have errors and are not counted yet\.\r\n[^\r\n]+(\/data-upload\?file=[0-9a-f-]+)/;

test('who uploaded a file learns by e-mail what to fix, and the link leads there', async ({ page, post }) => {
  test.setTimeout(240_000);
  await signIn(page, 'lead@demo.test', '/data-upload#rosters');
  await uploadBrokenRoster(page);
  // The letter may report other files of the same person, too.
  const told = () => post.received.map(({ to, text }) => (to[0] === 'lead@demo.test' ? unfolded(text) : '')).join();
  await expect.poll(told, LETTER).toMatch(TOLD);
  expect(told()).not.toContain(BROKEN_ROSTER);
  const [, path = ''] = TOLD.exec(told()) ?? [];
  await page.goto(path);
  await expect(page.getByRole('dialog', { name: 'Upload results' })).toContainText(BROKEN_ROSTER);
});

/** As a letter writes it; its lines may be wrapped. */
const RESET = /http:\S+\/invitation\?token=[\w-]+/;

test('a forgotten password is replaced through the link in a letter, which works once', async ({ page, post }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.getByLabel('Email').fill('xq@demo.test');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const told = () => post.received.map(({ to, text }) => (to[0] === 'xq@demo.test' ? unfolded(text) : '')).join();
  await expect.poll(told, LETTER).toMatch(RESET);
  const [link = ''] = RESET.exec(told()) ?? [];
  await page.goto(link);
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('#password').fill('a few words to remember');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signInAgain(page, 'a few words to remember');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Xenia Quist').first()).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  // Those who have a password here can change it while signed in.
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change password' }).click();
  await signInAgain(page, 'a few words to remember');
  await expect(page.getByLabel('New password')).toBeVisible();
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.getByLabel('New password').fill('password password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('New password').fill('other words to remember');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signInAgain(page, 'other words to remember');
  await expect(page.getByText('Xenia Quist').first()).toBeVisible();
});

async function signInAgain(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill('xq@demo.test');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('of what to be told by e-mail is chosen in the settings, by keyboard, and kept on the server', async ({
  page,
}) => {
  await signIn(page, 'school@demo.test', '/settings');
  const choices = page.getByRole('radiogroup', { name: /^By email, in this district/ });
  await expect(choices.getByRole('radio', { name: /^Files I uploaded/ })).toBeChecked();
  await choices.getByRole('radio', { name: /^Files I uploaded/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(choices.getByRole('radio', { name: 'Do not email me' })).toBeChecked();
  await expect(page.getByText('Email choice saved.')).toBeAttached();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(choices.getByRole('radio', { name: 'Do not email me' })).toBeChecked();
});
