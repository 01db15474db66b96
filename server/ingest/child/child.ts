/**
 * The killable child: one folder, no secrets, one file at a time. What takes time without a file is done first; then it
 * waits for a task on standard input, and for the next one with an engine that has seen no file. The end of input means
 * that no one needs it anymore.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { DuckDBInstance } from '@duckdb/node-api';
import { datasetOf } from '#datasets/index.ts';
import { EngineFailure } from '#server/platform/lake/engine-failure.ts';
import { startDuckDb } from '#server/platform/lake/sandbox.ts';
import { inspect } from '../inspect/file.ts';
import type { InspectionRequest } from '../inspect/inspection.ts';
import type { IngestLimits } from '../limits.ts';
import { runPipeline } from '../pipeline.ts';
import { anyScore } from '../read/header-score.ts';
import type { IngestRequest } from '../result.ts';
import { ANSWER } from './answer.ts';
import { practice } from './practice.ts';

/** What a child is told: to check a file, or to say what it seems to be. */
export type FileTask = { limits: IngestLimits } & (
  | { work: 'check'; request: IngestRequest }
  | { work: 'inspect'; request: InspectionRequest }
);

/** What every file needs, while no one waits yet: headers of all datasets and layouts as they are compared, 60 ms. */
const getReady = () => anyScore(datasetOf('TRANSCRIPT'))(['Student ID', 'Course Code']);

const say = (message: unknown) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const start = () => startDuckDb(process.argv[2] ?? '');
  let engine = await start();
  getReady();
  const lines = createInterface({ input: process.stdin });
  const wanted = new AbortController();
  for (const event of ['line', 'close']) lines.once(event, () => wanted.abort());
  const practiced = practice(process.argv[2] ?? '', wanted.signal, { mostLoad: Number(process.argv[3]) });
  for await (const line of lines) {
    await practiced;
    await work(JSON.parse(line), engine); // written by our parent
    say({ finished: true });
    engine = await start();
  }
} catch (error) {
  // Only the step is named: messages of the engine and of libraries quote rows of the file.
  say({ failed: error instanceof EngineFailure ? error.message : error instanceof Error ? error.name : 'unknown' });
  process.exit(1);
}

async function work(task: FileTask, engine: DuckDBInstance): Promise<void> {
  const answer =
    task.work === 'check'
      ? await runPipeline(task.request, task.limits, (progress) => say({ progress }), engine)
      : await inspect(task.request, task.limits, engine);
  const path = join(task.request.folder, ANSWER);
  writeFileSync(`${path}.part`, JSON.stringify(answer));
  renameSync(`${path}.part`, path);
}
