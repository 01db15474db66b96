import { YEARS } from './rows.ts';
import type { RosterRow } from './school-class.ts';

type Place = Pick<RosterRow, 'student_id' | 'school_year' | 'school_id'>;
const placeOf = ({ student_id, school_year, school_id }: Place) => `${student_id} ${school_year} ${school_id}`;

/** Rows of older rosters in whose place a newer one has another (docs/domain/students.md#several-rosters). */
export function outdatedIn(roster: readonly RosterRow[]): Set<RosterRow> {
  const rows = roster.filter(({ school_year }) => YEARS.includes(school_year));
  const files = [...Map.groupBy(rows, ({ file }) => file)].toSorted(([one], [other]) => one - other);
  return new Set(
    files.flatMap(([file, older]) =>
      files.filter(([newer]) => newer > file).flatMap(([, newer]) => outdatedBy(older, newer)),
    ),
  );
}

function outdatedBy(older: readonly RosterRow[], newer: readonly RosterRow[]): RosterRow[] {
  const was = Map.groupBy(older, placeOf);
  const ofYear = Map.groupBy(newer, ({ student_id, school_year }) => `${student_id} ${school_year}`);
  const lists = Map.groupBy(older, ({ school_id, school_year }) => `${school_id} ${school_year}`);
  const hasDays = (rows: readonly RosterRow[]) => rows.some(({ entry_date }) => entry_date !== null);
  const isFirst = (rows: readonly RosterRow[]) => rows.some(({ primary_school }) => primary_school !== false);
  /** Whether the newer file has more than half of the students of the older one at the school in the year. */
  const hasMost = ({ school_id, school_year }: Place) => {
    const students = new Set(lists.get(`${school_id} ${school_year}`)?.map(({ student_id }) => student_id));
    return 2 * [...students].filter((id) => ofYear.has(`${id} ${school_year}`)).length > students.size;
  };
  return [...was].flatMap(([place, mine]) => {
    const [one] = mine;
    if (!one) return [];
    const theirs = Map.groupBy(ofYear.get(`${one.student_id} ${one.school_year}`) ?? [], placeOf);
    const isOutdated = [...theirs].some(([at, rows]) => {
      if (hasDays(mine) && !hasDays(rows)) return false;
      if (at === place) return true;
      return hasMost(one) && !was.has(at) && (isFirst(rows) || !isFirst(mine));
    });
    return isOutdated ? mine : [];
  });
}
