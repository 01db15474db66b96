/**
 * Lets the browser show what there is before work begins that follows from it. In a page that no one
 * looks at, once someone does.
 */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};
