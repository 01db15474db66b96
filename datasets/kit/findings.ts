import { allowedWords } from './allowed-words.ts';
import type { Dataset, FindingWords, Severity } from './dataset.ts';
import { FILE_FINDINGS } from './file-findings.ts';
import { GENERIC_FINDINGS } from './generic-findings.ts';

export interface Finding extends FindingWords {
  code: string;
}

/**
 * The words of a finding: of the dataset's own rules, of what needs other files, or of the kind of column. {value} and {header}
 * are left for the caller to fill in. Throws for a code that nobody declares.
 */
export function findingWords(dataset: Dataset | null, code: string, columnName: string | null): Finding {
  const own = [...(dataset?.rules ?? []), ...(dataset?.matching ?? [])].find((rule) => rule.code === code);
  const words = own ?? GENERIC_FINDINGS[code];
  if (!words) throw new Error(`No words for the finding ${code}`);
  const column = dataset?.columns.find(({ name }) => name === columnName);
  const { severity, problem, fix } = words;
  return {
    code,
    severity,
    problem,
    fix,
    allowed: words.allowed.replace('{allowed}', column ? allowedWords(column) : 'A value.'),
  };
}

export function severityOf(dataset: Dataset | null, code: string): Severity {
  return findingWords(dataset, code, null).severity;
}

/** Fills {value} and {header} into a sentence. An empty value is named so. */
export function fillWords(
  sentence: string,
  { value, header }: { value: string | null; header: string | null },
): string {
  return sentence
    .replaceAll('{value}', () => (value ? `'${value}'` : 'an empty cell'))
    .replaceAll('{header}', () => header ?? 'The row');
}

/** What stands where a value would: it fits into every sentence. */
const HIDDEN = '…';

/**
 * The sentences of a finding without any value of the file, for whoever may not see the rows they come from. A code of an earlier
 * version of the portal, which nobody declares any more, says so.
 */
export function wordsWithoutValue(
  dataset: Dataset,
  code: string,
  columnName: string | null,
  header: string | null,
): { message: string; fix: string } {
  const declared = declaredWords(dataset, code, columnName);
  if (!declared) return UNKNOWN_CODE;
  const fill = (sentence: string) => fillWords(sentence, { value: HIDDEN, header });
  return { message: `${fill(declared.problem)} Allowed: ${fill(declared.allowed)}`, fix: fill(declared.fix) };
}

const UNKNOWN_CODE = {
  message: 'Found by an earlier version of the portal.',
  fix: 'Process the file again to see it in words.',
};

function declaredWords(dataset: Dataset, code: string, columnName: string | null): FindingWords | null {
  const ofFile = Object.entries<FindingWords>(FILE_FINDINGS).find(([name]) => name === code)?.[1];
  if (ofFile) return ofFile;
  const isDeclared = [...dataset.rules, ...dataset.matching].some((rule) => rule.code === code);
  return isDeclared || code in GENERIC_FINDINGS ? findingWords(dataset, code, columnName) : null;
}
