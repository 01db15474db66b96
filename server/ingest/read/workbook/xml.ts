import type { Readable } from 'node:stream';

/** What a reader of SpreadsheetML wants to hear. Names come without their namespace prefix; attributes as raw text. */
export interface XmlListener {
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(text: string): void;
}

/** Text between two tags; a cell holds at most 32,767 characters, so more than this is not a spreadsheet. */
const MAX_RUN = 8 * 1024 * 1024;

/**
 * Cuts XML into tags and text as it streams by. No document types, no entities beyond the five of XML itself and
 * character references: what else a parser could do with XML is what the gate refuses (docs/threats.md#t12). Throws
 * on text that is not XML.
 */
export class XmlScanner {
  private readonly listener: XmlListener;
  private decoder: TextDecoder | null = null;
  private rest = '';

  constructor(listener: XmlListener) {
    this.listener = listener;
  }

  add(chunk: Buffer): void {
    this.decoder ??= decoderOf(chunk);
    this.rest = scanText(this.rest + this.decoder.decode(chunk, { stream: true }), this.listener);
    if (this.rest.length > MAX_RUN) throw new Error('a run of text without end');
  }
}

export async function scanXml(part: Readable, listener: XmlListener): Promise<void> {
  const scanner = new XmlScanner(listener);
  for await (const chunk of part) scanner.add(chunk);
}

function decoderOf(start: Buffer): TextDecoder {
  const mark = start.toString('hex', 0, 2);
  if (mark === 'fffe' || mark === '3c00') return new TextDecoder('utf-16le');
  if (mark === 'feff' || mark === '003c') return new TextDecoder('utf-16be');
  const declared = /^\s*<\?xml[^>]{0,100}encoding\s*=\s*["'](iso-8859-1|windows-1252|us-ascii)["']/i;
  return new TextDecoder(declared.test(start.toString('latin1', 0, 200)) ? 'windows-1252' : 'utf-8');
}

/** Reports everything complete and returns the rest. */
function scanText(text: string, listener: XmlListener): string {
  let at = 0;
  for (;;) {
    const tag = text.indexOf('<', at);
    if (tag < 0) return text.slice(at);
    const end = tagEnd(text, tag);
    if (end < 0) return text.slice(at);
    if (tag > at) listener.text(decodeEntities(text.slice(at, tag)));
    at = end;
    const second = text.charCodeAt(tag + 1);
    if (second === SLASH) listener.close(localName(text, tag + 2, end - 1));
    else if (second === 0x21) cdata(text.slice(tag, end), listener);
    else if (second !== 0x3f) openTag(text, tag + 1, end - 1, listener);
  }
}

const SLASH = 0x2f;

/** Index behind the construct that begins at `tag`; -1 where it is not complete. */
function tagEnd(text: string, tag: number): number {
  const second = text.charCodeAt(tag + 1);
  // Half of all tags, and they hold no attributes.
  if (second === SLASH) return behind(text, '>', tag + 2);
  if (second === 0x21) {
    if (text.startsWith('<!--', tag)) return behind(text, '-->', tag + 4);
    if (text.startsWith('<![CDATA[', tag)) return behind(text, ']]>', tag + 9);
    if (text.length - tag < 9) return -1;
  }
  // '>' may be inside an attribute value. Each character is looked at once.
  let quote = 0;
  for (let at = tag; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (quote) quote = code === quote ? 0 : quote;
    else if (code === 0x3e) return at + 1;
    else if (code === 0x22 || code === 0x27) quote = code;
  }
  return -1;
}

function behind(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? -1 : found + mark.length;
}

function cdata(construct: string, listener: XmlListener): void {
  if (construct.startsWith('<![CDATA[')) listener.text(construct.slice(9, -3));
}

/** The tag whose name begins at `from` and whose '>' is at `end`. */
function openTag(text: string, from: number, end: number, listener: XmlListener): void {
  const isEmpty = text.charCodeAt(end - 1) === SLASH;
  const to = isEmpty ? end - 1 : end;
  let space = from;
  while (space < to && text.charCodeAt(space) > 0x20) space += 1;
  const name = localName(text, from, space);
  listener.open(name, space < to ? text.slice(space, to) : '');
  if (isEmpty) listener.close(name);
}

function localName(text: string, from: number, to: number): string {
  let end = to;
  while (end > from && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  const name = text.slice(from, end);
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/**
 * The value of one attribute by its full name, '' where it is missing. By hand: a sheet asks this millions of times.
 */
export function attribute(attributes: string, name: string): string {
  for (let at = attributes.indexOf(name); at >= 0; at = attributes.indexOf(name, at + 1)) {
    if (attributes.charCodeAt(at - 1) > 0x20) continue;
    const equals = afterSpace(attributes, at + name.length);
    if (attributes[equals] !== '=') continue;
    const start = afterSpace(attributes, equals + 1);
    const quote = attributes[start];
    if (quote === '"' || quote === "'")
      return decodeEntities(attributes.slice(start + 1, attributes.indexOf(quote, start + 1)));
  }
  return '';
}

function afterSpace(text: string, at: number): number {
  while (text.charCodeAt(at) <= 0x20) at += 1;
  return at;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name) ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return isCharacter(code) ? String.fromCodePoint(code) : '';
  });
}

/** XML 1.0: no control characters but tab and line ends, no halves of a pair, no U+FFFE and U+FFFF. */
function isCharacter(code: number): boolean {
  return (
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 0x20 && code < 0xd800) ||
    (code > 0xdfff && code < 0xfffe) ||
    (code > 0xffff && code <= 0x10ffff)
  );
}
