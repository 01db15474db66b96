import { DATASETS } from '#datasets/index.ts';
import type { ColumnKind, Condition, Dataset } from '#datasets/kit/dataset.ts';
import { isLayout, type Layout, slotsOfLayout } from '#datasets/kit/layouts/layout.ts';
import { rankOf } from '#datasets/kit/match/to-match.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import { bareHeader } from './bare-header.ts';
import { isLaidOut, ownScore } from './header-score.ts';
import { isOtherTest, namedIn, oneTestIn } from './other-test.ts';
import type { HeaderWords } from './workbook/same-columns.ts';
import type { SheetWords } from './workbook/which-sheets.ts';

/**
 * What the names and headers of sheets say for a dataset, before columns are matched. `wanted` are the tests and
 * groups chosen for the file.
 */
export function sheetWords(dataset: Dataset, wanted: readonly string[]): SheetWords {
  const wordsOf = wordsOfHeaders(dataset);
  const wantedOn = wantedIn(dataset, wanted);
  return {
    wordsOf,
    isApart: dataset.type === 'STUDENT_TEST_SCORES' ? isOtherTest : () => false,
    isTable: isTableOf(dataset, wordsOf, wantedOn),
    wantedIn: wantedOn,
    testOf: dataset.type === 'STUDENT_TEST_SCORES' ? (name) => oneTestIn(name, wanted) : () => null,
    testOfHeaders: (headers) => testOfHeaders(headers, wordsOf, wanted),
    isOfAnyTest: (headers, sheets) => {
      const keys = new Set(headers.map(headerKey));
      const layout = dataset.layouts?.find((one) => isLayout(one, keys));
      return !layout || (layout.slots?.of === 'tests' && sheets.every((own) => hasSlots(layout, own)));
    },
  };
}

/** 'EBRW' is of the SAT alone and 'Composite' of the ACT; 'Math' and 'Reading' may be of either. */
const OF_ONE_TEST = {
  SAT: ['sat_ebrw', 'sat_total'],
  ACT: ['act_composite', 'act_english', 'act_science'],
} as const;

function testOfHeaders(
  headers: readonly string[],
  wordsOf: SheetWords['wordsOf'],
  wanted: readonly string[],
): string | null {
  const named = headers.map((header) => wordsOf(header).columns);
  const tests = Object.entries(OF_ONE_TEST).filter(([, own]) =>
    named.some((columns) => columns.length > 0 && columns.every((column) => own.some((one) => one === column))),
  );
  const [test] = tests.map(([name]) => name);
  return tests.length === 1 && test !== undefined && wanted.includes(test) ? test : null;
}

/** Of a sheet with one exam a row a layout of tests side by side would leave every row out. */
const hasSlots = (layout: Layout, headers: readonly string[]): boolean =>
  slotsOfLayout(
    layout,
    headers.map((header, index) => ({ index, letter: '', header })),
  ).length > 0;

/** A list of English learners has two: the student and the answer. */
const FEWEST_KNOWN = 3;
/** Of the headers of the sheet. */
const MOST_KNOWN = 0.6;

/** What looks codes up has no student, and a sum of grades no course. */
function isTableOf(
  dataset: Dataset,
  wordsOf: SheetWords['wordsOf'],
  wantedOn: SheetWords['wantedIn'],
): SheetWords['isTable'] {
  const score = ownScore(dataset);
  const always = new Set(
    dataset.columns.flatMap(({ name, required }) => (required.level === 'required' ? [name] : [])),
  );
  const namesIn = (headers: readonly string[]) => new Set(headers.flatMap((header) => wordsOf(header).columns));
  const hasId = (headers: readonly string[]) => headers.some((header) => wordsOf(header).isId);
  return (headers, best) => {
    const known = score(headers);
    if (known < FEWEST_KNOWN && wantedOn('', headers) === 0) return false;
    if (known < MOST_KNOWN * headers.filter((header) => header.trim()).length) return false;
    if (hasId(best) && !hasId(headers)) return false;
    // Of exams with a column each the day is in the name of the sheet.
    const named = namesIn(headers);
    return (
      isLaidOut(headers, dataset.layouts) || [...namesIn(best)].every((name) => named.has(name) || !always.has(name))
    );
  };
}

/** 'SAT' as a name is worth as much as three of its columns: exams with a column each name none. */
const NAME = 3;

function wantedIn(dataset: Dataset, wanted: readonly string[]): SheetWords['wantedIn'] {
  const columns = dataset.columns.filter(({ required }) => 'when' in required && isFor(required.when, wanted));
  return (name, headers) => {
    const isNamed = namedIn(name, wanted).length > 0;
    const found = headers.filter((header) => columns.some((column) => rankOf(column, bareHeader(header)) !== null));
    return found.length + (isNamed ? NAME : 0);
  };
}

function isFor(when: Condition, wanted: readonly string[]): boolean {
  if ('chosen' in when) return wanted.includes(when.chosen.value);
  if ('all' in when) return when.all.some((one) => isFor(one, wanted));
  return 'any' in when && when.any.some((one) => isFor(one, wanted));
}

const CODES: ReadonlySet<ColumnKind['kind']> = new Set([
  'student-id',
  'code',
  'school',
  'school-year',
  'class-year',
  'grade-level',
  'grade-range',
  'date',
  'term',
  'vocabulary',
  'yes-no',
] as const);

const columnsNamed = ({ columns }: Dataset, header: string) =>
  columns.filter((column) => rankOf(column, bareHeader(header)) !== null);

/** Each header is looked up once: sheets are compared with one another. */
function wordsOfHeaders(dataset: Dataset): (header: string) => HeaderWords {
  const known = new Map<string, HeaderWords>();
  return (header) => {
    const words = known.get(header) ?? wordsOf(dataset, header);
    known.set(header, words);
    return words;
  };
}

/** 'Grade' may be a mark, so it does not mean codes alone. */
function wordsOf(dataset: Dataset, header: string): HeaderWords {
  const named = columnsNamed(dataset, header);
  return {
    columns: named.map(({ name }) => name),
    isNeeded: named.some(({ required, whenAbsent }) => required.level === 'required' || whenAbsent !== undefined),
    isCode: named.length > 0 && named.every(({ kind }) => CODES.has(kind.kind)),
    isId: named.some(({ kind }) => kind.kind === 'student-id'),
    isOther: named.length === 0 && DATASETS.some((other) => columnsNamed(other, header).length > 0),
  };
}
