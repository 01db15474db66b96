import type { Workbook } from '../workbook/workbook.ts';
import { decodeHtml } from './html-entities.ts';
import { behind, behindRaw, tagEnd } from './html-tags.ts';
import { PageReader } from './page-reader.ts';

/**
 * The tables of a web page, as student systems export them under an .xls name. Each table is a sheet; rows have the
 * numbers that a spreadsheet program gives them when it opens the page: tables and lines of text below one another. The
 * lines above a table are its titles. Closing tags may be missing, as HTML allows. Every character is looked at once.
 */
export function openHtml(page: string): Workbook {
  const reader = new PageReader();
  let at = 0;
  while (at < page.length) {
    const tag = page.indexOf('<', at);
    if (tag !== at) reader.text(decodeHtml(page.slice(at, tag < 0 ? undefined : tag).replace(/\s+/g, ' ')));
    if (tag < 0) break;
    at = readTag(page, tag, reader);
  }
  reader.end();
  return {
    sheets: reader.tables.map(({ rows, merged, isHidden }, index) => ({
      name: `Table ${index + 1}`,
      isHidden,
      rows: () => rows,
      merged: () => merged,
    })),
    oddRows: () => 0,
  };
}

/** Returns where the text goes on. What is not a tag is text. */
function readTag(page: string, tag: number, reader: PageReader): number {
  if (page.startsWith('<!--', tag)) return behind(page, '-->', tag + 4);
  const name = /[a-z][a-z0-9]{0,15}/iy;
  const isClosing = page[tag + 1] === '/';
  name.lastIndex = tag + (isClosing ? 2 : 1);
  const word = name.exec(page)?.[0].toLowerCase();
  if (!word) {
    if (/[!?/]/.test(page[tag + 1] ?? '')) return behind(page, '>', tag + 1);
    reader.text('<');
    return tag + 1;
  }
  const end = tagEnd(page, tag);
  if (isClosing) reader.close(word);
  else if (/^(script|style|title)$/.test(word)) {
    const next = behindRaw(page, word, end);
    if (word === 'style') reader.formats.readStyles(page.slice(end, next));
    return next;
  } else reader.open(word, page.slice(tag, end));
  return end;
}
