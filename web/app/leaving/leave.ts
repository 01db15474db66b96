/** Where a person is about to go. */
export type Go = () => void;
/** Asks first; goes on by calling what it is given, or never does. */
export type Ask = (go: Go) => void;

/** Of the page that holds on to something not saved yet; there is one page at a time. */
let asks: Ask | null = null;

/**
 * Goes to another place by something that is not a link, such as another school or district. A page with
 * something unsaved asks first.
 */
export function leave(go: Go): void {
  if (asks === null) go();
  else asks(go);
}

export function askFirst(ask: Ask | null): void {
  asks = ask;
}
