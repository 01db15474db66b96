import type { IssueGroup } from '#contract/uploads/issues.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { datasetOf } from '#datasets/index.ts';
import type { Language } from '#datasets/words/language.ts';
import { sayDataset } from '#datasets/words/sentences.ts';
import { timeWriter } from '#datasets/words/times.ts';
import type { WrittenRow, WrittenSheet } from '#server/platform/spreadsheet/workbook.ts';
import { FIX_WORKBOOK, type FixWorkbookWords } from '#server/words/fix-workbook.ts';

export interface ReadMe {
  language: Language;
  timeZone: string;
  file: UploadedFile;
  sha256: string | null;
  groups: readonly IssueGroup[];
  /** Rows of 'All issues'. */
  listed: number;
}

/** The first sheet: which file this is about, how it came out, how to use the other two, and what they do not list. */
export function readMe({ language, timeZone, file, sha256, groups, listed }: ReadMe): WrittenSheet {
  const words = FIX_WORKBOOK[language];
  const { facts: terms } = words;
  const { error, warning, note } = file.issue_counts;
  const facts: WrittenRow[] = [
    [terms.file, file.file_name],
    [terms.kind, sayDataset(datasetOf(file.upload_file_type), language)],
    [terms.version, file.version],
    [terms.by, file.uploaded_by],
    [terms.at, timeWriter(language, timeZone)(file.uploaded_at)],
    [terms.sha256, sha256],
    [terms.result, words.outcomes[file.status] ?? words.again],
    [terms.read, file.rows?.read ?? 0],
    [terms.kept, file.rows?.kept ?? 0],
    [terms.errors, error],
    [terms.warnings, warning],
    [terms.notes, note],
  ];
  return {
    name: words.sheets.readMe,
    columns: [{ width: 18 }, { width: 100, look: 'text' }],
    rows: [
      [
        [{ text: words.title, look: 'title' }],
        [],
        ...facts.map(([term = null, value = null]) => [{ text: String(term), look: 'strong' as const }, value]),
        [],
        [{ text: words.howToTitle, look: 'strong' }],
        ...words.howTo.map((step, index) => [index + 1, step]),
        [],
        [{ text: words.listedTitle, look: 'strong' }],
        [null, listedInWords(words, groups, listed)],
      ],
    ],
  };
}

/** At most the first thousand rows of each cause are kept; the counts are of all. */
function listedInWords(words: FixWorkbookWords, groups: readonly IssueGroup[], listed: number): string {
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  return listed >= all ? words.all(all) : words.some(listed, all);
}
