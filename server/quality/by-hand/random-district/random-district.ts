import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { LedgerAudit } from '../../ledgers/build.ts';
import { madeUpSchools } from '../made-up.ts';
import { Chance, type Row } from './chance.ts';
import { catalogRows, coursesOf, decisionsOf, pathwayRows } from './courses.ts';
import { demographicsRows } from './demographics.ts';
import { type Person, peopleOf, rosterRows } from './people.ts';
import { scoreRows } from './scores.ts';
import { type IdOf, transcriptRows } from './transcripts.ts';

/** Rows of one upload, and the schools that it was for. */
export interface MadeFile {
  type: UploadFileType;
  rows: readonly Row[];
  schoolIds: readonly string[];
}

export interface RandomDistrict {
  audit: LedgerAudit;
  /** The oldest first. */
  files: readonly MadeFile[];
}

/**
 * A small made-up district in which nothing is as it should be, another one for each seed.
 * No one in it is a real person.
 */
export function randomDistrict(seed: number): RandomDistrict {
  const chance = new Chance(seed);
  const schools = madeUpSchools(chance.between(2, 6));
  const ids = schools.map(({ id }) => id);
  const people = peopleOf(chance, ids);
  const courses = coursesOf(chance);
  const roster = rosterRows(chance, people, ids);
  const rows: readonly (readonly [UploadFileType, readonly Row[]])[] = [
    ['STUDENT_ROSTER', roster],
    ['COURSE_CATALOG', catalogRows(chance, courses, ids)],
    ['STUDENT_DEMOGRAPHICS', demographicsRows(chance, people, idsOf(chance))],
    ['TRANSCRIPT', transcriptRows(chance, people, courses, ids, idsOf(chance))],
    ['STUDENT_TEST_SCORES', scoreRows(chance, people, ids, idsOf(chance))],
    ['CTE_PATHWAY_CATALOG', pathwayRows(chance, courses, ids)],
  ];
  const lackedAt = chance.of(ids);
  const files = rows.flatMap(([type, all]) => {
    if (type !== 'STUDENT_ROSTER' && chance.oneIn(14)) return [];
    const isLacked = chance.oneIn(6) && type !== 'STUDENT_ROSTER';
    const mine = isLacked ? all.filter(({ school_id }) => school_id !== lackedAt) : all;
    return inFiles(chance, type, mine, isLacked ? ids.filter((id) => id !== lackedAt) : ids);
  });
  return { audit: { yearEnding: 2024, schools, decisions: decisionsOf(chance, courses) }, files };
}

/**
 * One kind of ID in a whole file: local or of the state, without its zeros, beside the other kind, or wrong for some.
 */
function idsOf(chance: Chance): IdOf {
  const kind = chance.of(['local', 'local', 'state', 'bare', 'beside'] as const);
  const wrong = chance.of([15, 60]);
  return (person) => {
    if (chance.oneIn(wrong)) return { student_id: `W${person.number}`, other_student_id: null };
    const written = {
      local: person.id,
      state: person.state,
      bare: person.id.replace(/^0+/, ''),
      beside: `B${person.number}`,
    }[kind];
    return written === null ? null : { student_id: written, other_student_id: kind === 'beside' ? person.id : null };
  };
}

/** In one file, a file a school, or two of which the newer has some rows of the older again. */
function inFiles(chance: Chance, type: UploadFileType, rows: readonly Row[], schools: readonly string[]): MadeFile[] {
  const how = chance.below(3);
  if (how === 0 || rows.length < 10 || schools.length < 2) return [{ type, rows, schoolIds: schools }];
  if (how === 1) {
    const [first, ...others] = schools;
    const isFirst = (row: Row) => row.school_id === first;
    const parts = [rows.filter(isFirst), rows.filter((row) => !isFirst(row))];
    const schoolIds = [[first ?? ''], others];
    return parts.map((part, at) => ({ type, rows: part, schoolIds: schoolIds[at] ?? [] }));
  }
  const older = rows.filter(() => !chance.oneIn(4));
  const newer = rows.filter((row) => !older.includes(row) || chance.oneIn(3));
  return [older, newer].map((part) => ({ type, rows: part, schoolIds: schools }));
}

export type { Person };
