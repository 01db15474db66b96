import type { InspectionWords } from '../inspections.ts';

export const INSPECTIONS_EN: InspectionWords = {
  takenFor: {
    unknown: ({ headers, more }) =>
      `Its columns do not show what it is: ${headers.map((header) => `'${header}'`).join(', ')}${more ? ' ...' : ''}`,
    layout: ({ layout }) => `Recognized as ${layout}.`,
    mapped: ({ by }) => `${by} mapped files with these headers before.`,
    columns: ({ columns, more }) => `Has the columns ${columns.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  },
  notes: {
    archive: 'An archive inside an archive is not opened. Unpack it and choose its files.',
    'not-a-table': 'Not a CSV, XLS or XLSX file.',
  },
};
