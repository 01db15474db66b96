import type { Locator } from '@playwright/test';

/** Colors that no part of a sheet may have: what a dark screen writes with, and what it writes on. */
export async function notForPaper(sheet: Locator): Promise<string[]> {
  return await sheet.evaluate((root) => {
    const light = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return alpha === 0 ? null : (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
    };
    const isText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    return [root, ...root.querySelectorAll('*')].flatMap((element) => {
      const { color, backgroundColor, visibility } = getComputedStyle(element);
      if (visibility === 'hidden' || element.getClientRects().length === 0 || element.closest('svg') !== null)
        return [];
      const pale = isText(element) && (light(color) ?? 0) > 0.5;
      const dark = isText(element) && (light(backgroundColor) ?? 1) < 0.8;
      return pale || dark ? [`${element.tagName} ${color} on ${backgroundColor}`] : [];
    });
  });
}
