import type { FileRow } from '#contract/quality/lists.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { selectFileNames } from './queries.ts';

/** A row of a file, by ID and number; either is null where there is none. */
export type RowPlace = readonly [file: string | null, row: number | null];

/** Tells rows by the names of their files. A file that the viewer may not see is left out. */
export async function namePlaces(tx: Transaction, auditId: string, places: readonly RowPlace[]) {
  const ids = [...new Set(places.flatMap(([file]) => file ?? []))];
  const files = new Map(
    ids.length === 0 ? [] : (await selectFileNames(tx, auditId, ids)).map((file) => [file.id, file] as const),
  );
  return ([id, row]: RowPlace): FileRow[] => {
    const file = id === null ? undefined : files.get(id);
    if (!file || row === null) return [];
    return [{ file_id: file.id, file_name: file.file_name, upload_file_type: file.upload_file_type, row }];
  };
}
