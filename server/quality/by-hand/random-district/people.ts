import { YEARS } from '../rows.ts';
import { type Chance, dayOf, type Row } from './chance.ts';

/** A student, with the school of each year. */
export interface Person {
  number: number;
  id: string;
  state: string | null;
  other: string | null;
  last: string | null;
  first: string | null;
  birth: string | null;
  /** null: not in the district that year. */
  schools: readonly (string | null)[];
  isRepeating: boolean;
}

const LAST = ['García', "O'Neil", 'Smith Jr', 'de la Cruz', 'Ng', 'Müller', 'Smith'];
const FIRST = ['Ana', 'Jo Ann', 'Li', 'Zoë', 'Sam'];

/** How the local IDs of a district look; digits alone may lose their zeros in other files. */
const IDS: readonly ((number: number) => string)[] = [
  (number) => `00${4100 + number}`,
  (number) => `S${String(number).padStart(5, '0')}`,
  (number) => String(70_000 + number * 11),
];

export function peopleOf(chance: Chance, schools: readonly string[]): Person[] {
  const idOf = chance.of(IDS);
  const hasState = !chance.oneIn(4);
  return Array.from({ length: chance.between(30, 160) }, (_, number): Person => {
    const home = chance.of(schools);
    const other = chance.of(schools);
    const movesIn = chance.oneIn(8) ? chance.between(1, 3) : 4;
    return {
      number,
      id: idOf(number),
      state: hasState ? chance.maybe(12, `00${900_000 + number}`) : null,
      other: chance.oneIn(5) ? `O${number}` : null,
      last: chance.maybe(25, `${chance.of(LAST)}${number % 7}`),
      first: chance.maybe(25, chance.of(FIRST)),
      birth: chance.maybe(20, dayOf(2005 + chance.below(2), chance.between(1, 12), chance.between(1, 28))),
      schools: YEARS.map((_year, at) => (chance.oneIn(30) ? null : at >= movesIn ? other : home)),
      isRepeating: chance.oneIn(20),
    };
  });
}

const EXITS = ['graduated', 'transferred out', 'dropped', 'no-show', 'other'];
const STATUSES = ['active', 'inactive', 'graduated', 'withdrawn', 'no-show'];

function enrollment(chance: Chance, person: Person, school: string, year: number): Row {
  const entry = chance.maybe(7, dayOf(year - 1, 8, chance.between(1, 28)));
  const leaves = chance.oneIn(10);
  const exit = leaves ? dayOf(year, chance.between(1, 6), chance.between(1, 28)) : null;
  return {
    school_id: school,
    student_id: person.id,
    state_student_id: person.state,
    other_student_id: person.other,
    last_name: person.last,
    first_name: person.first,
    birth_date: person.birth,
    school_year: year,
    grade_level: year - 2012 - Number(person.isRepeating),
    entry_date: entry,
    exit_date: exit ?? (chance.oneIn(5) ? dayOf(year, 6, chance.between(1, 28)) : null),
    exit_kind: leaves || chance.oneIn(25) ? chance.maybe(3, chance.of(EXITS)) : null,
    status: chance.oneIn(12) ? chance.of(STATUSES) : chance.maybe(3, 'active'),
    graduation_year: chance.maybe(3, chance.oneIn(15) ? 2025 : 2024),
    primary_school: chance.maybe(2, !chance.oneIn(5)),
  };
}

/**
 * The enrollments of everyone: movers in the middle of a year, second schools, years of middle school, and long ones
 * that cover several years.
 */
export function rosterRows(chance: Chance, people: readonly Person[], schools: readonly string[]): Row[] {
  const rows = people.flatMap((person) =>
    person.schools.flatMap((school, at): Row[] => {
      const year = YEARS[at] ?? 0;
      if (school === null) return [];
      const own = enrollment(chance, person, school, year);
      const second = chance.of(schools);
      if (second === school || !chance.oneIn(10)) return [own];
      const moved = enrollment(chance, person, second, year);
      return [own, { ...moved, entry_date: chance.maybe(6, dayOf(year, 1, chance.between(2, 28))) }];
    }),
  );
  const long = chance.some(people, 25).map(
    (person): Row => ({
      ...enrollment(chance, person, chance.of(schools), 2024),
      grade_level: 12,
      entry_date: dayOf(chance.between(2019, 2022), 9, 1),
      exit_date: dayOf(2024, 6, 12),
    }),
  );
  const before = chance
    .some(people, 15)
    .map((person): Row => ({ ...enrollment(chance, person, chance.of(schools), 2020), grade_level: 8 }));
  return onePerKey([...rows, ...long, ...before], ['student_id', 'school_id', 'school_year', 'entry_date']);
}

/** Of rows with one key the last, as the ingest leaves them. */
export function onePerKey(rows: readonly Row[], keys: readonly string[]): Row[] {
  const last = new Map(rows.map((row) => [JSON.stringify(keys.map((key) => row[key] ?? null)), row]));
  return [...last.values()];
}
