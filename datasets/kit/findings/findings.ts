import type { Dataset, FindingWords, Severity } from '../dataset.ts';
import { allowedWords } from './allowed-words.ts';
import { FILE_FINDINGS } from './file-findings.ts';
import { GENERIC_FINDINGS } from './generic-findings.ts';

export interface Finding extends FindingWords {
  code: string;
}

/**
 * The English words of a finding: of the dataset's own rules, of what needs other files, or of the kind of
 * column. {value} and {header} are left in; datasets/words makes sentences of them, in each language. Throws for
 * a code that no one declares.
 */
export function findingWords(dataset: Dataset | null, code: string, columnName: string | null): Finding {
  const own = [...(dataset?.rules ?? []), ...(dataset?.matching ?? [])].find((rule) => rule.code === code);
  const words = own ?? GENERIC_FINDINGS[code];
  if (!words) throw new Error(`No words for the finding ${code}`);
  const column = dataset?.columns.find(({ name }) => name === columnName);
  const { severity, value, problem, fix } = words;
  return {
    code,
    severity,
    ...(value && { value }),
    problem,
    fix,
    allowed: words.allowed.replace('{allowed}', column ? allowedWords(column) : 'A value.'),
  };
}

export function severityOf(dataset: Dataset | null, code: string): Severity {
  return findingWords(dataset, code, null).severity;
}

/**
 * The declared sentences of a finding, {allowed} left in; null for a code of an earlier version that
 * no one declares anymore.
 */
export function declaredWords(dataset: Dataset, code: string): FindingWords | null {
  const ofFile = Object.entries<FindingWords>(FILE_FINDINGS).find(([name]) => name === code)?.[1];
  const own = [...dataset.rules, ...dataset.matching].find((rule) => rule.code === code);
  return ofFile ?? own ?? GENERIC_FINDINGS[code] ?? null;
}
