import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signIn } from './person.ts';
import type { Subject } from './picture-subjects.ts';

export interface Look {
  scheme: 'light' | 'dark';
  width: number;
}

const HEIGHT = 900;
/** Nothing of the portal is taller; a picture beyond it would be a mistake. */
const TALLEST = 16_000;

/** Takes each subject in one look. Who is signed in stays so from one subject to the next. */
export async function takePictures(
  browser: Browser,
  base: string,
  { scheme, width }: Look,
  subjects: readonly Subject[],
  folder: string,
): Promise<void> {
  const people = new Map<string | null, BrowserContext>();
  for (const subject of subjects) {
    const known = people.get(subject.as);
    const context =
      known ?? (await browser.newContext({ baseURL: base, colorScheme: scheme, viewport: { width, height: HEIGHT } }));
    people.set(subject.as, context);
    const page = await context.newPage();
    if (known === undefined && subject.as !== null) await signIn(page, subject.as);
    await subject.answers?.(page);
    await page.goto(subject.path);
    await calm(page, subject.loads ?? false);
    await page.screenshot({ path: join(folder, `${subject.name}-${width}-${scheme}.png`) });
    await page.close();
  }
  for (const context of people.values()) await context.close();
}

/**
 * Waits until the page is at rest, then makes the window as high as the page or what lies over it: in a picture of a whole page that is
 * higher than its window, bars that stay in view would stand in its middle.
 */
async function calm(page: Page, loads: boolean): Promise<void> {
  await page.locator('h1').first().waitFor();
  if (!loads) {
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  }
  const over = page.getByRole('dialog');
  const isOver = (await over.count()) > 0;
  if (isOver) await over.getByRole('heading').first().waitFor();
  const height = isOver
    ? 120 +
      (await over.evaluate((dialog) =>
        Math.max(...Array.from(dialog.querySelectorAll('*'), (part) => part.scrollHeight)),
      ))
    : await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.setViewportSize({ width, height: Math.min(TALLEST, Math.max(HEIGHT, height)) });
}
