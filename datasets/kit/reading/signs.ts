/** The dashes that programs write for the plain one. */
export const DASHES = /[‐‑‒–—−]/g;

/** 2,023, a year in a cell with the format of numbers. */
export const withoutComma = (year: string): string => year.replace(/^([12]),([0-9]{3})([.]0+)?$/, '$1$2');
