import { expect } from '@playwright/test';
import { cutOff, printedPages, SHEETS } from '../looks/printed.ts';
import { readOnlyTest as test } from '../stage/journey.ts';
import { signIn } from '../stage/person.ts';

const TITLES = { en: /^(Findings|Opportunity report)$/, es: /^(Hallazgos|Informe de oportunidades)$/ } as const;

for (const language of ['en', 'es'] as const)
  for (const path of ['/findings', '/findings/report'])
    test(`${path} fits Letter and A4 in ${language}: no column is cut off, and no page is empty`, async ({ page }) => {
      test.slow(); // each is printed twice
      await signIn(page, 'lead@demo.test', path);
      await page.evaluate((chosen) => localStorage.setItem('portal.language', chosen), language);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: TITLES[language] })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      await page.emulateMedia({ media: 'print' });
      // Whose numbers they are; a report says it in its own head.
      const district = page.locator('section[aria-label]').filter({ hasText: /^Lakeview Unified/ });
      await expect(district).toBeVisible({ visible: path === '/findings' });
      await page.emulateMedia({ media: null });
      const counts: number[] = [];
      for (const sheet of SHEETS) {
        expect(await cutOff(page, sheet), sheet.format).toEqual([]);
        const pages = await printedPages(page, sheet);
        expect(pages, sheet.format).not.toContain(false);
        counts.push(pages.length);
      }
      const [letter = 0, a4 = 0] = counts;
      // A4 is a fourteenth higher: as many pages or a little fewer.
      expect(a4, counts.join(' and ')).toBeLessThanOrEqual(letter);
      expect(a4, counts.join(' and ')).toBeGreaterThanOrEqual(Math.floor(0.9 * letter));
    });

test('a table that people change has no column for buttons on paper', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/settings/schools');
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveText(['Name', 'District ID', 'State ID', 'NCES ID', 'CEEB code', 'Actions']);
  await page.emulateMedia({ media: 'print' });
  await expect(headers).toHaveText(['Name', 'District ID', 'State ID', 'NCES ID', 'CEEB code']);
  await expect(page.getByRole('row').nth(1).getByRole('cell')).toHaveCount(4);
});
