import { ABOUT_CHOICES, ABOUT_FORM } from '#datasets/kit/findings/file-findings.ts';
import type { ToldLine } from '#server/ingest/result.ts';
import type { UploadRow } from './queries.ts';

/**
 * Where required columns are missing, the row that was taken for the header may be one of the data: its texts are then
 * those of a student, of any of the file's schools. They are for those who may read all rows of the file.
 */
export const mayReadHeaders = (
  { results_summary, holds_other_schools }: Pick<UploadRow, 'results_summary' | 'holds_other_schools'>,
  { seesStudents }: { seesStudents: boolean },
): boolean => (seesStudents && !holds_other_schools) || !(results_summary ?? []).some(lacksColumns);

export const lacksColumns = ({ missingColumns }: ToldLine): boolean => (missingColumns?.length ?? 0) > 0;

/** Whether the value of a finding is of the form of the file, for those who may read its headers or not. */
export const isOfForm = (code: string, { seesHeaders }: { seesHeaders: boolean }): boolean =>
  (seesHeaders ? ABOUT_FORM : ABOUT_CHOICES).has(code);

/**
 * The line that names missing columns without the headers that were seen instead, also where an earlier
 * version stored its words.
 */
export const withoutHeaders = (line: ToldLine): ToldLine =>
  lacksColumns(line)
    ? {
        ...line,
        file: { is: 'columns-missing', labels: line.missingColumns ?? [], headerRow: 0, headers: [], more: 0 },
      }
    : line;
