import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from '../looks/axe-findings.ts';
import { test } from '../stage/journey.ts';
import { account, signIn } from '../stage/person.ts';
import { withoutAutosave } from '../stage/without-autosave.ts';

const fliers = (page: Page) => page.getByRole('region', { name: /^High fliers \(/ });
const question = (page: Page) => page.getByRole('dialog', { name: 'Save before you leave?' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true }).click();
const school = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'School' });
const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

async function chosenIs(page: Page, count: number): Promise<void> {
  await expect(fliers(page).getByRole('heading', { name: `High fliers (${count} / 2 selected)` })).toBeVisible();
}

/** Changes whether the first student is chosen. */
async function tick(page: Page): Promise<Locator> {
  const box = fliers(page).getByRole('checkbox').first();
  await box.click();
  return box;
}

async function toSchool(page: Page, name: string): Promise<void> {
  await school(page).click();
  await page.getByRole('option', { name }).click();
}

/** The two schools of the demo district that come first. */
async function schoolNames(page: Page): Promise<[string, string]> {
  await school(page).click();
  const [first, second] = await page.getByRole('option').allInnerTexts();
  await page.keyboard.press('Escape');
  if (first === undefined || second === undefined) throw new Error('The demo district has several schools.');
  return [first, second];
}

test('what is not saved yet is asked about by Back, by a link and by another school', async ({ page }) => {
  /** Saves that reach the server. */
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /transcript-selection/.test(request.url())) saves += 1;
  });
  await withoutAutosave(page);
  await signIn(page, 'facilitator@demo.test');
  await link(page, 'Transcripts').click();
  await chosenIs(page, 0);
  const [first, second] = await schoolNames(page);

  await test.step('Back, and Escape stays: the address, the choice and the focus are as they were', async () => {
    const box = await tick(page);
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await expect(question(page).getByRole('heading')).toBeFocused();
    await expect(page).toHaveURL(/\/transcripts$/);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(box).toBeFocused();
    await expect(box).toBeChecked();
  });

  await test.step('Back without saving leaves, once and for all', async () => {
    await page.goBack();
    await answer(page, 'Leave without saving');
    await expect(page).toHaveURL(/\/overview$/);
    expect(saves).toBe(0);
    await page.goForward();
    await chosenIs(page, 0);
  });

  await test.step('a link: Stay stays, Save and leave leaves with the choice saved', async () => {
    await tick(page);
    await link(page, 'Overview').click();
    await answer(page, 'Stay');
    await expect(page).toHaveURL(/\/transcripts$/);
    await link(page, 'Overview').click();
    await answer(page, 'Save and leave');
    await expect(page).toHaveURL(/\/overview$/);
    await page.goBack();
    await chosenIs(page, 1);
  });

  await test.step('another school: the three answers', async () => {
    await tick(page);
    await toSchool(page, second);
    await answer(page, 'Stay');
    await expect(school(page)).toHaveText(first);
    await chosenIs(page, 0);
    await toSchool(page, second);
    await answer(page, 'Leave without saving');
    await expect(school(page)).toHaveText(second);
    await chosenIs(page, 0);
    await tick(page);
    await toSchool(page, first);
    await answer(page, 'Save and leave');
    await expect(school(page)).toHaveText(first);
    await chosenIs(page, 1);
    await toSchool(page, second);
    await chosenIs(page, 1);
  });

  await test.step('nothing is asked where everything is saved', async () => {
    await page.goBack();
    await expect(page).not.toHaveURL(/\/transcripts$/);
    await expect(question(page)).toHaveCount(0);
  });
});

test('a save that fails keeps the person and what was chosen', async ({ page }) => {
  await withoutAutosave(page);
  await signIn(page, 'facilitator@demo.test');
  await link(page, 'Transcripts').click();
  await expect(fliers(page)).toBeVisible();
  const before = await fliers(page).getByRole('heading').textContent();
  const box = await tick(page);
  const changed = await box.isChecked();
  await page.context().setOffline(true);
  await page.goBack();
  await answer(page, 'Save and leave');
  await expect(page.getByText('That did not work. Your selection is still here.')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await box.isChecked()).toBe(changed);
  await expect(page).toHaveURL(/\/transcripts$/);
  await page.context().setOffline(false);
  await page.goBack();
  await answer(page, 'Save and leave');
  await expect(page).toHaveURL(/\/overview$/);
  await page.goForward();
  await expect(fliers(page)).toBeVisible();
  expect(await fliers(page).getByRole('heading').textContent()).not.toBe(before);
});

/**
 * Gives the person a second district, in this browser alone: the demo has no one with two. Its calls go to the person's
 * own district, since the server would refuse them.
 */
async function withSecondDistrict(page: Page): Promise<void> {
  const second = '3f2a7a52-4c11-4b52-9e0e-1d7b6a2f0a01';
  let ownId = '';
  await page.route('**/api/users/me', async (route) => {
    const answer = await route.fetch();
    const profile = await answer.json();
    const [own] = profile.eoas;
    ownId = own.id;
    // Without a choice the second of two is the one that opens.
    const eoas = [{ ...own, id: second, district: 'Second Unified' }, own];
    await route.fulfill({ response: answer, json: { ...profile, eoas } });
  });
  await page.route(`**/api/eoa/${second}/**`, (route) =>
    route.continue({ url: route.request().url().replace(second, ownId) }),
  );
}

async function toDistrict(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Change District' }).click();
  const choice = page.getByRole('dialog', { name: 'Change District' });
  await choice.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  await choice.getByRole('button', { name: 'Save' }).click();
}

async function signOutOf(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}

test('another district and signing out ask about what is not saved, and do as they are answered', async ({ page }) => {
  await withSecondDistrict(page);
  await withoutAutosave(page);
  await signIn(page, 'facilitator@demo.test');
  const district = page.getByRole('region', { name: 'District' });
  await link(page, 'Transcripts').click();
  await expect(fliers(page)).toBeVisible();
  const before = (await fliers(page).getByRole('heading').textContent()) ?? '';

  await test.step('another district: Stay stays in this one, with the choice', async () => {
    const box = await tick(page);
    const chosen = await box.isChecked();
    await toDistrict(page, 'Second Unified');
    await answer(page, 'Stay');
    await expect(question(page)).toHaveCount(0);
    await expect(district).toContainText('Lakeview Unified');
    expect(await box.isChecked()).toBe(chosen);
  });

  await test.step('another district: leaving without saving goes there, and the choice is gone', async () => {
    await toDistrict(page, 'Second Unified');
    await answer(page, 'Leave without saving');
    await expect(district).toContainText('Second Unified');
    await toDistrict(page, 'Lakeview Unified');
    await expect(question(page)).toHaveCount(0);
    await expect(fliers(page).getByRole('heading', { name: before })).toBeVisible();
  });

  await test.step('signing out: Stay stays signed in, Save and leave signs out with the choice saved', async () => {
    await tick(page);
    await signOutOf(page);
    await answer(page, 'Stay');
    await expect(account(page)).toBeVisible();
    await signOutOf(page);
    await answer(page, 'Save and leave');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await signIn(page, 'facilitator@demo.test', '/transcripts');
    await expect(fliers(page)).toBeVisible();
    expect(await fliers(page).getByRole('heading').textContent()).not.toBe(before);
  });
});
