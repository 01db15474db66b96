import type { RequirementStatus, Requirements } from '#contract/uploads/requirements.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';

type Entry = Requirements['schools'][string];

const words = uploads.requirements;

/** A school's requirements by column; a type of file with one answer a school has no columns. */
export const columnsOf = (entry: Entry): Record<string, RequirementStatus> => (typeof entry === 'object' ? entry : {});

/** The view as a table of words, header first: a row a school, a column a requirement. */
export function rowsOf({ schools }: Requirements): string[][] {
  const entries = Object.entries(schools);
  const columns = Object.keys(columnsOf(entries[0]?.[1] ?? {}));
  const cellsOf = (entry: Entry): string[] =>
    typeof entry === 'object'
      ? columns.map((column) => words.legend[`${entry[column] ?? false}`])
      : [words.legend[`${entry}`]];
  return [
    [words.school, ...(columns.length > 0 ? columns : [words.status])],
    ...entries.map(([name, entry]) => [name, ...cellsOf(entry)]),
  ];
}
