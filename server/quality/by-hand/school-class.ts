import { lastOf, type Placed, YEARS } from './rows.ts';

export interface RosterRow extends Placed {
  student_id: string;
  state_student_id: string | null;
  other_student_id: string | null;
  last_name: string | null;
  first_name: string | null;
  birth_date: string | null;
  school_year: number;
  grade_level: number;
  entry_date: string | null;
  exit_date: string | null;
  exit_kind: string | null;
  status: string | null;
  graduation_year: number | null;
  primary_school: boolean | null;
}

export interface Student {
  id: string;
  home: string | null;
  /** What keeps the student out of the cohort, before transcripts are asked. */
  step: 'class_member' | 'not_withdrawn' | 'roster_in_all_four_years' | null;
}

/** The school year, 1 July to 30 June, of a date. */
const schoolYear = (date: string) => Number(date.slice(0, 4)) + (Number(date.slice(5, 7)) >= 7 ? 1 : 0);

/** Of a row that a newer roster corrects the further years of a long enrollment stay. */
function yearsOf(rows: readonly RosterRow[], outdated: ReadonlySet<RosterRow>): Set<number> {
  const years = new Set(rows.filter((row) => !outdated.has(row)).map(({ school_year }) => school_year));
  for (const row of rows) {
    const { entry_date: from, exit_date: to, school_year } = row;
    if (!from || !to) continue;
    for (const year of YEARS)
      if (schoolYear(from) <= year && year <= schoolYear(to) && !(outdated.has(row) && year === school_year))
        years.add(year);
  }
  return years;
}

function isMember(rows: readonly RosterRow[]): boolean {
  const lastYear = rows.filter(({ school_year }) => school_year === 2024);
  if (lastYear.some(({ grade_level }) => grade_level === 12)) return true;
  const graduation = lastOf(
    rows.filter(({ graduation_year }) => graduation_year !== null),
    ({ school_year }) => school_year,
    ({ entry_date }) => entry_date,
    ({ file }) => file,
    ({ row_number }) => row_number,
  )?.graduation_year;
  return graduation === undefined ? lastYear.length === 0 : graduation === 2024;
}

function hasLeft({ exit_date, exit_kind, status }: RosterRow, year: number): boolean {
  if (exit_kind === 'graduated' || status === 'graduated') return false;
  if (exit_date) return exit_date < `${year}-05-01`;
  return (
    ['transferred out', 'dropped', 'no-show'].includes(exit_kind ?? '') ||
    ['withdrawn', 'no-show'].includes(status ?? '')
  );
}

/** Everyone of grade 9 or above in the four years (docs/domain/cohort.md#conditions). */
export function studentsOf(roster: readonly RosterRow[], outdated: ReadonlySet<RosterRow>): Map<string, Student> {
  const counted = roster.filter(({ school_year, grade_level }) => YEARS.includes(school_year) && grade_level >= 9);
  const yearsAt = Map.groupBy(counted, ({ school_id }) => school_id);
  const isSnapshot = (school: string | null) =>
    new Set(yearsAt.get(school)?.map(({ school_year }) => school_year)).size < 2;
  const students = new Map<string, Student>();
  for (const [id, all] of Map.groupBy(counted, ({ student_id }) => student_id)) {
    const rows = all.filter((row) => !outdated.has(row));
    const home = lastOf(
      rows,
      ({ school_year }) => school_year,
      ({ entry_date }) => entry_date,
      ({ primary_school }) => primary_school === true,
      (row) => !hasLeft(row, row.school_year),
      ({ file }) => file,
      ({ row_number }) => row_number,
    );
    if (!home) continue;
    const isThere = yearsOf(all, outdated).size === YEARS.length || isSnapshot(home.school_id);
    const step = !isMember(rows)
      ? 'class_member'
      : hasLeft(home, 2024)
        ? 'not_withdrawn'
        : isThere
          ? null
          : 'roster_in_all_four_years';
    students.set(id, { id, home: home.school_id, step });
  }
  return students;
}
