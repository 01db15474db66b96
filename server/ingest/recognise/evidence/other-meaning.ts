import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { fitOfColumn } from '#datasets/kit/suggest/suggest-columns.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { YES_NO } from '#datasets/vocabulary/yes-no.ts';
import type { Decided, HeadedTable } from '../headed-table.ts';
import type { Rivals } from './rivals.ts';

type Found = MappingDraft;

/** Of fewer cells nothing follows. */
const FEW_CELLS = 5;
const NEARLY_ALL = 0.8;
/** 'ENG101', 'MAT-201': a digit, and no word beside it. */
const CODE = /^(?=\S*\d)[\p{L}\d._/-]{2,12}$/u;
/** 'Algebra II', 'English 9'. */
const WORDS = /\p{L}{4,}/u;

const mostAre = (form: RegExp, cells: readonly string[]): boolean =>
  cells.filter((cell) => form.test(cell)).length >= cells.length * NEARLY_ALL;

/**
 * Columns whose cells are another thing than a header says that may mean both: 'Course' beside a course id, 'Honors'
 * with yes and no. Answers what was decided.
 */
export function otherMeanings(headed: HeadedTable, mapping: Found, decided: Decided, rivals: Rivals): Decision[] {
  withoutWeights(headed, mapping, decided);
  return [
    ...titlesThatAreCodes(headed, mapping, decided),
    ...levelsThatAreFlags(headed, mapping, decided, rivals),
    ...testsOfTheSat(mapping, decided),
  ];
}

const filledOf = ({ samples }: HeadedTable, { index }: SourceColumn): string[] =>
  samples(index)
    .map((sample) => sample.trim())
    .filter(Boolean);

/** Some systems call the code 'Course'; then someone has to say which column is the code and which the title. */
function titlesThatAreCodes(headed: HeadedTable, mapping: Found, decided: Decided): Decision[] {
  const source = mapping.get('course_title');
  if (!source || decided.has('course_title')) return [];
  const cells = filledOf(headed, source);
  if (cells.length < FEW_CELLS || !mostAre(CODE, cells)) return [];
  const code = mapping.get('course_code');
  // Titles under the code's header as well: the two are swapped, which the check of the rows says (../../check/causes).
  if (code && mostAre(WORDS, filledOf(headed, code))) return [];
  mapping.delete('course_title');
  const said: Decision = { is: 'not-read-as', header: source.header, column: 'course_title', because: { is: 'codes' } };
  if (!code || decided.has('course_code')) return [said];
  mapping.delete('course_code');
  const because = { is: 'maybe-code', other: source.header } as const;
  return [said, { is: 'not-read-as', header: code.header, column: 'course_code', because }];
}

const NUMBER = /^\d*[.,]?\d+$/;

/**
 * '4.5' under 'Weight' is not a course level of a district, and '5' beside it is not a code of one
 * (docs/domain/vocabularies.md#course-levels).
 */
function withoutWeights(headed: HeadedTable, mapping: Found, decided: Decided): void {
  const source = mapping.get('course_level');
  if (!source || decided.has('course_level') || !/we?i?gh?t/i.test(source.header)) return;
  const cells = filledOf(headed, source);
  if (cells.length > 0 && cells.every((cell) => NUMBER.test(cell))) mapping.delete('course_level');
}

/** 'Honors' with yes and no says who is honors; the level may be in another column. */
function levelsThatAreFlags(headed: HeadedTable, mapping: Found, decided: Decided, rivals: Rivals): Decision[] {
  const { dataset, samples, context } = headed;
  const source = mapping.get('course_level');
  const flag = dataset.columns.find(({ name }) => name === 'is_honors');
  if (!source || !flag || mapping.has(flag.name) || decided.has('course_level') || decided.has(flag.name)) return [];
  const cells = filledOf(headed, source);
  if (
    !/^\W*hon/i.test(source.header) ||
    /\b(ap|ib)\b/i.test(source.header) ||
    cells.some((cell) => valueOfText(YES_NO, cell) === null)
  )
    return [];
  mapping.set(flag.name, source);
  mapping.delete('course_level');
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  const level = dataset.columns.find(({ name }) => name === 'course_level');
  const next = (rivals.get('course_level') ?? []).find(
    ({ index }) => !taken.has(index) && level && fitOfColumn(level, samples(index), context) !== 'contradicts',
  );
  if (next) mapping.set('course_level', next);
  return [{ is: 'read-as', header: source.header, column: flag.name, because: { is: 'yes-and-no' } }];
}

/**
 * 'Reading' and 'Mathematics' from 10 to 40 are test scores of the SAT of 2016 to 2023. As sections of the ACT, with
 * which they share most of their range, they would count in that test's superscore.
 */
function testsOfTheSat(mapping: Found, decided: Decided): Decision[] {
  const hasOne = (...names: ColumnName[]) => names.some((name) => mapping.has(name));
  if (!hasOne('sat_total', 'sat_ebrw', 'sat_math') || hasOne('act_english', 'act_science', 'act_composite')) return [];
  const found = (['act_reading', 'act_math'] as const).flatMap((name) => {
    const source = mapping.get(name);
    return source ? [{ name, source }] : [];
  });
  if (found.some(({ name, source }) => decided.has(name) || /act/i.test(source.header))) return [];
  // Of both tests one may have a section alone: 'Math' beside the sections of the SAT.
  if (!found.some(({ name }) => name === 'act_reading')) return [];
  return found.map(({ name, source }) => {
    mapping.delete(name);
    return { is: 'not-read-as', header: source.header, column: name, because: { is: 'no-other-act' } };
  });
}
