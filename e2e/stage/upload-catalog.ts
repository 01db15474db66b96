import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { lookedAt } from './looked-at.ts';

/** The file on the card of catalogs, once it is there: its results open from it. */
export const catalog = (page: Page, path: string): Locator =>
  page.locator('#course-catalogs').getByRole('button', { name: new RegExp(`^Review data: ${basename(path)}`) });

/**
 * Writes the lines as a file of a folder and uploads it as the catalog of one year and one school;
 * returns once it was processed.
 */
export async function uploadCatalog(page: Page, path: string, lines: readonly string[], school: string): Promise<void> {
  writeFileSync(path, `${lines.join('\n')}\n`);
  await page.goto('/data-upload#course-catalogs');
  await page.locator('#course-catalogs').locator('input[type="file"]').first().setInputFiles(path);
  const wizard = page.getByRole('dialog');
  await lookedAt(wizard);
  await wizard.getByRole('checkbox', { name: '2023-2024' }).check();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('checkbox', { name: school, exact: true }).check();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('button', { name: 'Submit' }).click();
  await expect(catalog(page, path).first()).toBeVisible({ timeout: 60_000 });
}
