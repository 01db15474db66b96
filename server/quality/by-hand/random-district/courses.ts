import { SUBJECT_AREAS } from '#datasets/vocabulary/courses/subject-areas.ts';
import type { CourseDecision } from '../../ledgers/courses/course-decisions.ts';
import { plain, YEARS } from '../rows.ts';
import type { Chance, Row, Value } from './chance.ts';
import { onePerKey } from './people.ts';

const AREAS = SUBJECT_AREAS.map(({ value }) => value);
/** National codes of every family, of three languages, of career fields, and some that are none. */
const CODES = [
  ...['02052', '02072', '02056', '02110', '02121', '03051', '03101', '03151', '04101', '04051', '24052'],
  ...['24103', '24345', '24375', '0610', '11051', '1201', '13207', '01001G1.0011', '2-056', 'x'],
];
const TITLES = ['Algebra', 'Biology', 'AP Chem', "Gov't", 'Céramique', 'Honors Art', 'Pre-AP World', 'IB Physics HL'];
const LEVELS = ['AP', 'IB', 'honors', 'general', 'general', 'general'];

/** A course of the district: its code and title, and what most of its catalogs say of it. */
export interface Course {
  code: string;
  title: string;
  subject: Value;
  level: string;
  isCte: boolean;
  sced: Value;
}

/** The core courses of a usual program, so that some students meet a course of study. */
const USUAL: readonly Course[] = [
  ['E', 'Literature', 'English Language Arts', '0100'],
  ['M', 'Math', 'Mathematics', ''],
  ['S', 'Lab', 'Science', ''],
  ['H', 'Studies', 'Social Studies', ''],
  ['L', 'Spanish', 'World Languages', '2405'],
].flatMap(([letter = '', title = '', subject = '', sced = '']) =>
  [0, 1, 2, 3].map(
    (at): Course => ({
      code: `${letter}${at}`,
      title: `${title} ${at + 1}`,
      subject,
      level: at === 3 ? 'AP' : 'general',
      isCte: false,
      sced:
        {
          M: ['02052', '02072', '02056', '02110'][at],
          S: ['03051', '03101', '03151', '03003'][at],
          H: ['04051', '04101', '04151', '04201'][at],
        }[letter] ?? `${sced}${at + 2}`.padEnd(5, '1').slice(0, 5),
    }),
  ),
);

export function coursesOf(chance: Chance): Course[] {
  const others = Array.from({ length: chance.between(8, 25) }, (_, at): Course => {
    const isCte = chance.oneIn(4);
    return {
      code: `C${String(at).padStart(2, '0')}`,
      title: `${chance.of(TITLES)} ${at >> 1}`,
      subject: chance.maybe(9, chance.of(AREAS)),
      level: chance.of(LEVELS),
      isCte,
      sced: isCte ? chance.maybe(3, chance.of(['13207', '11051', '16053', '1201'])) : chance.maybe(6, chance.of(CODES)),
    };
  });
  return [...USUAL, ...others];
}

/** The catalogs: courses that some schools or years lack, call otherwise, or give another level, area or code. */
export function catalogRows(chance: Chance, courses: readonly Course[], schools: readonly string[]): Row[] {
  const lack = chance.of([6, 12, 60]);
  const rows = schools.flatMap((school) =>
    YEARS.flatMap((year) =>
      courses.flatMap((course): Row[] => {
        if (chance.oneIn(lack)) return [];
        const isOther = chance.oneIn(25);
        const subject = isOther ? chance.of(AREAS) : course.subject;
        const is_cte = chance.oneIn(30) ? chance.maybe(2, true) : course.isCte || null;
        return [
          {
            school_id: school,
            school_year: year,
            course_code: chance.oneIn(9) ? course.code.toLowerCase() : course.code,
            course_title: chance.oneIn(20) ? `${chance.of(TITLES)} ${chance.below(4)}` : course.title,
            subject,
            level: chance.oneIn(20) ? chance.of(LEVELS) : course.level,
            is_cte,
            cte: is_cte === true || subject === 'Career and Technical Education',
            sced_code: chance.oneIn(25) ? chance.maybe(3, chance.of(CODES)) : course.sced,
            credits: chance.maybe(3, chance.of([0.5, 1])),
          },
        ];
      }),
    ),
  );
  return onePerKey(rows, ['school_id', 'school_year', 'course_code']);
}

/** Pathways of two courses and more, of which a few are in no catalog. */
export function pathwayRows(chance: Chance, courses: readonly Course[], schools: readonly string[]): Row[] {
  const offered = courses.filter(({ isCte }) => isCte);
  const rows = Array.from({ length: chance.between(1, 4) }, (_, at) =>
    schools.flatMap((school) =>
      YEARS.flatMap((year) =>
        chance.oneIn(6)
          ? []
          : Array.from({ length: chance.between(1, 4) }, (): Row => {
              const course = chance.oneIn(8) ? chance.of(courses) : offered.length > 0 ? chance.of(offered) : null;
              return {
                school_id: school,
                school_year: year,
                course_code: course === null || chance.oneIn(15) ? `X${chance.below(3)}` : course.code,
                course_title: chance.maybe(3, course?.title ?? 'Welding'),
                pathway_key: `p${at}`,
              };
            }),
      ),
    ),
  ).flat();
  return onePerKey(rows, ['school_id', 'school_year', 'pathway_key', 'course_code']);
}

/** What people decided: another course, or none. */
export function decisionsOf(chance: Chance, courses: readonly Course[]): CourseDecision[] {
  return chance.some(courses, 12).map(({ code, title }): CourseDecision => {
    const decided = { code: code.toUpperCase(), titleKey: plain(title) };
    if (chance.oneIn(3)) return { ...decided, subject: null, levelRank: null, scedCode: null };
    return {
      ...decided,
      subject: chance.of(AREAS),
      levelRank: chance.between(1, 4),
      scedCode: chance.maybe(4, chance.of(CODES.slice(0, 12))),
    };
  });
}
