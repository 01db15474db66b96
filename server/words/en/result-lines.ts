import { datasetOf } from '#datasets/index.ts';
import { written } from '#datasets/kit/english.ts';
import { sayRefusal } from '#datasets/words/refusals.ts';
import type { FileLineWords } from '../result-lines.ts';

export const FILE_LINES_EN: FileLineWords = {
  refused: ({ refused }) => {
    const { reason, fix } = sayRefusal(refused, 'en');
    return `${reason} ${fix}`;
  },
  'looks-like': ({ type }) =>
    `This looks like a ${datasetOf(type).label} file. Upload it under ${datasetOf(type).label}.`,
  'columns-missing': ({ labels, headerRow, headers, more }) =>
    `Required columns were not found: ${labels.join(', ')}.${headers.length > 0 ? ` Headers seen in row ${headerRow}: ${headers.map((header) => `'${header}'`).join(', ')}${more > 0 ? ` and ${more} more` : ''}.` : ''}`,
  'columns-found': () => 'Every required column was found.',
  'no-errors': ({ rows, rules }) => `No errors found in ${written(rows)} rows, checked against ${rules} rules.`,
  'errors-elsewhere': () => 'No errors in the rows for your schools. Other rows in this file have errors.',
  'none-of-yours': () => 'No rows were found for your schools.',
  schools: ({ schools }) => `Rows were found for ${schools.join(', ')}.`,
};
