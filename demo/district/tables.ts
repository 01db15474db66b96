import { COURSES } from './courses.ts';
import { seeded } from './random.ts';
import { period, SCHOOLS, YEAR_ENDING, YEARS } from './schools.ts';
import { makeAct, makeAp, makeSat } from './scores.ts';
import { makeStudents } from './students.ts';
import { makeTranscripts } from './transcripts.ts';

/** A file to be: a header row and rows of text. */
export type Table = readonly (readonly string[])[];

const SEED = 2024;

type Students = ReturnType<typeof makeStudents>;
type Taken = ReturnType<typeof makeTranscripts>;

/** The whole demo district as the tables a student information system would export. Same seed, same bytes. */
export function makeTables() {
  const random = seeded(SEED);
  const students = makeStudents(random);
  const taken = makeTranscripts(random, students);
  const [sat, act, ap] = [makeSat(random, students), makeAct(random, students), makeAp(random, taken)];
  return {
    roster: rosterOf(students),
    catalog: catalog(),
    demographics: demographicsOf(students),
    transcripts: transcriptsOf(taken),
    sat: [
      ['Student ID', 'Test Date', 'EBRW Score', 'Math Score', 'Total Score (400-1600)'],
      ...sat.map((s) => [s.student.id, s.date, String(s.reading), String(s.math), String(s.reading + s.math)]),
    ],
    act: [
      ['Student ID', 'Test Date', 'ACT English', 'ACT Math', 'ACT Reading', 'ACT Science'],
      ...act.map((s) => [s.student.id, s.date, ...[s.english, s.math, s.reading, s.science].map(String)]),
    ],
    ap: [
      ['Student ID', 'Test Date', 'Exam Code', 'Exam Name', 'Score'],
      ...ap.map((s) => [s.student.id, `${s.year}-05-08`, s.code, s.name, String(s.score)]),
    ],
    cte: pathways(),
  } satisfies Record<string, Table>;
}

export type Tables = ReturnType<typeof makeTables>;

const rosterOf = (students: Students) => [
  [
    'Student ID',
    'State Student ID',
    'Last Name',
    'First Name',
    'Date of Birth',
    'School',
    'School Year',
    'Grade Level',
    'Entry Date',
    'Exit Date',
    'Exit / withdrawal code',
    'Class Of',
  ],
  ...students.flatMap((s) =>
    s.enrollments.map((e, index) => {
      const last = index === s.enrollments.length - 1;
      const exit =
        last && s.left
          ? s.left
          : { date: `${e.year}-06-07`, reason: last && e.year === YEAR_ENDING ? 'Graduated' : '' };
      return [
        s.id,
        s.stateId,
        s.last,
        s.first,
        s.birthDate,
        e.school.local_id,
        period(e.year),
        String(e.grade),
        `${e.year - 1}-08-17`,
        exit.date,
        exit.reason,
        String(YEAR_ENDING),
      ];
    }),
  ),
];

const catalog = () => [
  ['School', 'School Year', 'Course Code', 'Course Title', 'Department', 'SCED Code', 'Course Level', 'CTE', 'Credits'],
  ...SCHOOLS.flatMap((school) =>
    YEARS.flatMap((year) =>
      COURSES.filter((course) => school.apCourses || course.level !== 'AP').map((c) => [
        school.local_id,
        period(year),
        c.code,
        c.title,
        c.department,
        c.sced,
        c.level,
        c.department === 'CTE' ? 'Y' : 'N',
        String(c.credits),
      ]),
    ),
  ),
];

const demographicsOf = (students: Students) => [
  ['Student ID', 'School', 'Gender', 'Race/Ethnicity', 'IEP Status', 'English Learner Status', 'Lunch Status'],
  ...students.map((s) => [
    s.id,
    s.enrollments.at(-1)?.school.local_id ?? '',
    s.gender,
    s.race,
    s.disability || 'No',
    s.english,
    s.lunch,
  ]),
];

const transcriptsOf = (taken: Taken) => [
  [
    'Student ID',
    'School',
    'School Year',
    'Term',
    'Course Code',
    'Course Title',
    'Final Grade',
    'Credits Attempted',
    'Credits Earned',
    'Grade Level',
  ],
  ...taken.map((t) => [
    t.student.id,
    t.enrollment.school.local_id,
    period(t.enrollment.year),
    t.term,
    t.course.code,
    t.course.title,
    t.mark,
    String(t.attempted),
    String(t.earned),
    String(t.enrollment.grade),
  ]),
];

const pathways = () => [
  ['School', 'School Year', 'Pathway', 'Course Code', 'Course Title', 'Sequence'],
  ...SCHOOLS.flatMap((school) =>
    YEARS.flatMap((year) =>
      COURSES.filter((c) => c.pathway !== '').map((c) => [
        school.local_id,
        period(year),
        c.pathway,
        c.code,
        c.title,
        c.grade === 10 ? 'Introductory' : c.grade === 11 ? 'Concentrator' : 'Capstone',
      ]),
    ),
  ),
];
