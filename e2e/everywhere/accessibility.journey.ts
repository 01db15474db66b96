import { expect, type Page } from '@playwright/test';
import { axeFindings, axeFindingsInPractice } from '../looks/axe-findings.ts';
import { DIALOGS } from '../pictures/dialogs.ts';
import { readOnlyTest as test } from '../stage/journey.ts';
import { PAGES } from '../stage/pages.ts';
import { signIn } from '../stage/person.ts';
import { visit } from '../stage/visit.ts';

const OPEN_TO_ALL = ['/login', '/privacy', '/terms'];
async function calm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1')).toBeVisible();
}

async function calmAt(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.locator('h1')).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('the public pages have no accessibility findings', async ({ page }) => {
      for (const path of OPEN_TO_ALL) {
        await page.goto(path);
        await calm(page);
        expect(await axeFindings(page), path).toEqual([]);
      }
    });

    test('no page has accessibility findings', async ({ page }) => {
      test.setTimeout(300_000); // some thirty pages, each of which axe reads for two to four seconds
      await signIn(page, 'admin@demo.test');
      for (const path of PAGES) {
        await calmAt(page, path);
        expect(await axeFindings(page), path).toEqual([]);
      }
    });
  });
}

/** Headings in order, landmarks with names of their own, places that scroll within reach of the keyboard. */
const IN_PRACTICE = [
  '/data-qc/report',
  '/findings',
  '/settings',
  '/settings/people',
  '/settings/transcripts',
  '/audit-log',
];

test('pages and what is over them are in good order', async ({ page }) => {
  await signIn(page, 'admin@demo.test');
  for (const path of IN_PRACTICE) {
    await calmAt(page, path);
    expect(await axeFindingsInPractice(page), path).toEqual([]);
  }
  await visit(page, '/help');
  await page.getByRole('searchbox').fill('race');
  await expect(page.getByRole('status').getByRole('heading', { name: /results/ })).toBeVisible();
  expect(await axeFindingsInPractice(page), 'the search of Help').toEqual([]);
  await visit(page, '/settings/people');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeFindingsInPractice(page), 'an invitation').toEqual([]);
  // What is wrong is where the focus goes.
  await page.getByRole('dialog').getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused();
  await expect(page).toHaveTitle(/^Error · /);
});

/** What no other journey opens and has read. Nothing of it changes the district. */
const ASKED = [
  'not-offered',
  'people-change',
  'people-remove',
  'people-new-link',
  'school-change',
  'settings-findings',
  'course-change',
  'audits-close',
];

test('what asks a person is in good order, too', async ({ page }) => {
  test.setTimeout(300_000); // eight of them, each of which axe reads for two to four seconds
  const subjects = DIALOGS.filter(({ name }) => ASKED.includes(name));
  expect(subjects).toHaveLength(ASKED.length);
  let who: string | null = null;
  for (const { name, path, as, act } of subjects) {
    if (as !== null && as !== who) {
      await page.context().clearCookies();
      await signIn(page, as, path);
      who = as;
    } else await page.goto(path);
    await page.waitForLoadState('networkidle');
    await act?.(page);
    expect(await axeFindingsInPractice(page), name).toEqual([]);
  }
});

test('a drawer without numbers is reached by the keyboard', async ({ page }) => {
  await signIn(page, 'other@demo.test', '/data-qc/matching');
  await expect(page.getByRole('dialog', { name: 'Matching detail' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await axeFindingsInPractice(page)).toEqual([]);
});

test('the first Tab of a page meets the skip link', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/data-qc');
  await calm(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});
