import { SUBJECT_AREAS } from '#datasets/vocabulary/courses/subject-areas.ts';
import type { Chance, Row } from './chance.ts';
import type { Person } from './people.ts';
import type { IdOf } from './transcripts.ts';

const AREAS = SUBJECT_AREAS.map(({ value }) => value);
const TESTS = ['SAT', 'ACT', 'AP', 'IB'] as const;
type Test = (typeof TESTS)[number];

/**
 * Sittings of everyone: retakes for a superscore, sections or totals alone, exams without a score, sub-scores, IB core,
 * and scores that are no one's.
 */
export function scoreRows(chance: Chance, people: readonly Person[], schools: readonly string[], idOf: IdOf): Row[] {
  const strangers = people.slice(0, 6).map((person): Person => ({ ...person, id: `T${person.number}`, state: null }));
  const nameless = chance.oneIn(3);
  return [...people, ...strangers].flatMap((person) =>
    TESTS.flatMap((test) =>
      chance.oneIn(3)
        ? Array.from({ length: chance.between(1, 4) }, (): Row[] => {
            const isElsewhere = chance.oneIn(12);
            const school = isElsewhere ? null : chance.oneIn(6) ? chance.of(schools) : (person.schools[3] ?? null);
            const isNamed = person.last !== null && person.first !== null && person.birth !== null;
            const id =
              nameless && isNamed && chance.oneIn(3)
                ? { student_id: null }
                : (idOf(person) ?? { student_id: `U${person.number}` });
            const row = {
              ...sitting(chance, test),
              ...id,
              school_id: school,
              school: school === null ? chance.of(['Elsewhere', null]) : 'School',
              last_name: isNamed ? spelled(chance, person.last ?? '') : null,
              first_name: isNamed ? person.first : null,
              birth_date: isNamed ? person.birth : null,
            };
            return chance.oneIn(4) ? partsOf(row) : [row];
          }).flat()
        : [],
    ),
  );
}

/** As files say it that have a row for each section. */
function partsOf(row: Row): Row[] {
  const sections = Object.entries(row).filter(([name, value]) => /^(sat|act)_/.test(name) && value !== null);
  const none = Object.fromEntries(sections.map(([name]) => [name, null]));
  const parts = sections.map(
    ([name, value]): Row => ({ ...row, ...none, [name]: value, exam: `${row.exam} ${name.toUpperCase()}` }),
  );
  return parts.length === 0 ? [row] : parts;
}

/** As another system spells a name. */
const spelled = (chance: Chance, name: string): string => {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '');
  return chance.of([name, bare.toUpperCase(), bare.replaceAll("'", ''), `${bare} III`]);
};

function sitting(chance: Chance, test: Test): Row {
  const year = chance.between(2020, 2025);
  const day = `${year}-0${chance.between(1, 9)}-11`;
  const act = () => chance.maybe(8, chance.between(1, 36));
  const common = { test_type: test, is_counted: chance.maybe(3, true) };
  if (test === 'SAT') {
    const [ebrw, math] = [chance.between(20, 80) * 10, chance.between(20, 80) * 10];
    const hasSections = !chance.oneIn(6);
    return {
      ...common,
      exam: 'SAT',
      administration: chance.maybe(15, day),
      sat_ebrw: hasSections ? chance.maybe(7, ebrw) : null,
      sat_math: hasSections ? chance.maybe(7, math) : null,
      sat_total: hasSections ? chance.maybe(3, ebrw + math) : chance.maybe(10, ebrw + math),
    };
  }
  if (test === 'ACT') {
    const hasSections = !chance.oneIn(5);
    return {
      ...common,
      exam: 'ACT',
      administration: chance.maybe(15, day),
      act_english: hasSections ? act() : null,
      act_math: hasSections ? act() : null,
      act_reading: hasSections ? act() : null,
      act_science: hasSections ? act() : null,
      act_composite: chance.maybe(3, chance.between(1, 36)),
      act_superscore: chance.oneIn(8) ? chance.between(1, 36) : null,
    };
  }
  const which = chance.below(4);
  return {
    ...common,
    exam: chance.maybe(25, `${test} ${which}`),
    administration: chance.maybe(20, String(year)),
    subject: AREAS[which] ?? null,
    numeric_score: chance.maybe(9, chance.between(1, test === 'AP' ? 5 : 7)),
    is_counted: chance.oneIn(12) ? false : chance.maybe(3, true),
  };
}
