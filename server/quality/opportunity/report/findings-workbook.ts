import { TRAITS } from '#contract/quality/opportunity.ts';
import type { Language } from '#datasets/words/language.ts';
import { timeWriter } from '#datasets/words/times.ts';
import type { WrittenCell } from '#server/platform/spreadsheet/cell.ts';
import type { WrittenRow, WrittenSheet } from '#server/platform/spreadsheet/workbook.ts';
import { FINDINGS_FILE, settingsIn } from '#server/words/findings-file.ts';
import { countedWith } from '../own-measures.ts';
import { FIELD_LIST } from './fields.ts';
import type { ReadScopes } from './read-scopes.ts';
import { type FindingRow, findingRows } from './rows.ts';

export interface FindingsReader {
  language: Language;
  timeZone: string;
}

/** Rows that are written at once. */
const PAGE = 500;
/**
 * Rows of a sheet, in whole pages. Excel reads 1,048,576; 2,000 schools with the most requirements of
 * their own have 1.2 million.
 */
const MOST_ROWS = 1_000_000;

/** The rows of findings.csv under headers in words, and what they rest on. */
export function findingsSheets(read: ReadScopes, reader: FindingsReader, mostRows = MOST_ROWS): WrittenSheet[] {
  const words = FINDINGS_FILE[reader.language];
  const columns = FIELD_LIST.map(([name, { type }]) => ({
    header: words.fields[name][0],
    width: type === 'string' ? 22 : 13,
  }));
  const cellsOf = (row: FindingRow): WrittenRow =>
    FIELD_LIST.map(([name, { cell }]): WrittenCell => {
      const value = cell(row, reader.language);
      if (typeof value === 'boolean') return value ? words.yes : words.no;
      if (name === 'not_ready_reason' && row.reason !== null) return words.reasons[row.reason];
      return value ?? null;
    });
  const all = pages(findingRows(read), cellsOf);
  const sheets = Math.ceil(numberOfRows(read) / mostRows);
  const several = Array.from({ length: sheets }, (_, at): WrittenSheet => {
    const name = at === 0 ? words.sheets.rows : `${words.sheets.rows} ${at + 1}`;
    // The last one has whatever is left: no row may be lost by a wrong number of them.
    return { name, columns, rows: next(all, at === sheets - 1 ? Number.POSITIVE_INFINITY : mostRows / PAGE) };
  });
  return [
    ...several,
    { name: words.sheets.about, columns: [{ width: 40 }, { width: 80 }], rows: [aboutRows(read, reader)] },
  ];
}

function numberOfRows({ scopes }: ReadScopes): number {
  const groups = 1 + Object.values(TRAITS).flat().length;
  return countedWith(scopes[0].stored.settings).length * scopes.length * groups;
}

/** The next pages, which the sheet after this one goes on from. */
function* next(all: Iterator<WrittenRow[]>, count: number): Generator<WrittenRow[]> {
  for (let page = 0; page < count; page++) {
    const { value, done } = all.next();
    if (done) return;
    yield value;
  }
}

function* pages(rows: Iterable<FindingRow>, cellsOf: (row: FindingRow) => WrittenRow): Generator<WrittenRow[]> {
  let page: WrittenRow[] = [];
  for (const row of rows) {
    page.push(cellsOf(row));
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  yield page;
}

function aboutRows(read: ReadScopes, reader: FindingsReader): WrittenRow[] {
  const { district, year_ending, version, computed_at, files, scopes } = read;
  const words = FINDINGS_FILE[reader.language];
  const strong = (text: string): WrittenCell => ({ text, look: 'strong' });
  return [
    [{ text: words.title(district, year_ending), look: 'title' }],
    [words.about.caution],
    [words.about.hidden],
    [],
    [strong(words.about.version), version],
    [
      strong(words.about.computed),
      computed_at === null ? words.about.never : timeWriter(reader.language, reader.timeZone)(computed_at),
    ],
    ...settingsIn(words, scopes[0].stored.settings).map(
      (said, at): WrittenRow => [at === 0 ? strong(words.about.settings) : null, said],
    ),
    [],
    [strong(words.about.files), strong(words.about.hash)],
    ...files.map(({ file_name, sha256 }): WrittenRow => [file_name, sha256]),
  ];
}
