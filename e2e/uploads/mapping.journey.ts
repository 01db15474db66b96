import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../looks/axe-findings.ts';
import { test } from '../stage/journey.ts';
import { signIn } from '../stage/person.ts';
import { catalog, uploadCatalog } from '../stage/upload-catalog.ts';

const HEADERS = 'Crs Ref Nbr,Crs Ttl Txt,Subj Grp,Bldg Nm Txt';
const SCHOOL = 'Lakeview High School';
/** Headers that everyone knows, and a school that no one does. */
const KNOWN_HEADERS = 'Course Code,Course Title,Subject Area,School';
const BUILDING = '00471';
let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mapping-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The settings list what the first test has mapped, so all are tried again together.
test.describe.configure({ mode: 'serial' });

/** A catalog with headers no list knows, uploaded for one year and one school. */
async function upload(page: Page, name: string, rows: readonly string[], headers = HEADERS): Promise<void> {
  const school = headers === HEADERS ? SCHOOL : BUILDING;
  const lines = [headers, ...rows.map((row) => `${row},${school}`)];
  await uploadCatalog(page, join(folder, name), lines, SCHOOL);
}

test('a catalog with headers of its own is mapped by keyboard, and the next one needs no asking', async ({ page }) => {
  await signIn(page, 'lead@demo.test');
  await upload(page, 'odd-one.csv', ['Q100,Pottery I,VPrf', 'Q200,Statistics,Mathematics']);
  await catalog(page, 'odd-one.csv').press('Enter');

  const open = page.getByRole('dialog').getByRole('button', { name: 'Map columns', exact: true });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Map columns', exact: true });
  await expect(dialog.getByRole('combobox', { name: 'Your column for Course code' })).toHaveText('A · Crs Ref Nbr');
  await expect(dialog.getByText('A guess, please check.').first()).toBeVisible();
  await expect(dialog.getByText('Q100, Q200').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // A header that is taken twice is named, and given back.
  const title = dialog.getByRole('combobox', { name: 'Your column for Course title' });
  await title.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: /^A · Crs Ref Nbr/ }).press('Enter');
  const twice = dialog.getByText(/'Crs Ref Nbr' is chosen for Course code and for Course title/);
  await dialog.getByRole('button', { name: /^Show \d+ optional columns/ }).press('Enter');
  await dialog.getByRole('combobox', { name: 'Your column for Description' }).focus();
  await expect(twice).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Save and read the file again' })).toBeDisabled();
  await title.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: /^B · Crs Ttl Txt/ }).press('Enter');

  await dialog.getByRole('button', { name: 'Save and read the file again' }).press('Enter');
  const done = page.getByRole('dialog', { name: 'The file was read again' });
  await expect(done.getByText('No data errors detected', { exact: true })).toBeVisible({ timeout: 60_000 });
  await done.getByRole('button', { name: 'See the results' }).press('Enter');
  const results = page.getByRole('dialog', { name: 'Upload results' });
  await expect(results.getByText(/'Crs Ref Nbr' -> Course code/).first()).toBeVisible();

  // The value no one knew is placed once, by the guess.
  await results.getByRole('button', { name: 'Map columns', exact: true }).press('Enter');
  await expect(dialog.getByRole('combobox', { name: /^What 'VPrf' means/ })).toHaveText('Visual and Performing Arts');
  await dialog.getByRole('button', { name: 'Save and read the file again' }).press('Enter');
  await expect(done.getByText('No data errors detected', { exact: true })).toBeVisible({ timeout: 60_000 });
  await done.getByRole('button', { name: 'See the results' }).press('Enter');

  await upload(page, 'odd-two.csv', ['Q300,Ceramics,VPrf', 'Q400,Band,VPrf']);
  await catalog(page, 'odd-two.csv').press('Enter');
  await expect(results.getByText(/Mapped by/).first()).toBeVisible();
  await expect(results.getByText(/'VPrf' -> Visual and Performing Arts/).first()).toBeVisible();
  await expect(page.locator('#course-catalogs').getByText('Data errors detected', { exact: true })).toHaveCount(0);
});

test('a file whose schools no one knows is a question, answered once', async ({ page }) => {
  await signIn(page, 'lead@demo.test');
  await upload(page, 'numbers-one.csv', ['Q500,Pottery II,Arts'], KNOWN_HEADERS);
  await catalog(page, 'numbers-one.csv').click();
  const results = page.getByRole('dialog', { name: 'Upload results' });
  await expect(results.getByText(/If your file uses another ID for a school/).first()).toBeVisible();
  await results.getByRole('button', { name: 'Map columns', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Map columns', exact: true });
  const stands = dialog.getByRole('combobox', { name: "What '00471' means in School" });
  await expect(stands).toHaveText('Not decided yet');
  await stands.click();
  await expect(page.getByRole('option')).toHaveCount(5);
  await page.getByRole('option', { name: SCHOOL, exact: true }).click();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save and read the file again' }).click();
  const done = page.getByRole('dialog', { name: 'The file was read again' });
  await expect(done.getByText('No data errors detected', { exact: true })).toBeVisible({ timeout: 60_000 });
  await done.getByRole('button', { name: 'See the results' }).click();
  await expect(results.getByText(/'00471' -> Lakeview High School/).first()).toBeVisible();
  await upload(page, 'numbers-two.csv', ['Q600,Jazz Band,Arts'], KNOWN_HEADERS);
  await catalog(page, 'numbers-two.csv').click();
  await expect(results.getByText(/Values mapped by .*'00471' -> Lakeview High School/).first()).toBeVisible();
});

test('a saved mapping is listed in the settings and can be taken back', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/settings/mappings');
  const table = page.getByRole('table', { name: 'Saved mappings of the district' });
  await expect(table.getByText("'Crs Ref Nbr' is Course code")).toBeVisible();
  await expect(table.getByText("'VPrf' in Subject area / department is Visual and Performing Arts")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await table.getByRole('button', { name: /^Remove: 'VPrf'/ }).click();
  const confirm = page.getByRole('dialog', { name: 'Remove this mapping?' });
  await expect(confirm.getByText('Files that were read with it stay as they are.', { exact: false })).toBeVisible();
  await confirm.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(table.getByText("'VPrf' in Subject area")).toHaveCount(0);
  await expect(table.getByText("'Crs Ref Nbr' is Course code")).toBeVisible();
});
