import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the row that an address points out into view and focuses it, once; a person who is in the list
 * already is left where they are.
 */
export function usePointedRow(
  scroller: RefObject<HTMLElement | null>,
  index: number | null,
  scrollToIndex: (index: number, options: { align: 'center' }) => void,
): void {
  const isShown = useRef(false);
  const isAsked = useRef(false);
  // At each render: the row exists only once the list has been scrolled to it.
  useEffect(() => {
    const list = scroller.current;
    if (index === null || list === null || isShown.current) return;
    if (list.contains(document.activeElement)) {
      isShown.current = true;
      return;
    }
    const row = list.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (row !== null && row.getAttribute('aria-current') !== null) {
      isShown.current = true;
      row.focus({ preventScroll: true });
      row.scrollIntoView({ block: 'center' });
    } else if (!isAsked.current) {
      isAsked.current = true;
      scrollToIndex(index, { align: 'center' });
    }
  });
}
