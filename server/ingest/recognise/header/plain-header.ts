import { DATASETS } from '#datasets/index.ts';
import { anyOf } from '#datasets/kit/any-of.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { rankOf } from '#datasets/kit/match/to-match.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { textsOf } from '#datasets/kit/synonyms.ts';
import { bareHeader } from '../../read/bare-header.ts';

/**
 * What is before an underscore, a point, a hyphen or a space, or in brackets: 'ps' of 'ps_CourseCode', the
 * table of '[Students]DOB'.
 */
const PREFIX = /^(?:\[(\p{L}[\p{L}\p{N}_]{0,19})\] *|(\p{L}[\p{L}\p{N}]{0,11})[ _.:-]+)(?=\p{L})/u;

/**
 * The number of an element: 'SCS01 LASID'. One of three digits is passed over in any file (read/bare-header.ts);
 * 'SY22 Grade' is of a year.
 */
const NUMBER = /^([A-Z]{2,4})(\d{2})[ _:-]+(?=[A-Za-z]{2})/;

/** Short names of systems and of kinds of tables that say nothing of what a column holds. */
const OF_SYSTEMS = new Set(
  'ps sis stu student students dim fact ic sky src dbo tbl edfi dw stg storedgrades reenrollments'.split(' '),
);

/**
 * PowerSchool's tables of a state and of a district beside those of students, enrollments, courses and stored grades:
 * '[S_CRS_X]', '[S_NJ_STU_X]'.
 */
const OF_POWERSCHOOL = anyOf(
  '^s(_[a-z]{2,4})?_(stu|ren|crs|sgr)(_[a-z]+)?_x$',
  '^u_(students|courses)(userfields|extension)?$',
  '^u_def_ext_(students|courses)$',
);

/** Words that change what a column holds: another person, another year, another test. */
const TELLING = new Set(
  'teacher tchr counselor parent guardian mother father contact sibling household staff advisor prior previous prev last next old new former home psat preact plan aspire map nwea star cogat sat act ap ib district state'.split(
    ' ',
  ),
);

const WORDS = new Set(
  DATASETS.flatMap(({ columns }) => columns).flatMap(({ label, synonyms }) =>
    [label, ...textsOf(synonyms)].flatMap((header) => header.toLowerCase().split(/[^\p{L}\p{N}]+/u)),
  ),
);

/**
 * From this many headers, and half of those of the file, on, what they begin with is the file's and not the column's;
 * of nearly all, a word too.
 */
const SHARED = 3;
const NEARLY_ALL = 0.8;

/**
 * What a header is called without the table or system before it and, where that is not a name of ours, without what
 * is behind it (read/bare-header.ts). A prefix that no list has counts where many headers share it.
 */
export function plainHeaders(
  dataset: Dataset,
  columns: readonly SourceColumn[],
): (source: SourceColumn) => SourceColumn {
  const counts = new Map<string, number>();
  for (const { header } of columns) {
    const prefix = prefixOf(header);
    if (prefix) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  const isOfFile = (prefix: string): boolean => {
    const shared = (counts.get(prefix) ?? 0) / columns.length;
    if (OF_SYSTEMS.has(prefix) || OF_POWERSCHOOL.test(prefix)) return true;
    if (TELLING.has(prefix) || (counts.get(prefix) ?? 0) < SHARED) return false;
    return shared >= NEARLY_ALL || (shared >= 0.5 && !WORDS.has(prefix));
  };
  const isNumbered = numbersOf(columns);
  return (source) => {
    const prefix = prefixOf(source.header);
    const own = isNumbered ? source.header.replace(NUMBER, '') : source.header;
    const header = prefix && isOfFile(prefix) ? own.replace(PREFIX, '') : own;
    const isNamed = header !== source.header && dataset.columns.some((column) => rankOf(column, header) !== null);
    return { ...source, header: isNamed ? header : bareHeader(header) };
  };
}

/** Where half of the headers begin with the same letters, each with a number of its own, they are those of elements. */
function numbersOf(columns: readonly SourceColumn[]): boolean {
  const found = columns.flatMap(({ header }) => {
    const [, letters, number] = NUMBER.exec(header.trim()) ?? [];
    return letters && number ? [{ letters, number }] : [];
  });
  const [first] = found;
  const same = new Set(found.flatMap(({ letters, number }) => (letters === first?.letters ? [number] : [])));
  return same.size >= SHARED && same.size >= columns.length * 0.5;
}

function prefixOf(header: string): string {
  const [, table, prefix] = PREFIX.exec(header.trim()) ?? [];
  return (table ?? prefix ?? '').toLowerCase();
}

/**
 * The cells of a row without the word that nearly all of them begin with: it may be the header row, whose
 * names have it before them.
 */
export function withoutShared(cells: readonly string[]): readonly string[] {
  const filled = cells.filter((cell) => cell.trim());
  const counts = Map.groupBy(filled.map(prefixOf).filter(Boolean), (prefix) => prefix);
  const [shared] = [...counts].find(([, { length }]) => length >= SHARED && length >= filled.length * NEARLY_ALL) ?? [];
  if (shared === undefined || TELLING.has(shared)) return cells;
  return cells.map((cell) => (prefixOf(cell) === shared ? cell.trim().replace(PREFIX, '') : cell));
}
