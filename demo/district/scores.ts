import { AP_EXAMS } from './courses.ts';
import type { Random } from './random.ts';
import { YEAR_ENDING } from './schools.ts';
import type { Student } from './students.ts';
import type { Taken } from './transcripts.ts';

export interface SatScore {
  student: Student;
  date: string;
  reading: number;
  math: number;
}

export interface ActScore {
  student: Student;
  date: string;
  english: number;
  math: number;
  reading: number;
  science: number;
}

export interface ApScore {
  student: Student;
  year: number;
  code: string;
  name: string;
  score: number;
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, Math.round(value)));
const atTheEnd = (student: Student) => student.enrollments.some((enrollment) => enrollment.year === YEAR_ENDING);

/** About seven of ten sit the SAT once, a third of those again: superscores need more than one sitting. */
export function makeSat(random: Random, students: readonly Student[]): SatScore[] {
  const section = (student: Student) =>
    clamp((510 + student.preparation * 85 + random.normal() * 35) / 10, 20, 80) * 10;
  return students.filter(atTheEnd).flatMap((student) => {
    if (!random.chance(0.72)) return [];
    const dates = random.chance(0.34) ? ['2023-03-11', '2023-10-07'] : ['2023-03-11'];
    return dates.map((date) => ({ student, date, reading: section(student), math: section(student) }));
  });
}

export function makeAct(random: Random, students: readonly Student[]): ActScore[] {
  const section = (student: Student) => clamp(20.5 + student.preparation * 4 + random.normal() * 2, 9, 36);
  return students.filter(atTheEnd).flatMap((student) => {
    if (!random.chance(0.24)) return [];
    return [
      {
        student,
        date: '2023-04-15',
        english: section(student),
        math: section(student),
        reading: section(student),
        science: section(student),
      },
    ];
  });
}

/** Most who took an AP course sit its exam that May. */
export function makeAp(random: Random, taken: readonly Taken[]): ApScore[] {
  return taken.flatMap(({ student, course, enrollment, term }) => {
    const exam = AP_EXAMS[course.code];
    if (!exam || term !== 'S2' || !random.chance(0.82)) return [];
    return [
      {
        student,
        year: enrollment.year,
        ...exam,
        score: clamp(2.7 + student.preparation * 0.8 + random.normal() * 0.6, 1, 5),
      },
    ];
  });
}
