import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from '../child/child-process.ts';
import { childArgs } from '../child/without-types.ts';
import { FAILING_ROWS } from '../keep/failing-rows.ts';
import { type IngestLimits, limitsFor } from '../limits.ts';
import type { FailedRowsRequest } from '../result.ts';

/** What the child is told. */
export interface FailedRowsTask
  extends Pick<FailedRowsRequest, 'rawPath' | 'type' | 'wanted' | 'language' | 'schools' | 'folder'> {
  limits: IngestLimits;
}

/** Name of the table in the folder: CSV without a byte order mark. */
export const FAILED_ROWS = 'failed-rows.csv';

const PROGRAM = fileURLToPath(new URL('./child.ts', import.meta.url));

/**
 * Reads the original again, in a killable child as at first, and writes its rows in error in the person's own
 * layout with two columns more. Answers the path of the table. Throws when the child died: the same bytes were read
 * once, so that is our fault.
 */
export async function extractFailedRows(request: FailedRowsRequest): Promise<string> {
  const { rawPath, failingPath, type, wanted, language, size, schools, folder } = request;
  const limits = limitsFor(size);
  await copyFile(failingPath, join(folder, FAILING_ROWS));
  const task: FailedRowsTask = { rawPath, type, wanted, language, schools, folder, limits };
  const end = await runChild({
    args: childArgs(request, PROGRAM),
    folder,
    task,
    limits,
    onProgress: () => {},
  });
  if (end.ended !== 'done') throw new Error(`The failed rows could not be read: ${end.ended} in step '${end.step}'`);
  return join(folder, FAILED_ROWS);
}
