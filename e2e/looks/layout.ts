import type { Page } from '@playwright/test';

/**
 * What a designer would not sign, by measure: a page or button or heading wider than its room, a line that ends in a
 * dot, a target that is hard to hit.
 */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(faults);

function faults(): string[] {
  const TARGETS = 'button, a[href], [role=button], [role=combobox], [role=tab], [role=switch]';
  const [LEAST, HALF] = [24, 12];
  const named = (part: Element) => (part.getAttribute('aria-label') ?? part.textContent ?? '').trim().slice(0, 60);
  // What is read out and not shown is one pixel large; what is below a dialog is looked at without it.
  const isShown = (part: Element) => {
    if (part.closest('[aria-hidden=true]')) return false;
    const { width, height } = part.getBoundingClientRect();
    return width > 1 && height > 1 && part.checkVisibility({ visibilityProperty: true });
  };
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);

  const sideways = document.documentElement.scrollWidth - window.innerWidth;
  const badges = shown('span:not([class*=Mui])').filter((part) => getComputedStyle(part).display === 'inline-flex');
  const clipped = [...shown('button, h1, h2, h3, h4, [role=tab]'), ...badges].filter(
    (part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1,
  );

  // WCAG 2.5.8: smaller ones are far enough from others, or within a sentence.
  const boxes = shown(TARGETS).map((part) => ({ part, box: part.getBoundingClientRect() }));
  const isNear = ({ part, box }: (typeof boxes)[number]) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return boxes.some((other) => {
      if (other.part === part || other.part.contains(part) || part.contains(other.part)) return false;
      const across = Math.max(other.box.left - x, 0, x - other.box.right);
      const along = Math.max(other.box.top - y, 0, y - other.box.bottom);
      return Math.hypot(across, along) < HALF;
    });
  };
  const small = boxes.filter(
    (one) =>
      Math.min(one.box.width, one.box.height) < LEAST && getComputedStyle(one.part).display !== 'inline' && isNear(one),
  );

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const letters: { text: string; at: number; box: DOMRect }[] = [];
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const text = currentNode.textContent ?? '';
    const around = currentNode.parentElement?.closest('p, li, div, h1, h2, h3, label, td, th, dd');
    if (!around?.textContent?.includes('·') || !currentNode.parentElement || !isShown(currentNode.parentElement))
      continue;
    const range = document.createRange();
    for (let at = 0; at < text.length; at++) {
      if ((text[at] ?? ' ').trim() === '') continue;
      range.setStart(currentNode, at);
      range.setEnd(currentNode, at + 1);
      letters.push({ text, at, box: range.getBoundingClientRect() });
    }
  }
  const dangling = letters.filter(({ text, at, box }, index) => {
    const next = letters[index + 1];
    return text[at] === '·' && next !== undefined && next.box.top >= box.bottom - 1;
  });

  return [
    ...(sideways > 0 ? [`the page scrolls ${sideways} pixels sideways`] : []),
    ...clipped.map((part) => `clipped: ${named(part)}`),
    ...small.map(
      ({ part, box }) => `small target, ${Math.round(box.width)} by ${Math.round(box.height)}: ${named(part)}`,
    ),
    ...dangling.map(({ text }) => `ends in a dot: ${text.slice(0, 60)}`),
  ];
}
