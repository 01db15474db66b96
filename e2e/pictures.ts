/**
 * Pictures of every page at three widths in both themes, into pictures/: to be looked at, not compared.
 *   node e2e/pictures.ts http://localhost:3000 [path ...]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '../scripts/source-files.ts';
import { ensureChromium } from '../scripts/test/machine.ts';
import { signIn } from './person.ts';

const WIDTHS = [1440, 1024, 390];
const PAGES = [
  '/overview',
  '/data-upload',
  '/data-upload#test-scores',
  '/data-qc',
  '/data-qc/matching',
  '/data-qc/test-scores',
  '/data-qc/course-catalogs',
  '/data-qc/transcripts',
  '/data-qc/cte-courses',
  '/data-qc/demographics',
  '/data-qc/cohort',
  '/transcripts',
  '/help',
  '/settings',
  '/privacy',
  '/terms',
];

const [base = 'http://localhost:3000', ...paths] = process.argv.slice(2);
const folder = join(ROOT, 'pictures');
const found = ensureChromium();
if (!found.found) throw new Error(found.why);
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
for (const colorScheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ baseURL: base, colorScheme, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.screenshot({ path: join(folder, `login-1440-${colorScheme}.png`) });
  await signIn(page, process.env.PICTURES_AS ?? 'admin@demo.test');
  for (const path of paths.length > 0 ? paths : PAGES) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const name = path.slice(1).replaceAll(/[/#]/g, '-');
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
  await context.close();
}
await browser.close();
