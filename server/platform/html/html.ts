/** Text that is HTML already, and so is not escaped again. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A template whose values are escaped, unless they are Html themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(asText)));
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeText = (value: string): string => value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

function asText(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return escapeText(value);
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('');
}
