import type { Chance, Row } from './chance.ts';
import { onePerKey, type Person } from './people.ts';
import type { IdOf } from './transcripts.ts';

const GENDERS = ['male', 'female', 'male', 'female', 'other'];
const RACES = ['pacific islander', 'white', 'asian', 'american indian', 'latinx', 'other', 'two or more', 'black'];

/** Records that change from year to year, that lack values, and that some students have none of. */
export function demographicsRows(chance: Chance, people: readonly Person[], idOf: IdOf): Row[] {
  const known = chance.of([4, 12, 40]);
  const races = RACES.slice(0, chance.between(2, RACES.length));
  const rows = people.flatMap((person): Row[] => {
    if (chance.oneIn(known)) return [];
    const times = chance.oneIn(4) ? chance.between(2, 3) : 1;
    return Array.from({ length: times }, (): Row | null => {
      const id = idOf(person);
      if (id === null) return null;
      return {
        ...id,
        school_id: person.schools[3] ?? null,
        school_year: chance.oneIn(2) ? null : chance.between(2019, 2024),
        gender_value: chance.maybe(known, chance.of(GENDERS)),
        race_value: chance.maybe(known, chance.of(races)),
        has_disability: chance.maybe(known, chance.oneIn(7)),
        english_learner: chance.maybe(known, chance.oneIn(5)),
        is_low_income: chance.maybe(known, chance.oneIn(2)),
      };
    }).filter((row) => row !== null);
  });
  return onePerKey(rows, ['student_id', 'school_year']);
}
