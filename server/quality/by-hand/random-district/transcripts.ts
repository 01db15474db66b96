import { YEARS } from '../rows.ts';
import type { Chance, Row } from './chance.ts';
import type { Course } from './courses.ts';
import { onePerKey, type Person } from './people.ts';

/** How the rows of a file write a student's ID. */
export type IdOf = (person: Person) => Pick<Row, 'student_id' | 'other_student_id'> | null;

/** Titles of courses from elsewhere, and a code that no catalog has. Alike are only those with a word in common. */
const FOREIGN = ['Algebra I', 'Painting HL', 'Transfer Elective', 'Spanish I', 'Honors 4', 'Welding I', '101'];
const UNLISTED = [...FOREIGN, 'AP 3', 'IB', 'Pre-IB', 'Physics HL', 'Accelerated Music'];
const NOWHERE = 'ZZ9';
const LEVELS = ['AP', 'IB', 'honors', 'general'];
/** Local credits of a year at each school of a district. */
const UNITS = [1, 1, 5, 10];

interface Taking {
  person: Person;
  year: number;
  school: string | null;
  units: number;
}

/**
 * All transcripts: several levels of one mark, repeats, withdrawals, marks without points, transfers, years before the
 * class and years that are missing.
 */
export function transcriptRows(
  chance: Chance,
  people: readonly Person[],
  courses: readonly Course[],
  schools: readonly string[],
  idOf: IdOf,
): Row[] {
  const unitsAt = new Map(schools.map((school) => [school, chance.of(UNITS)]));
  const states = chance.oneIn(5);
  const rows = people.flatMap((person) => {
    const years = YEARS.flatMap((year, at): Taking[] => {
      if (chance.oneIn(20)) return [];
      const school = person.schools[at] ?? null;
      return [{ person, year, school: chance.maybe(40, school), units: unitsAt.get(school ?? '') ?? 1 }];
    });
    const early = chance.oneIn(6) ? [{ person, year: 2020, school: null, units: 1 }] : [];
    const few = chance.oneIn(20);
    return [...early, ...years].flatMap((taking) => yearOf(chance, taking, courses, { few, states }));
  });
  const written = rows.flatMap(([person, row]): Row[] => {
    const id = idOf(person);
    return id === null ? [] : [{ ...row, ...id }];
  });
  return onePerKey(written, ['student_id', 'school_year', 'term', 'course_code']);
}

function yearOf(chance: Chance, taking: Taking, courses: readonly Course[], of: { few: boolean; states: boolean }) {
  const { year, person } = taking;
  const usual = courses.filter(({ code }) => code.endsWith(String(year - 2021)) && code.length === 2);
  const electives = Array.from({ length: chance.between(0, 3) }, () => chance.of(courses));
  const taken = of.few ? electives.slice(0, 1) : [...usual.filter(() => !chance.oneIn(8)), ...electives];
  const isElsewhere = chance.oneIn(30);
  const stated = of.states && !chance.oneIn(4) ? chance.between(100, 430) / 100 : null;
  return taken.flatMap((course) =>
    marksOf(chance, taking, course).map((mark): [Person, Row] => [
      person,
      {
        ...mark,
        is_transfer: isElsewhere || chance.oneIn(60) ? true : chance.maybe(3, false),
        cumulative_gpa: stated,
      },
    ]),
  );
}

/** The marks of one course in a year: of the year, of semesters, of quarters, or of several kinds together. */
function marksOf(chance: Chance, { year, school, units }: Taking, course: Course): Row[] {
  const kinds: readonly [number, readonly string[]][] = [
    [1, ['Y1']],
    [2, ['S1', 'S2']],
    [3, ['T1', 'T2', 'T3']],
    [4, ['Q1', 'Q2', 'Q3', 'Q4']],
  ];
  const usual = kinds[chance.oneIn(5) ? chance.below(4) : 1] ?? kinds[0];
  const levels = chance.oneIn(10) ? [usual, chance.of(kinds)] : [usual];
  const creditLevel = chance.below(levels.length + 1);
  const isForeign = chance.oneIn(25);
  const foreignCode = chance.of(['C01', 'E1', NOWHERE]);
  return levels.flatMap((kind, at) => {
    const [level = 5, terms = []] = kind ?? [];
    const share = units / terms.length;
    return terms.flatMap((term): Row[] => {
      if (chance.oneIn(12)) return [];
      const failed = chance.oneIn(9);
      const ungraded = !failed && chance.oneIn(12);
      const earned = failed && chance.oneIn(2) ? 0 : at < creditLevel || creditLevel === 0 ? share : 0;
      return [
        {
          school_id: school,
          school: school === null ? chance.of(['Elsewhere', null]) : 'School',
          school_year: year,
          term: chance.oneIn(25) ? chance.of([null, 'F1', term.toLowerCase()]) : term,
          course_code: chance.maybe(
            80,
            isForeign ? foreignCode : chance.oneIn(9) ? course.code.toLowerCase() : course.code,
          ),
          course_title: isForeign
            ? chance.of(foreignCode === NOWHERE ? UNLISTED : FOREIGN)
            : chance.maybe(9, chance.oneIn(30) ? course.code : course.title),
          subject: chance.oneIn(10) ? chance.maybe(3, course.subject) : null,
          credits_attempted: chance.maybe(6, share),
          credits_earned: chance.maybe(20, chance.oneIn(15) ? share / 2 : earned),
          points: ungraded ? null : failed ? 0 : chance.of([4, 3.7, 3.3, 3, 2.7, 2.3, 2, 1.7, 1.3, 1, 0.7]),
          earns_credit: failed ? false : ungraded ? chance.of([false, null, true]) : chance.maybe(4, true),
          exclude_from_gpa: chance.oneIn(25) ? true : chance.maybe(2, false),
          is_counted: chance.oneIn(25) ? false : chance.maybe(2, true),
          mark_level: chance.oneIn(40) ? chance.of([null, 5]) : level,
          course_level: chance.oneIn(10) ? chance.of(LEVELS) : null,
          sced_code: chance.oneIn(9) ? course.sced : null,
          is_cte: chance.oneIn(25) ? true : chance.maybe(2, false),
        },
      ];
    });
  });
}
