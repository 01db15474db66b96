import { extname } from 'node:path';
import { aboutFile, type FileFinding } from '../findings.ts';
import type { OpenedFile } from './gate.ts';

const EXTENSIONS: Record<OpenedFile['format'], readonly string[]> = {
  text: ['.csv', '.txt', '.tsv'],
  xlsx: ['.xlsx', '.xlsm'],
  xls: ['.xls'],
  html: ['.html', '.htm'],
  'xml-2003': ['.xml'],
};

/** Student systems name web pages and text '.xls'; the content decides, and the difference is a note. */
export function extensionFinding(fileName: string, format: OpenedFile['format']): FileFinding[] {
  const isNamed = EXTENSIONS[format].includes(extname(fileName).toLowerCase());
  return isNamed ? [] : [aboutFile('file.extension', { is: 'content', format })];
}
