import { headerKey } from '#datasets/kit/normalise.ts';
import type { HeaderWords } from './same-columns.ts';

/** What the headers of one sheet are in the table that it shares with the sheets of other tests. */
export interface SharedSheet {
  /** The test that the name of the sheet says. */
  test: string;
  headers: readonly string[];
}

/** Where the columns of each sheet are in the table; null for one without a header. */
export interface SharedTable {
  headers: string[];
  places: (number | null)[][];
}

interface SharedColumn {
  header: string;
  key: string;
  words: HeaderWords;
}

/**
 * The columns of sheets with one test each, side by side. Columns of the SAT and the ACT are called alike ('Math',
 * 'Composite'), so they are named by the test of their sheet; the student, the day and the score of an exam are one
 * column on all of them, whatever it is called.
 */
export function tableOfTests(sheets: readonly SharedSheet[], wordsOf: (header: string) => HeaderWords): SharedTable {
  const shared: SharedColumn[] = [];
  const places = sheets.map(({ test, headers }) => {
    const own = headers.map((header) => (header.trim() ? columnOf(header.trim(), test, wordsOf(header)) : null));
    const byKey = own.map((column) => (column ? shared.findIndex(({ key }) => key === column.key) : -1));
    const taken = new Set(byKey);
    return own.map((column, index) => {
      if (!column) return null;
      const same = byKey[index] ?? -1;
      const place = same >= 0 ? same : shared.findIndex((one, at) => !taken.has(at) && meansTheSame(one, column));
      const known = shared[place];
      // 'Exam' says that a row is of one exam, where 'Subject' may be of anything.
      if (known && column.key.startsWith('exam')) known.header = column.header;
      taken.add(place < 0 ? shared.length : place);
      return place < 0 ? shared.push(column) - 1 : place;
    });
  });
  return { headers: shared.map(({ header }) => header), places };
}

function columnOf(header: string, test: string, words: HeaderWords): SharedColumn {
  const isNamed = headerKey(header).startsWith(test.toLowerCase());
  const own = isOfTest(words) && !isNamed ? `${test} ${header}` : header;
  return { header: own, key: headerKey(own), words };
}

/** 'Year' and 'Test Date', 'Grade' and 'Score'. 'ID' alone may be any kind of ID, the others are different ones. */
function meansTheSame(one: SharedColumn, other: SharedColumn): boolean {
  if (isOfTest(one.words) || isOfTest(other.words)) return false;
  if (one.words.isId || other.words.isId)
    return one.words.isId && other.words.isId && [one.key, other.key].includes('id');
  return other.words.columns.some((column) => one.words.columns.includes(column));
}

const isOfTest = ({ columns }: HeaderWords): boolean => columns.some((column) => /^(sat|act)_/.test(column));
