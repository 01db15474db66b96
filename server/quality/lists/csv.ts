import { Readable } from 'node:stream';
import type { FileRow, LeftOutStudent, UnmatchedItem } from '#contract/quality-lists.ts';
import { csvLine, toCsv } from '#datasets/kit/csv.ts';
import type { Download } from '#server/http/download.ts';

/** One column of a download: its header, and its cell. */
export type CsvColumn<Item> = readonly [header: string, cell: (item: Item) => string | number | null | undefined];

const placeWords = (place: FileRow | null | undefined): string => (place ? `${place.file_name}, row ${place.row}` : '');

export const LEFT_OUT_COLUMNS: readonly CsvColumn<LeftOutStudent>[] = [
  ['Student ID', ({ student_id }) => student_id],
  ['School', ({ school }) => school],
  ['Why left out', ({ reason }) => reason],
  ['How to fix', ({ fix }) => fix],
  ['Missing years', ({ missing_years }) => missing_years.join('; ')],
  ['Roster row', ({ look_at }) => placeWords(look_at.find((place) => place.upload_file_type === 'STUDENT_ROSTER'))],
  ['Transcript row', ({ look_at }) => placeWords(look_at.find((place) => place.upload_file_type === 'TRANSCRIPT'))],
];

export const UNMATCHED_COLUMNS: readonly CsvColumn<UnmatchedItem>[] = [
  ['Not matched', ({ value }) => value],
  ['Name or title', ({ label }) => label],
  ['Note', ({ note }) => note],
  ['Rows', ({ rows }) => rows],
  ['Students', ({ students }) => students],
  ['First row', ({ look_at }) => placeWords(look_at)],
  ['Probably meant', ({ candidates }) => candidates[0]?.value],
  ['Its name or title', ({ candidates }) => candidates[0]?.label],
  ['Why', ({ candidates }) => candidates[0]?.words],
  [
    'Also possible',
    ({ candidates }) =>
      candidates
        .slice(1)
        .map(({ value }) => value)
        .join('; '),
  ],
];

/** The list as a CSV file in which no cell can run as a formula. */
export function csvOf<Item>(fileName: string, columns: readonly CsvColumn<Item>[], items: readonly Item[]): Download {
  const lines = function* () {
    yield toCsv([columns.map(([header]) => header)]);
    for (const item of items) yield csvLine(columns.map(([, cell]) => String(cell(item) ?? '')));
  };
  return { stream: Readable.from(lines()), fileName };
}
