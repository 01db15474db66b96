import { csvLine, toCsv } from '#datasets/kit/csv/csv.ts';
import type { Language } from '#datasets/words/language.ts';
import { FIELD_LIST, FIELD_NAMES } from './fields.ts';
import type { ReadScopes } from './read-scopes.ts';
import { findingRows } from './rows.ts';

/** Lines of findings.csv. Names of columns are the same in every language; what they mean is in the descriptor. */
export function* csvLines(read: ReadScopes, language: Language): Generator<string> {
  yield toCsv([FIELD_NAMES]);
  for (const row of findingRows(read))
    yield csvLine(FIELD_LIST.map(([, { cell }]) => String(cell(row, language) ?? '')));
}
