import { expect, type Page } from '@playwright/test';
import { test } from '../stage/journey.ts';
import { account, signIn } from '../stage/person.ts';
import { visit } from '../stage/visit.ts';

/**
 * The fixed wording (docs/product.md#fixed-wording), letter by letter, each found on the running screen that shows it, in the state that shows it.
 * They are written down here a second time on purpose: the product's own list cannot check itself.
 */
const PAGES: Record<string, readonly string[]> = {
  '/overview': [
    'Overview',
    'Data upload',
    'Data QC',
    'Transcripts',
    'Help',
    'Data overview',
    'Upload Data',
    'Not Started',
    'In Progress',
    'Completed',
    'Privacy Policy',
    'Terms & conditions',
  ],
  '/data-upload#rosters': [
    'Upload files that contain data, such as the student roster, course catalog, and student demographics, for each school.',
    'Student Roster',
    'Course Catalog',
    'Student Demographics',
    'Student Transcripts',
    'Test Scores',
    'CTE Pathways',
    'See what to upload',
    'View sample file',
    'School Data Uploaded',
    '2023-2024',
  ],
  '/data-qc': [
    "Review uploaded district data and make sure it's accurate.",
    'Show data for',
    'All schools',
    'Demographics',
    'Roster: EOA cohort',
    'Test scores',
    'Transcripts: EOA cohort',
    'CTE courses',
    'Matching',
    'Course catalogs',
    'View more',
    'EOA cohort',
    'EOA Cohort',
    'All students',
    'SAT/ACT superscores',
    'SAT superscores',
    'ACT superscores',
    'AP test scores',
    'IB test scores',
    'students qualify for EOA cohort',
    '# of students',
    'courses found',
    'Missing information?',
  ],
  '/data-qc/matching': [
    'Matching detail',
    'Students matched to demographics',
    'Test scores matched to students',
    'Students matched to test scores',
    'students in cohort',
  ],
  '/data-qc/test-scores': [
    'Test scores detail',
    'SAT superscore',
    'ACT superscore',
    'AP tests found by subject area',
    'IB average tests per subject area',
  ],
  '/data-qc/transcripts': ['Student GPA distribution', 'Average number of credits taken per subject area'],
  '/data-qc/course-catalogs': ['Year', 'Overview', 'Course Mapping'],
  '/transcripts': [
    'Transcript selection',
    'Finalize transcript selection',
    'View school demographics',
    'High fliers',
    'On the cusp',
    'Struggling',
    'Print All',
  ],
  '/help': ['Help'],
};

/** Everything a person can read, also in menus of a screen reader, without regard to how it is broken into lines. */
async function readable(page: Page): Promise<string> {
  const named = await page
    .locator('[aria-label], [placeholder]')
    .evaluateAll((elements) =>
      elements.map(
        (element) => `${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('placeholder') ?? ''}`,
      ),
    );
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
  const text = [await page.title(), await page.locator('body').innerText(), ...named].join('\n');
  return text.replaceAll(/\s+/g, ' ');
}

async function reads(page: Page, words: readonly string[], where: string): Promise<void> {
  const missing = async () => {
    // Signing in again after a reload leaves the page and comes back: what cannot be read now is read at the next look.
    const text = await readable(page).catch(() => '');
    return words.filter((word) => !text.includes(word));
  };
  await expect.poll(missing, { message: where, timeout: 30_000 }).toEqual([]);
}

const failing = (page: Page, part: RegExp) =>
  page.route(part, (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'internal', message: 'There’s been a system error. Wait a few minutes and try again.' },
    }),
  );

test('every page has its fixed wording', async ({ page }) => {
  await page.goto('/login');
  await reads(page, ['Sign in'], '/login');
  await signIn(page, 'admin@demo.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await account(page).click();
  await reads(page, ['Settings', 'Sign Out'], 'the menu');
  await page.keyboard.press('Escape');
  for (const [path, words] of Object.entries(PAGES)) {
    await visit(page, path);
    await reads(page, words, path);
  }
});

test('schools by upload status', async ({ page }) => {
  const schools = { North: false, South: 'error', East: true };
  await page.route(/\/upload-requirements\//, (route) => route.fulfill({ json: { schools } }));
  await signIn(page, 'lead@demo.test');
  await reads(page, ['Data not yet uploaded', 'Data uploaded with errors', 'Completed uploads'], 'the groups');
});

test('the wizard, its review, and the panels beside it', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/data-upload#test-scores');
  const card = page.locator('#test-scores');
  await card.getByRole('button', { name: 'See what to upload' }).click();
  await reads(page, ['Uploaded, no errors', 'Uploaded with errors', 'Not yet uploaded'], 'the legend');
  const chosen = { name: 'scores.csv', mimeType: 'text/csv', buffer: Buffer.from('Student ID,Test\r\n1,AP\r\n') };
  await card.locator('input[type="file"]').first().setInputFiles(chosen);
  const wizard = page.getByRole('dialog');
  await reads(page, ['Step 1 of 3', 'SAT', 'ACT', 'IB', 'AP', 'Next'], 'step 1');
  await wizard.getByRole('checkbox', { name: /^All test types/ }).check();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await reads(page, ['Step 2 of 3', 'All schools'], 'step 2');
  await wizard.getByRole('checkbox', { name: /^All schools/ }).check();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await reads(page, ['Review and edit if needed, then submit your selections.', 'Edit', 'Submit'], 'review');
});

test('the results', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/data-upload#test-scores');
  await page.getByRole('button', { name: 'Review data: ap_scores_with_errors.csv' }).click();
  const parts = ['Upload results', 'File overview', 'Data matching', 'Your selections', 'Replace', 'Continue'];
  await reads(page, parts, 'results');
  await page.context().clearCookies();
  const manager = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const other = await manager?.newPage();
  if (!other) throw new Error('No second browser window.');
  await signIn(other, 'manager@demo.test', '/data-upload#test-scores');
  await other
    .getByRole('button', { name: /^Review audit log/ })
    .first()
    .click();
  await reads(other, ['Audit log - Test Scores', 'User', 'Action', 'File', 'Timestamp', '1-'], 'the audit log');
  await manager?.close();
});

test('results without selections', async ({ page }) => {
  await page.route(/\/api\/eoa\/.*upload/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({ response: answer, body: body.replace(/("user_provided_file_metadata":)\{[^}]*\}/g, '$1{}') });
  });
  await signIn(page, 'lead@demo.test', '/data-upload#test-scores');
  await page.getByRole('button', { name: 'Review data: ap_scores_with_errors.csv' }).click();
  await reads(page, ['Your selections', 'No selections available!'], 'results without selections');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('every status of a file', async ({ page }) => {
  const STATUSES = {
    UPLOAD: 'Uploading...',
    UPLOAD_FAILED: 'Upload failed',
    PROCESSING: 'Processing data...',
    SUCCESS: 'No data errors detected',
    DATA_ERRORS: 'Data errors detected',
    MALFORMED: 'Processing failed. Contact admin for support.',
  };
  await page.route(/\/upload-results\?/, async (route) => {
    const answer = await route.fetch();
    // Signing in again after a reload may take the page away before its answer is read; the next look asks again.
    const body = await answer.json().catch(() => null);
    if (body === null) return;
    const [file] = body.items;
    const items = Object.keys(STATUSES).map((status, index) => ({
      ...(file ?? {}),
      file_id: `3f2a7a52-4c11-4b52-9e0e-1d7b6a2f0a0${index}`,
      status,
    }));
    await route.fulfill({ response: answer, json: file ? { ...body, items, total: items.length } : body });
  });
  await signIn(page, 'lead@demo.test', '/data-upload#rosters');
  await reads(page, Object.values(STATUSES), 'statuses');
});

/** [what fails, where, what is read then]. Shown in place, or in the modal titled Error. */
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
