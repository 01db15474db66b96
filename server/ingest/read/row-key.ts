import { SHEET_STRIDE } from './table.ts';

/**
 * The one place that says what a row key is. `row_number` of `cells` and `source` is unique, ascending and exact as a
 * JavaScript number: slot x SLOT_STRIDE + sheet x SHEET_STRIDE + row as a spreadsheet program shows it. Slots are the
 * records of one row, from 0; a file without slots has slot 0 alone. 1,000 sheets and 9,000 slots fit.
 */
export const SLOT_STRIDE = SHEET_STRIDE * 1_000;

export const rowOfKey = (key: number): number => key % SHEET_STRIDE;
export const sheetOfKey = (key: number): number => Math.floor((key % SLOT_STRIDE) / SHEET_STRIDE);
export const slotOfKey = (key: number): number => Math.floor(key / SLOT_STRIDE);

/** As SQL: the order of the file, where the slots of a row follow each other. */
export const orderOfKeys = (key: string): string => `${key} % ${SLOT_STRIDE}, ${key}`;
