import type { ResultLine } from '#contract/uploads/uploaded-file.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { Language } from '#datasets/words/language.ts';
import { sayRows } from '#datasets/words/rows.ts';
import { sayGroup } from '#datasets/words/sentences.ts';
import type { FileLine, ToldLine } from '#server/ingest/result.ts';
import { FILE_LINES_EN } from './en/result-lines.ts';
import { FILE_LINES_ES } from './es/result-lines.ts';

/** A sentence for everything that is said about a file as a whole. */
export type FileLineWords = {
  [L in FileLine as L['is']]: (line: L, dataset: Dataset) => string;
};

const FILE_LINES: Record<Language, FileLineWords> = { en: FILE_LINES_EN, es: FILE_LINES_ES };

/**
 * A line of the results: about the file, or about a group after the rows it begins with. Earlier
 * versions stored the words.
 */
export function sayLine(dataset: Dataset, { of: _of, group, file, ...line }: ToldLine, language: Language): ResultLine {
  if (group) {
    const { message, fix } = sayGroup(dataset, group, language);
    return { ...line, cause: group.code, description: `${sayRows(group, language)}${message} ${fix}` };
  }
  return { ...line, description: file ? sayFileLine(dataset, file, language) : (line.description ?? '') };
}

function sayFileLine(dataset: Dataset, line: FileLine, language: Language): string {
  // The words of a kind take a line of that kind: the key of the table says so, which types cannot
  // follow through the union.
  const say = FILE_LINES[language][line.is] as (one: FileLine, of: Dataset) => string;
  return say(line, dataset);
}
