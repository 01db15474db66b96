import type { ResultLine } from '#contract/uploads/uploaded-file.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { Language } from '#datasets/words/language.ts';
import { sayOverviewLine } from '#datasets/words/overview.ts';
import { type SpokenFinding, sayFinding, sayGroup, sayValue } from '#datasets/words/sentences.ts';
import { sayLine } from '#server/words/result-lines.ts';
import type { FoundIssue, FoundIssueGroup, IngestResult } from './result.ts';

/**
 * A result with the sentences of its findings, for whoever reads it where it was made: on the
 * command line, and in tests.
 */
export interface SpokenResult extends Omit<IngestResult, 'groups' | 'issues' | 'overview' | 'resultsSummary'> {
  groups: (FoundIssueGroup & SpokenFinding & { cause: string | null })[];
  issues: (FoundIssue & SpokenFinding)[];
  /** The lines of the overview. */
  statistics: string[];
  resultsSummary: ResultLine[];
}

export function inWords(result: IngestResult, dataset: Dataset, language: Language): SpokenResult {
  const { overview, ...others } = result;
  return {
    ...others,
    statistics: overview.map((line) => sayOverviewLine(dataset, line, language)),
    groups: result.groups.map((group) => ({ ...group, ...sayGroup(dataset, group, language) })),
    issues: result.issues.map((issue) => ({
      ...issue,
      ...sayFinding(dataset, issue, language),
      value: sayValue(dataset, issue, language),
    })),
    resultsSummary: result.resultsSummary.map((line) => sayLine(dataset, line, language)),
  };
}
