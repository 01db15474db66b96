import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA on the page as it is, as 'rule: element'. */
export const axeFindings = (page: Page): Promise<string[]> => found(page, WCAG);

/** The same with what is good practice beside it: the order of headings, names of landmarks, heads of tables. */
export const axeFindingsInPractice = (page: Page): Promise<string[]> => found(page, [...WCAG, 'best-practice']);

async function found(page: Page, tags: string[]): Promise<string[]> {
  await colored(page);
  // In the page itself: otherwise what was found goes by way of another page, which is opened for it each
  // time. There are no frames.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(tags);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/**
 * Waits for transitions: the color of a button that becomes active is half-way none of the portal's,
 * and has not its contrast.
 */
const colored = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
