import { extname } from 'node:path';
import { aboutFile, type FileFinding } from '../findings.ts';
import type { OpenedFile } from './gate.ts';

const CONTENT: Record<OpenedFile['format'], { words: string; extensions: readonly string[] }> = {
  text: { words: 'text with separated values (CSV)', extensions: ['.csv', '.txt', '.tsv'] },
  xlsx: { words: 'an Excel workbook (.xlsx)', extensions: ['.xlsx', '.xlsm'] },
  xls: { words: 'an Excel workbook of the old format (.xls)', extensions: ['.xls'] },
  html: { words: 'a web page with a table', extensions: ['.html', '.htm'] },
  'xml-2003': { words: 'an Excel workbook in XML', extensions: ['.xml'] },
};

/** Student systems name web pages and text '.xls'; the content decides, and the difference is a note. */
export function extensionFinding(fileName: string, format: OpenedFile['format']): FileFinding[] {
  const { words, extensions } = CONTENT[format];
  return extensions.includes(extname(fileName).toLowerCase()) ? [] : [aboutFile('file.extension', words)];
}
