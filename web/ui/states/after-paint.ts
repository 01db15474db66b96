/**
 * Lets the browser show what there is before work begins that follows from it. In a page that nobody
 * looks at, once somebody does.
 */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};
