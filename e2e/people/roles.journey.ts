import { expect } from '@playwright/test';
import { readOnlyTest as test } from '../stage/journey.ts';
import { sidebar, signIn } from '../stage/person.ts';

const EVERYTHING = ['Overview', 'Data upload', 'Data QC', 'Findings', 'Transcripts', 'Help'];

/** What each demo person finds in the sidebar, and a page that is not theirs. From docs/product.md#roles. */
const PEOPLE = [
  { email: 'admin@demo.test', pages: EVERYTHING, uploads: true, refused: null },
  {
    email: 'lead@demo.test',
    pages: EVERYTHING.filter((page) => page !== 'Transcripts'),
    uploads: true,
    refused: '/transcripts',
  },
  { email: 'manager@demo.test', pages: EVERYTHING, uploads: false, refused: null },
  { email: 'xq@demo.test', pages: EVERYTHING, uploads: false, refused: null },
  { email: 'facilitator@demo.test', pages: ['Overview', 'Transcripts'], uploads: null, refused: '/data-upload' },
  { email: 'combined@demo.test', pages: EVERYTHING, uploads: false, refused: null },
  { email: 'school@demo.test', pages: EVERYTHING, uploads: true, refused: '/settings/people' },
  { email: 'other@demo.test', pages: EVERYTHING, uploads: true, refused: null },
];

for (const { email, pages, uploads, refused } of PEOPLE) {
  test(`${email} finds the pages of the role, and no other`, async ({ page }) => {
    await signIn(page, email);
    await expect(page.getByRole('heading', { level: 1, name: 'Data overview' })).toBeVisible();
    await expect.poll(() => sidebar(page)).toEqual(pages);
    if (refused) {
      await page.goto(refused);
      await expect(page).toHaveURL(/\/overview$/);
      await expect(page.getByText('That page is not part of your role')).toBeVisible();
    }
    if (uploads === null) return;
    await page.goto('/data-upload#cte-pathways');
    await expect(page.getByRole('heading', { level: 1, name: 'Data upload' })).toBeVisible();
    await expect(page.getByText('CSV, XLS or XLSX').first()).toBeVisible({ visible: uploads });
  });
}

test('a person of one school sees that school alone', async ({ page }) => {
  await signIn(page, 'school@demo.test', '/data-qc');
  await page.getByLabel('Show data for').click();
  await expect(page.getByRole('option')).toHaveText(['All schools', 'Harbor Arts Academy']);
});

test('a person of one school reads a file of the district and is not offered to change it', async ({ page }) => {
  await signIn(page, 'school@demo.test', '/data-upload#test-scores');
  const card = page.locator('#test-scores');
  await expect(card.getByText('This file does not name the school of each row')).toHaveCount(2);
  await expect(card.getByRole('button', { name: /^Replace/ })).toHaveCount(0);
  await card.getByRole('button', { name: 'Review data: sat_scores.csv' }).click();
  const results = page.getByRole('dialog');
  await expect(results.getByText(/^No errors found, checked against \d+ rules\.$/)).toBeVisible();
  await expect(results.getByText('This file also covers other schools.')).toBeVisible();
  await expect(results.getByRole('button', { name: 'Replace' })).toHaveCount(0);
});

test('who only looks at a selection is not told to select or to save', async ({ page }) => {
  await signIn(page, 'xq@demo.test', '/transcripts');
  await expect(page.getByText('Nothing selected yet')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Student ID' }).first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^Select/ })).toHaveCount(0);
});

test('an account manager is not sent to the account manager, nor asked to fix rows', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/data-qc');
  await expect(page.getByText('Missing information?')).toBeVisible();
  await expect(page.getByText('or contact your account manager')).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByText(/ask the people who run this portal/)).toBeVisible();
  await page.goto('/data-upload#test-scores');
  await page.getByRole('button', { name: 'Review data: ap_scores_with_errors.csv' }).click();
  await expect(page.getByRole('button', { name: /^Download failed rows/ })).toBeVisible();
  await expect(page.getByText('Fix the rows in your own file')).toHaveCount(0);
});

test('a person of another district sees nothing of this one', async ({ page }) => {
  await signIn(page, 'other@demo.test', '/data-qc');
  await expect(page.getByText('Start uploading data').first()).toBeVisible();
  await expect(page.getByText('Lakeview')).toHaveCount(0);
});

test('a long address leaves what can be done for a person in sight', async ({ page }) => {
  await page.route('**/eoa/*/people', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const listed = await answer.text();
    await route.fulfill({
      response: answer,
      body: listed.replace('manager@demo.test', `${'first.middle.last.'.repeat(4)}department@subdomain.example.org`),
    });
  });
  await signIn(page, 'admin@demo.test', '/settings/people');
  await expect(page.getByText(/^first\.middle\.last/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Noah Fischer' })).toBeInViewport({ ratio: 1 });
});
