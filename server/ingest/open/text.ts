import { REFUSALS, type Refusal, wrongFormat } from '../refusal.ts';

/** Text by its first bytes: a table, a web page or Excel's XML of 2003; everything else is refused. */
export function textFormat(head: Buffer): 'text' | 'html' | 'xml-2003' | Refusal {
  const start = readable(head).trimStart();
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(start)) return REFUSALS.unsafe;
  if (/^MIME-Version:|^Content-Type: multipart\//i.test(start)) return WEB_ARCHIVE;
  if (start.startsWith('<')) {
    if (EXCEL_2003.test(start) && /<([\w-]+:)?Workbook[\s>]/.test(start)) return 'xml-2003';
    if (isPage(start)) return 'html';
    if (/^<(\?xml|!doctype|!--|svg|[a-z][\w:-]*[\s/>])/i.test(start)) return wrongFormat('xml');
  }
  if (/^[[{]\s*["{[\]}]/.test(start)) return wrongFormat('json');
  return looksBinary(head) ? REFUSALS.notATable : 'text';
}

const EXCEL_2003 = /urn:schemas-microsoft-com:office:spreadsheet/;
const WEB_ARCHIVE = wrongFormat('web-archive');

/**
 * Pages begin in many ways: with a comment, a style, a heading. A table in the first 64 KB tells them from other XML.
 */
function isPage(start: string): boolean {
  if (/^(<\?xml[^>]*>\s*)?(<!doctype html|<(html|head|body|table|meta|style|div)[\s>])/i.test(start)) return true;
  return /<(table|html)[\s>]/i.test(start) && !/^(<\?xml[^>]*>\s*)?<svg[\s>]/i.test(start);
}

function readable(head: Buffer): string {
  if (isWide(head))
    return head
      .toString('latin1')
      .replaceAll('\0', '')
      .replace(/^(ÿþ|þÿ)/, '');
  return head.toString('latin1').replace(/^ï»¿/, '');
}

/** UTF-16 and UTF-32: a byte order mark, or a zero in nearly every second place. */
function isWide(head: Buffer): boolean {
  const mark = head.subarray(0, 2).toString('hex');
  return (
    mark === 'fffe' ||
    mark === 'feff' ||
    head.subarray(0, 4).toString('hex') === '0000feff' ||
    zeros(head) > head.length * 0.3
  );
}

function zeros(head: Buffer): number {
  return head.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
}

/** Control bytes hardly occur in text; one in fifty is already a program's format. */
function looksBinary(head: Buffer): boolean {
  if (isWide(head)) return false;
  const control = head.reduce(
    (count, byte) => count + (byte < 32 && byte !== 0 && byte !== 9 && byte !== 10 && byte !== 13 ? 1 : 0),
    0,
  );
  return control > head.length / 50 || zeros(head) > head.length / 10;
}
