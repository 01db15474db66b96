import { expect, type Page } from '@playwright/test';
import { reads } from '../looks/reads.ts';
import { test } from '../stage/journey.ts';
import { account, signIn } from '../stage/person.ts';

const failing = (page: Page, part: RegExp) =>
  page.route(part, (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'internal', message: 'There’s been a system error. Wait a few minutes and try again.' },
    }),
  );

/**
 * The fixed wording of failures, written down a second time as in strings.journey.ts: [what fails, where, what is read
 * then]. Shown in place, or in the modal titled Error.
 */
const FAILURES: readonly [RegExp, string, readonly string[]][] = [
  [/\/eoa\/[^/]+\/schools$/, '/data-qc', ['Error occured while fetching schools data!', 'Error', 'Try again']],
  [/upload-requirements\//, '/overview', ['Missing upload requirements data!']],
  [/\/upload-results/, '/data-upload#rosters', ['Error occurred while fetching upload data!']],
  [/audit-log\//, '/overview', ['Missing audit log data!']],
  [/rosters\/summary/, '/data-qc', ['Error occurred while fetching rosters summary data!']],
  [/demographics\/summary/, '/data-qc', ['Error occured while fetching demographics summary data!']],
  [/transcripts\/summary/, '/data-qc', ['Error occurred while fetching transcripts summary data!']],
  [/cte-pathways\/summary/, '/data-qc', ['Error occurred while fetching CTE pathways summary data!']],
  [/matching\/summary/, '/data-qc', ['Error occurred while fetching matching summary data!']],
  [/test-scores\/summary/, '/data-qc', ['Error occurred while fetching test scores summary data!']],
  [/course-catalogs\/summary/, '/data-qc', ['Error occurred while fetching course catalog summary data!']],
  [/matching\/detail/, '/data-qc/matching', ['Error occurred while fetching matching detail data!']],
  [
    /course-catalogs\/detail/,
    '/data-qc/course-catalogs',
    ['Error occurred while fetching course catalog detail data!'],
  ],
  [/test-scores\/detail/, '/data-qc/test-scores', ['Error occurred while fetching test scores detail data!']],
  [/transcripts\/detail/, '/data-qc/transcripts', ['Error occurred while fetching transcript detail data!']],
  [/gpa-histogram/, '/data-qc/transcripts', ['Error occured while fetching "Student GPA distribution" data!']],
  [
    /transcripts\/(selection|candidates|transcript-selection-summary)/,
    '/transcripts',
    ['transcript selection summary data!'],
  ],
];

test('every failure has its fixed wording, and leaves the rest of the page alone', async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, 'admin@demo.test');
  for (const [what, path, words] of FAILURES) {
    await failing(page, what);
    await page.goto(path);
    await reads(page, words, `${what} at ${path}`);
    await page.unroute(what);
  }
});

test('what to upload and the audit log say in place that they could not be loaded', async ({
  page,
  browser,
  baseURL,
}) => {
  await failing(page, /upload-requirements\//);
  await signIn(page, 'lead@demo.test', '/data-upload#rosters');
  await page.locator('#rosters').getByRole('button', { name: 'See what to upload' }).click();
  await reads(page, ['Error occurred while fetching upload requirements data!'], 'what to upload');
  const context = await browser.newContext({ baseURL });
  const manager = await context.newPage();
  await signIn(manager, 'manager@demo.test', '/data-upload#test-scores');
  await failing(manager, /audit-log\//);
  const logs = manager.getByRole('button', { name: /^Review audit log/ });
  await logs.first().click();
  await reads(manager, ['Audit log - Test Scores', 'Error occurred while fetching audit log data!'], 'the audit log');
  await context.close();
});

test('a file that cannot be taken is refused with its fixed sentence', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), max_file_bytes: 10 } });
  });
  await signIn(page, 'lead@demo.test', '/data-upload#rosters');
  const card = page.locator('#rosters');
  const input = card.locator('input[type="file"]').first();
  const drop = async (files: readonly [name: string, text: string][]) => {
    const dropped = await page.evaluateHandle((list) => {
      const transfer = new DataTransfer();
      for (const [name, text] of list) transfer.items.add(new File([text], name));
      return transfer;
    }, files);
    await input.locator('..').dispatchEvent('drop', { dataTransfer: dropped });
  };
  for (const [files, sentence] of [
    [[['roster.pdf', 'a,b']], 'File type must be .csv, .xls, .xlsx'],
    [[['roster.csv', '']], 'File is smaller than 1 bytes'],
    [[['roster.csv', 'Student ID,Grade']], 'File is larger than 10 bytes'],
    [
      [
        ['a.csv', 'a,b'],
        ['b.csv', 'a,b'],
      ],
      'Too many files',
    ],
  ] as const) {
    await drop(files.map(([name, text]) => [name, text]));
    await reads(page, [sentence], sentence);
  }
});

test('a failed upload says so in a modal, and is tried again from it', async ({ page }) => {
  await signIn(page, 'other@demo.test', '/data-upload#rosters');
  const card = page.locator('#rosters');
  await page.route('**/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  const chosen = { name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from('Student ID,Grade\r\n1,9\r\n') };
  await card.locator('input[type="file"]').first().setInputFiles(chosen);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^All schools/ }).check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await reads(page, ['Error occured while uploading file!', 'Upload failed'], 'a failed upload');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await reads(page, ['roster.csv'], 'the second try');
  await expect(card.getByText('Upload failed', { exact: true })).toHaveCount(0);
});

test('a person whose details do not come is shown so, with a way to try again', async ({ page }) => {
  await page.goto('/login');
  await failing(page, /\/users\/me$/);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill('lead@demo.test');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await reads(page, ['Error occurred while fetching user details data!', 'Missing user data!'], 'no user');
  await page.unrouteAll();
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expect(account(page)).toBeVisible();
});

test('choices that do not come end the wizard kindly', async ({ page }) => {
  await failing(page, /academic-periods$|demographic-categories$/);
  await signIn(page, 'lead@demo.test');
  for (const [anchor, words] of [
    ['course-catalogs', 'Missing academic periods data!'],
    ['demographics', 'Missing demographic types data!'],
  ] as const) {
    await page.goto(`/data-upload#${anchor}`);
    const chosen = { name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\r\n1,2\r\n') };
    await page.locator(`#${anchor} input[type="file"]`).first().setInputFiles(chosen);
    const error = 'There’s been a system error. Wait a few minutes and try again.';
    await reads(page, ['Something went wrong', words, error, 'Cancel', 'Upload'], anchor);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  }
});

test('schools that do not come are missing in the wizard, too', async ({ page }) => {
  await failing(page, /\/eoa\/[^/]+\/schools$/);
  await signIn(page, 'lead@demo.test', '/data-upload#rosters');
  const chosen = { name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\r\n1,2\r\n') };
  await page.locator('#rosters input[type="file"]').first().setInputFiles(chosen);
  await reads(page, ['Something went wrong', 'Missing schools data!'], 'the wizard');
});
