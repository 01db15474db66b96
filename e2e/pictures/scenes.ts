import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { ROOT } from '../../scripts/source-files.ts';
import { signIn } from '../stage/person.ts';
import { pageOf, type Subject } from './subjects.ts';

/** What a person has to do first: dialogs, menus, notices, and what is printed. */

const LEAD = 'lead@demo.test';
const SCORES = 'ap_scores_with_errors.csv';
const NO_CODES = 'catalog_without_course_codes.csv';
const READ = { timeout: 120_000 };

const dialog = (page: Page): Locator => page.getByRole('dialog');
const next = (page: Page) => dialog(page).getByRole('button', { name: 'Next' }).click();
const all = (page: Page, what: string) =>
  dialog(page)
    .getByRole('checkbox', { name: new RegExp(`^All ${what}`) })
    .check();

/** Gives a card a file of the demo, as the file dialog would. */
const choose = (page: Page, card: string, path: string) =>
  page
    .locator(`#${card} input[type="file"]`)
    .first()
    .setInputFiles(join(ROOT, 'demo', path));

async function chooseScores(page: Page): Promise<void> {
  await choose(page, 'test-scores', 'good/act_scores.csv');
  await expect(dialog(page).getByText('Step 1 of 3')).toBeVisible();
}

async function chooseTests(page: Page): Promise<void> {
  await chooseScores(page);
  await all(page, 'test types');
  await next(page);
}

/** The file with errors a second time, with the scores that do not exist fixed: fewer errors than before, but some. */
async function uploadAgain(page: Page): Promise<void> {
  await signIn(page, LEAD, '/data-upload#test-scores');
  const fixed = readFileSync(join(ROOT, 'demo/bad', SCORES), 'utf8').replaceAll(/,[06](\r?\n)/g, ',3$1');
  await page.getByRole('button', { name: `Review data: ${SCORES}` }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Replace' }).click();
  await (await chooser).setFiles({ name: SCORES, mimeType: 'text/csv', buffer: Buffer.from(fixed) });
  await next(page);
  await next(page);
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('#test-scores').getByText('1 older version').first()).toBeVisible(READ);
  await expect(page.locator('#test-scores').getByText('Data errors detected', { exact: true })).toBeVisible(READ);
}

/** A catalog whose codes no header names: its columns can be mapped. */
async function uploadWithoutCodes(page: Page): Promise<void> {
  await page.goto('/data-upload#course-catalogs');
  await choose(page, 'course-catalogs', `bad/${NO_CODES}`);
  await all(page, 'academic years');
  await next(page);
  await all(page, 'schools');
  await next(page);
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('button', { name: `Review data: ${NO_CODES}` })).toBeVisible(READ);
}

/** What the pictures need beside the demo, as the data lead uploads it. */
export async function prepareScenes(page: Page): Promise<void> {
  await uploadAgain(page);
  await uploadWithoutCodes(page);
}

async function openMapping(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Review data: ${NO_CODES}` }).click();
  await dialog(page).getByRole('button', { name: 'Map columns', exact: true }).click();
  await expect(
    page.getByRole('dialog', { name: 'Map columns', exact: true }).getByRole('combobox').first(),
  ).toBeVisible();
}

/** Files wait on the server from one look to the next. */
async function dropSeveral(page: Page): Promise<void> {
  const waiting = page.getByRole('button', { name: 'Review them' });
  if ((await waiting.count()) > 0) await waiting.click();
  else {
    const files = ['good/student_roster.csv', 'good/act_scores.csv', 'good/cte_pathways.csv', 'bad/really_a_pdf.xlsx'];
    await page.getByTestId('bulk-files').setInputFiles(files.map((path) => join(ROOT, 'demo', path)));
  }
  await expect(dialog(page).getByText('Ready', { exact: true })).toHaveCount(2, READ);
  await expect(dialog(page).getByText('Skipped', { exact: true })).toBeVisible(READ);
  await expect(dialog(page).getByText('Cannot be used', { exact: true })).toBeVisible(READ);
}

async function chooseAnotherKind(page: Page): Promise<void> {
  await choose(page, 'rosters', 'bad/a_catalog_named_roster.csv');
  await all(page, 'schools');
  await next(page);
  await expect(dialog(page).getByText('This looks like a Course Catalog file.')).toBeVisible(READ);
}

async function openResults(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: `Review data: ${SCORES}` })
    .first()
    .click();
  await expect(dialog(page).getByRole('heading', { name: 'Receipt' })).toBeVisible();
}

/** The first file of the list, once under way and once done: what a notice reports. */
async function finishesWhileLooking(page: Page): Promise<void> {
  let looks = 0;
  await page.route(/upload-results\?.*newest/, async (route: Route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [first, second, ...rest] = body.items;
    looks += 1;
    const underWay = (file: object) => ({
      ...file,
      status: 'PROCESSING',
      progress: { stage: 'Checking', percent: 60, rows: 120, seconds: 2 },
    });
    const items = looks === 1 ? [underWay(first), underWay(second), ...rest] : body.items;
    await route.fulfill({ response: answer, json: { ...body, items } });
  });
}

const sendsMail = (page: Page) =>
  page.route('**/mail-choice', (route) => route.fulfill({ json: { choice: 'mine', language: 'en', is_sent: true } }));

const menu = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('menu')).toBeVisible();
};

const UPLOAD = pageOf('/data-upload#test-scores', LEAD);

export const SCENES: readonly Subject[] = [
  { ...UPLOAD, name: 'wizard-1', act: chooseScores },
  { ...UPLOAD, name: 'wizard-2', act: chooseTests },
  {
    ...UPLOAD,
    name: 'wizard-review',
    act: async (page) => {
      await chooseTests(page);
      await all(page, 'schools');
      await next(page);
      await expect(dialog(page).getByText('Step 3 of 3')).toBeVisible();
    },
  },
  {
    ...pageOf('/data-upload#course-catalogs', LEAD),
    name: 'wizard-error',
    answers: (page) =>
      page.route(/academic-periods$/, (route) =>
        route.fulfill({ status: 500, json: { code: 'internal', message: '' } }),
      ),
    act: async (page) => {
      await choose(page, 'course-catalogs', 'good/course_catalog.csv');
      await expect(dialog(page).getByText('Missing academic periods data!')).toBeVisible();
    },
  },
  { ...pageOf('/data-upload#rosters', LEAD), name: 'wizard-another-kind', act: chooseAnotherKind },
  { ...pageOf('/data-upload#course-catalogs', LEAD), name: 'map-columns', act: openMapping },
  // By someone else: what waits is said on every other picture of the data lead.
  { ...pageOf('/data-upload', 'school@demo.test'), name: 'several-files', act: dropSeveral },
  { ...UPLOAD, name: 'results-second-version', act: openResults },
  {
    ...UPLOAD,
    name: 'results-all-causes',
    act: async (page) => {
      await openResults(page);
      await dialog(page).getByRole('combobox', { name: 'Cause' }).selectOption('All causes');
      await expect(dialog(page).getByRole('combobox', { name: 'Kind' })).toBeVisible();
    },
  },
  {
    ...UPLOAD,
    name: 'requirements',
    act: async (page) => {
      await page.locator('#test-scores').getByRole('button', { name: 'See what to upload' }).click();
      await expect(page.getByRole('button', { name: /^Print Test Scores/ })).toBeVisible();
    },
  },
  {
    ...pageOf('/data-upload#test-scores', 'manager@demo.test'),
    name: 'audit-log-of-card',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Review audit log/ })
        .first()
        .click();
      await expect(dialog(page).getByRole('heading').first()).toBeVisible();
    },
  },
  {
    ...pageOf('/overview', LEAD),
    name: 'notices',
    answers: finishesWhileLooking,
    act: (page) => expect(page.getByRole('status').getByRole('link')).toHaveCount(2, READ),
  },
  { ...pageOf('/settings'), name: 'settings-mail', answers: sendsMail },
  { ...pageOf('/overview'), name: 'menu-language', act: menu(/^Language/) },
];

/** What the page would print stays there: the browser never says that it has printed. */
const keepFromPrinting = (page: Page) =>
  page.evaluate(() => {
    window.print = () => undefined;
  });

/** Opens the matrix of a card and has it printed: its sheet is there until the browser says that it has printed. */
async function printMatrix(page: Page): Promise<void> {
  await keepFromPrinting(page);
  await page.locator('#demographics').getByRole('button', { name: 'See what to upload' }).click();
  await page.getByRole('button', { name: /^Print Student Demographics/ }).click();
}

async function printSchools(page: Page): Promise<void> {
  await keepFromPrinting(page);
  await page.getByRole('button', { name: /^Print Schools by upload status/ }).click();
}

/** As the browser prints them: pages of Letter in a PDF. */
export const PRINTED: readonly Subject[] = [
  { ...pageOf('/data-qc/report'), name: 'print-report' },
  { ...pageOf('/findings/report'), name: 'print-findings-report' },
  { ...pageOf('/findings'), name: 'print-findings' },
  { ...pageOf('/data-upload#demographics', LEAD), name: 'print-requirement-matrix', act: printMatrix },
  { ...pageOf('/overview'), name: 'print-schools-by-status', act: printSchools },
  { ...UPLOAD, name: 'print-results', act: openResults },
  { ...pageOf('/data-qc/matching'), name: 'print-matching' },
  { ...pageOf('/help'), name: 'print-help' },
];
