import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../stage/journey.ts';
import { lookedAt } from '../stage/looked-at.ts';
import { signIn } from '../stage/person.ts';

const ROSTER = { mimeType: 'text/csv', buffer: Buffer.from('Student ID,Grade\r\n1,9\r\n') };
const card = (page: Page) => page.locator('#rosters');

/**
 * Chooses a roster and submits it for all schools. The file is looked at first; `becomes` is what happens to its bytes
 * from then on. Returns what was asked of the store.
 */
async function upload(page: Page, name: string, becomes: 'held' | 'lost'): Promise<Route> {
  await chooseAndReview(page, name);
  const sent = Promise.withResolvers<Route>();
  await page.route('**/*', (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    sent.resolve(route);
    return becomes === 'lost' ? route.abort() : undefined;
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  return sent.promise;
}

async function chooseAndReview(page: Page, name: string): Promise<void> {
  await card(page)
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ ...ROSTER, name });
  const dialog = page.getByRole('dialog');
  await lookedAt(dialog);
  await dialog.getByRole('checkbox', { name: /^All schools/ }).check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled();
}

test('a reload or a closed tab in mid-upload says at once that the file is to be chosen again', async ({ page }) => {
  await signIn(page, 'other@demo.test', '/data-upload#rosters');
  await upload(page, 'cut-off.csv', 'held');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(card(page).getByText('The upload was interrupted. Choose the file again.')).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Choose file again: cut-off.csv' })).toBeVisible();

  // While one tab sends a file, another one leaves it alone; once that is closed, the other says so.
  await page.unrouteAll();
  const held = await upload(page, 'closed.csv', 'held');
  const other = await page.context().newPage();
  const row = card(other).getByRole('listitem').filter({ hasText: 'closed.csv' });
  await other.goto('/data-upload#rosters');
  await expect(row).toContainText('Uploading in another tab.');
  // Left and ended before it is closed, since closing lets go of what is held here.
  await page.goto('about:blank');
  await held.abort();
  await page.close();
  await other.reload();
  await expect(row).toContainText('The upload was interrupted. Choose the file again.');
});

test('a failed upload stays for everyone; a canceled one goes', async ({ page, browser }) => {
  await signIn(page, 'other@demo.test', '/data-upload#rosters');
  const row = card(page).getByRole('listitem').filter({ hasText: 'lost.csv' });
  const told = page.waitForResponse((answer) => answer.url().endsWith('/failed') && answer.ok());
  await upload(page, 'lost.csv', 'lost');
  await told;
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signIn(other, 'other@demo.test', '/data-upload#rosters');
  await expect(card(other).getByRole('listitem').filter({ hasText: 'lost.csv' })).toContainText('Upload failed');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  const notice = page.getByRole('status', { name: 'Finished files' }).getByText('lost.csv');
  await expect(notice).toBeVisible();
  const cleared = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());
  await row.getByRole('button', { name: 'Remove from the list: lost.csv' }).click();
  await cleared;
  await expect(notice).toHaveCount(0);
  await other.reload();
  await expect(card(other)).toBeVisible();
  await expect(other.getByText('lost.csv')).toHaveCount(0);
  await other.context().close();
});

test('offline keeps the row of a file on its way and says so', async ({ page }) => {
  await signIn(page, 'other@demo.test', '/data-upload#rosters');
  const held = await upload(page, 'on-its-way.csv', 'held');
  await page.context().setOffline(true);
  await expect(card(page).getByText('on-its-way.csv', { exact: true })).toBeVisible();
  await expect(
    card(page)
      .getByText(/^You are offline\./)
      .first(),
  ).toBeVisible();
  await page.context().setOffline(false);
  await expect(card(page).getByText(/^You are offline\./)).toHaveCount(0);
  // Otherwise it arrives when the page is closed, and the next file would be identical to it.
  await held.abort();
});

test('a file that is submitted without a connection says so and can be sent once there is one', async ({ page }) => {
  const ahead = page.waitForResponse(/\/error-modal-/);
  await signIn(page, 'other@demo.test', '/data-upload#rosters');
  await ahead;
  await chooseAndReview(page, 'unconnected.csv');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  const said = page.getByRole('dialog', { name: 'Error' });
  await expect(said).toContainText('Error occured while uploading file!');
  await page.context().setOffline(false);
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page).getByRole('listitem').filter({ hasText: 'unconnected.csv' })).toContainText('checked');
});
