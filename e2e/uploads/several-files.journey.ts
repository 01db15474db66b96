import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, type Locator, type Page } from '@playwright/test';
import { ROOT } from '../../scripts/source-files.ts';
import { zipOf } from '../../server/platform/spreadsheet/zip.ts';
import { axeFindings } from '../looks/axe-findings.ts';
import { test } from '../stage/journey.ts';
import { lookedAt } from '../stage/looked-at.ts';
import { signIn } from '../stage/person.ts';

const demo = (path: string) => join(ROOT, 'demo', path);
const good = (name: string) => demo(`good/${name}`);

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bulk-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A ZIP archive of demo files in a folder, with what macOS leaves beside them and a letter. */
async function archive(...names: string[]): Promise<string> {
  const parts = [
    ...names.map((name) => ({ name: `export/${name}`, text: readFileSync(good(name), 'utf8') })),
    { name: `__MACOSX/export/._${names[0]}`, text: 'x' },
    { name: 'export/letter.txt', text: 'Dear colleague' },
  ];
  const chunks = await Readable.from(
    zipOf(parts.map(({ name, text }) => ({ name, text: Readable.from([text]) }))),
  ).toArray();
  const path = join(folder, 'scores.zip');
  writeFileSync(path, Buffer.concat(chunks));
  return path;
}

/** Drops files on the page as a browser does, over whatever is at its top. */
async function drop(page: Page, paths: readonly string[]): Promise<void> {
  const files = paths.map((path) => ({ name: basename(path), base64: readFileSync(path).toString('base64') }));
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, base64 } of given)
      data.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name));
    return data;
  }, files);
  // The heading is there a moment before the page takes files.
  await page.getByRole('button', { name: 'Upload several files' }).waitFor();
  const head = page.getByRole('heading', { level: 1, name: 'Data upload' });
  await head.dispatchEvent('dragenter', { dataTransfer: transfer });
  await expect(page.getByText('Drop files to upload them together')).toBeVisible();
  await head.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('Drop files to upload them together')).toHaveCount(0);
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Upload several files' });
const rowOf = (page: Page, file: string): Locator =>
  dialogOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader').getByText(file, { exact: true }) });

async function axe(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

const EXPECTED = [
  ['student_roster.csv', 'Student Roster'],
  ['course_catalog.csv', 'Course Catalog'],
  ['student_demographics.csv', 'Student Demographics'],
  ['student_transcripts.csv', 'Transcripts'],
  ['cte_pathways.csv', 'CTE Pathways'],
  ['act_scores.csv', 'Test Scores'],
  ['ap_scores.csv', 'Test Scores'],
  ['sat_scores.csv', 'Test Scores'],
] as const;

const HERE = 'student_roster.csv';
/** In the demo district from the start. */
const ALL_HERE: readonly string[] = [
  HERE,
  'course_catalog.csv',
  'student_demographics.csv',
  'student_transcripts.csv',
  'sat_scores.csv',
];

test('files dropped together are recognised, confirmed in one table, and uploaded each by itself', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, 'lead@demo.test', '/data-upload');
  const single = EXPECTED.map(([name]) => good(name)).filter((path) => !/(ap|sat)_scores/.test(path));
  await drop(page, [...single, demo('bad/really_a_pdf.xlsx'), await archive('ap_scores.csv', 'sat_scores.csv')]);

  for (const [name, what] of EXPECTED) {
    const state = ALL_HERE.includes(name) ? 'Skipped' : 'Ready';
    await expect(rowOf(page, name).getByText(state, { exact: true })).toBeVisible({ timeout: 120_000 });
    await expect(rowOf(page, name).getByRole('combobox', { name: `What ${name} is` })).toHaveText(new RegExp(what));
  }
  await expect(rowOf(page, 'ap_scores.csv').getByText(/From scores\.zip/)).toBeVisible();
  await expect(rowOf(page, 'scores.zip').getByText('2 files extracted')).toBeVisible();
  await expect(rowOf(page, 'scores.zip').getByText(/letter\.txt: Not a CSV/)).toBeVisible();
  await expect(rowOf(page, 'really_a_pdf.xlsx').getByText('Cannot be used')).toBeVisible();
  await expect(rowOf(page, 'really_a_pdf.xlsx').getByText(/PDF/)).toBeVisible();
  await axe(page);

  // The list is on the server: a closed tab loses nothing.
  await page.reload();
  await expect(page.getByText('You have 8 files waiting to be confirmed.')).toBeVisible();
  await page.getByRole('button', { name: 'Review them' }).click();

  // The very same roster is here already: it is left out unless the person still wants it, and says so twice.
  const replaces = rowOf(page, HERE).getByRole('combobox', { name: `What ${HERE} replaces` });
  await expect(replaces).toHaveText('Skip: already uploaded');
  await expect(rowOf(page, HERE).getByText(/^Identical to student_roster\.csv \(version 1\)/)).toBeVisible();
  await replaces.click();
  await page.getByRole('option', { name: 'Replaces student_roster.csv (version 1)' }).click();
  await expect(rowOf(page, HERE).getByText('Needs an answer')).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Upload 3 files' })).toBeEnabled();
  await rowOf(page, HERE).getByRole('checkbox', { name: 'Upload it anyway' }).check();
  await expect(dialogOf(page).getByRole('button', { name: 'Upload 4 files' })).toBeEnabled();
  await replaces.click();
  await page.getByRole('option', { name: 'Skip: already uploaded' }).click();
  await dialogOf(page).getByRole('button', { name: 'Upload 3 files' }).click();
  // Of no more use, it leaves the focus beside it: at the start of the dialog a person would come back from there.
  await expect(dialogOf(page).getByRole('button', { name: 'Upload 3 files' })).toHaveCount(0);
  await expect
    .poll(() =>
      dialogOf(page)
        .locator('footer')
        .evaluate((foot) => foot.matches(':focus-within')),
    )
    .toBe(true);
  for (const [name] of EXPECTED.filter(([one]) => !ALL_HERE.includes(one)))
    await expect(rowOf(page, name).getByText('No data errors detected')).toBeVisible({ timeout: 180_000 });
  await expect(rowOf(page, 'really_a_pdf.xlsx').getByText('Cannot be used')).toBeVisible();
  await axe(page);

  await rowOf(page, 'act_scores.csv').getByRole('button', { name: 'Review data: act_scores.csv' }).click();
  await expect(page.getByRole('dialog', { name: 'Upload results' })).toBeVisible();
  // What was skipped does not wait any longer.
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/waiting to be confirmed/)).toHaveCount(0);
});

test('a file that would take most rows away is held in the table, and one with other rows is added', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'lead@demo.test', '/data-upload');
  const [header = '', ...lines] = readFileSync(good('student_demographics.csv'), 'utf8').trimEnd().split('\n');
  const school = header.split(',').indexOf('School');
  const firstOfEach = [...new Map(lines.toReversed().map((line) => [line.split(',')[school], line])).values()];
  const write = (name: string) => {
    const path = join(folder, name);
    writeFileSync(path, [header, ...firstOfEach].join('\n'));
    return path;
  };
  await drop(page, [write('student_demographics.csv'), write('june.csv')]);
  const held = rowOf(page, 'student_demographics.csv');
  await expect(held.getByText(`Replaces ${lines.length} rows with ${firstOfEach.length} rows`)).toBeVisible({
    timeout: 60_000,
  });
  await expect(held.getByText('student_demographics.csv (version 1)', { exact: true })).toBeVisible();
  const june = rowOf(page, 'june.csv');
  await expect(june.getByText('Ready', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(june.getByRole('combobox', { name: /replaces$/ })).toHaveText('Nothing: keep both');
  await expect(june.getByText(/^student_demographics\.csv already covers the same/)).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Upload 1 file' })).toBeEnabled();
  await axe(page);
  await held.getByRole('checkbox', { name: 'Replace it anyway' }).check();
  await expect(dialogOf(page).getByRole('button', { name: 'Upload 2 files' })).toBeEnabled();
  for (const name of ['student_demographics.csv', 'june.csv'])
    await rowOf(page, name)
      .getByRole('button', { name: `Remove ${name}` })
      .click();
  await expect(held).toHaveCount(0);
});

test('by keyboard: a file that leaves a question open is answered and uploaded, another one is removed', async ({
  page,
}) => {
  await signIn(page, 'lead@demo.test', '/data-upload');
  const path = join(folder, 'no-school.csv');
  writeFileSync(path, 'Course Code,Course Title,Subject,School Year\nQ1,Pottery I,Art,2023-2024\n');
  const button = page.getByRole('button', { name: 'Upload several files' });
  await button.focus();
  await page.locator('[data-testid="bulk-files"]').setInputFiles(path);
  const row = rowOf(page, 'no-school.csv');
  await expect(row.getByText('Choose the schools it covers.')).toBeVisible({ timeout: 60_000 });
  const schools = row.getByRole('button', { name: /^Schools of no-school\.csv/ });
  await schools.focus();
  await page.keyboard.press('Enter');
  const choices = page.getByRole('dialog', { name: 'Which schools does the file cover?' });
  await choices.getByRole('checkbox', { name: 'Lakeview High School', exact: true }).press('Space');
  await choices.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(row.getByText('Ready', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Remove no-school.csv' }).press('Enter');
  await expect(row).toHaveCount(0);
});

test('the wizard says before it submits that the file is another one than chosen', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/data-upload#rosters');
  await page
    .locator('#rosters')
    .locator('input[type="file"]')
    .first()
    .setInputFiles(demo('bad/a_catalog_named_roster.csv'));
  const wizard = page.getByRole('dialog');
  await lookedAt(wizard);
  await wizard.getByRole('checkbox', { name: /^All schools/ }).check();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await expect(wizard.getByText('This looks like a Course Catalog file.')).toBeVisible({ timeout: 60_000 });
  await expect(wizard.getByRole('button', { name: 'Upload anyway' })).toBeVisible();
  await axe(page);
  const chooser = page.waitForEvent('filechooser');
  await wizard.getByRole('button', { name: 'Choose another file' }).click();
  await (await chooser).setFiles(good('student_roster.csv'));
  await wizard.getByText('student_roster.csv', { exact: true }).waitFor();
});

test('who may not upload is not offered it', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/data-upload');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload several files' })).toHaveCount(0);
});
