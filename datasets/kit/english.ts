/**
 * Numbers, lists and school years as sentences of findings, letters and downloads write them. Screens have their
 * language's own (web/app/format.ts).
 */
const numbers = new Intl.NumberFormat('en-US');
const lists = new Intl.ListFormat('en-US');

/** '12,345' */
export const written = (value: number | bigint): string => numbers.format(value);

/** '1 row', '12,345 rows' */
export const rowsWritten = (rows: number): string => (rows === 1 ? '1 row' : `${written(rows)} rows`);

/** 'Math, Science, and Art' */
export const listed = (words: readonly string[]): string => lists.format(words);

/** Texts of the file, each in quotation marks. */
export const quoted = (texts: readonly string[]): string[] => texts.map((text) => `'${text}'`);

/** '2023-2024' of 2024, the year in which a school year ends. */
export const schoolYear = (endYear: number): string => `${endYear - 1}-${endYear}`;
