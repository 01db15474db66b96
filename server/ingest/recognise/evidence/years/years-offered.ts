import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft } from '#datasets/kit/plan.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';

const END = /^(course|crs)?end(ing)?(school)?(year|yr)$/;
const START = /^(course|crs)?(start(ing)?|begin(ning)?|from|first)(school)?(year|yr)$/;

/**
 * 'Start Year' 2010 and 'End Year' 2030 are the years in which a course is offered. The last of them was
 * read as the year of the row, and the course was in no other. Where each row has one school year in both,
 * it is the year of the row.
 */
export function withoutYearsOffered(
  { dataset, columns, samples }: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
): Decision[] {
  const year = dataset.columns.find(({ name }) => name === 'school_year');
  const end = mapping.get('school_year');
  if (!end || year?.whenAbsent !== 'chosen-years' || decided.has(year.name)) return [];
  if (areSteps(samples(end.index))) {
    mapping.delete(year.name);
    return [{ is: 'not-read-as', header: end.header, column: year.name, because: { is: 'codes' } }];
  }
  if (!END.test(headerKey(end.header))) return [];
  const start = columns.find(({ header }) => START.test(headerKey(header)));
  if (!start || areOneYear(samples(start.index), samples(end.index))) return [];
  mapping.delete(year.name);
  const because = { is: 'years-offered', other: start.header } as const;
  return [{ is: 'not-read-as', header: end.header, column: year.name, because }];
}

/** 'Year' 1, 2 and 3 of a program are steps of it. */
function areSteps(samples: readonly string[]): boolean {
  const filled = samples.map((sample) => sample.trim()).filter(Boolean);
  return filled.length > 0 && filled.every((text) => /^(year|yr)? ?[1-6]([.]0)?$/i.test(text));
}

const areOneYear = (starts: readonly string[], ends: readonly string[]): boolean =>
  starts.length === ends.length &&
  starts.every((start, at) => {
    const years = yearIn(ends[at] ?? '') - yearIn(start);
    return years === 0 || years === 1;
  });

const yearIn = (text: string): number => Number(/(?:19|20)\d\d/.exec(text)?.[0] ?? Number.NaN);
