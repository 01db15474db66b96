import { expect, type Page, type Request } from '@playwright/test';

/**
 * As long as Playwright waits after a page was loaded (`networkidle`). React holds back for 300 ms
 * what had to be waited for.
 */
const QUIET_MS = 500;
const LOOK_EVERY_MS = 25;

/**
 * Goes to another page of the portal as its links do, and waits until nothing is under way. To load a page by its
 * address leads to the provider and back, so the portal begins twice: 1.8 s of processor time beside 0.3 s.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const left = new URL(page.url());
  const underWay = new Set<Request>();
  let changed = Date.now();
  const begin = (request: Request) => {
    underWay.add(request);
    changed = Date.now();
  };
  const end = (request: Request) => {
    underWay.delete(request);
    changed = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.evaluate(follow, path);
  changed = Date.now();
  const isQuiet = () => underWay.size === 0 && Date.now() - changed >= QUIET_MS;
  await expect.poll(isQuiet, { message: `${path} comes to rest`, intervals: [LOOK_EVERY_MS] }).toBe(true);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  // Where something is not saved yet, the portal asks before it leaves, and stays; a page that is not the
  // person's leads to another one.
  if (left.pathname !== new URL(path, left).pathname)
    await expect(page).not.toHaveURL((url) => url.pathname === left.pathname);
}

/** What react-router does for a link: the entry has its place in the history, by which Back is told from Forward. */
function follow(path: string): void {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number }; // react-router's own
  history.pushState({ idx: idx + 1, key: path, usr: null }, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}
