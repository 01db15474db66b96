import { type NumberFormat, numberFormat, showNumber } from '../workbook/number-format.ts';
import { decodeHtml } from './html-entities.ts';

/** mso-number-format:"00000000", in a style of the cell or of its class; the second name is of pages that web servers make. */
const FORMAT =
  /(?:mso-number-format|vnd\.ms-excel\.numberformat)\s*:\s*(?:"([^"]{0,255})"|'([^']{0,255})'|((?:\\.|[^;"'>}\s\\]){1,255}))/i;
const CLASS = /\sclass\s*=\s*["']?([^"'>]+)/i;
/** A number whose zeros a format may add; a text that has them is what a person sees. */
const WITHOUT_ZEROS = /^(0|[1-9]\d*)$/;

/** How a spreadsheet program shows the numbers of a page: IDs have their zeros in a format alone (docs/domain/files.md#dirt). */
export class CellFormats {
  /** By class, or by 'td' and 'th'. */
  private readonly byName = new Map<string, NumberFormat>();
  private readonly byPattern = new Map<string, NumberFormat>();

  /** The text of a <style> of the page. */
  readStyles(css: string): void {
    for (const rule of css.split('}')) {
      const [selectors = '', body = ''] = rule.split('{');
      const format = this.formatIn(body);
      if (format)
        for (const selector of selectors.split(',')) {
          const name = /(?:\.([\w-]+)|\b(t[dh]))\s*$/i.exec(selector.slice(-100));
          if (name) this.byName.set((name[1] ?? name[2] ?? '').toLowerCase(), format);
        }
    }
  }

  /** Of the cell that a tag opens. */
  of(name: string, tag: string): NumberFormat | null {
    const own = this.formatIn(decodeHtml(tag));
    if (own || this.byName.size === 0) return own;
    const classes = (CLASS.exec(tag)?.[1] ?? '').toLowerCase().split(/\s+/);
    return [...classes, name].map((one) => this.byName.get(one)).find(Boolean) ?? null;
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

/** '\@' and '\0022': signs as style sheets write them. */
const withoutEscapes = (pattern: string): string =>
  pattern.replace(/\\(?:00([0-9a-f]{2})|(.))/gi, (_whole, code: string | undefined, sign: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : sign,
  );

/** Only zeros and letters of a code: other formats decorate a number, and a page has its dates as they are shown. */
export function shownOnPage(text: string, format: NumberFormat | null): string {
  if (format?.kind !== 'pattern' || !WITHOUT_ZEROS.test(text)) return text;
  return showNumber(text, format, false);
}
