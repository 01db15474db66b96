import { expect, type Page } from '@playwright/test';

/** Everything a person can read, also in menus of a screen reader, without regard to how it is broken into lines. */
async function readable(page: Page): Promise<string> {
  const named = await page
    .locator('[aria-label], [placeholder]')
    .evaluateAll((elements) =>
      elements.map(
        (element) => `${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('placeholder') ?? ''}`,
      ),
    );
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
  const text = [await page.title(), await page.locator('body').innerText(), ...named].join('\n');
  return text.replaceAll(/\s+/g, ' ');
}

/** `where` names the place in what a failure says. */
export async function reads(page: Page, words: readonly string[], where: string): Promise<void> {
  const missing = async () => {
    // Signing in again after a reload leaves the page and comes back: what cannot be read now is read at the next look.
    const text = await readable(page).catch(() => '');
    return words.filter((word) => !text.includes(word));
  };
  await expect.poll(missing, { message: where, timeout: 30_000 }).toEqual([]);
}
