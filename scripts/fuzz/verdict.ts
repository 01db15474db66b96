import type { Dataset } from '#datasets/kit/dataset.ts';
import type { IngestResult } from '#server/ingest/result.ts';
import { sayLine } from '#server/words/result-lines.ts';

const VERDICTS: readonly string[] = ['success', 'data_errors', 'malformed'];
/** What the inside of a program looks like in a sentence for a person. */
const INSIDE = /\binvalid\b|\bundefined\b|\[object|\bat \w+ \(|\b\w*Error:|duckdb|ENOENT|\/tmp\//i;

/** What is wrong with how a file ended, or null. */
export function complaintAbout(result: IngestResult, dataset: Dataset): string | null {
  if (!VERDICTS.includes(result.verdict)) return 'no verdict';
  const lines = result.resultsSummary.map((line) => sayLine(dataset, line, 'en'));
  const failures = lines.filter(({ status }) => status === 'failure');
  if (result.verdict === 'malformed') {
    // Why, and what to do: two sentences at least.
    if (!failures.some(({ description }) => /\w{2,}.*[.!] \w.*\./s.test(description)))
      return 'malformed without reason';
    if (result.parquet !== null || result.rowsKept > 0) return 'malformed, and rows were kept';
  }
  if (result.verdict === 'data_errors' && failures.length === 0) return 'data errors without a failure line';
  if (result.rowsKept > result.rowsRead) return 'more rows kept than read';
  const left = result.leftOut.reduce((sum, { rows }) => sum + rows, 0);
  if (result.rowsKept + left !== result.rowsRead) return 'rows that are neither kept nor left out';
  const inside = failures.find(({ description }) => INSIDE.test(withoutQuotes(description)));
  return inside ? `words of a program: ${inside.description.slice(0, 200)}` : null;
}

/** Cells, headers and names of sheets are in quotation marks and may say anything. */
const withoutQuotes = (text: string): string => text.replace(/'[^']*'|"[^"]*"/g, '');
