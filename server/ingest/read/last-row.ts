/** The last row of a sheet in Excel and its likes. */
export const LAST_ROW = 1_048_576;
/** And of an .xls workbook, at which many report programs still stop. */
const LAST_ROW_OF_XLS = 65_536;

/** Whether a file that ends with this row may have lost those after it. */
export const mayBeFull = (row: number): boolean => row === LAST_ROW || row === LAST_ROW_OF_XLS;
