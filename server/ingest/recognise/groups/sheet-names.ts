import { CAREER_CLUSTERS } from '#datasets/cte-pathways/vocabulary.ts';
import { anyOf, oneOf } from '#datasets/kit/any-of.ts';
import { type ColumnName, entriesOf } from '#datasets/kit/column-name.ts';
import type { FoundColumn } from '#datasets/kit/layouts/layout.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { AuditSchool, Mapping } from '#datasets/kit/plan.ts';
import { schoolFinder } from '#datasets/kit/reading/schools.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { SUBJECT_AREA } from '#datasets/vocabulary/courses/subject-areas.ts';
import { oneTestIn } from '../../read/other-test.ts';
import { SHEET_STRIDE } from '../../read/table.ts';
import type { Decided, HeadedTable } from '../headed-table.ts';
import type { FilledColumns } from './filled-columns.ts';
import { groupedBy, groupName } from './named-groups.ts';
import { yearsOfSheets } from './years-of-sheets.ts';

/**
 * Workbooks with a sheet for each school, year, semester, grade level or department often say so on the tab alone.
 * Where no column holds it and sheets are named by one, the name is the value of their rows. Rows on other sheets get
 * the name of theirs, too, and end in error: the choice for the file is not meant for them. `areOfSameStudents`: most
 * are on several sheets, so one for each grade level has what was taken in it (students-on-sheets.ts).
 */
export function columnsOfSheets(
  headed: HeadedTable,
  found: Mapping,
  decided: Decided,
  areOfSameStudents: boolean,
): FilledColumns {
  const {
    table: { sheets },
    dataset: { columns },
    context,
  } = headed;
  const filled = new Map<ColumnName, FoundColumn>();
  const decisions: Decision[] = [];
  const named = {
    school: schoolsOf(sheets, context.schools),
    school_year: yearsOfSheets(sheets, areOfSameStudents) ?? allLike(sheets, SEASON),
    term: allLike(sheets, TERM) ?? allLike(sheets, SEASON),
    test_date: monthsOf(sheets),
    test_type: testsOf(sheets, context.chosen.testTypes),
    grade_level:
      areOfSameStudents || areOfOneYear(headed, found) ? (allLike(sheets, GRADE)?.map(oneOfThem) ?? null) : null,
  };
  const [group, second] = groupedBy(headed.dataset, sheets);
  const grouped = group && !second ? { [group]: sheets.map(groupName) } : {};
  const others = Object.values(named).every((values) => values === null) ? ofNoOther(headed, found) : {};
  for (const [name, values] of entriesOf<readonly string[] | null>({ ...named, ...grouped, ...others })) {
    const column = columns.find((one) => one.name === name);
    if (!column || found.has(name) || decided.has(name) || !values) continue;
    filled.set(name, { source: NAME_OF_SHEET, column: { read: () => bySheet(values) } });
    decisions.push({ is: 'from-sheets', column: column.name, sheets: sheets.length });
  }
  return { filled, decisions };
}

/** What only names say that are of none of the others. */
const ofNoOther = ({ table: { sheets }, dataset: { type } }: HeadedTable, found: Mapping) => ({
  student_id: type === 'TRANSCRIPT' ? studentsOf(sheets) : null,
  pathway_name: found.has('pathway_code') ? null : programsOf(sheets),
});

/** A number alone may be the id of a school and a grade level, so all must be ids then. */
function schoolsOf(sheets: readonly string[], schools: readonly AuditSchool[]): readonly string[] | null {
  const whole = sheets.map((name) => wholeName(name, schools));
  const named = whole.filter(schoolFinder(schools));
  const areNamed = named.length > 0 && (named.length === whole.length || named.some((name) => /\p{L}/u.test(name)));
  return areNamed ? whole : null;
}

/** Spreadsheet programs cut the names of sheets off there. */
const LONGEST_NAME = 31;

function wholeName(sheet: string, schools: readonly AuditSchool[]): string {
  if (sheet.length !== LONGEST_NAME) return sheet;
  const begun = schools.filter(({ name }) => lettersOf(name).startsWith(lettersOf(sheet)));
  return begun.length === 1 ? (begun[0]?.name ?? sheet) : sheet;
}

/** Without the marks that a name of a sheet cannot have. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** A sheet for each of the tests that were chosen. */
function testsOf(sheets: readonly string[], chosen: readonly string[]): readonly string[] | null {
  const tests = sheets.flatMap((name) => oneTestIn(name, chosen) ?? []);
  return tests.length === sheets.length && new Set(tests).size > 1 ? tests : null;
}

const MONTH = /(?<![a-z])(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)([a-z]*)[ ,._-]+(20\d\d)\b/i;

/**
 * 'SAT Oct 2023' beside 'SAT Mar 2024': a sheet for each administration. Of a sheet alone it may
 * be the day of the export.
 */
function monthsOf(sheets: readonly string[]): readonly string[] | null {
  const months = sheets.flatMap((name) => {
    const [, month, rest = '', year] = MONTH.exec(name) ?? [];
    return month ? [`${month}${rest} ${year}`] : [];
  });
  return months.length === sheets.length && new Set(months).size > 1 ? months : null;
}

const TERM = /^((s|sem|semester|q|quarter|tri|trimester|term)[ -]?[1-4]|fall|spring)$/i;
/** 'Fall 2022' is a term and says its school year. */
const SEASON = /^(fall|winter|spring|summer) +(sem(ester)? +|term +)?20\d\d$/i;
const GRADE = /^(((grade|gr\.?) *)?(0?9|1[0-2])(th)?( +grade(rs)?)?|freshm[ae]n|sophomores?|juniors?|seniors?)$/i;

/** 'Seniors' are grade 12 as 'Senior' is. */
const oneOfThem = (name: string): string => name.trim().replace(/^(sophomore|junior|senior)s$/i, '$1');

/** A sheet for each student, with the ID on its tab: 'Okafor 0410201'. Four digits may be a year. */
function studentsOf(sheets: readonly string[]): readonly string[] | null {
  const ids = sheets.flatMap((name) => /^[^\d]*(\d{5,})[^\d]*$/.exec(name)?.[1] ?? []);
  return sheets.length > 1 && new Set(ids).size === sheets.length ? ids : null;
}

/** 'Sheet2', 'CTE Courses', '9th Grade' and 'Maple HS' name no program. */
const NO_PROGRAM = new RegExp(
  anyOf(
    `^${oneOf(
      ...['sheet', 'table', 'tab', 'page', 'data', 'export', 'report', 'list', 'all', 'cte', 'courses?'],
      ...['classes', 'catalog', 'programs?', 'pathways?', 'district', '[\\d _.()-]'],
    )}+$`,
    ...['\\d', '\\b(hs|high|middle|campus|grade|semester|term|fall|spring)\\b'],
  ),
  'i',
);

/**
 * A sheet for each pathway: 'Patient Care', 'Culinary Arts'. One at least says a subject, as names of teachers do not.
 */
function programsOf(sheets: readonly string[]): readonly string[] | null {
  const mayBe = sheets.length > 1 && sheets.every((name) => /\p{L}{3}/u.test(name) && !NO_PROGRAM.test(name.trim()));
  return mayBe && sheets.some(isOfSubject) ? sheets : null;
}

const isOfSubject = (name: string): boolean =>
  [SUBJECT_AREA, CAREER_CLUSTERS].some((areas) => ![null, 'Other'].includes(valueOfText(areas, name)));

/** A part of them alone may be called so for another reason. */
const allLike = (sheets: readonly string[], form: RegExp): readonly string[] | null =>
  sheets.length > 1 && sheets.every((name) => form.test(name.trim())) ? sheets : null;

/** Tabs of students say their grade of today, which is that of their rows in a list of one year. */
function areOfOneYear({ dataset: { type }, samples }: HeadedTable, found: Mapping): boolean {
  if (type !== 'STUDENT_ROSTER') return false;
  const years = found.get('school_year');
  return !years || new Set(samples(years.index)).size <= 1;
}

/** No column of the file: the place that is shown with a finding. */
const NAME_OF_SHEET = { index: 0, letter: '', header: 'Name of the sheet' };

function bySheet(values: readonly string[]): string {
  const texts = values.map((value, index) => `WHEN ${index} THEN ${literal(value.trim().replaceAll('_', '-'))}`);
  return `CASE row_number // ${SHEET_STRIDE} ${texts.join(' ')} END`;
}
