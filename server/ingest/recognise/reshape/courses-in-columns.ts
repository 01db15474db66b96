import type { ColumnOf } from '#datasets/index.ts';
import type { Layout } from '#datasets/kit/layouts/layout.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Mapping } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { HeadedTable } from '../headed-table.ts';
import { CODE, courseForm, partOf, TITLE, textsOf } from './titles-and-codes.ts';

/** The number of a course may be no more than that: only a level says where in the sequence it is. */
const NAMES = [/^(?:course|crs|class)([1-9])$/, /^(?:course)?level([1-9])(?:courses?)?$/] as const;
const [, LEVEL] = NAMES;

/**
 * Lists of pathways have one row for each and its courses side by side: 'Course 1', 'Course 2'. Read where the cells have the codes with the
 * titles; titles alone lead to no course of a catalog.
 */
export function coursesInColumns(headed: HeadedTable, found: Mapping): Layout | null {
  const { dataset, columns } = headed;
  if (dataset.type !== 'CTE_PATHWAY_CATALOG' || found.has(CODE) || found.has(TITLE)) return null;
  for (const name of NAMES) {
    const sources = columns.filter(({ header }) => name.test(headerKey(header)));
    const form = sources.length > 1 && courseForm(sources.flatMap((source) => textsOf(headed, source)));
    if (!form) continue;
    const code = { from: [name], read: (text: string) => partOf(text, form, CODE) };
    const title = { from: [name], read: (text: string) => `coalesce(${partOf(text, form, TITLE)}, ${text})` };
    const level = { from: [name], read: (_text: string, slot: string) => literal(`Level ${slot}`) };
    const layout: Layout<ColumnOf<'CTE_PATHWAY_CATALOG'>> = {
      name: 'courses of a pathway in columns of their own',
      headers: [name],
      columns: {},
      slots: {
        of: 'courses',
        columns: { course_code: code, course_title: title, ...(name === LEVEL && { course_sequence: level }) },
        filledBy: [TITLE],
      },
    };
    return layout;
  }
  return null;
}
