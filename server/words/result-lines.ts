import type { ResultLine } from '#contract/uploads.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { Language } from '#datasets/words/language.ts';
import { sayRows } from '#datasets/words/rows.ts';
import { sayGroup } from '#datasets/words/sentences.ts';
import type { ToldLine } from '#server/ingest/result.ts';

/** A line of the results: in its own words, or in those of its group after the rows it begins with. */
export function sayLine(dataset: Dataset, { of: _of, group, ...line }: ToldLine, language: Language): ResultLine {
  if (!group) return { ...line, description: line.description ?? '' };
  const { message, fix } = sayGroup(dataset, group, language);
  return { ...line, description: `${sayRows(group, language)}${message} ${fix}` };
}
