import type { ReadTable } from '../read/table.ts';
import type { WrongFile } from '../recognise/wrong-file/wrong-file.ts';
import type { FoundIssue, FoundIssueGroup, IngestResult } from '../result.ts';
import { malformed } from './report.ts';

/**
 * The result of a file that is not what the card asks for: it was read, nothing of it enters a number,
 * and it replaces nothing.
 */
export function resultOfWrongFile(
  { wrong, code, rows, missing, headerRow }: WrongFile,
  table: ReadTable,
): IngestResult {
  const said = {
    code,
    severity: 'error' as const,
    column: null,
    columnLetter: null,
    header: null,
    params: { refused: wrong.why },
  };
  const group: FoundIssueGroup = { ...said, count: 1, firstRows: [] };
  const issue: FoundIssue = { ...said, schoolId: null, row: null, studentId: null, value: null };
  const refused = malformed(wrong);
  return {
    ...refused,
    verdict: 'data_errors',
    overview: [...table.facts, { is: 'header-row', row: headerRow }, { is: 'rows', read: rows, kept: 0 }],
    missingColumns: missing,
    rowsRead: rows,
    leftOut: rows > 0 ? [{ reason: 'file', rows }] : [],
    counts: { error: 1, warning: 0, note: 0 },
    groups: [group],
    issues: [issue],
  };
}
