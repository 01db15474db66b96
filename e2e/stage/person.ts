import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The button of the top bar that carries the person's name and opens their menu; the menu of languages is before it.
 */
export const account = (page: Page): Locator => page.getByRole('banner').locator('button[aria-haspopup="menu"]').last();

/** Signs in as a demo person through the real sign-in page, and lands on `path`. */
export async function signIn(page: Page, email: string, path = '/overview'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // The page itself, or what is over it where the address opens a drawer.
  await expect(account(page).or(page.getByRole('dialog')).first()).toBeVisible({ timeout: 30_000 });
}

const UNTIL = 'portal.signed-in-until';

/**
 * As if no one had done anything until this many milliseconds before the end; the page hears of it as
 * of what another tab does.
 */
export const leaveAlone = (page: Page, left: number): Promise<void> =>
  page.evaluate(
    ([key, until]) => {
      localStorage.setItem(key, until);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    [UNTIL, String(Date.now() + left)] as const,
  );

/** When the session ends where no one does anything. */
export const endsAt = (page: Page): Promise<number> => page.evaluate((key) => Number(localStorage.getItem(key)), UNTIL);

export async function signOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
}

/** The pages the sidebar offers, in order; the Data QC pages below it are left out. */
export async function sidebar(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const names = await links.allInnerTexts();
  return names.map((name) => name.trim()).filter((name) => name !== '');
}
