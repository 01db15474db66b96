import { Readable } from 'node:stream';
import type { FileRow, LeftOutStudent, UnmatchedItem } from '#contract/quality/lists.ts';
import { csvLine, toCsv } from '#datasets/kit/csv/csv.ts';
import type { Download } from '#server/http/download.ts';
import type { QualityListWords } from '#server/words/quality-lists.ts';

/** One column of a download: its header, and its cell. */
export type CsvColumn<Item> = readonly [header: string, cell: (item: Item) => string | number | null | undefined];

/** The headers of the words and the cells below them, side by side. */
const withHeaders = <Item>(
  headers: readonly string[],
  cells: readonly CsvColumn<Item>[1][],
): readonly CsvColumn<Item>[] => cells.map((cell, at) => [headers[at] ?? '', cell]);

const placeIn =
  ({ csv }: QualityListWords) =>
  (place: FileRow | null | undefined): string =>
    place ? csv.place(place.file_name, place.row) : '';

export function leftOutColumns(words: QualityListWords): readonly CsvColumn<LeftOutStudent>[] {
  const placeWords = placeIn(words);
  return withHeaders(words.csv.leftOut, [
    ({ student_id }) => student_id,
    ({ school }) => school,
    ({ reason }) => reason,
    ({ fix }) => fix,
    ({ missing_years }) => missing_years.join('; '),
    ({ look_at }) => placeWords(look_at.find((place) => place.upload_file_type === 'STUDENT_ROSTER')),
    ({ look_at }) => placeWords(look_at.find((place) => place.upload_file_type === 'TRANSCRIPT')),
  ]);
}

export function unmatchedColumns(words: QualityListWords): readonly CsvColumn<UnmatchedItem>[] {
  const placeWords = placeIn(words);
  return withHeaders(words.csv.unmatched, [
    ({ value }) => value,
    ({ label }) => label,
    ({ note }) => note,
    ({ rows }) => rows,
    ({ students }) => students,
    ({ look_at }) => placeWords(look_at),
    ({ candidates }) => candidates[0]?.value,
    ({ candidates }) => candidates[0]?.label,
    ({ candidates }) => candidates[0]?.words,
    ({ candidates }) =>
      candidates
        .slice(1)
        .map(({ value }) => value)
        .join('; '),
  ]);
}

/** The list as a CSV file in which no cell can run as a formula. */
export function csvOf<Item>(fileName: string, columns: readonly CsvColumn<Item>[], items: readonly Item[]): Download {
  const lines = function* () {
    yield toCsv([columns.map(([header]) => header)]);
    for (const item of items) yield csvLine(columns.map(([, cell]) => String(cell(item) ?? '')));
  };
  return { stream: Readable.from(lines()), fileName };
}
