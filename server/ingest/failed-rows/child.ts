/** The killable child of failed-rows.ts: one file, one folder, no secrets. */
import { readFileSync } from 'node:fs';
import { EngineFailure } from '#server/platform/lake/engine-failure.ts';
import type { FailedRowsTask } from './failed-rows.ts';
import { writeFailedRows } from './table.ts';

const STANDARD_INPUT = 0;
const task = JSON.parse(readFileSync(STANDARD_INPUT, 'utf8')) as FailedRowsTask; // written by our parent

try {
  await writeFailedRows(task);
} catch (error) {
  // Only the step is named: messages of the engine and of libraries quote rows of the file.
  const failed = error instanceof EngineFailure ? error.message : error instanceof Error ? error.name : 'unknown';
  process.stdout.write(`${JSON.stringify({ failed })}\n`);
  process.exitCode = 1;
}
