import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** What may take the focus where the opener has gone: the part of the page it was in. */
const PARTS = 'section, aside, [role="dialog"], main';
/** The places of what is open, newest last. */
const open: Places[] = [];
type Places = readonly (Element | null)[];

/**
 * Gives the focus back to what opened this part of the screen once it closes; where that has gone meanwhile, as the row
 * of what was removed, to the part of the page it was in; where nothing opened it, as by a link in a mail, to the title
 * of the page. Left to the browser it would fall to the start of the page.
 */
export function useGivesFocusBack(): void {
  // As it is first drawn: what opened it may go as it comes, with a notice that offers to open it. A dialog that goes
  // as another one comes, as the results of a file that is replaced, leaves its own places behind it.
  const [places] = useState<Places>(() => {
    const opener = document.activeElement;
    return [opener, ...partsAround(opener), ...(open.at(-1) ?? [])];
  });
  useEffect(() => {
    open.push(places);
    return () => {
      open.splice(open.indexOf(places), 1);
      // A dialog restores the focus itself; after that it is seen whether it has.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        focusFirst([...places, document.getElementById('page-title')]);
      });
    };
  }, [places]);
}

/**
 * What may go while it has the focus, as an error that makes way for what is loaded again: the focus stays in the part
 * of the page it was in.
 */
export function useLeavesFocusNear(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = place.current;
    const parts = partsAround(own);
    // It is still there now, and gone together with what else has changed a moment later.
    return () => {
      if (own?.contains(document.activeElement)) queueMicrotask(() => focusFirst(parts));
    };
  }, []);
  return place;
}

function partsAround(element: Element | null): Element[] {
  const part = element?.parentElement?.closest(PARTS) ?? null;
  return part === null ? [] : [part, ...partsAround(part)];
}

function focusFirst(places: Places): void {
  const place = places.find((one) => one?.isConnected && one !== document.body && !one.matches(':disabled'));
  if (!(place instanceof HTMLElement)) return;
  if (place.matches(PARTS) && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
