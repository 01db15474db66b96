import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { signIn } from './person.ts';

test('an account manager reads what stands out, compares groups, and opens a measure by keyboard', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/findings?by=low_income');
  const standOut = page.getByRole('region', { name: 'What stands out' });
  await expect(standOut.getByText('A finding says that a rate is lower. It does not say why.')).toBeVisible();

  const figure = page.getByRole('figure', { name: 'Took an AP course' });
  await expect(figure.getByText('Low income', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Compare by' }).click();
  await page.getByRole('option', { name: 'Gender' }).click();
  await expect(figure.getByText('Female', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/by=gender/);

  // The table and the file have the numbers of the picture, and none of a small group.
  await figure.getByRole('button', { name: 'View as table Took an AP course' }).click();
  await expect(figure.getByRole('columnheader', { name: 'Lowest possible %' })).toBeVisible();
  await expect(figure.getByRole('row', { name: /Another gender: not shown/ })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    figure.getByRole('button', { name: 'Download Took an AP course as CSV' }).click(),
  ]);
  const [head, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  expect(head).toContain('Highest possible %');
  expect(rows.find((row) => row.startsWith('Another gender'))).toMatch(
    /^"?Another gender: not shown, so that no small group can be made out"?,+$/,
  );

  const more = page.getByRole('link', { name: 'View more Took an AP course', exact: true });
  await more.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Took an AP course' });
  await expect(drawer.getByRole('figure', { name: 'English learners' })).toBeVisible();
  const schools = drawer.getByRole('region', { name: 'By school' }).getByRole('figure');
  const names = await schools.evaluateAll((figures) =>
    figures.map((one) => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''),
  );
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual(names.toSorted());
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(more).toBeFocused();
  await expect(page).toHaveURL(/\/findings\?by=gender$/);
});

test('who sees one school sees the findings of that school, and a measure that is not ready says what comes first', async ({
  page,
}) => {
  await signIn(page, 'school@demo.test', '/findings');
  await expect(page.getByRole('heading', { name: 'Math course sequence' })).toBeVisible();
  const notReady = page.getByRole('status').filter({ hasText: 'Not ready' }).first();
  await expect(notReady).toBeVisible();
  await notReady.getByRole('link').click();
  await expect(page).toHaveURL(/\/data-upload|\/data-qc\//);
});

test('a facilitator has no findings', async ({ page }) => {
  await signIn(page, 'facilitator@demo.test', '/findings');
  await expect(page.getByRole('heading', { level: 1, name: 'Data overview' })).toBeVisible();
});
