import { COURSES, type Course } from './courses.ts';
import type { Random } from './random.ts';
import type { Enrollment, Student } from './students.ts';

export interface Taken {
  student: Student;
  enrollment: Enrollment;
  course: Course;
  term: string;
  mark: string;
  attempted: number;
  earned: number;
}

const MARKS = ['F', 'D', 'D+', 'C-', 'C', 'C+', 'B-', 'B', 'B+', 'A-', 'A'] as const;

/** A mark around the student's preparation; advanced courses are a little harder. */
function mark(random: Random, student: Student, course: Course): string {
  const strict = course.level === 'AP' ? 0.5 : course.level === 'Honors' ? 0.2 : 0;
  const step = Math.round(6.6 + (student.preparation - strict) * 2 + random.normal() * 1.6);
  return MARKS[Math.max(0, Math.min(MARKS.length - 1, step))] ?? 'C';
}

/** One course a department, harder ones for the better prepared where the school has them; two electives. */
function schedule(random: Random, student: Student, { grade, school }: Enrollment): Course[] {
  const open = COURSES.filter((course) => course.grade === grade && (school.apCourses || course.level !== 'AP'));
  const departments = [...new Set(open.map((course) => course.department))].filter((name) => name !== 'Elective');
  const chosen = departments.flatMap((department) => {
    const here = open.filter((course) => course.department === department);
    if (here.every((course) => course.credits === 0.5)) return here;
    const reach = (course: Course) => (course.level === 'AP' ? 0.6 : course.level === 'Honors' ? 0.2 : -9);
    const fits = here.filter((course) => student.preparation + random.normal() * 0.4 > reach(course));
    return department === 'CTE' && random.chance(0.55) ? [] : [random.pick(fits.length > 0 ? fits : here)];
  });
  return chosen.slice(0, 8);
}

/** Final marks of one year: whole-year courses by semester, half-credit courses once. */
function yearOf(random: Random, student: Student, enrollment: Enrollment): Taken[] {
  return schedule(random, student, enrollment).flatMap((course, index) => {
    const terms = course.credits === 0.5 ? [index % 2 === 0 ? 'S1' : 'S2'] : ['S1', 'S2'];
    return terms.map((term) => {
      const given = mark(random, student, course);
      return { student, enrollment, course, term, mark: given, attempted: 0.5, earned: given === 'F' ? 0 : 0.5 };
    });
  });
}

export const makeTranscripts = (random: Random, students: readonly Student[]): Taken[] =>
  students.flatMap((student) => student.enrollments.flatMap((enrollment) => yearOf(random, student, enrollment)));
