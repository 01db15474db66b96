import { DATASETS } from '#datasets/index.ts';
import { anyOf } from '#datasets/kit/any-of.ts';
import type { ColumnName } from '#datasets/kit/column-name.ts';
import { isLayout } from '#datasets/kit/layouts/layout.ts';
import { cutsTestName } from '#datasets/kit/layouts/other-tests.ts';
import { REFUSED_LAYOUTS } from '#datasets/kit/layouts/refused-layouts.ts';
import { type HeaderMatch, headerScore, matchHeaders } from '#datasets/kit/match/to-match.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { IngestContext, Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { textsOf } from '#datasets/kit/synonyms.ts';
import { SAT_AND_ACT_SCORES } from '#datasets/test-scores/sat-and-act.ts';
import { SCHOOL_HEADERS } from '#datasets/vocabulary/headers/schools.ts';
import type { Engine } from '../../engine.ts';
import { REFUSALS, Refusal } from '../../refusal.ts';
import type { HeadedTable } from '../headed-table.ts';
import { layoutOf } from '../header/layout-of.ts';
import { testFlags } from '../reshape/flags/test-flags.ts';
import type { ReshapePlan } from '../reshape/reshape-plan.ts';
import type { Samples } from '../sample-values.ts';
import { isOldSat } from './old-sat.ts';
import type { WouldTake } from './other-dataset.ts';
import { areRecords, enrollmentColumns, type ReadAs } from './records-of-students.ts';

/** A file that was read and is not what the card asks for: one sentence instead of many findings. */
export interface WrongFile {
  wrong: Refusal;
  code: 'file.refused-layout' | 'file.aggregate' | 'file.other-tests' | 'file.other-dataset';
  rows: number;
  /** Labels of required columns that it lacks. */
  missing: string[];
  headerRow: number;
}

/** Known files that hold no dataset, and files of totals. Null for a file that may be checked. */
export async function wrongFile(
  headed: HeadedTable,
  match: HeaderMatch,
  takes: WouldTake,
): Promise<Omit<WrongFile, 'headerRow'> | null> {
  const { dataset, engine, columns, samples } = headed;
  const headers = columns.map(({ header }) => header);
  const own = layoutOf(dataset, headers);
  if (match.confirmed || own?.isWhole) return null;
  const keys = new Set(headers.map(headerKey));
  const mayBeScores = dataset.type === 'STUDENT_TEST_SCORES' || match.missing.length > 0;
  const flags = new Set(mayBeScores ? testFlags(headed).map(({ source }) => source.header) : []);
  const ofTests = new Set(headers.filter((header) => !cutsTestName(header) && !flags.has(header)).map(headerKey));
  const refused = REFUSED_LAYOUTS.find((one) =>
    one.isOfScores ? mayBeScores && isLayout(one, ofTests) : !own && isLayout(one, keys),
  );
  if (own && !refused) return null;
  const aggregate = match.missing.length > 0 && isAggregate(columns, match, samples);
  const found = refused
    ? ({ code: 'file.refused-layout', wrong: new Refusal(refused.refused) } as const)
    : aggregate
      ? ({ code: 'file.aggregate', wrong: REFUSALS.aggregate } as const)
      : isOldSat(headed, match.mapping)
        ? ({ code: 'file.other-tests', wrong: REFUSALS.oldSat } as const)
        : await ofOtherDataset(headed, match, takes);
  if (!found) return null;
  return {
    ...found,
    rows: await engine.count('count rows', 'SELECT count(*) FROM source'),
    missing: match.missing.map(({ label }) => label),
  };
}

/** A vendor's file is of one test. Where another one was selected, its missing columns need no naming. */
export async function otherTest(
  { layout, shape }: ReshapePlan,
  { chosen: { testTypes } }: IngestContext,
  engine: Engine,
): Promise<Omit<WrongFile, 'headerRow'> | null> {
  const test = shape.columns.get('test_type')?.column.constant;
  if (!layout || test === undefined || testTypes.length === 0 || testTypes.includes(test)) return null;
  return {
    wrong: new Refusal({ is: 'not-selected', test, layout: layout.name, selected: testTypes }),
    code: 'file.other-tests',
    rows: await engine.count('count rows', 'SELECT count(*) FROM source'),
    missing: [],
  };
}

/** This many more columns of another dataset are not there by chance. */
const CLEARLY = 3;

/**
 * A file that has all this dataset must have, and is still another one: a transcript names students, schools,
 * years and grade levels as a roster does. Every column this dataset asks for is one of the other's too, the other has
 * all of its own, and several more. A testing body's own file names students with their grade levels as well: those who
 * sat the test, which is not the enrollment a roster stands for. So do courses and results that a district put beside
 * the names of the students, which are all that a roster reads of them.
 */
async function ofOtherDataset(
  { dataset, context, columns, samples }: HeadedTable,
  match: HeaderMatch,
  takes: WouldTake,
): Promise<Pick<WrongFile, 'wrong' | 'code'> | null> {
  if (match.missing.length > 0) return null;
  const headers = columns.map(({ header }) => header);
  const asked = dataset.columns.flatMap(({ name, required }) => {
    const source = required.level === 'optional' ? undefined : match.byHeader.get(name);
    return source ? [source.index] : [];
  });
  const ofDataset = new Set(match.byHeader.keys());
  const other = DATASETS.find((one) => {
    if (one === dataset) return false;
    if (dataset.type === 'STUDENT_ROSTER' && one.type === 'STUDENT_TEST_SCORES' && layoutOf(one, headers)) return true;
    const { mapping, missing } = matchHeaders(one, columns, samples, context);
    if (missing.length > 0) return false;
    const readAs: ReadAs = { dataset: one, found: new Set(mapping.keys()), lacks: 0 };
    const asThis: ReadAs = { dataset, found: ofDataset, lacks: 0 };
    // Whoever chose this card for rows with days of entry or exit meant enrollments, whatever else the rows have.
    if (dataset.type === 'STUDENT_ROSTER' && enrollmentColumns(asThis) === 0 && areRecords(readAs, asThis))
      return one.type === 'TRANSCRIPT' || hasScoreInEachRow(mapping, samples);
    if (headerScore(one, headers) < headerScore(dataset, headers) + CLEARLY) return false;
    const read = new Set([...mapping.values()].map(({ index }) => index));
    return asked.every((index) => read.has(index));
  });
  return other && (await takes(other))
    ? {
        code: 'file.other-dataset',
        wrong: new Refusal({ is: 'other-dataset', type: other.type }),
      }
    : null;
}

/** A list of all students has those who did not sit the test, too. */
function hasScoreInEachRow(mapping: Mapping, samples: Samples): boolean {
  const filled = (name: ColumnName) => {
    const source = mapping.get(name);
    return source ? samples(source.index).filter((cell) => cell.trim()).length : 0;
  };
  const students = Math.max(filled('student_id'), filled('last_name'));
  return [...SAT_AND_ACT_SCORES, 'score' as const].some((name) => filled(name) >= students);
}

const COUNTS = anyOf(
  ...['takers', 'total', 'number(of|tested)', 'count', 'num$', 'cnt$', 'enrollment'],
  ...['percent', 'pct', 'rate', 'average', 'mean', 'share', 'tested', 'passed', 'met'],
);
const SCHOOLS = new Set([
  'school',
  'schoolname',
  'district',
  'districtname',
  ...textsOf(SCHOOL_HEADERS).map(headerKey),
]);
/** A number, a share, or one that is not shown because it is small. */
const AMOUNT = /^(<|>|~)?=?\d[\d,]*(\.\d+)? ?%?$|^([s*-]|n\/?a)$/i;

/** A name or a birthday is one person's, also where the dataset asks for neither. */
const OF_A_STUDENT = /^(student|child|pupil)?((last|first|middle)name|dateofbirth|birthdate|dob)$/;

/**
 * No student and no course, and columns that count: a table of totals (docs/domain/files.md#dirt), of
 * schools or of groups in them.
 */
function isAggregate(columns: readonly SourceColumn[], { mapping }: HeaderMatch, samples: Samples): boolean {
  if (mapping.has('student_id') || mapping.has('last_name') || mapping.has('course_code')) return false;
  if (columns.some(({ header }) => OF_A_STUDENT.test(headerKey(header)))) return false;
  const counting = columns.filter(({ header }) => COUNTS.test(headerKey(header)) || header.includes('%'));
  const schools = columns.filter(({ header }) => SCHOOLS.has(headerKey(header)));
  const values = schools.map(({ index }) => samples(index)).find((found) => found.length > 1);
  if (!values) return false;
  if (new Set(values).size < values.length * 0.9) return areGroups(columns, counting, samples);
  const suppressed = columns.some(({ index }) => samples(index).some((cell) => /^[s*]$/i.test(cell.trim())));
  return counting.length >= 2 || (counting.length >= 1 && suppressed);
}

/**
 * Schools over years, grades or groups of students: two columns of amounts or more, and no other column that tells
 * every row from the rest, as an id would.
 */
function areGroups(columns: readonly SourceColumn[], counting: readonly SourceColumn[], samples: Samples): boolean {
  const filled = ({ index }: SourceColumn) => samples(index).filter((cell) => cell.trim());
  const areAmounts = (cells: readonly string[]) => cells.length > 0 && cells.every((cell) => AMOUNT.test(cell.trim()));
  const tells = (cells: readonly string[]) =>
    cells.length > 1 && new Set(cells).size === cells.length && !(areAmounts(cells) && cells.every(isSmall));
  const others = columns.filter((column) => !counting.includes(column) && !GROUPS.test(headerKey(column.header)));
  return (
    counting.filter((column) => areAmounts(filled(column))).length >= 2 &&
    !others.some((column) => tells(filled(column)))
  );
}

/** What the rows of such a table are of. */
const GROUPS = /group|category|demographic|population|year|grade/;

/** Ids of students have five digits and more. */
const isSmall = (cell: string): boolean => cell.replace(/\D/g, '').length < 5;
