import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { axeFindings, axeFindingsInPractice } from '../looks/axe-findings.ts';
import { test } from '../stage/journey.ts';
import { signIn } from '../stage/person.ts';
import { uploadCatalog } from '../stage/upload-catalog.ts';

const SCHOOL = 'Lakeview High School';
/** Titles as catalogs print them, under a department no list knows. */
const COURSES = ['ZQ10,AP Lng/Cmp', 'ZQ20,Hst of Art', 'ZQ30,Camerata', 'ZQ40,Hall Duty'];

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'course-mapping-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LINES = [
  'Course Code,Course Title,Subject Area,Credits,School',
  ...COURSES.map((course) => `${course},Qzx,${course.endsWith('Duty') ? 0 : 1},${SCHOOL}`),
];

test('courses without a subject area are suggested, accepted, changed and taken back', async ({
  page,
  server,
  browser,
}) => {
  test.slow(); // a file is processed and two pages are checked for accessibility
  await signIn(page, 'lead@demo.test');
  await uploadCatalog(page, join(folder, 'own-words.csv'), LINES, SCHOOL);
  await page.goto('/data-qc/course-catalogs');
  const drawer = page.getByRole('dialog', { name: 'Course catalogs detail' });
  await drawer.getByRole('tab', { name: 'Course Mapping' }).click();
  const find = drawer.getByLabel('Find a course');
  await find.fill('ZQ');
  const table = drawer.getByRole('table');
  const row = (code: string) => table.getByRole('row').filter({ hasText: code });
  // The numbers follow a new file by themselves.
  await expect(async () => {
    await page.reload();
    await find.fill('ZQ');
    await expect(row('ZQ10')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expect(row('ZQ10')).toContainText('AP English Language and Composition');
  await expect(row('ZQ10')).toContainText('Title: lng = language, cmp = composition.');
  await expect(row('ZQ30')).toContainText('No suggestion');
  expect(await axeFindingsInPractice(page)).toEqual([]);

  await row('ZQ10')
    .getByRole('button', { name: /^Accept/ })
    .press('Enter');
  await expect(
    drawer.locator('p').filter({ hasText: '1 course decided. The numbers are being updated.' }),
  ).toBeVisible();
  await expect(row('ZQ10')).toHaveCount(0);

  // Someone else decides on a course that this list still shows.
  const elsewhere = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  const other = await elsewhere.newPage();
  await signIn(other, 'admin@demo.test', '/data-qc/course-catalogs/mapping');
  await other.getByLabel('Find a course').fill('ZQ20');
  await other.getByRole('button', { name: /^Not a course: Hst of Art/ }).click();
  await expect(other.getByRole('dialog').locator('p').filter({ hasText: '1 course decided.' })).toBeVisible();
  await elsewhere.close();
  await row('ZQ20')
    .getByRole('button', { name: /^Accept/ })
    .press('Enter');
  await expect(drawer.getByRole('alert')).toContainText('Amina Adler changed the decision on course ZQ20');
  await expect(row('ZQ20')).toHaveCount(0);

  // By keyboard: choose another course from the list.
  await row('ZQ30')
    .getByRole('button', { name: /^Choose/ })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose a SCED course for Camerata' });
  await dialog.getByRole('combobox', { name: 'SCED course' }).fill('vocal ensemble');
  await expect(page.getByRole('option', { name: /Vocal Ensemble.*05111/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(row('ZQ30')).toHaveCount(0);
  await row('ZQ40')
    .getByRole('button', { name: /^Not a course/ })
    .press('Enter');
  await expect(row('ZQ40')).toHaveCount(0);

  await drawer.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Decided' }).click();
  await expect(row('ZQ30')).toContainText('Vocal Ensemble');
  await expect(row('ZQ30')).toContainText('Maria Delgado');
  await expect(row('ZQ40')).toContainText('Not a course');
  await expect(row('ZQ20')).toContainText('Amina Adler');
  await row('ZQ40').getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(row('ZQ40')).toHaveCount(0);
});

test('who may only look sees the courses and no way to decide', async ({ page }) => {
  await signIn(page, 'xq@demo.test', '/data-qc/course-catalogs/mapping');
  const drawer = page.getByRole('dialog', { name: 'Course catalogs detail' });
  await drawer.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'All courses' }).click();
  await expect(drawer.getByRole('table')).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^(Accept|Change|Choose|Not a course)/ })).toHaveCount(0);
});
