import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Ask, askFirst, type Go } from './leave.ts';
import { hearMovesFirst } from './moves.ts';
import { typed } from './typed.ts';

/** Something on the page that is not saved yet. */
interface Holder {
  ask: Ask;
  /** Follows a link within the portal. */
  follow: (to: string) => void;
}

/** The newest asks for all of them, as a dialog does above a form of its page. */
const holders: Holder[] = [];
let held: AbortController | null = null;

/**
 * While `isHeld`, every way off the page is asked about first: links, Back and Forward, and what goes through `leave`. For closing and
 * reloading the browser asks in its own words. The router's own blocker needs its data router, which is 18 kB (gzip) more than the first
 * page may weigh.
 */
export function useHeldPage(isHeld: boolean, ask: Ask): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const onAsk = useEffectEvent(ask);
  const follow = useEffectEvent((to: string) => void navigate(to));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place of the history is held from its own position
  useEffect(() => {
    if (!isHeld) return;
    const holder = { ask: (go: Go) => onAsk(go), follow: (to: string) => follow(to) };
    holders.push(holder);
    held ??= holdWays();
    return () => {
      holders.splice(holders.indexOf(holder), 1);
      if (holders.length === 0) letGo();
    };
  }, [isHeld, key]);
}

function letGo(): void {
  held?.abort();
  held = null;
}

function holdWays(): AbortController {
  const ways = new AbortController();
  const hold = (go: Go) =>
    holders.at(-1)?.ask(() => {
      letGo();
      typed.forget();
      go();
    });
  ways.signal.addEventListener('abort', () => askFirst(null));
  askFirst(hold);
  holdClosing(ways.signal);
  holdLinks((to) => {
    // The one that holds now: whoever saves before leaving holds nothing any more when it goes.
    const holder = holders.at(-1);
    hold(() => holder?.follow(to));
  }, ways.signal);
  holdHistory((steps) => hold(() => history.go(steps)), ways.signal);
  return ways;
}

function holdClosing(signal: AbortSignal): void {
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
}

function holdLinks(onLink: (to: string) => void, signal: AbortSignal): void {
  const hold = (event: MouseEvent) => {
    const to = pathOfLink(event);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    onLink(to);
  };
  // Before the router sees the click.
  document.addEventListener('click', hold, { capture: true, signal });
}

/** Where a plain click on a link of the portal leads, if that is another page. */
function pathOfLink(event: MouseEvent): string | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin) return null;
  return pageOf(link) === pageOf(location) ? null : `${link.pathname}${link.search}${link.hash}`;
}

/** With its search, which names the file whose results lie over a page: a form in them goes when they do. */
const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => pathname + search;

/** Where the router says that an entry of the history stands; nowhere for those that an anchor made. */
const positionIn = (state: { idx?: unknown } | null): number =>
  typeof state?.idx === 'number' ? state.idx : Number.NaN;

/**
 * Back and Forward cannot be stopped, only taken back: the browser has moved when it says so. So the router is not told, the browser is sent
 * to where it was, and once it is there `onMove` hears how many steps it had been.
 */
function holdHistory(onMove: (steps: number) => void, signal: AbortSignal): void {
  const here = pageOf(location);
  const position = positionIn(history.state);
  let undone: number | null = null;
  const hold = (event: PopStateEvent) => {
    if (undone === null && pageOf(location) === here) return;
    event.stopImmediatePropagation();
    if (undone !== null) {
      onMove(undone);
      undone = null;
      return;
    }
    undone = positionIn(event.state) - position || -1;
    history.go(-undone);
  };
  hearMovesFirst(hold);
  signal.addEventListener('abort', () => hearMovesFirst(null));
}
