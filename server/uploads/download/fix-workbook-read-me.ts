import type { IssueGroup, UploadedFile } from '#contract/uploads.ts';
import { datasetOf } from '#datasets/index.ts';
import { written } from '#datasets/kit/english.ts';
import type { Row, Sheet } from '#server/platform/spreadsheet/workbook.ts';

export interface ReadMe {
  file: UploadedFile;
  sha256: string | null;
  groups: readonly IssueGroup[];
  /** Rows of 'All issues'. */
  listed: number;
}

const OUTCOMES: Partial<Record<UploadedFile['status'], string>> = {
  SUCCESS: 'No data errors detected',
  DATA_ERRORS: 'Data errors detected',
  MALFORMED: 'The file could not be used',
};

const HOW_TO = [
  'Begin with the sheet ‘Fix first’. It holds one line for each cause, the most important first; fixing one cause often clears hundreds of rows.',
  'The sheet ‘All issues’ names single rows. Rows and columns are numbered as in your file, title and header rows included.',
  'Fix the data where it comes from, such as your student information system, and export the file again. Changing this workbook changes nothing in the portal.',
  'Upload the whole new file with ‘Replace’. The rows that were good have to be in it, too.',
  'An apostrophe before a sign such as = or + was put there so that no spreadsheet program runs the text as a formula.',
  'This workbook names students. Keep it as carefully as the file itself.',
];

/** The first sheet: which file this is about, how it came out, how to use the other two, and what they do not list. */
export function readMe({ file, sha256, groups, listed }: ReadMe): Sheet {
  const { error, warning, note } = file.issue_counts;
  const facts: Row[] = [
    ['File', file.file_name],
    ['Kind of file', datasetOf(file.upload_file_type).label],
    ['Version', file.version],
    ['Uploaded by', file.uploaded_by],
    ['Uploaded at', inWords(file.uploaded_at)],
    ['SHA-256', sha256],
    ['Result', OUTCOMES[file.status] ?? 'Being processed again'],
    ['Rows read', file.rows?.read ?? 0],
    ['Rows kept', file.rows?.kept ?? 0],
    ['Errors', error],
    ['Warnings', warning],
    ['Notes', note],
  ];
  return {
    name: 'Read me',
    columns: [{ width: 18 }, { width: 100, look: 'text' }],
    rows: [
      [
        [{ text: 'Fix workbook', look: 'title' }],
        [],
        ...facts.map(([term = null, value = null]) => [{ text: String(term), look: 'strong' as const }, value]),
        [],
        [{ text: 'How to use it', look: 'strong' }],
        ...HOW_TO.map((step, index) => [index + 1, step]),
        [],
        [{ text: 'What is listed', look: 'strong' }],
        [null, listedInWords(groups, listed)],
      ],
    ],
  };
}

/** At most the first thousand rows of each cause are kept; the counts are of all. */
function listedInWords(groups: readonly IssueGroup[], listed: number): string {
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  if (listed >= all) return `All ${written(all)} issues are in ‘All issues’.`;
  return `‘All issues’ lists ${written(listed)} of ${written(all)} issues: the first 1,000 rows of each cause. ‘Fix first’ counts all of them.`;
}

const inWords = (timestamp: string): string =>
  `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' }).format(new Date(timestamp))} UTC`;
