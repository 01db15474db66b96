/** Why a file cannot be used at all, as a value. Both sentences are shown to the person. */
export class Refusal {
  readonly reason: string;
  readonly fix: string;

  constructor(reason: string, fix: string) {
    this.reason = reason;
    this.fix = fix;
  }
}

const SAVE_AGAIN =
  'Open it in your spreadsheet program, save it as an Excel workbook (.xlsx) or as CSV, and upload that file.';

export const REFUSALS = {
  empty: new Refusal('The file is empty.', 'Export it again and check that it opens before you upload it.'),
  password: new Refusal('The file is protected by a password.', 'Save a copy without a password and upload it again.'),
  damaged: new Refusal('The file is damaged or incomplete and cannot be opened.', SAVE_AGAIN),
  unsafe: new Refusal('The workbook holds parts that no spreadsheet program writes, so it was not opened.', SAVE_AGAIN),
  inflated: new Refusal('The workbook grows far beyond its size when it is opened, so it was not opened.', SAVE_AGAIN),
  tooLarge: new Refusal(
    'The file holds more cells than can be checked.',
    'Split it by school or by year and upload the parts.',
  ),
  tooManySheets: new Refusal(
    'The workbook has more sheets than can be looked at.',
    'Copy the sheet with the table into a workbook of its own, and upload that.',
  ),
  tooWide: new Refusal(
    'The file has more columns than any export we know.',
    'Remove the empty columns at its right edge and upload it again.',
  ),
  notATable: new Refusal(
    'The file is not a table of rows and columns.',
    'Upload a CSV file or an Excel workbook (.xlsx or .xls).',
  ),
  tooLargeToRead: new Refusal(
    'The file is too large for its format.',
    'Save it as an Excel workbook (.xlsx) or as CSV, and upload that file.',
  ),
  tooMuchWork: new Refusal(
    'The file could not be read with the memory and time that one file may use.',
    'Save it as CSV or split it by school or by year, and upload it again.',
  ),
} as const;

/** A known format that is no table we read: 'The file is a PDF document.' */
export function wrongFormat(what: string, fix = SAVE_AGAIN): Refusal {
  return new Refusal(`The file is ${what}, not a CSV file or an Excel workbook.`, fix);
}
