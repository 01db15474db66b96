import type { ColumnOf } from '#datasets/index.ts';
import type { Layout } from '#datasets/kit/layouts/layout.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Mapping } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { HeadedTable } from '../headed-table.ts';
import { CODE, courseForm, partOf, TITLE, textsOf } from './codes/titles-and-codes.ts';

/** The number of a course may be no more than that: only a level says where in the sequence it is. */
const NAMES = [/^(?:course|crs|class)([1-9])$/, /^(?:course)?level([1-9])(?:courses?)?$/] as const;
const [, LEVEL] = NAMES;

/**
 * Lists of pathways have one row for each and its courses side by side: 'Course 1', 'Course 2'. Read where the cells
 * have the codes with the titles; titles alone lead to no course of a catalog.
 */
export function coursesInColumns(headed: HeadedTable, found: Mapping): Layout | null {
  const { dataset, columns } = headed;
  if (dataset.type !== 'CTE_PATHWAY_CATALOG' || found.has(CODE) || found.has(TITLE)) return null;
  for (const name of NAMES) {
    const sources = columns.filter(({ header }) => name.test(headerKey(header)));
    if (sources.length < 2) continue;
    const cells = sources.flatMap((source) => textsOf(headed, source));
    const parts = cells.map(coursesIn);
    const formOfParts = courseForm(parts.flat());
    const form = formOfParts ?? courseForm(cells);
    if (form) return layoutOf(name, form, formOfParts ? Math.max(...parts.map(({ length }) => length)) : 1);
  }
  return null;
}

type Form = NonNullable<ReturnType<typeof courseForm>>;

function layoutOf(name: RegExp, form: Form, most: number): Layout<ColumnOf<'CTE_PATHWAY_CATALOG'>> {
  const courseOf = (text: string, nth: number) => (most > 1 ? nthCourse(text, nth) : text);
  return {
    name: 'courses of a pathway in columns of their own',
    headers: [name],
    columns: {},
    slots: {
      of: 'courses',
      columns: {
        course_code: { from: [name], readNth: (text, _slot, nth) => partOf(courseOf(text, nth), form, CODE) },
        course_title: {
          from: [name],
          readNth: (text, _slot, nth) => {
            const course = courseOf(text, nth);
            return `coalesce(${partOf(course, form, TITLE)}, ${course})`;
          },
        },
        ...(name === LEVEL && {
          course_sequence: { from: [name], readNth: (_text: string, slot: string) => literal(`Level ${slot}`) },
        }),
      },
      filledBy: [TITLE],
      ...(most > 1 && { inOneCell: Math.min(most, MOST_IN_A_CELL) }),
    },
  };
}

/** Several courses of a level in one cell: 'Medical Terminology (13020300); Health Science Theory (13020400)'. */
const BETWEEN = '[;|\\r\\n]+';
/** A comma is between courses behind a code in brackets alone; titles have commas, too. */
const COMMA = '[)] *,';
const MOST_IN_A_CELL = 10;

const coursesIn = (cell: string): string[] =>
  cell
    .replace(new RegExp(COMMA, 'g'), ');')
    .split(new RegExp(BETWEEN))
    .flatMap((course) => course.trim() || []);

const nthCourse = (text: string, nth: number): string =>
  `list_filter(list_transform(string_split_regex(regexp_replace(${text}, ${literal(COMMA)}, ');', 'g'), ${literal(BETWEEN)}), lambda one: trim(one)), lambda one: one <> '')[${nth}]`;
