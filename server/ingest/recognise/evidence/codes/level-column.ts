import { anyOf } from '#datasets/kit/any-of.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft } from '#datasets/kit/plan.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { COURSE_LEVELS } from '#datasets/vocabulary/courses/course-levels.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';

/**
 * Words in the name of a level that is not the course's own, or of a weight, which covers courses of several levels.
 */
const OF_ELSE = anyOf(
  ...['diploma', 'grad', 'student', 'stu', 'program', 'plan', 'prereq', 'next', 'prior', 'credential'],
  ...['teacher', 'school', 'gpa', 'weight', 'wt', 'scale', 'points'],
);
/** Columns that say a level by yes and no. */
const FLAGS = ['is_ap', 'is_ib', 'is_honors'] as const;
/** Of the words of all levels those that hardly stand for anything else. */
const TELLING = /^(ap|a\.p\.|ib|hon|avanzad[oa]$|adv[a-z]*\.? pl)/i;
/**
 * What is next to levels and is not one of ours: an advanced course in Spanish may be AP or honors. It is asked about.
 */
const BESIDE = /^(electives?|required|avanzad[oa])$/i;

/**
 * The level of a course under a name that does not say so: 'Type', 'Designation', 'Category' with AP, Honors and
 * Regular. Unread, an honors course without that word in its title would be general. Answers what was decided.
 */
export function levelColumn(
  { dataset, columns, samples }: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
): Decision[] {
  const level = dataset.columns.find(({ name }) => name === 'course_level');
  if (!level || [level.name, ...FLAGS].some((name) => mapping.has(name) || decided.has(name))) return [];
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  const found = columns.filter(
    ({ index, header }) => !taken.has(index) && !OF_ELSE.test(headerKey(header)) && nameLevels(samples(index)),
  );
  const [only] = found;
  if (!only || found.length > 1) return [];
  mapping.set(level.name, only);
  return [{ is: 'read-as', header: only.header, column: level.name, because: { is: 'levels' } }];
}

/** Every cell is a level or is next to levels, and one of them is a level above the general one by its full name. */
function nameLevels(cells: readonly string[]): boolean {
  const filled = [...new Set(cells.map((cell) => cell.trim()).filter(Boolean))];
  const isLevel = (cell: string) => valueOfText(COURSE_LEVELS, cell) !== null || BESIDE.test(cell);
  return filled.some((cell) => TELLING.test(cell)) && filled.every(isLevel);
}
