import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../looks/axe-findings.ts';
import { notForPaper } from '../looks/ink.ts';
import { test } from '../stage/journey.ts';
import { signIn } from '../stage/person.ts';

test('an account manager reads what stands out, compares groups, and opens a measure by keyboard', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/findings?by=low_income');
  const standOut = page.getByRole('region', { name: 'What stands out' });
  await expect(standOut.getByText('A finding says that a rate is lower. It does not say why.')).toBeVisible();

  // A link to a part of the page brings its title into view, below the bars that stay at the top.
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Progress' }).click();
  const topOfTitle = async () => {
    const bars = await page.getByRole('button', { name: 'Change District' }).boundingBox();
    const title = await page.getByRole('heading', { level: 2, name: 'Progress' }).boundingBox();
    return bars && title && { below: title.y > bars.y + bars.height, inView: title.y < 900 };
  };
  await expect.poll(topOfTitle).toEqual({ below: true, inView: true });

  const figure = page.getByRole('figure', { name: 'Took an AP course' });
  // Beside the title, and its row.
  await expect(figure.getByText('Low income', { exact: true })).toHaveCount(2);
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
  expect(rows.find((row) => row.startsWith('"Another gender'))).toMatch(
    /^"Another gender: not shown, so that no small group can be made out",+$/,
  );

  const more = page.getByRole('link', { name: 'View more Took an AP course', exact: true });
  await more.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Took an AP course' });
  await expect(drawer.getByRole('figure', { name: 'English learners' })).toBeVisible();
  await expect(drawer.getByRole('list', { name: 'How to read the charts' })).toContainText('Rate of the others');
  const schools = drawer.getByRole('region', { name: 'By school' }).getByRole('figure');
  const names = await schools.evaluateAll((figures) =>
    figures.map((one) => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''),
  );
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual(names.toSorted());

  // From the numbers to their students: those who did and those who did not are all who are counted.
  const behind = drawer.getByRole('region', { name: 'Students behind these numbers' });
  const countOf = async (which: string) => {
    await behind.getByRole('combobox', { name: 'Which students' }).click();
    await page.getByRole('option', { name: which, exact: true }).click();
    const answer = page.waitForResponse(/\/findings\/ap_course\/students/);
    await behind.getByRole('button', { name: 'Show students' }).click();
    const { total } = (await (await answer).json()) as { total: number };
    const count = new RegExp(`^${total} students?\\s?$`);
    await expect(behind.getByText(count)).toBeVisible();
    // Said in the drawer: what is below it is hidden from screen readers.
    await expect(drawer.locator('[aria-live]').filter({ hasText: count })).toBeAttached();
    return total;
  };
  const [did, didNot] = [await countOf('Those who did'), await countOf('Those who did not')];
  expect(did).toBeGreaterThan(0);
  expect(await countOf('Everyone who is counted')).toBe(did + didNot);
  await expect(behind.getByRole('row').nth(1)).toContainText('AP courses on the transcript');
  expect(await axeFindings(page)).toEqual([]);
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

/** A file that a button of the report saves. */
async function saved(page: Page, name: string | RegExp): Promise<{ name: string; bytes: Buffer }> {
  const group = page.getByRole('group', { name: 'Download the findings' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    group.getByRole('button', { name, exact: typeof name === 'string' }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a data lead takes the report home, on paper and as files, and each is in the audit log', async ({ page }) => {
  test.slow(); // two pages and three files
  await signIn(page, 'lead@demo.test', '/findings');
  await page.getByRole('link', { name: 'Report and downloads' }).click();
  const paper = page.getByRole('article', { name: 'Opportunity report' });
  await expect(paper.getByRole('heading', { name: 'What stands out' })).toBeVisible();
  await expect(paper.getByRole('heading', { name: 'Appendix: method' })).toBeVisible();
  await expect(paper.getByRole('table', { name: 'The files the numbers are based on' })).toContainText(/[0-9a-f]{64}/);
  const groups = paper.getByRole('table', { name: 'Took an AP course, by group' });
  await expect(groups.getByRole('rowheader', { name: 'All students' })).toBeVisible();
  // A small group, and the one from which it would follow, have no row and are not told apart.
  await expect(groups.getByRole('rowheader', { name: 'Another gender' })).toHaveCount(0);
  await expect(paper.getByText(/^Not shown: .*Another gender/).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const csv = await saved(page, 'CSV');
  expect(csv.name).toBe('findings.csv');
  const lines = csv.bytes.toString('utf8').trim().split('\r\n');
  const small = lines.find((line) => line.startsWith('ap_course,') && line.includes(',all,All schools,gender,other,'));
  expect(small).toMatch(/,hidden,+true,,\d+$/);
  for (const [button, name] of [
    ['Excel', 'findings.xlsx'],
    [/^Data package/, 'findings.zip'],
  ] as const) {
    const file = await saved(page, button);
    expect(file.name).toBe(name);
    expect(file.bytes.subarray(0, 2).toString()).toBe('PK');
  }

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await notForPaper(paper)).toEqual([]);
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/audit-log');
  await expect(page.getByRole('cell', { name: 'Findings downloaded' })).toHaveCount(3);
  await expect(page.getByRole('cell', { name: 'Report of findings viewed' }).first()).toBeVisible();
});

test('XQ reads the report, and a person of one school that of this school alone', async ({ page, browser }) => {
  await signIn(page, 'xq@demo.test', '/findings/report');
  await expect(page.getByRole('heading', { name: 'Appendix: method' })).toBeVisible();
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, 'school@demo.test', new URL('/findings/report', page.url()).href);
  await expect(other.getByText(/Asked of the students of .* in Harbor Arts Academy/)).toBeVisible();
  await expect(other.getByText(/Lakeview High School|Eastside Technical/)).toHaveCount(0);
  await context.close();
});

test('XQ opens the students behind a number by their codes', async ({ page }) => {
  await signIn(page, 'xq@demo.test', '/findings/ap_course');
  const behind = page.getByRole('region', { name: 'Students behind these numbers' });
  await behind.getByRole('button', { name: 'Show students' }).click();
  await expect(behind.getByRole('rowheader').first()).toHaveText(/^Student [0-9A-Z]{5}$/);
  await expect(behind.getByRole('columnheader', { name: 'Student ID' })).toHaveCount(0);
});

test('what is printed of the page has no group that could give a small one away', async ({ page }) => {
  await signIn(page, 'manager@demo.test', '/findings?by=gender');
  const figure = page.getByRole('figure', { name: 'Took an AP course' });
  await expect(figure.getByText('Female', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(figure.getByText('Female', { exact: true })).toBeHidden();
  await expect(figure.getByText(/^Not shown: Female and Another gender/)).toBeVisible();
});

test('an administrator writes down own requirements and finds who meets them on the page, behind it and in the report', async ({
  page,
}) => {
  test.slow(); // the numbers are computed again
  await signIn(page, 'admin@demo.test', '/settings/findings');
  await page.getByRole('button', { name: 'Begin with A-G' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('University admission');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The findings are being updated.')).toBeVisible();

  await page.goto('/findings');
  const own = page.getByRole('region', { name: 'Own requirements' });
  const figure = own.getByRole('figure', { name: 'University admission' });
  await expect(figure).toBeVisible({ timeout: 60_000 });
  await expect(
    own.getByText('4 semesters of social studies: U.S. history; world history', { exact: true }),
  ).toBeVisible();
  await own.getByRole('link', { name: 'View more University admission' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'University admission' });
  await expect(drawer.getByRole('figure', { name: 'English learners' })).toBeVisible();
  await expect(drawer.getByText(/^4 semesters of social studies/)).toBeVisible();
  const behind = drawer.getByRole('region', { name: 'Students behind these numbers' });
  await behind.getByRole('button', { name: 'Show students' }).click();
  await expect(
    behind
      .getByRole('row')
      .filter({ hasText: /Missing: / })
      .first(),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto('/findings/report');
  const paper = page.getByRole('article', { name: 'Opportunity report' });
  await expect(paper.getByRole('heading', { name: 'Own requirements' })).toBeVisible();
  await expect(paper.getByRole('table', { name: 'University admission, by group' })).toBeVisible();
  const csv = await saved(page, 'CSV');
  expect(csv.bytes.toString('utf8')).toMatch(
    /\r\nown_[a-z0-9]+,University admission,completion,all,All schools,all,all,/,
  );
});
