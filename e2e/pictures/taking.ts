import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '../../web/messages/language.ts';
import { signIn } from '../stage/person.ts';
import type { Subject } from './subjects.ts';

export interface Look {
  /** Of the files: '1440-light'. */
  name: string;
  width: number;
  scheme?: 'light' | 'dark';
  /** Colors of the person instead of the portal's. */
  forcedColors?: 'active';
  /** What the screens speak, if not English. */
  language?: Language;
}

/** A menu that is still fading in is not a picture. */
const STILL = { reducedMotion: 'reduce' } as const;
const HEIGHT = 900;
/** Nothing of the portal is taller; a picture beyond it would be a mistake. */
const TALLEST = 16_000;
/** The head and foot of what is over the page, and what is left free around it. */
const AROUND = 200;

/** Opens each subject in one look, and hands its page over. The person stays signed in from one subject to the next. */
async function visit(
  browser: Browser,
  base: string,
  { width, scheme = 'light', forcedColors, language }: Look,
  subjects: readonly Subject[],
  take: (page: Page, subject: Subject) => Promise<unknown>,
): Promise<void> {
  const people = new Map<string | null, BrowserContext>();
  const viewport = { width, height: HEIGHT };
  for (const subject of subjects) {
    const known = people.get(subject.as);
    const context =
      known ?? (await browser.newContext({ ...STILL, baseURL: base, colorScheme: scheme, forcedColors, viewport }));
    people.set(subject.as, context);
    const page = await context.newPage();
    if (known === undefined && subject.as !== null) await signIn(page, subject.as);
    if (language !== undefined)
      await page.addInitScript((chosen) => localStorage.setItem('portal.language', chosen), language);
    await subject.answers?.(page);
    await page.goto(subject.path);
    await calm(page, subject.loads ?? false);
    await subject.act?.(page);
    await take(page, subject);
    await page.close();
  }
  for (const context of people.values()) await context.close();
}

/** Takes each subject in one look. */
export async function takePictures(
  browser: Browser,
  base: string,
  look: Look,
  subjects: readonly Subject[],
  folder: string,
): Promise<void> {
  await visit(browser, base, look, subjects, async (page, { name, loads = false }) => {
    await calm(page, loads);
    await grow(page);
    await page.screenshot({ path: join(folder, `${name}-${look.name}.png`) });
  });
}

/** Prints each subject as the browser would, from a dark screen: paper is still white. */
export async function printSubjects(
  browser: Browser,
  base: string,
  subjects: readonly Subject[],
  folder: string,
): Promise<void> {
  const look: Look = { name: 'print', width: 1440, scheme: 'dark' };
  await visit(browser, base, look, subjects, (page, { name }) =>
    page.pdf({ path: join(folder, `${name}.pdf`), format: 'Letter', preferCSSPageSize: true }),
  );
}

/** Waits until the page is at rest. */
async function calm(page: Page, loads: boolean): Promise<void> {
  await page.locator('h1').first().waitFor();
  if (!loads) {
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  }
  const over = page.getByRole('dialog');
  // The navigation of a narrow window has no heading.
  if ((await over.count()) > 0) await over.getByRole('heading').or(over.getByRole('link')).first().waitFor();
}

/**
 * Makes the window as high as the page or what is over it: in a picture of a whole page that is higher than its
 * window, bars that stay in view would be in its middle.
 */
async function grow(page: Page): Promise<void> {
  const over = page.getByRole('dialog');
  const isOver = (await over.count()) > 0;
  // A dialog that keeps one height would show its beginning only.
  if (isOver)
    await over.evaluate((dialog: HTMLElement) => {
      if (dialog.classList.contains('MuiDialog-paper')) dialog.style.height = 'auto';
    });
  const height = isOver
    ? AROUND +
      (await over.evaluate((dialog) =>
        Math.max(...Array.from(dialog.querySelectorAll('*'), (part) => part.scrollHeight)),
      ))
    : await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.setViewportSize({ width, height: Math.min(TALLEST, Math.max(HEIGHT, height)) });
}
