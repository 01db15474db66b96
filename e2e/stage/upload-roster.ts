import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ROOT } from '../../scripts/source-files.ts';
import { lookedAt } from './looked-at.ts';

/** A roster with data errors. */
export const BROKEN_ROSTER = 'roster_ids_in_exponent_form.csv';

/** Uploads a file of `demo` for all schools, on the card of rosters of the page of uploads. */
export async function uploadRoster(page: Page, path: string): Promise<void> {
  await page
    .locator('#rosters input[type="file"]')
    .first()
    .setInputFiles(join(ROOT, 'demo', path));
  const wizard = page.getByRole('dialog');
  await lookedAt(wizard);
  await wizard.getByRole('checkbox', { name: /^All schools/ }).check();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('button', { name: 'Submit' }).click();
}

export async function uploadBrokenRoster(page: Page): Promise<void> {
  await uploadRoster(page, `bad/${BROKEN_ROSTER}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
