import { useLayoutEffect, useRef, useState } from 'react';

/** Marks the places that take a dropped file themselves. */
export const TAKES_DROPS = 'data-takes-drops';

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
const isTaken = ({ target }: DragEvent) => target instanceof Element && target.closest(`[${TAKES_DROPS}]`) !== null;

/**
 * Files may be dropped anywhere on the page, but for the cards, which take one each. Answers
 * whether some are over it now.
 */
export function usePageDrop(enabled: boolean, onDrop: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useRef(onDrop);
  drop.current = onDrop;

  // Before the page is painted: a file dropped on a page that does not listen yet is opened by the browser instead.
  useLayoutEffect(() => {
    if (!enabled) return;
    // Enter and leave come for every element on the way: the depth says when the pointer has left the window.
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const over = (event: DragEvent) => holdsFiles(event) && event.preventDefault();
    const end = (event: DragEvent) => {
      depth = 0;
      setOver(false);
      if (!holdsFiles(event) || isTaken(event)) return;
      event.preventDefault();
      drop.current([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragover', over);
    window.addEventListener('drop', end);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', end);
    };
  }, [enabled]);
  return isOver;
}
