/** ="00410200": how programs write a text of digits, so that a spreadsheet program keeps its zeros. */
const TEXT_FORMULA = /^="([^"]*)"$/;

/** The text that a spreadsheet program shows of a cell that is a formula of nothing but a text. */
export const withoutTextFormula = (cell: string): string =>
  cell.startsWith('="') ? cell.replace(TEXT_FORMULA, '$1') : cell;
