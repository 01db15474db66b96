import { expect, type Locator, type Page } from '@playwright/test';
import { readOnlyTest as test } from '../stage/journey.ts';
import { PAGES } from '../stage/pages.ts';
import { signIn } from '../stage/person.ts';
import { visit } from '../stage/visit.ts';

for (const width of [390, 320]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('no page scrolls sideways', async ({ page }) => {
      await signIn(page, 'admin@demo.test');
      for (const path of PAGES) {
        await visit(page, path);
        await expect(page.locator('h1')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      }
    });
  });
}

/** One word of 74 letters, in place of names and titles of the demo. */
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtenbezirk';
const NAMED = /Lakeview Unified|One School District|(?:Lakeview|Eastside Technical) High School|Pre-Calculus/g;

const nameAtLength = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    if (!/json/.test(answer.headers()['content-type'] ?? '')) return await route.fulfill({ response: answer });
    return await route.fulfill({ response: answer, json: JSON.parse((await answer.text()).replaceAll(NAMED, LONG)) });
  });

/** How far to the right anything in it goes. */
const rightOf = (part: Locator): Promise<number> =>
  part.evaluate((all) =>
    Math.max(...Array.from(all.querySelectorAll('*'), (one) => one.getBoundingClientRect().right)),
  );

test.describe('320 pixels wide, with names of one long word', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('no page and no dialog is wider than the window', async ({ page }) => {
    await nameAtLength(page);
    await signIn(page, 'admin@demo.test', '/data-qc/report');
    for (const path of ['/overview', '/data-qc', '/data-qc/report', '/findings/report', '/settings', '/transcripts']) {
      await visit(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
    const dialog = page.getByRole('dialog').last();
    await page.getByRole('button', { name: 'Change District' }).click();
    await expect(dialog.getByRole('radio', { name: LONG }).first()).toBeVisible();
    await expect.poll(() => rightOf(dialog)).toBeLessThanOrEqual(320);
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await visit(page, '/data-qc/course-catalogs/mapping');
    await page.getByRole('combobox', { name: 'Show' }).click();
    await page.getByRole('option', { name: 'All courses' }).click();
    const change = page.getByRole('button', { name: `Change: ${LONG}` });
    await change.click();
    await expect(dialog.getByRole('heading', { name: `Choose a SCED course for ${LONG}` })).toBeVisible();
    await expect.poll(() => rightOf(dialog)).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
    await expect(change).toBeFocused();
  });
});

test.describe('a large window at 400%', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('what is over a page leaves the window to what it says, and its foot is at its end', async ({ page }) => {
    await signIn(page, 'lead@demo.test', '/data-upload#test-scores');
    await page.getByRole('button', { name: 'Review data' }).first().click();
    const dialog = page.getByRole('dialog');
    const lead = dialog.getByText(/errors in \d+ rows/).first();
    await lead.scrollIntoViewIfNeeded();
    await expect(lead).toBeInViewport({ ratio: 1 });
    const replace = dialog.getByRole('button', { name: 'Replace' });
    await expect(replace).not.toBeInViewport();
    await replace.focus();
    await expect(replace).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toHaveCount(0);

    await visit(page, '/data-qc/cohort');
    const told = dialog.getByText(/are left out of the EOA cohort/);
    await told.scrollIntoViewIfNeeded();
    await expect(told).toBeInViewport({ ratio: 1 });
  });

  test('the buttons of a selection are at the end of the page, and not over the students', async ({ page }) => {
    await signIn(page, 'facilitator@demo.test', '/transcripts');
    await page.getByRole('checkbox').first().focus();
    const save = page.getByRole('button', { name: 'Save selection progress' });
    await expect(save).toBeVisible();
    await expect(save).not.toBeInViewport();
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
  });
});

test.describe('320 pixels wide, with a file that is missing', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('what is missing is named within the page', async ({ page }) => {
    const missing = {
      ...{ upload_file_type: 'STUDENT_DEMOGRAPHICS', column: 'English language learners', schools: [] },
      ...{ label: 'Student Demographics: English language learners', state: 'not_uploaded', school_count: 3 },
    };
    await page.route('**/data-qc/**', async (route) => {
      const answer = await route.fetch();
      const json = await answer.json();
      if (json.provenance) json.provenance.missing = [missing];
      await route.fulfill({ response: answer, json });
    });
    await signIn(page, 'admin@demo.test', '/data-qc');
    await expect(
      page.getByText(/^Student Demographics: English language learners: not uploaded/).first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test.describe('320 pixels wide, with more schools than a menu shows', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('the field for a school of Data QC is as wide as the page', async ({ page }) => {
    const schools = Array.from({ length: 20 }, (_, at) => ({ id: crypto.randomUUID(), name: `School ${at}` }));
    await page.route('**/schools', async (route) => {
      const [school] = await (await route.fetch()).json();
      await route.fulfill({ json: schools.map((one) => ({ ...school, ...one })) });
    });
    await signIn(page, 'lead@demo.test', '/data-qc');
    // A menu until the schools are there, then a field to type in.
    const field = page.getByRole('combobox', { name: 'Show data for' }).and(page.locator('input'));
    await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(200);
  });
});

/** What asked for the typeface, and what is shown until it is there. */
const typefaceOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]; // entries of this type are these
    const inter = [...document.fonts].find(({ family }) => family.includes('Inter'));
    return { by: files.find(({ name }) => name.includes('inter'))?.initiatorType, display: inter?.display };
  });

test.describe('320 pixels wide', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('the typeface comes with the page, so that no button moves under the pointer when it is there', async ({
    page,
  }) => {
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Sign in' });
    await expect(button).toBeVisible();
    expect(await typefaceOf(page)).toEqual({ by: 'link', display: 'swap' });
    await button.click();
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await typefaceOf(page)).toEqual({ by: 'link', display: 'optional' });
  });
});
