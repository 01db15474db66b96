import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { ROOT } from '../../scripts/source-files.ts';
import { test } from '../stage/journey.ts';
import { signIn } from '../stage/person.ts';

/** More stops than any page has: a place that takes longer cannot be reached. */
const MOST_STOPS = 150;

/** Goes from stop to stop, as a person does who has no mouse, until the place has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await place.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${place}`);
}

async function press(page: Page, place: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press(key);
}

test('a file is uploaded, its problems read and its numbers seen by keyboard alone', async ({ page }) => {
  test.slow(); // a file is processed
  await signIn(page, 'lead@demo.test');
  await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Data upload' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Data upload' })).toBeFocused();

  // The look at the file fails, so that everything is left to choose: what it finds would be chosen already,
  // and Space would undo it.
  await page.route('**/intake/files', (route) => route.abort());
  const card = page.locator('#cte-pathways');
  await press(page, card.getByRole('button', { name: /CTE Pathways/ }).first());
  const chooser = page.waitForEvent('filechooser');
  await press(page, card.locator('button[aria-label="Choose file for CTE Pathways"]'));
  await (await chooser).setFiles(join(ROOT, 'demo/good/cte_pathways.csv'));

  const wizard = page.getByRole('dialog');
  for (const all of [/^All academic years/, /^All schools/]) {
    await press(page, wizard.getByRole('checkbox', { name: all }), 'Space');
    await press(page, wizard.getByRole('button', { name: 'Next' }));
  }
  await press(page, wizard.getByRole('button', { name: 'Submit' }));
  await expect(wizard).toHaveCount(0);
  const review = card.getByRole('button', { name: /^Review data: cte_pathways\.csv/ }).first();
  await expect(review).toBeVisible({ timeout: 90_000 });
  await press(page, review);
  const results = page.getByRole('dialog', { name: 'Upload results' });
  await expect(results).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(results).toHaveCount(0);
  await expect(review).toBeFocused();

  await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Data QC', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Data QC' })).toBeFocused();
  const cte = page.getByRole('region', { name: 'CTE courses' });
  await expect(cte.getByText('CTE pathways', { exact: true })).toBeVisible({ timeout: 90_000 });
  await press(page, cte.getByRole('link', { name: /View more/ }));
  await expect(page.getByRole('dialog', { name: 'CTE courses detail' })).toBeVisible();
});

test('a category on the overview leads to its card, also for the focus', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/overview');
  await press(page, page.getByRole('link', { name: 'Test Scores', exact: true }).first());
  await expect(page.locator('#test-scores').getByRole('button', { name: /^Test Scores/ })).toBeFocused();
});

test('what has the focus is never below the bar of the transcripts', async ({ page }) => {
  await signIn(page, 'facilitator@demo.test', '/transcripts');
  const bar = page.getByRole('main').getByRole('status').filter({ hasText: 'Select at least one' }).locator('..');
  await expect(bar).toBeVisible();
  const isHidden = (edge: HTMLElement | SVGElement) => {
    const place = document.activeElement;
    // A table that scrolls is a stop, too, and may be higher than the window.
    if (!place?.matches('main :is(a, button, input)') || edge.contains(place)) return false;
    const { top, bottom } = place.getBoundingClientRect();
    return bottom > edge.getBoundingClientRect().top && top < window.innerHeight;
  };
  for (let stop = 0; stop < 50; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await bar.evaluate(isHidden), `stop ${stop}`).toBe(false);
  }
});

test('transcripts are compared, chosen and finalized by keyboard alone', async ({ page }) => {
  await signIn(page, 'facilitator@demo.test', '/transcripts');
  const fliers = page.getByRole('region', { name: /^High fliers \(/ });
  await press(page, fliers.getByRole('checkbox').first(), 'Space');
  await press(page, page.getByRole('button', { name: 'View school demographics' }));
  const match = page.getByRole('complementary', { name: 'Demographics match' });
  await expect(match).toBeFocused();
  await press(page, match.getByRole('button', { name: 'Suggest a selection' }));

  // What was pressed is gone; the focus stays where it was (web/ui/overlays/keeps-focus.tsx), so what came in its
  // place is a few stops away.
  await press(page, match.getByRole('button', { name: 'Apply the suggestion' }));
  await expect(page.getByRole('heading', { name: /^On the cusp \(4 \/ 4 selected\)/ })).toBeVisible();

  // A pause saves by itself.
  await expect(page.getByText(/^Saved .* by /)).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Finalize transcript selection' }));
  const checklist = page.getByRole('dialog', { name: 'Before you finalize' });
  await press(page, checklist.getByRole('button', { name: 'Finalize transcript selection' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Finalized transcripts' })).toBeFocused();
});

test('a chart that the keyboard reaches has a ring around it', async ({ page }) => {
  await signIn(page, 'lead@demo.test', '/data-qc/test-scores');
  const plot = page.getByRole('dialog').locator(':has(> .MuiChartsSurface-root)').first();
  await plot.waitFor();
  const hasFocus = () => plot.evaluate((element) => element.matches(':focus-within'));
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus()); stop += 1) await page.keyboard.press('Tab');
  await expect(plot).toHaveCSS('outline-style', 'solid');
});
