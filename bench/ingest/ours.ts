import { mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { processFile } from '#server/ingest/child/ingest.ts';
import type { WarmChildren } from '#server/ingest/child/warm-children.ts';
import type { IngestResult } from '#server/ingest/result.ts';
import { SCHOOLS, YEAR_ENDING } from './transcript-file.ts';

const CONTEXT: IngestContext = {
  yearEnding: YEAR_ENDING,
  schools: SCHOOLS.map(({ id, name, localId }) => ({
    id,
    name,
    local_id: localId,
    state_id: null,
    nces_id: null,
    ceeb_code: null,
  })),
  chosen: { schoolIds: SCHOOLS.map(({ id }) => id), years: [], demographicTypes: [], testTypes: [] },
};

/**
 * The whole processing as a worker starts it: a child process that opens, reads, recognises, checks and writes Parquet.
 */
export async function processAsWorker(path: string, workFolder: string, warm?: WarmChildren): Promise<IngestResult> {
  const folder = mkdtempSync(join(workFolder, 'run-'));
  try {
    const request = { rawPath: path, fileName: basename(path), type: 'TRANSCRIPT', context: CONTEXT, folder } as const;
    return await processFile(request, {
      ...(warm && { warm }),
      limits: { processorMilliseconds: 3_600_000, milliseconds: 3_600_000 },
      onFailure: ({ ended }) => process.stderr.write(`A run ended with: ${ended}\n`),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
