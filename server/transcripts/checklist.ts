import { CATEGORIES } from '#contract/transcripts/categories.ts';
import type { Checklist } from '#contract/transcripts/choosing.ts';
import { datasetOf } from '#datasets/index.ts';
import { sayFinding, sayWithoutValue } from '#datasets/words/sentences.ts';
import { countChosen, LIMITS } from './limits.ts';
import { type OpenProblem, selectProblems, selectSelection } from './queries.ts';
import { readChosen, type SelectionReader } from './state.ts';

/** What to look at before a draft is finalized. It says; it does not refuse. */
export async function readChecklist(reader: SelectionReader, ids: readonly string[]): Promise<Checklist> {
  const { tx, lists, place } = reader;
  const { byId, counts } = await lists.read(tx, place);
  const selection = await selectSelection(tx, place);
  const chosen = await readChosen(reader, { ...selection, ids: [...ids] });
  const used = countChosen(ids, byId);
  return {
    limits: CATEGORIES.map((category) => ({
      category,
      chosen: used[category],
      limit: LIMITS[category],
      candidates: counts[category],
    })),
    problems: await readProblems(reader, ids),
    since: chosen.flatMap(({ student_label, since }) => (since === null ? [] : [{ student_label, since }])),
    new_files: await readNewFiles(reader, selection.numbers_version),
  };
}

async function readProblems(reader: SelectionReader, ids: readonly string[]) {
  const { tx, lists, records, place } = reader;
  const { byId } = await lists.read(tx, place);
  const { students } = await records.read(tx, place, ids);
  const known = students.map(({ facts, marks, scores }) => ({
    label: byId.get(facts.id)?.student_label ?? '',
    // A file may know the student by another ID than the roster does.
    ids: new Set(
      [facts.student_id, ...[...marks, ...scores].map(({ written_id }) => written_id ?? '')].map(bare).filter(Boolean),
    ),
  }));
  const found = await selectProblems(tx, place.auditId, [...new Set(known.flatMap((student) => [...student.ids]))]);
  return known
    .map(({ label, ids: own }) => ({
      student_label: label,
      problems: found.filter(({ student_id }) => own.has(student_id)).map(spoken(reader)),
    }))
    .filter(({ problems }) => problems.length > 0);
}

type Problem = Checklist['problems'][number]['problems'][number];

/** For roles that may not read rows of students, without the value: a cell may hold an ID or a name. */
const spoken =
  ({ seesStudents, language }: SelectionReader) =>
  ({ severity, file_name, count, code, header, usual, upload_file_type }: OpenProblem): Problem => {
    const dataset = datasetOf(upload_file_type);
    const { message } = seesStudents
      ? sayFinding(dataset, { ...usual, code, header }, language)
      : sayWithoutValue(dataset, { code, header, column: usual.column }, language);
    return { severity, file_name, message, count };
  };

/** As selectProblems compares IDs. */
const bare = (id: string): string => id.toUpperCase().replace(/^0+/, '');

async function readNewFiles(
  { tx, records, place }: SelectionReader,
  since: number | null,
): Promise<Checklist['new_files']> {
  if (since === null) return null;
  const changes = await records.changesSince(tx, place.auditId, since);
  return changes
    .filter(({ school_ids }) => school_ids.length === 0 || school_ids.includes(place.schoolId))
    .map(({ change, file_name }) => ({ change, file_name }));
}
