import { setImmediate } from 'node:timers/promises';
import { csvLine, toCsv } from '#datasets/kit/csv/csv.ts';
import type { Language } from '#datasets/words/language.ts';
import { FIELD_LIST, FIELD_NAMES } from './fields.ts';
import type { ReadScopes } from './read-scopes.ts';
import { findingRows } from './rows.ts';

/** Lines that go out at once. */
const TOGETHER = 500;

/** findings.csv, some lines at a time, with room between them for other calls: 2,000 schools have 829,000 lines. */
export async function* csvPieces(read: ReadScopes, language: Language): AsyncGenerator<string> {
  let lines: string[] = [];
  for (const line of csvLines(read, language)) {
    if (lines.push(line) < TOGETHER) continue;
    yield lines.join('');
    lines = [];
    await setImmediate();
  }
  yield lines.join('');
}

/** Lines of findings.csv. Names of columns are the same in every language; what they mean is in the descriptor. */
function* csvLines(read: ReadScopes, language: Language): Generator<string> {
  yield toCsv([FIELD_NAMES]);
  for (const row of findingRows(read))
    yield csvLine(FIELD_LIST.map(([, { cell }]) => String(cell(row, language) ?? '')));
}
