import { expect, type Locator, type Page } from '@playwright/test';
import { leaveAlone } from '../stage/person.ts';
import { pageOf, type Subject } from './subjects.ts';

/**
 * What asks, and the pages that only some people have. Nothing here is confirmed; of a selection one
 * student is saved by itself.
 */

const LEAD = 'lead@demo.test';
const OPERATOR = 'operator@demo.test';
const FACILITATOR = 'facilitator@demo.test';
const SCORES = 'sat_scores.csv';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function asks(page: Page, name: string | RegExp): Promise<void> {
  await press(page, name);
  await expect(dialog(page).last()).toBeVisible();
}

async function openMenuOfFile(page: Page): Promise<void> {
  await press(page, `More actions: ${SCORES}`);
  await expect(page.getByRole('menuitem', { name: 'Remove from the audit' })).toBeVisible();
}

async function askToRemove(page: Page): Promise<void> {
  await openMenuOfFile(page);
  await page.getByRole('menuitem', { name: 'Remove from the audit' }).click();
  await expect(dialog(page).getByLabel('Why are you removing it?')).toBeVisible();
}

/** As many columns and a fifth of the rows: what would be lost is said before it is uploaded. */
async function replaceWithLess(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, `Replace: ${SCORES}`);
  const text = 'Student ID,School,Test Date,EBRW,Math\r\n1,Lakeview High School,2023-04-11,520,540\r\n';
  await (await chooser).setFiles({ name: SCORES, mimeType: 'text/csv', buffer: Buffer.from(text) });
  for (const step of [1, 2]) {
    await expect(dialog(page).getByText(`Step ${step} of 3`)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Next' }).click();
  }
  await expect(dialog(page).getByText(/^Replaces /)).toBeVisible({ timeout: 120_000 });
}

async function markAsNotOffered(page: Page): Promise<void> {
  await page.locator('#test-scores').getByRole('button', { name: 'See what to upload' }).click();
  await asks(page, /^Mark as not offered/);
}

/** Every course of the demo has its subject area, from the catalog. */
async function changeCourse(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'All courses' }).click();
  await asks(page, /^Change/);
}

async function openAudit(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/audits\/[0-9a-f-]{36}/);
  await expect(page.getByRole('button', { name: /^(Close|Reopen) audit$/ })).toBeVisible();
}

async function pasteSchools(page: Page): Promise<void> {
  await page.getByLabel('Schools and their IDs').fill('School Name\tSchool ID\nRiver High\t0101\n\nRiver High\t0101\n');
  await press(page, 'Create audit');
  await expect(page.getByText('Enter the name of the district.')).toBeVisible();
}

async function findPeople(page: Page): Promise<void> {
  await page.getByLabel('Part of the email address').fill('demo');
  await press(page, 'Find');
  await expect(page.getByRole('table')).toBeVisible();
}

/** The portal's own sign-in, up to the page that comes after the password. */
async function signInPage(page: Page): Promise<void> {
  await press(page, 'Sign in');
  await expect(page.getByLabel('Email')).toBeVisible();
}

/** Set-up of a second step, left before its first code. */
async function setUpApp(page: Page): Promise<void> {
  await press(page, 'Set up');
  await page.getByLabel('Email').fill('xq@demo.test');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Set up an authenticator app' })).toBeVisible();
}

async function askBeforeFinalizing(page: Page): Promise<void> {
  await page.getByRole('checkbox').first().check();
  await asks(page, 'Finalize transcript selection');
}

async function narrow(page: Page): Promise<void> {
  await press(page, /^Filter/);
  await press(page, 'View school demographics');
}

async function openNavigation(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /menu/i }).first();
  if (await menu.isVisible()) await menu.click();
}

async function beAskedWhoIsThere(page: Page): Promise<void> {
  await leaveAlone(page, 4.5 * 60_000);
  await expect(dialog(page).getByRole('button', { name: 'Stay signed in' })).toBeVisible();
}

async function beSignedOutUnused(page: Page): Promise<void> {
  await leaveAlone(page, -1);
  await expect(page.getByText('You were signed out because')).toBeVisible();
}

const UPLOAD = pageOf('/data-upload#test-scores', LEAD);

export const DIALOGS: readonly Subject[] = [
  { ...UPLOAD, name: 'menu-file', act: openMenuOfFile },
  { ...UPLOAD, name: 'remove-file', act: askToRemove },
  { ...UPLOAD, name: 'replace-with-less', act: replaceWithLess },
  { ...UPLOAD, name: 'not-offered', act: markAsNotOffered },
  { ...pageOf('/settings/people'), name: 'people-invite', act: (page) => asks(page, 'Invite a person') },
  { ...pageOf('/settings/people'), name: 'people-change', act: (page) => asks(page, /^Change access/) },
  { ...pageOf('/settings/people'), name: 'people-remove', act: (page) => asks(page, /^Remove /) },
  { ...pageOf('/settings/people'), name: 'people-sign-out', act: (page) => asks(page, /^Sign out .* everywhere$/) },
  { ...pageOf('/settings/people'), name: 'people-new-link', act: (page) => asks(page, /^Reset password/) },
  { ...pageOf('/settings/schools'), name: 'school-change', act: (page) => asks(page, /^Change (?!District)/) },
  pageOf('/settings/findings'),
  pageOf('/transcripts/status'),
  { ...pageOf('/transcripts', FACILITATOR), name: 'transcripts-narrowed', act: narrow },
  { ...pageOf('/transcripts', FACILITATOR), name: 'transcripts-finalize', act: askBeforeFinalizing },
  { ...pageOf('/data-qc/course-catalogs/mapping', LEAD), name: 'course-change', act: changeCourse },
  { ...pageOf('/overview'), name: 'navigation', act: openNavigation },
  pageOf('/audits', OPERATOR),
  { ...pageOf('/audits', OPERATOR), name: 'audits-one', act: openAudit },
  {
    ...pageOf('/audits', OPERATOR),
    name: 'audits-close',
    act: async (page) => {
      await openAudit(page);
      await asks(page, 'Close audit');
    },
  },
  { ...pageOf('/audits/new', OPERATOR), act: pasteSchools },
  pageOf('/audits-network', OPERATOR),
  { ...pageOf('/audits-people', OPERATOR), act: findPeople },
  { ...pageOf('/overview'), name: 'inactivity-warning', act: beAskedWhoIsThere },
  { ...pageOf('/overview'), name: 'inactivity-over', act: beSignedOutUnused },
  { ...pageOf('/login', null), name: 'sign-in', act: signInPage },
  { ...pageOf('/settings', 'xq@demo.test'), name: 'sign-in-set-up', act: setUpApp },
];
