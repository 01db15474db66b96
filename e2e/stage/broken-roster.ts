import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ROOT } from '../../scripts/source-files.ts';

/** A roster with data errors. */
export const BROKEN_ROSTER = 'roster_ids_in_exponent_form.csv';

/** Hands it in for all schools, on the page of uploads. */
export async function uploadBrokenRoster(page: Page): Promise<void> {
  await page
    .locator('#rosters input[type="file"]')
    .first()
    .setInputFiles(join(ROOT, 'demo/bad', BROKEN_ROSTER));
  const wizard = page.getByRole('dialog');
  await wizard.getByRole('checkbox', { name: /^All schools/ }).check();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('button', { name: 'Submit' }).click();
  await expect(wizard).toHaveCount(0);
}
