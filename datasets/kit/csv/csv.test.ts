import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('quotes cells and keeps formulas from running', () => {
  const rows = [
    ['Name', 'Note'],
    ['Mac "Mac" Donald, Jr', '=HYPERLINK("http://x")'],
    ['-0.5', '@cmd'],
    [' padded ', 'two\nlines'],
  ];
  expect(toCsv(rows)).toBe(
    '\uFEFFName,Note\r\n"Mac ""Mac"" Donald, Jr","\'=HYPERLINK(""http://x"")"\r\n-0.5,\'@cmd\r\n" padded ","two\nlines"\r\n',
  );
});
