const BYTES = 1_000_000_000;

/** As people read it: to a tenth, a hundredth below one. */
export const gigabytes = (bytes: number, locale: string): string =>
  (bytes / BYTES).toLocaleString(locale, { maximumFractionDigits: bytes < BYTES ? 2 : 1 });
