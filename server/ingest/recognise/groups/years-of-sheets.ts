import { oneOf } from '#datasets/kit/any-of.ts';
import { yearsIn } from '../school/years-in.ts';

const YEAR = /^(sy|school year|academic year)?[ -]*(20)?\d\d *[-–_] *(20)?\d\d$/i;
/** 'SY21', 'FY 2024': of which school year is worked out as in a column. */
const LONE_YEAR = /^(sy|fy|school year|academic year)[ -]*(20)?\d\d$/i;

/**
 * The school years that the names of sheets say. 'Catalog 2021-22' says the year of its rows where another sheet says
 * another; alone it may be the year of the export. `areOfSameStudents`: most are on several of them, so '2021' is not
 * their graduating class (students-on-sheets.ts).
 */
export function yearsOfSheets(sheets: readonly string[], areOfSameStudents: boolean): readonly string[] | null {
  const inside = sheets.map((name) => yearsIn(name).at(0)?.text);
  if (new Set(inside.filter(Boolean)).size > 1) return sheets.map((name, index) => inside[index] ?? name);
  if (sheets.some((name) => YEAR.test(name.trim()))) return sheets;
  if (sheets.length > 1 && sheets.every((name) => LONE_YEAR.test(name.trim()))) return sheets;
  return areOfSameStudents ? loneYearsOf(sheets) : null;
}

const MONTH = oneOf('jan', 'feb', 'mar', 'apr', 'may', 'june?', 'july?', 'aug', 'sept?', 'oct', 'nov', 'dec');
/** Of people, or of a part of a year. */
const NOT_SCHOOL_YEAR = new RegExp(
  oneOf(...['class', 'cohort', 'grad'], ...['fall', 'winter', 'spring', 'summer'], `(?<![a-z])${MONTH}`),
  'i',
);

/** '2021', 'Enrollment 2021': one year on each of them, no two the same, and no other number. */
export function loneYearsOf(sheets: readonly string[]): readonly string[] | null {
  const years = sheets.flatMap((name) =>
    NOT_SCHOOL_YEAR.test(name) ? [] : (/^[^\d]*(20\d\d)[^\d]*$/.exec(name)?.[1] ?? []),
  );
  return years.length === sheets.length && new Set(years).size === sheets.length ? years : null;
}
