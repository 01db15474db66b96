/** The killable child of inspect.ts: one file, one folder, no secrets. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EngineFailure } from '#server/platform/lake/engine-failure.ts';
import { inspect } from './file.ts';
import { ANSWER, type InspectionTask } from './inspect.ts';

const STANDARD_INPUT = 0;
const { request, limits } = JSON.parse(readFileSync(STANDARD_INPUT, 'utf8')) as InspectionTask; // by our parent

try {
  const answer = await inspect(request, limits);
  const path = join(request.folder, ANSWER);
  writeFileSync(`${path}.part`, JSON.stringify(answer));
  renameSync(`${path}.part`, path);
} catch (error) {
  // Only the step is named: messages of the engine and of libraries quote rows of the file.
  const failed = error instanceof EngineFailure ? error.message : error instanceof Error ? error.name : 'unknown';
  process.stdout.write(`${JSON.stringify({ failed })}\n`);
  process.exitCode = 1;
}
