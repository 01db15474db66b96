/** Checks many files in one process: the child's pipeline and permissions without the start of a child for each. */
import { createInterface } from 'node:readline';
import { datasetOf } from '#datasets/index.ts';
import { DEFAULT_LIMITS } from '#server/ingest/limits.ts';
import { runPipeline } from '#server/ingest/pipeline.ts';
import type { IngestRequest } from '#server/ingest/result.ts';
import { complaintAbout } from './verdict.ts';

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line) as IngestRequest; // written by pool.ts
  let complaint: string | null;
  let verdict = '';
  try {
    const result = await runPipeline(request, DEFAULT_LIMITS, () => {});
    complaint = complaintAbout(result, datasetOf(request.type));
    verdict = result.verdict;
  } catch (error) {
    // The child would fail here, and its parent say 'too much work': a fault of the program that
    // people never see as one.
    complaint = `thrown: ${error instanceof Error ? `${error.name} ${error.message} ${error.stack?.split('\n')[1]?.trim()}` : 'something'}`;
  }
  const polluted = Object.keys(Object.prototype);
  if (polluted.length) complaint = `Object.prototype has ${polluted.join(', ')}`;
  process.stdout.write(`${JSON.stringify({ complaint, verdict })}\n`);
}
