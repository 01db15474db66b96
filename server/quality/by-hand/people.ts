import type { Placed } from './rows.ts';
import type { RosterRow } from './school-class.ts';

interface WithIds extends Placed {
  student_id: string | null;
  other_student_id: string | null;
}

const KINDS = ['student_id', 'other_student_id', 'state_student_id'] as const;
const PLACES = ['student_id', 'other_student_id'] as const;
const bare = (id: string) => id.replace(/^0+/, '');

/** IDs of one kind that are one student's: id -> student. */
function knownIds(roster: readonly RosterRow[], kind: (typeof KINDS)[number]): Map<string, string> {
  const owners = Map.groupBy(
    roster.filter((row) => row[kind] !== null),
    (row) => row[kind] ?? '',
  );
  return new Map(
    [...owners].flatMap(([id, rows]) => {
      const students = new Set(rows.map(({ student_id }) => student_id));
      return students.size === 1 ? [[id, [...students][0] ?? '']] : [];
    }),
  );
}

/** IDs of a file that are known, as written or, where that leaves no doubt, without the zeros in front. */
function found(ids: ReadonlySet<string>, known: ReadonlyMap<string, string>): Map<string, string> {
  const knownBare = Map.groupBy(known.keys(), bare);
  const mineBare = Map.groupBy(ids, bare);
  const students = new Map<string, string>();
  for (const id of ids) {
    const [like, ...others] = knownBare.get(bare(id)) ?? [];
    const isOne = like !== undefined && others.length === 0 && mineBare.get(bare(id))?.length === 1;
    const student = known.get(id) ?? (isOne ? known.get(like) : undefined);
    if (student !== undefined) students.set(id, student);
  }
  return students;
}

/** Whose a row is (docs/domain/students.md#ids): of each file by the column and the kind of ID that find most. */
export function whoseOf<Row extends WithIds>(rows: readonly Row[], roster: readonly RosterRow[]) {
  const ofFile = new Map<number, (row: Row) => string | null>();
  const known = KINDS.map((kind) => knownIds(roster, kind));
  for (const [file, mine] of Map.groupBy(rows, (row) => row.file)) {
    let most = 0;
    for (const place of PLACES)
      for (const ids of known) {
        const students = found(new Set(mine.flatMap((row) => row[place] ?? [])), ids);
        if (students.size <= most) continue;
        most = students.size;
        ofFile.set(file, (row) => students.get(row[place] ?? '') ?? null);
      }
  }
  return (row: Row): string | null => ofFile.get(row.file)?.(row) ?? null;
}
