import { text } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../looks/axe-findings.ts';
import { notForPaper } from '../looks/ink.ts';
import { test } from '../stage/journey.ts';
import { signIn } from '../stage/person.ts';
import { withoutAutosave } from '../stage/without-autosave.ts';

const card = (page: Page, name: RegExp) => page.getByRole('region', { name });
const LABEL = /Student [0-9A-Z]{5}/;

/** How many sheets of paper the page takes. */
const sheets = async (page: Page): Promise<number | undefined> =>
  (await page.pdf({ format: 'Letter', printBackground: false, preferCSSPageSize: true }))
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g)?.length;

/** What live regions say from now on. */
async function statusesFrom(page: Page): Promise<() => Promise<string>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const look = () =>
      texts.push(...Array.from(document.querySelectorAll('[role="status"]'), (one) => one.textContent));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => said.evaluate((texts) => texts.join('\n'));
}

// One story in the order of the work: the facilitator chooses and finalizes, others look, the combined role changes it.
test.describe.configure({ mode: 'serial' });

test('a facilitator chooses within the limits, compares, takes a suggestion and finalizes', async ({ page }) => {
  await withoutAutosave(page);
  await signIn(page, 'facilitator@demo.test', '/transcripts');
  await expect(page.getByRole('heading', { level: 1, name: 'Transcript selection' })).toBeVisible();
  const fliers = card(page, /^High fliers \(/);
  await expect(fliers.getByRole('heading', { name: 'High fliers (0 / 2 selected)' })).toBeVisible();
  const finalize = page.getByRole('button', { name: 'Finalize transcript selection' });
  await expect(finalize).toBeDisabled();

  // By keyboard: the third one waits once two are ticked.
  const boxes = fliers.getByRole('checkbox');
  await boxes.nth(0).focus();
  await page.keyboard.press('Space');
  await boxes.nth(1).focus();
  await page.keyboard.press('Space');
  await expect(fliers.getByRole('heading', { name: 'High fliers (2 / 2 selected)' })).toBeVisible();
  const said = await statusesFrom(page);
  await expect(fliers.getByText('Limit reached. Clear one to choose another.')).toBeVisible();
  await expect(boxes.nth(2)).toBeDisabled();

  // Leaving asks while something is unsaved.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Overview' }).click();
  const leave = page.getByRole('dialog', { name: 'Save before you leave?' });
  await leave.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save selection progress' }).click();
  await expect(page.getByText(/^Saved .* by /)).toBeVisible();
  // What was saved is shown without a moment of nothing in between.
  expect(await said()).not.toContain('Select at least one transcript to finalize.');

  // Filters and order.
  const cusp = card(page, /^On the cusp \(/);
  await cusp.getByRole('button', { name: /^Filter/ }).click();
  await cusp.getByRole('combobox', { name: 'Gender' }).click();
  await page.getByRole('option', { name: 'Female' }).click();
  await expect(cusp.getByRole('button', { name: /^Filter \(1\)/ })).toBeVisible();
  await expect(cusp.getByRole('cell', { name: 'Male', exact: true })).toHaveCount(0);
  await cusp.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cusp.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
  await cusp.getByRole('button', { name: 'GPA' }).click();
  await expect(cusp.getByRole('columnheader', { name: 'GPA' })).toHaveAttribute('aria-sort', 'ascending');

  // The comparison moves with the choice; the suggestion changes nothing until it is applied.
  await page.getByRole('button', { name: 'View school demographics' }).click();
  const match = page.getByRole('complementary', { name: 'Demographics match' });
  for (const chart of ['Race/Ethnicity', 'Gender', 'SWD/EL/LI'])
    await expect(match.getByRole('figure', { name: chart })).toBeVisible();
  await match.getByRole('button', { name: /^View as table.*Gender/ }).click();
  await expect(match.getByRole('table', { name: 'Gender' })).toBeVisible();
  await match.getByRole('button', { name: 'Suggest a selection' }).click();
  await expect(match.getByRole('button', { name: 'Apply the suggestion' })).toBeVisible();
  await expect(fliers.getByRole('heading', { name: 'High fliers (2 / 2 selected)' })).toBeVisible();
  await expect(cusp.getByRole('heading', { name: 'On the cusp (0 / 4 selected)' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await match.getByRole('button', { name: 'Apply the suggestion' }).click();
  await expect(cusp.getByRole('heading', { name: 'On the cusp (4 / 4 selected)' })).toBeVisible();
  await page.getByRole('button', { name: 'Save selection progress' }).click();
  await expect(page.getByText(/^Saved .* by /)).toBeVisible();
  // Closed, the comparison gives the focus back to its button.
  await match.getByRole('button', { name: 'Close demographics match' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'View school demographics' })).toBeFocused();

  // Saved is saved: also after a reload.
  await page.reload();
  await expect(cusp.getByRole('heading', { name: 'On the cusp (4 / 4 selected)' })).toBeVisible();
  await finalize.click();
  const checklist = page.getByRole('dialog', { name: 'Before you finalize' });
  await expect(checklist.getByText('High fliers: 2 of 2 selected')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await checklist.getByRole('button', { name: 'Finalize transcript selection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Finalized transcripts' })).toBeVisible();
  await expect(finalize).toHaveCount(0);
  const record = card(page, /^Transcript view by subject area/);
  await expect(record.getByRole('tab')).toHaveCount(8);
  await expect(record.getByRole('table', { name: /Grade 12|2023-2024/ })).toBeVisible();
  await expect(page).toHaveTitle(/^Finalized transcripts · /);
  await expect(fliers).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('a school without transcripts has the next step, and no button that leads nowhere', async ({ page }) => {
  await signIn(page, 'other@demo.test', '/transcripts');
  await expect(page.getByRole('link', { name: 'Go to Data upload' })).toBeVisible();
  for (const name of ['Finalize transcript selection', 'Save selection progress', 'View school demographics'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'School' })).toHaveCount(0);
});

test('an account manager looks and prints, and changes nothing', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/transcripts');
  await expect(page.getByRole('heading', { level: 1, name: 'Finalized transcripts' })).toBeVisible();
  for (const name of ['Finalize transcript selection', 'Save selection progress', 'Reopen selection'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show students to choose from' }).click();
  await expect(card(page, /^High fliers \(/)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Print All of Finalized transcripts' }).click();
  await expect(page).toHaveURL(/\/transcripts\/print$/);
  await expect(page.getByText('8 transcripts, one student a page. Printing is recorded.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = page.locator('.print-sheet');
  expect(await sheet.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
  expect(await notForPaper(sheet)).toEqual([]);
  await page.emulateMedia({ media: null, colorScheme: null });
  expect(await sheets(page)).toBe(8);
  await page.reload();
  await expect(page.getByText('8 transcripts, one student a page. Printing is recorded.')).toBeVisible();
  // Longer words, and still one student a page.
  await page.evaluate(() => localStorage.setItem('portal.language', 'es'));
  await page.reload();
  await expect(page.getByText('8 expedientes, un estudiante por página.')).toBeVisible();
  expect(await sheets(page)).toBe(8);
});

test('a title that does not break stays in its column, on the screen and on paper', async ({ page }) => {
  await page.route('**/transcripts/print', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const answer = await route.fetch();
    const printed = await answer.text();
    await route.fulfill({
      response: answer,
      body: printed.replaceAll('"title":"', `"title":"${'Composition_'.repeat(8)}`),
    });
  });
  await signIn(page, 'manager@demo.test', '/transcripts');
  await page.getByRole('button', { name: 'Print All of Finalized transcripts' }).click();
  await expect(
    page
      .getByRole('article')
      .getByText(/^Composition_/)
      .first(),
  ).toBeVisible();
  /** How many tables are wider than the column they are in. */
  const tooWide = () =>
    page
      .locator('table[aria-labelledby]:visible')
      .evaluateAll(
        (tables) => tables.filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0)).length,
      );
  expect(await tooWide()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 960 });
  expect(await tooWide()).toBe(0);
});

test('who sees several schools sees how far each selection is, and goes there', async ({ page }) => {
  await signIn(page, 'xq@demo.test', '/transcripts');
  await page.getByRole('link', { name: 'Status of all schools' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transcript selections by school' })).toBeVisible();
  await expect(page.getByText('1 of 3 schools finalized, 0 in progress, 2 not started.')).toBeVisible();
  const table = page.getByRole('table', { name: 'Progress of each school' });
  const done = table.getByRole('row', { name: /Finalized/ });
  await expect(done).toContainText('8 of 8');
  await expect(done).toContainText(/Femi Adeyemi, .*:\d\d/);
  expect(await axeFindings(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Lakeview Unified - transcript selections - .*\.csv$/);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Not started (2)' }).click();
  await expect(done).toHaveCount(0);
  const other = table.getByRole('rowheader').first().getByRole('link');
  const name = await other.textContent();
  await other.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transcript selection' })).toBeVisible();
  const head = page.locator('header').filter({ hasText: 'Transcript selection' });
  await expect(head).toContainText(`${name} · 0 of 8 selected`);
});

test('finalized transcripts are downloaded, with the district’s student IDs once an administrator shows them', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.test', '/transcripts');
  const record = card(page, /^Transcript view by subject area/);
  await expect(record.getByRole('tab')).toHaveCount(8);
  const ids = record.getByText('District student ID');
  await expect(ids).toHaveCount(0);

  await page.goto('/settings/transcripts');
  const shows = page.getByRole('switch', { name: 'Show district student IDs with finalized transcripts' });
  await expect(shows).not.toBeChecked();
  await shows.check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The numbers are being updated.').first()).toBeVisible();

  await page.goto('/transcripts');
  await expect(ids).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download finalized transcripts as CSV' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^Lakeview Unified - .* - finalized transcripts - .*\.csv$/);
  const [header, ...rows] = (await text(await saved.createReadStream())).trim().split('\r\n');
  expect(header).toContain('Student,District student ID,Category');
  expect(rows).toHaveLength(8);
  await page.getByRole('button', { name: 'Print All of Finalized transcripts' }).click();
  await expect(page.getByRole('article').first().getByText('District student ID')).toBeVisible();

  await page.goto('/audit-log?kind=student-records');
  await expect(page.getByRole('row', { name: /Finalized transcripts downloaded/ })).toContainText('8 transcripts');
  await expect(page.getByRole('row', { name: /Transcripts printed/ }).first()).toContainText('8 transcripts');
});

test('the combined role changes a finalized selection with a reason', async ({ page }) => {
  await signIn(page, 'combined@demo.test', '/transcripts');
  // A click on what the transcripts push down when they come would be lost.
  await expect(page.getByRole('tabpanel', { name: /^Student/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show students to choose from' }).click();
  const fliers = card(page, /^High fliers \(/);
  const first = fliers.getByRole('listitem').filter({ hasText: LABEL }).first();
  const clear = first.getByRole('button');
  await clear.click();
  const sure = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(sure).toContainText(
    'This action may require contacting the lead facilitator or repeating certain steps of the process.',
  );
  await expect(sure).toContainText('Confirm reopens the selection and saves your change');
  await expect(sure.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help?topic=select-transcripts');
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(fliers.getByRole('heading', { name: 'High fliers (2 / 2 selected)' })).toBeVisible();
  await clear.click();
  await expect(sure.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await sure.getByLabel('Reason for the change').fill('A student asked.');
  expect(await axeFindings(page)).toEqual([]);
  await sure.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transcript selection' })).toBeVisible();
  await expect(fliers.getByRole('heading', { name: 'High fliers (1 / 2 selected)' })).toBeVisible();
  await expect(page).toHaveTitle(/^Transcript selection · /);
  // Saved with the confirmation: who leaves at once is not asked, and finds the change again.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL(/\/overview$/);
  await page.goBack();
  await expect(fliers.getByRole('heading', { name: 'High fliers (1 / 2 selected)' })).toBeVisible();
});

test('the confirmation leads to its Help, and a print that fails says so', async ({ page }) => {
  await signIn(page, 'facilitator@demo.test', '/help?topic=select-transcripts');
  await expect(page.getByRole('heading', { name: 'Change a finalized selection' })).toBeVisible();
  await page.goto('/transcripts');
  // Once the page is there: the school that it chooses closes a list that is open.
  await expect(card(page, /^High fliers \(/)).toBeVisible();
  // Nothing of this category is chosen, so its table is asked for.
  const school = page.getByRole('main').getByRole('combobox', { name: 'School' });
  await school.click();
  await page.getByRole('option').nth(1).click();
  const cusp = card(page, /^On the cusp \(0 /);
  await expect(cusp.getByRole('checkbox').first()).toBeVisible();
  await page.route('**/transcripts/candidates?*', (route) => route.abort());
  await cusp.getByRole('button', { name: /^Print All/ }).click();
  await expect(cusp.getByText('The transcripts could not be opened for printing.')).toBeVisible();
  await page.unroute('**/transcripts/candidates?*');
  await cusp.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/transcripts\/print$/);
});

test('an administrator sees what other thresholds do before saving them', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/settings/transcripts');
  const preview = page.getByRole('table', { name: 'Students in each category' });
  const all = preview.getByRole('row', { name: /^All schools/ });
  await expect(all).toBeVisible();
  const before = (await all.textContent()) ?? '';
  await page.getByLabel('High fliers from a GPA of').fill('2.5');
  await expect(all).not.toHaveText(before);
  await page.getByLabel('Struggling below a GPA of').fill('3');
  await expect(page.getByText('Struggling cannot begin above High fliers.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByLabel('Struggling below a GPA of').fill('1.5');
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  const save = (on: Page) => on.getByRole('button', { name: 'Save', exact: true }).click();
  await save(page);
  await expect(page.getByText('Saved. The numbers are being updated.').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // Someone else saves meanwhile.
  const names = (on: Page) => on.getByRole('switch', { name: 'Show names to people who select transcripts' });
  const other = await page.context().newPage();
  await other.goto('/settings/transcripts');
  await names(other).check();
  await save(other);
  await expect(other.getByText('Saved. The numbers are being updated.').first()).toBeVisible();
  await page.getByLabel('High fliers from a GPA of').fill('3.1');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Nothing was overwritten.');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show the current version' }).click();
  await expect(names(page)).toBeChecked();
  await expect(page.getByLabel('High fliers from a GPA of')).toHaveValue('2.5');
  await names(page).uncheck();
  await save(page);
  await expect(page.getByText('Saved. The numbers are being updated.').first()).toBeVisible();
});
