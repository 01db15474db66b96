/**
 * Cells that spreadsheet programs have run or tried to run when they opened a file: for tests of
 * everything that can be downloaded.
 */
export const FORMULA_PAYLOADS: readonly string[] = [
  '=1+1',
  '=SUM(A1:A9)',
  '+1+1',
  '-1+1',
  '-2+3+cmd|" /C calc"!A0',
  '@SUM(1+1)',
  '=cmd|"/C calc"!A0',
  '=HYPERLINK("http://example.org","Click")',
  '=IMPORTXML("http://example.org","//a")',
  '=WEBSERVICE("http://example.org")',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\u0000=1+1',
  ' =1+1',
  '\ufeff=1+1',
  '\u200b=1+1',
  '\uff1d1+1',
  '\uff0b1+1',
  '\uff0d1+1',
  '\uff20SUM(1)',
  '=1+1","=2+2',
  '";=1+1',
  '=1+1\n=2+2',
];
