/**
 * The killable child: one file, one folder, no secrets. What takes time without a file is done first; then it waits for its task on
 * standard input. An end of input without a task means that nobody needs it any more.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBInstance } from '@duckdb/node-api';
import { EngineFailure } from '#server/platform/lake/engine-failure.ts';
import { startDuckDb } from '#server/platform/lake/sandbox.ts';
import type { IngestLimits } from '../limits.ts';
import { runPipeline } from '../pipeline.ts';
import type { IngestRequest } from '../result.ts';

const STANDARD_INPUT = 0;

const say = (message: unknown) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const engine = await startDuckDb(process.argv[2] ?? '');
  const task = readFileSync(STANDARD_INPUT, 'utf8');
  if (task) await work(JSON.parse(task), engine); // written by our parent
} catch (error) {
  // Only the step is named: messages of the engine and of libraries quote rows of the file.
  say({ failed: error instanceof EngineFailure ? error.message : error instanceof Error ? error.name : 'unknown' });
  process.exitCode = 1;
}

async function work(task: { request: IngestRequest; limits: IngestLimits }, engine: DuckDBInstance): Promise<void> {
  const { request, limits } = task;
  const result = await runPipeline(request, limits, (progress) => say({ progress }), engine);
  const path = join(request.folder, 'result.json');
  writeFileSync(`${path}.part`, JSON.stringify(result));
  renameSync(`${path}.part`, path);
}
