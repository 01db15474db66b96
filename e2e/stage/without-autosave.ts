import type { Page } from '@playwright/test';

/**
 * Choices stay unsaved however long this machine takes: the pause after which they are saved by themselves never ends.
 */
export const withoutAutosave = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const wait = window.setTimeout;
    const longer = (after?: number) => (after === 3000 ? 2 ** 30 : after);
    window.setTimeout = ((then: () => void, after?: number) => wait(then, longer(after))) as typeof setTimeout;
  });
