export function behind(page: string, mark: string, from: number): number {
  const found = page.indexOf(mark, from);
  return found < 0 ? page.length : found + mark.length;
}

/** Scripts, styles and the title of the page are not on the sheet. */
export function behindRaw(page: string, word: string, from: number): number {
  const closing = new RegExp(`</${word}`, 'gi');
  closing.lastIndex = from;
  return closing.test(page) ? behind(page, '>', closing.lastIndex) : page.length;
}

/** Behind the '>' that is not inside a quoted attribute; without one, behind the next '>' or at the end. */
export function tagEnd(page: string, tag: number): number {
  let quote = '';
  const most = Math.min(page.length, tag + 4_096);
  for (let at = tag; at < most; at++) {
    const character = page[at] as string; // in range by the loop's condition
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '>') return at + 1;
    else if ((character === '"' || character === "'") && /[=\s]/.test(page[at - 1] ?? '')) quote = character;
  }
  return behind(page, '>', tag);
}

/** A number that costs nothing to write, so up to `most`. */
export function span(tag: string, name: string, most: number): number {
  // One run of signs: with two runs of spaces that meet, a page of spaces is tried in every way to part them.
  const found = new RegExp(`\\s${name}\\s*=[\\s"']*(\\d{1,5})`, 'i').exec(tag);
  return Math.max(1, Math.min(Number(found?.[1] ?? 1), most));
}
