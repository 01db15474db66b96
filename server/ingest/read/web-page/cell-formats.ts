import { type NumberFormat, numberFormat, showNumber } from '../workbook/number-format.ts';
import { decodeHtml } from './html-entities.ts';
import { HIDES, STRIKES } from './looks.ts';

/**
 * mso-number-format:"00000000", in a style of the cell or of its class; the second name is of
 * pages that web servers make.
 */
const FORMAT =
  /(?:mso-number-format|vnd\.ms-excel\.numberformat)\s*:\s*(?:"([^"]{0,255})"|'([^']{0,255})'|((?:\\.|[^;"'>}\s\\]){1,255}))/i;
const CLASS = /\sclass\s*=\s*["']?([^"'>]+)/i;
/**
 * Rules for paper or small screens alone. The lengths keep a page of such words from being searched to its end at each.
 */
const MEDIA = /@media[^{]{0,200}\{(?:[^{}]{0,500}\{[^{}]{0,2000}\}){0,500}[^{}]{0,500}\}/gi;
/** A class by itself: what is hidden in a menu alone is shown elsewhere. */
const ALONE = /^\s*[a-z\d]*\.[\w-]+\s*$/i;
/** A number whose zeros a format may add; a text that has them is what a person sees. */
const WITHOUT_ZEROS = /^(0|[1-9]\d*)$/;

/**
 * How a spreadsheet program shows the numbers of a page: IDs have their zeros in a format alone
 * (docs/domain/files.md#dirt).
 */
export class CellFormats {
  /** By class, or by 'td' and 'th'. */
  private readonly byName = new Map<string, NumberFormat>();
  private readonly byPattern = new Map<string, NumberFormat>();
  private readonly hiding = new Set<string>();
  private readonly striking = new Set<string>();

  /** The text of a <style> of the page. */
  readStyles(css: string): void {
    for (const rule of css.replace(MEDIA, '').split('}')) {
      const [selectors = '', body = ''] = rule.split('{');
      const format = this.formatIn(body);
      const [hides, strikes] = [HIDES.test(body), STRIKES.test(body)];
      if (format || hides || strikes)
        for (const selector of selectors.split(',')) {
          const [, className, cell] = /(?:\.([\w-]+)|\b(t[dh]))\s*$/i.exec(selector.slice(-100)) ?? [];
          const name = (className ?? cell ?? '').toLowerCase();
          if (format && name) this.byName.set(name, format);
          if (hides && className && ALONE.test(selector)) this.hiding.add(name);
          if (strikes && className) this.striking.add(name);
        }
    }
  }

  hides = (tag: string): boolean => this.hiding.size > 0 && classesOf(tag).some((name) => this.hiding.has(name));

  strikes = (tag: string): boolean => this.striking.size > 0 && classesOf(tag).some((name) => this.striking.has(name));

  /** Of the cell that a tag opens. */
  of(name: string, tag: string): NumberFormat | null {
    const own = this.formatIn(decodeHtml(tag));
    if (own || this.byName.size === 0) return own;
    return [...classesOf(tag), name].map((one) => this.byName.get(one)).find(Boolean) ?? null;
  }

  private formatIn(style: string): NumberFormat | null {
    const [, double, single, bare] = FORMAT.exec(style) ?? [];
    const written = double ?? single ?? bare;
    if (written === undefined) return null;
    const format = this.byPattern.get(written) ?? numberFormat(0, withoutEscapes(written));
    this.byPattern.set(written, format);
    return format;
  }
}

const classesOf = (tag: string): string[] => (CLASS.exec(tag)?.[1] ?? '').toLowerCase().split(/\s+/);

/** '\@' and '\0022': signs as style sheets write them. */
const withoutEscapes = (pattern: string): string =>
  pattern.replace(/\\(?:00([0-9a-f]{2})|(.))/gi, (_whole, code: string | undefined, sign: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : sign,
  );

const FULL = /\s(?:x:num|sdval)\s*=\s*["']?(-?[\d.]{1,40}(?:E[-+]?\d{1,3})?)["'\s>]/i;
const PLAIN: NumberFormat = { kind: 'plain' };
const PERCENT: NumberFormat = { kind: 'percent' };

/** The number behind the text of a cell, as Excel and LibreOffice write it. */
export const fullNumber = (tag: string): string | null => FULL.exec(tag)?.[1] ?? null;

/** Whether a text is a number with fewer digits, or the signs of a column that is too narrow for it. */
function isRounded(text: string, full: string): boolean {
  if (/^#+$/.test(text)) return true;
  const [, digits = '', decimals = '', exponent = '', percent] =
    /^\$?(-?[\d,]*(?:\.(\d*))?)(?:E([-+]?\d+))?\s*(%)?$/i.exec(text) ?? [];
  if (!/\d/.test(digits)) return false;
  const difference = Math.abs(
    Number(`${digits.replaceAll(',', '')}${exponent && `e${exponent}`}`) - Number(full) * (percent ? 100 : 1),
  );
  const step = 10 ** (Number(exponent) - decimals.length);
  return difference > step * 1e-9 && difference <= step * 0.5000001;
}

/** Only zeros and letters of a code: other formats decorate a number, and a page has its dates as they are shown. */
export function shownOnPage(text: string, format: NumberFormat | null, full: string | null): string {
  if (full !== null && isRounded(text, full))
    return showNumber(full, text.endsWith('%') ? PERCENT : (format ?? PLAIN), false);
  if (format?.kind !== 'pattern' || !WITHOUT_ZEROS.test(text)) return text;
  return showNumber(text, format, false);
}
