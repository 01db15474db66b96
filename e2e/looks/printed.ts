import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/**
 * The two sizes of paper, with the pixels that are left between the margins of a sheet
 * (web/app/theme/on-paper.ts: 12 mm at each side).
 */
export const SHEETS = [
  { format: 'Letter', width: Math.floor(((215.9 - 24) / 25.4) * 96) },
  { format: 'A4', width: Math.floor(((210 - 24) / 25.4) * 96) },
] as const;
export type PaperSheet = (typeof SHEETS)[number];

/** Of each printed page in order, whether it has any text. */
export async function printedPages(page: Page, { format }: PaperSheet): Promise<boolean[]> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  const objects = new Map(
    [...pdf.matchAll(/(?:^|\n)(\d+) 0 obj\b([\s\S]*?)\bendobj/g)].map(([, number, body]) => [number, body ?? '']),
  );
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  return pages.map((body) => {
    const content = objects.get(/\/Contents\s+(\d+) 0 R/.exec(body)?.[1] ?? '') ?? '';
    const packed = /stream\r?\n([\s\S]*)\r?\nendstream/.exec(content)?.[1] ?? '';
    return /\bT[jJ]\b/.test(inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'));
  });
}

/** What stands out of the sheet at its right, or of a box that cuts it off, as it is laid out for paper. */
export async function cutOff(page: Page, { width }: PaperSheet): Promise<string[]> {
  const before = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height: 1000 });
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (box.width === 0 || box.height === 0 || style.visibility === 'hidden' || style.position === 'absolute')
        return [];
      const isCut = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      return box.right > document.documentElement.clientWidth + 1 || isCut
        ? [`${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}: ${box.right}`]
        : [];
    }),
  );
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ media: null });
  return found;
}
