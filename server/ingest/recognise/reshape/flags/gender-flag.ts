import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import { cellOf } from '../reshape.ts';
import { declares, type ReshapeDraft } from '../reshape-draft.ts';

const GENDER = 'gender';
/** 'male', 'Is Female', 'Student_Male_Flag'; not 'Male Count'. */
const FLAG = /^(?:student|stu)?(?:is)?(male|female)(?:flag|yn|ind|indicator)?$/;
/** Without the single letters of false and true: F is female here. */
const YES = ['1', 'y', 'yes', 'true'];
const NO = ['0', 'n', 'no', 'false'];
const WORDS = ['m', 'f', 'male', 'female'];
const OTHER: Readonly<Record<string, string>> = { male: 'female', female: 'male' };

/**
 * Researchers keep the gender as a yes or no under the name of one: 'male' with 1 and 0, or with M and F. Beside a
 * column for the other one, a student with neither has none. Answers the columns that were read.
 */
export function readGenderFlag(
  { dataset, columns, samples }: HeadedTable,
  { kept, filled, decisions }: ReshapeDraft,
  decided: Decided,
): SourceColumn[] {
  if (!declares(dataset, GENDER) || decided.has(GENDER) || kept.has(GENDER) || filled.has(GENDER)) return [];
  const flags = columns.flatMap((source) => {
    const [, gender] = FLAG.exec(headerKey(source.header)) ?? [];
    return gender && isFlag(samples(source.index)) ? [{ source, gender }] : [];
  });
  const [first] = flags;
  if (!first || new Set(flags.map(({ gender }) => gender)).size < flags.length) return [];
  const yes = flags.map(({ source, gender }) => `WHEN lower(${cellOf(source)}) IN (${list(YES)}) THEN '${gender}'`);
  const no = flags.length > 1 ? 'NULL' : `'${OTHER[first.gender]}'`;
  const cell = cellOf(first.source);
  // 'F' may be in the second of two columns.
  const others = `coalesce(${flags.map(({ source }) => cellOf(source)).join(', ')})`;
  const read = () => `CASE ${yes.join(' ')} WHEN lower(${cell}) IN (${list(NO)}) THEN ${no} ELSE ${others} END`;
  filled.set(GENDER, { source: first.source, column: { read } });
  for (const { source } of flags)
    decisions.push({ is: 'read-as', header: source.header, column: GENDER, because: { is: 'yes-and-no' } });
  return flags.map(({ source }) => source);
}

const list = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

function isFlag(samples: readonly string[]): boolean {
  const known = [...YES, ...NO, ...WORDS];
  const filled = samples.map((cell) => cell.trim().toLowerCase()).filter(Boolean);
  return filled.length > 0 && filled.every((cell) => known.includes(cell) || cell === 'na');
}
