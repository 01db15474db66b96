import { closeSync, openSync, writeSync } from 'node:fs';

/**
 * A made-up transcript export of a large district, the same bytes for the same number of rows: 15 columns, about 108
 * bytes a row, 64 marks a student (4 years x 8 courses x 2 terms), and a mistake in one row of two hundred.
 */
export function writeTranscripts(path: string, rows: number, schools: readonly { name: string }[] = SCHOOLS): void {
  const file = openSync(path, 'w');
  const random = randomFrom(20_240_601);
  let text = `${HEADERS.join(',')}\n`;
  for (let row = 0; row < rows; row++) {
    const cells = cellsOf(row, random, schools);
    if (random() < MISTAKES) spoil(cells, Math.floor(random() * SPOILERS.length), row);
    text += `${cells.join(',')}\n`;
    if (text.length > FLUSH) {
      writeSync(file, text);
      text = '';
    }
  }
  writeSync(file, text);
  closeSync(file);
}

export const SCHOOLS = ['Roosevelt High School', 'Lincoln High School', 'East Academy', 'Harbor Tech'].map(
  (name, index) => ({ id: `school-${index}`, name, localId: `04${index + 11}` }),
);

/** The class that graduates in 2024, as the wizard of an upload would say it. */
export const YEAR_ENDING = 2024;

const FLUSH = 1 << 20;
const MISTAKES = 1 / 200;
export const MARKS_OF_STUDENT = 64;
const COURSES_OF_YEAR = 8;
const TERMS = ['S1', 'S2'];
const GRADES = ['A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D', 'F', 'P'];
const POINTS = ['4.0', '3.7', '3.3', '3.0', '2.7', '2.3', '2.0', '1.7', '1.0', '0.0', ''];
const SUBJECTS = ['English Language Arts', 'Mathematics', 'Science', 'Social Studies', 'World Languages', 'Fine Arts'];
const TEACHERS = ['Ocampo, Rosa', 'Lindqvist, Per', 'Abara, Chidi', 'Marsh, Dana', 'Tanaka, Yui'];

const HEADERS = [
  'Student_Number',
  'School',
  'School Year',
  'StoreCode',
  'Course_Number',
  'Course_Name',
  'Grade',
  'PotentialCrHrs',
  'EarnedCrHrs',
  'Grade_Level',
  'GPA_Points',
  'Credit_Type',
  'ExcludeFromGPA',
  'Teacher',
  'Section_Number',
];

const AT = { student: 0, school: 1, year: 2, code: 4, grade: 6, potential: 7, earned: 8, excluded: 12 } as const;

function cellsOf(row: number, random: () => number, schools: readonly { name: string }[]): string[] {
  const student = Math.floor(row / MARKS_OF_STUDENT);
  const inStudent = row % MARKS_OF_STUDENT;
  const year = Math.floor(inStudent / (COURSES_OF_YEAR * TERMS.length));
  const course = year * COURSES_OF_YEAR * 10 + Math.floor(inStudent / TERMS.length) * 10 + (student % 10);
  const grade = Math.floor(random() * random() * GRADES.length);
  const subject = SUBJECTS[course % SUBJECTS.length] ?? '';
  const start = YEAR_ENDING - 4 + year;
  return [
    String(1_000_000 + student),
    schools[student % schools.length]?.name ?? '',
    `${start}-${String(start + 1).slice(2)}`,
    TERMS[inStudent % TERMS.length] ?? '',
    `${subject.slice(0, 3).toUpperCase()}${1000 + course}`,
    course % 5 === 0 ? `"${subject}, Honors ${course}"` : `${subject} ${course}`,
    GRADES[grade] ?? '',
    '0.5',
    grade === 9 ? '0' : '0.5',
    String(9 + year).padStart(2, '0'),
    POINTS[grade] ?? '',
    subject,
    'N',
    `"${TEACHERS[course % TEACHERS.length]}"`,
    `${course}-${1 + (student % 7)}`,
  ];
}

/** What goes wrong in real exports; a known number of rows each, since the seed is fixed. */
const SPOILERS: readonly { at: number; text: (row: number) => string }[] = [
  { at: AT.student, text: () => '' },
  { at: AT.student, text: () => '1.00001E+06' },
  { at: AT.school, text: () => 'Out of State HS' },
  { at: AT.year, text: () => 'last year' },
  { at: AT.code, text: () => '' },
  { at: AT.grade, text: () => 'see counselor' },
  { at: AT.earned, text: () => 'n.a.' },
  { at: AT.earned, text: () => '50' },
  { at: AT.potential, text: () => '0.25' },
  { at: AT.excluded, text: (row) => `maybe ${row % 9}` },
];

function spoil(cells: string[], which: number, row: number): void {
  const spoiler = SPOILERS[which];
  if (spoiler) cells[spoiler.at] = spoiler.text(row);
}

/** mulberry32: small, and the same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
