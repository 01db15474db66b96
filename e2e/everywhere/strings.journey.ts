import { expect } from '@playwright/test';
import { reads } from '../looks/reads.ts';
import { test } from '../stage/journey.ts';
import { lookedAt } from '../stage/looked-at.ts';
import { account, signIn } from '../stage/person.ts';
import { visit } from '../stage/visit.ts';

/**
 * The fixed wording (docs/product.md#fixed-wording), letter by letter, each found on the running screen that shows it,
 * in the state that shows it; that of failures in failing-strings.journey.ts. They are written down here a second time
 * on purpose: the product's own list cannot check itself.
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
  await lookedAt(wizard);
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
