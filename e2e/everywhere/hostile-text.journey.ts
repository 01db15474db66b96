/**
 * Text of files is text (docs/threats.md#t18): cells, headers, schools, file and sheet names that would run as script
 * in a page that trusted them are shown letter by letter on every screen. No dialog opens, and the content security
 * policy has nothing to stop.
 */
import { expect, type Page } from '@playwright/test';
import { test } from '../stage/journey.ts';
import { lookedAt } from '../stage/looked-at.ts';
import { signIn } from '../stage/person.ts';
import { visit } from '../stage/visit.ts';

const RUNS = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  "';alert(1)//",
  'javascript:alert(1)',
  '</script><iframe srcdoc="<script>parent.alert(1)</script>">',
  '{{constructor.constructor("alert(1)")()}}',
  '<a href="javascript:alert(1)" style="position:fixed;inset:0">x</a>',
];
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const table = (rows: readonly (readonly string[])[]) =>
  Buffer.from(rows.map((row) => row.map(quoted).join(',')).join('\n'));

/** Two of the headers are not known, so that the mapping offers them with the cells below. */
const CATALOG = table([
  ['Crs Ref Nbr', 'Crs Ttl Txt', 'Subj Grp', ...RUNS],
  ...RUNS.map((run, row) => [`Q${row}`, run, run, ...RUNS]),
]);
const ROSTER = table([
  ['Student ID', 'School', 'School Year', 'Grade', 'Last Name', 'First Name', ...RUNS],
  ...RUNS.map((run, row) => [`77000${row}`, run, '2023-24', run, run, run, ...RUNS]),
]);
const NAME = `${RUNS[0]}.csv`;

interface Heard {
  dialogs: string[];
  reports: string[];
}

/** Listens before any script of the page runs. */
async function listen(page: Page): Promise<Heard> {
  const heard: Heard = { dialogs: [], reports: [] };
  page.on('dialog', async (dialog) => {
    heard.dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await page.exposeFunction('hearReport', (report: string) => heard.reports.push(report));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      // The function that Playwright put there.
      (window as unknown as { hearReport(report: string): void }).hearReport(
        `${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
      ),
    );
  });
  return heard;
}

async function upload(page: Page, card: string, choices: readonly RegExp[], buffer: Buffer): Promise<void> {
  await page.goto(`/data-upload#${card}`);
  await page
    .locator(`#${card}`)
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: NAME, mimeType: 'text/csv', buffer });
  const wizard = page.getByRole('dialog');
  await lookedAt(wizard);
  for (const choice of choices) {
    await wizard.getByRole('checkbox', { name: choice }).first().check();
    await wizard.getByRole('button', { name: 'Next' }).click();
  }
  await wizard.getByRole('button', { name: 'Submit' }).click();
  await page
    .locator(`#${card}`)
    .getByRole('button', { name: `Review data: ${NAME}` })
    .first()
    .click({ timeout: 90_000 });
  await expect(page.getByRole('dialog').getByText(NAME).first()).toBeVisible();
}

test('text that would run is shown as text, on every screen', async ({ page }) => {
  test.setTimeout(300_000); // two files and nine screens
  const heard = await listen(page);
  await signIn(page, 'other@demo.test');

  await upload(page, 'rosters', [/^All schools/], ROSTER);
  const results = page.getByRole('dialog');
  await expect(results.getByText(RUNS[0] ?? '').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(results).toBeHidden();

  await upload(page, 'course-catalogs', [/^All|2023-2024/, /^All schools/], CATALOG);
  await page.getByRole('dialog').getByRole('button', { name: 'Map columns', exact: true }).click();
  const mapping = page.getByRole('dialog', { name: 'Map columns', exact: true });
  await mapping.getByRole('combobox').first().click();
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: RUNS[0] ?? '' })
      .first(),
  ).toBeVisible();

  const pages = ['cohort', 'matching', 'course-catalogs', 'transcripts', 'test-scores', 'cte-courses', 'demographics'];
  for (const path of ['/overview', '/data-upload', ...pages.map((one) => `/data-qc/${one}`)]) {
    await visit(page, path);
    // An open detail hides the page behind it.
    await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible();
  }
  expect(heard).toEqual({ dialogs: [], reports: [] });
});
