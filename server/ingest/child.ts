/** The killable child: one file, one folder, no secrets. Started by child-process.ts with the path of its request. */
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { EngineFailure } from './engine.ts';
import type { IngestLimits } from './limits.ts';
import { runPipeline } from './pipeline.ts';
import type { IngestRequest } from './result.ts';

const { request, limits } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  request: IngestRequest;
  limits: IngestLimits;
}; // written by our parent
/** Only these keep the cores busy for seconds. */
const LARGE = 32 * 1024 * 1024;
// Then the API goes first where both want a core.
if (statSync(request.rawPath).size > LARGE) setPriority(5);

const say = (message: unknown) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const result = await runPipeline(request, limits, (progress) => say({ progress }));
  const path = join(request.folder, 'result.json');
  writeFileSync(`${path}.part`, JSON.stringify(result));
  renameSync(`${path}.part`, path);
} catch (error) {
  // Only the step is named: messages of the engine and of libraries quote rows of the file.
  say({ failed: error instanceof EngineFailure ? error.message : error instanceof Error ? error.name : 'unknown' });
  process.exitCode = 1;
}
