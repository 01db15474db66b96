import { expect } from '@playwright/test';
import { axeFindings } from '../looks/axe-findings.ts';
import { readOnlyTest as test } from '../stage/journey.ts';
import { signIn } from '../stage/person.ts';

/** '22' of 'See the 22 students' */
const numberIn = (text: string): number => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));

test('the waterfall opens who is left out, finds a student, and comes back', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/data-qc/cohort');
  const drawer = page.getByRole('dialog');
  const steps = drawer.getByRole('button', { name: /^See the .* students?$/ });
  await expect(steps.first()).toBeVisible();
  const step = steps.first();
  const count = numberIn((await step.textContent()) ?? '');
  await step.click();

  const list = drawer.getByRole('table');
  await expect(drawer.getByText(`${count} student${count === 1 ? '' : 's'} left out`)).toBeVisible();
  const student = (await list.getByRole('rowheader').first().textContent()) ?? '';
  await expect(list.getByText(/, row \d/).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await drawer.getByLabel('Find a student ID').fill(student);
  await expect(drawer.getByText('1 student found')).toBeVisible();
  await expect(list.getByRole('rowheader')).toHaveText([student]);
  expect(page.url()).not.toContain(student);

  const saved = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^students left out.*\.csv$/);

  await page.reload();
  await expect(drawer.getByText(`${count} student${count === 1 ? '' : 's'} left out`)).toBeVisible();
  await drawer.getByRole('button', { name: 'Back to Cohort detail' }).click();
  await expect(steps.first()).toBeVisible();
});

test('numbers of a million are on one line of the waterfall', async ({ page }) => {
  await page.route('**/api/**/data-qc/cohort/waterfall*', async (route) => {
    const answer = await route.fetch();
    const { steps, ...rest } = await answer.json();
    const large = { remaining: 1_481_527, left_out: 1_204_948 };
    await route.fulfill({ json: { ...rest, steps: steps.map((step: object) => ({ ...step, ...large })) } });
  });
  await signIn(page, 'lead@demo.test', '/data-qc/cohort');
  const drawer = page.getByRole('dialog');
  for (const number of ['1,481,527', '−1,204,948']) {
    const shown = drawer.getByText(number, { exact: true }).first();
    await expect(shown).toBeVisible();
    const lines = await shown.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight));
    expect(Math.round(lines), number).toBe(1);
    expect(await shown.evaluate((one) => one.scrollWidth - one.clientWidth), number).toBeLessThanOrEqual(0);
  }
});

test('a share of the matching opens what is not matched, with what was likely meant', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/data-qc/matching');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('How students are found')).toBeVisible();
  await drawer
    .getByRole('button', { name: /^See the/ })
    .first()
    .click();
  await expect(drawer.getByRole('table')).toBeVisible();
  await expect(drawer.getByRole('columnheader', { name: 'Likely match' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();
  await expect(drawer.getByText('How students are found')).toBeVisible();
});

test('equity of data loss is explained in words and tables', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/data-qc/demographics');
  const equity = page.getByRole('dialog').getByRole('region', { name: 'Whose data is missing' });
  await expect(equity.getByRole('table').first()).toBeVisible();
  await expect(equity.getByText('fewer than 10').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('who may see numbers only is offered no list of students', async ({ page }) => {
  await signIn(page, 'xq@demo.test', '/data-qc/cohort');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Withdrawn or transferred out', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^See the/ })).toHaveCount(0);
});
