import type { Random } from '../../demo/district/random.ts';
import type { MadeColumn } from './made-file.ts';

/** The key of a row in the tables of a system, beside the ID that says itself that it is the local one. */
export function keyOfSystem(ids: readonly string[], random: Random): { key: MadeColumn; header: string } {
  const first = random.between(10_000, 80_000);
  const places = new Map([...new Set(ids)].map((id, at) => [id, String(first + at * 3)]));
  const [header, of] = random.pick([
    ['StudentID', 'Student_Number'],
    ['Student ID', 'Local Student ID'],
    ['STUDENT-ID', 'LOCAL-STUDENT-ID'],
  ] as const);
  return { key: { header, cells: ids.map((id) => places.get(id) ?? ''), means: ['other_student_id'] }, header: of };
}
