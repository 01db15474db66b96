import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Ask, askFirst, type Go } from './leave.ts';
import { hearMovesFirst } from './moves.ts';
import { typed } from './typed.ts';

type Place = Pick<Location, 'pathname' | 'search'>;
/** With its search, which names the file whose results are over a page: a form in them goes when they do. */
const addressOf = ({ pathname, search }: Place): string => pathname + search;
const pageOf = ({ pathname }: Place): string => pathname;

/** What goes when it is left: the address, or the page whatever is over it. */
export type HeldPart = 'address' | 'page';
const PLACE_OF = { address: addressOf, page: pageOf } as const;

/** Something on the page that is not saved yet. */
interface Holder {
  isLeftFor: (to: Place) => boolean;
  ask: Ask;
  /** Follows a link within the portal. */
  follow: (to: string) => void;
}

/** The newest asks for all of them, as a dialog does above a form of its page. */
const holders: Holder[] = [];
let held: AbortController | null = null;

/**
 * While `isHeld`, every way off the page is asked about first: links, Back and Forward, and what goes through `leave`.
 * For closing and reloading the browser asks in its own words. The router's own blocker needs its data router, which is
 * 18 kB (gzip) more than the first page may weigh.
 */
export function useHeldPage(isHeld: boolean, ask: Ask, part: HeldPart = 'address'): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const onAsk = useEffectEvent(ask);
  const follow = useEffectEvent((to: string) => void navigate(to));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place of the history is held from its own position
  useEffect(() => {
    if (!isHeld) return;
    const placeOf = PLACE_OF[part];
    const here = placeOf(location);
    const holder: Holder = {
      isLeftFor: (to) => placeOf(to) !== here,
      ask: (go) => onAsk(go),
      follow: (to) => follow(to),
    };
    holders.push(holder);
    held ??= holdWays();
    return () => {
      holders.splice(holders.indexOf(holder), 1);
      if (holders.length === 0) letGo();
    };
  }, [isHeld, part, key]);
}

function letGo(): void {
  held?.abort();
  held = null;
}

/** Who holds on to something that goes on the way to a place. */
const holderFor = (to: Place): Holder | undefined => holders.findLast(({ isLeftFor }) => isLeftFor(to));

function holdWays(): AbortController {
  const ways = new AbortController();
  const hold = (go: Go, holder = holders.at(-1)) =>
    holder?.ask(() => {
      letGo();
      typed.forget();
      go();
    });
  ways.signal.addEventListener('abort', () => askFirst(null));
  askFirst(hold);
  holdClosing(ways.signal);
  // The one that holds now: whoever saves before leaving holds nothing anymore when it goes.
  holdLinks((to, holder) => hold(() => holder.follow(to), holder), ways.signal);
  holdHistory((steps, holder) => hold(() => history.go(steps), holder), ways.signal);
  return ways;
}

function holdClosing(signal: AbortSignal): void {
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
}

function holdLinks(onLink: (to: string, holder: Holder) => void, signal: AbortSignal): void {
  const hold = (event: MouseEvent) => {
    const link = linkOf(event);
    const holder = link && holderFor(link);
    if (!holder) return;
    event.preventDefault();
    event.stopPropagation();
    onLink(`${link.pathname}${link.search}${link.hash}`, holder);
  };
  // Before the router sees the click.
  document.addEventListener('click', hold, { capture: true, signal });
}

/** The link of the portal that is followed by a plain click. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin) return null;
  return link;
}

/** Where the router says that an entry of the history is; nowhere for those that an anchor made. */
const positionIn = (state: { idx?: unknown } | null): number =>
  typeof state?.idx === 'number' ? state.idx : Number.NaN;

/**
 * Back and Forward cannot be stopped, only taken back: the browser has moved when it says so. So the router is not
 * told, the browser is sent to where it was, and once it is there `onMove` hears how many steps it had been.
 */
function holdHistory(onMove: (steps: number, holder: Holder) => void, signal: AbortSignal): void {
  const position = positionIn(history.state);
  let undone: { steps: number; holder: Holder } | null = null;
  const hold = (event: PopStateEvent) => {
    const holder = holderFor(location);
    if (undone === null && holder === undefined) return;
    event.stopImmediatePropagation();
    if (undone !== null) {
      onMove(undone.steps, undone.holder);
      undone = null;
    } else if (holder) {
      undone = { steps: positionIn(event.state) - position || -1, holder };
      history.go(-undone.steps);
    }
  };
  hearMovesFirst(hold);
  signal.addEventListener('abort', () => hearMovesFirst(null));
}
