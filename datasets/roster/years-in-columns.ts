import { anyPattern } from '#datasets/kit/any-of.ts';
import type { Layout } from '#datasets/kit/layouts/layout.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { RosterColumn } from './columns.ts';

/** A school year by both of its years, as `headerKey` leaves it of '2020-21' and '2020-2021'. */
const YEAR = '(?:sy)?(20\\d\\d(?:20)?\\d\\d)';
const named = (name: string) => [new RegExp(`^${YEAR}${name}$`), new RegExp(`^${name}(?:in|for)?${YEAR}$`)];

const GRADES = named('(?:student)?(?:grade|grd|gr)(?:level|lvl)?');
const SCHOOLS = named('(?:school|campus|building)(?:name|code|id|number)?');

const FEWEST = 3;

/** '202021' -> '2020-21' */
const yearOf = (slot: string): string => `${slot.slice(0, 4)}-${slot.slice(-2)}`;

/**
 * A list of a class as counselors keep it: one row per student, with the grade level of each school year under its own
 * header, and perhaps the school. Each grade level is an enrollment. Two grade levels without schools may be those of
 * today and of the year before.
 */
export const YEARS_IN_COLUMNS: Layout<RosterColumn> = {
  name: 'grade levels of each school year in columns of their own',
  headers: [anyPattern(GRADES)],
  // A grade level without a year is of today, and days of an enrollment are of one of the years.
  without: [
    /^(school|academic)year$/,
    /^(current|student)?(grade|grd|gr)(level|lvl)?$/,
    /entry|enroll|exit|withdr|leave/,
  ],
  columns: {},
  slots: {
    of: 'years',
    columns: {
      grade_level: { from: GRADES },
      school: { from: SCHOOLS },
      school_year: { from: GRADES, read: (_text, slot) => literal(yearOf(slot)) },
    },
    filledBy: ['grade_level'],
    isSlot: ({ columns }, all) => columns.has('grade_level') && (columns.has('school') || all.length >= FEWEST),
  },
};
