import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Random } from '../../demo/district/random.ts';
import { SCHOOLS } from '../../demo/district/schools.ts';
import type { CleanTable } from './clean.ts';
import type { MadeColumn } from './made-file.ts';

/** A column that a real export has beside the one that is meant, and that must not be taken for it. */
interface Decoy {
  name: string;
  of: readonly UploadFileType[];
  /** Declared columns it may well be taken for. */
  means?: readonly string[];
  /**
   * A declared column that its cells are another writing of: it may be read as that, with these values and no others.
   */
  tells?: string;
  headers: readonly string[];
  cell: (row: Row, random: Random) => string;
}

interface Row {
  at: number;
  /** Cell of the clean table. */
  of: (column: string) => string;
}

const STUDENTS = ['STUDENT_ROSTER', 'STUDENT_DEMOGRAPHICS', 'TRANSCRIPT', 'STUDENT_TEST_SCORES'] as const;
const COURSES = ['COURSE_CATALOG', 'CTE_PATHWAY_CATALOG', 'TRANSCRIPT'] as const;
const sparse = (share: number, text: (random: Random) => string) => (_row: Row, random: Random) =>
  random.chance(share) ? text(random) : '';
const digits = (count: number) => (random: Random) => String(random.between(10 ** (count - 1), 10 ** count - 1));

const DECOYS: readonly Decoy[] = [
  {
    name: 'id of another system, mostly empty',
    of: STUDENTS,
    means: ['other_student_id'],
    headers: ['Student ID', 'Student_Number', 'StudentID'],
    cell: sparse(0.06, digits(6)),
  },
  { name: 'id that is the same in all rows', of: STUDENTS, headers: ['PermID', 'Local ID'], cell: () => '00000' },
  {
    name: 'id of somebody else',
    of: STUDENTS,
    headers: ['Teacher ID', 'Counselor_ID', 'Household ID', 'Guardian ID'],
    cell: (_row, random) => digits(5)(random),
  },
  {
    name: "last year's school",
    of: ['STUDENT_ROSTER', 'STUDENT_DEMOGRAPHICS', 'TRANSCRIPT'],
    headers: ['Last Year School', 'Prior School', 'Previous School Name', 'Next School', 'Home School Name'],
    cell: (_row, random) => random.pick(SCHOOLS).local_id,
  },
  {
    name: 'number of the school beside it',
    of: ['STUDENT_ROSTER', 'STUDENT_DEMOGRAPHICS', 'TRANSCRIPT', 'COURSE_CATALOG', 'CTE_PATHWAY_CATALOG'],
    headers: ['School Number', 'Site Number', 'Building Number'],
    cell: ({ of }) => String(SCHOOLS.findIndex(({ local_id }) => local_id === of('school')) + 1),
  },
  {
    name: 'another school year',
    of: ['STUDENT_ROSTER', 'TRANSCRIPT'],
    headers: ['Next School Year', 'Prior School Year', 'Year of First Enrollment'],
    cell: ({ of }) => String(Number(of('school_year').slice(0, 4)) + 2),
  },
  {
    name: 'flag of another person',
    of: ['STUDENT_DEMOGRAPHICS'],
    headers: ['Parent Hispanic', 'Guardian Ethnicity', 'Home Language Flag'],
    cell: (_row, random) => random.pick(['Y', 'N']),
  },
  {
    name: 'grade level of another year',
    of: ['STUDENT_ROSTER', 'TRANSCRIPT'],
    headers: ['Prior Grade Level', 'Next Grade Level', 'Next Year Grade'],
    cell: ({ of }) => String(Number(of('grade_level')) - 1),
  },
  {
    name: 'name of somebody else',
    of: STUDENTS,
    headers: ['Parent Last Name', 'Teacher Last Name', 'Counselor First Name'],
    cell: (_row, random) => random.pick(['Abel', 'Bright', 'Cole']),
  },
  {
    name: 'date of something else',
    of: STUDENTS,
    headers: ['Modified Date', 'Enrollment Last Updated', 'Print Date'],
    cell: () => '2024-06-30',
  },
  {
    name: 'level beside the status',
    of: ['STUDENT_DEMOGRAPHICS'],
    headers: ['English_Proficiency', 'English Language Proficiency', 'ELP Level', 'English Proficiency Level'],
    cell: ({ of }, random) =>
      /^(EL|LEP)$/.test(of('el_status')) ? String(random.between(1, 5)) : of('el_status') === 'RFEP' ? '6' : '7',
  },
  {
    name: 'second race code',
    of: ['STUDENT_DEMOGRAPHICS'],
    means: ['race', 'race_ethnicity'],
    headers: ['Race Code', 'Ethnic Code', 'State Race'],
    cell: ({ of }) =>
      ({ 'Hispanic/Latino': '5', White: '1', Asian: '4', 'Black or African American': '2', 'Two or more': '7' })[
        of('race_ethnicity')
      ] ?? '',
  },
  {
    name: 'date or number beside a status',
    of: ['STUDENT_DEMOGRAPHICS'],
    headers: ['IEP Date', 'Lunch Number', 'EL Entry Date', 'Meal PIN'],
    cell: (_row, random) => digits(6)(random),
  },
  {
    name: 'language',
    of: ['STUDENT_DEMOGRAPHICS'],
    headers: ['Home Language', 'Primary Language', 'Language Code'],
    cell: (_row, random) => random.pick(['ENG', 'SPA', 'VIE']),
  },
  {
    name: 'course id of another system, mostly empty',
    of: COURSES,
    headers: ['course_Id', 'Course ID', 'Course Number'],
    cell: sparse(0.06, digits(7)),
  },
  { name: 'course key that is the same in all rows', of: COURSES, headers: ['Course Key'], cell: () => '0' },
  {
    name: 'section and teacher',
    of: COURSES,
    headers: ['Section Number', 'Teacher Number', 'Room'],
    cell: (_row, random) => digits(3)(random),
  },
  {
    name: 'level as a number',
    of: ['COURSE_CATALOG'],
    // Where enough titles say 'Honors' or 'AP' they prove what the numbers stand for, and then it may be
    // read as the level it is.
    tells: 'course_level',
    headers: ['Level Number', 'Difficulty Level'],
    cell: ({ of }) => String(['General', 'Honors', 'AP'].indexOf(of('course_level')) + 1),
  },
  {
    name: 'mark of a part of the year',
    of: ['TRANSCRIPT'],
    headers: ['Midterm Grade', 'Quarter 1 Grade', 'Exam Grade'],
    cell: (_row, random) => random.pick(['A', 'B', 'C']),
  },
  {
    name: 'percentile',
    of: ['STUDENT_TEST_SCORES'],
    headers: ['Math Percentile', 'National Percentile', 'Total Percentile'],
    cell: (_row, random) => String(random.between(1, 99)),
  },
  {
    name: 'number of a registration',
    of: ['STUDENT_TEST_SCORES'],
    headers: ['Registration Number', 'Attending Institution Code'],
    cell: (_row, random) => digits(6)(random),
  },
];

export function decoyColumns(table: CleanTable, rows: readonly (readonly string[])[], random: Random) {
  const possible = DECOYS.filter(({ of }) => of.includes(table.type));
  const count = random.weighted([
    [0, 2],
    [1, 4],
    [2, 3],
    [3, 1],
  ]);
  const chosen = new Set(Array.from({ length: count }, () => random.pick(possible)));
  const rowsOf = rows.map((cells, at): Row => ({ at, of: (column) => cells[table.columns.indexOf(column)] ?? '' }));
  return [...chosen].map(({ name, means = [], tells, headers, cell }) => ({
    trait: name,
    column: {
      header: random.pick(headers),
      cells: rowsOf.map((row) => cell(row, random)),
      means,
      ...(tells !== undefined && { tells: { column: tells, values: rowsOf.map(({ of }) => of(tells)) } }),
    } satisfies MadeColumn,
  }));
}
