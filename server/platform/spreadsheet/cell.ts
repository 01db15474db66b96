import { formulaSafe, isNumberBelowZero } from '#datasets/kit/csv/formula-safe.ts';

/** A number is a number; a text is always text, so that IDs keep their zeros and nothing runs. */
export type WrittenCell = string | number | null | { text: string; look: Look };

/** How a cell looks; `LOOKS` in workbook-parts.ts holds one style of each, in this order. */
export const LOOKS = ['plain', 'text', 'header', 'title', 'strong'] as const;
export type Look = (typeof LOOKS)[number];

/** The most characters Excel takes into one cell. */
const LONGEST = 32_767;

/** One cell as SpreadsheetML, at 'B7'. */
export function cellXml(cell: WrittenCell, place: string, look: Look): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'object') return cellXml(cell.text, place, cell.look);
  const style = look === 'plain' ? '' : ` s="${LOOKS.indexOf(look)}"`;
  const number = typeof cell === 'number' ? String(cell) : isNumberBelowZero(cell) && isExact(cell) ? cell : null;
  if (number !== null) return `<c r="${place}"${style}><v>${number}</v></c>`;
  const text = textXml(formulaSafe(String(cell)));
  return `<c r="${place}"${style} t="inlineStr"><is><t${LOSES_SPACE.test(text) ? ' xml:space="preserve"' : ''}>${text}</t></is></c>`;
}

/** What a reader of XML may take away; said for each cell it would be a quarter of a sheet. */
const LOSES_SPACE = /^\s|\s$|[\n\r\t]|\s\s/;

/** '-0012' and twenty digits are not what a spreadsheet program would make of them. */
const isExact = (cell: string): boolean => String(Number(cell)) === cell;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML 1.0 has no way to write.
const NOT_IN_XML = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Excel reads '_x0041_' as 'A', so such a text has its first underscore written the same way. */
export function textXml(text: string): string {
  return text
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
