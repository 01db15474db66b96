import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { processFile } from '#server/ingest/child/ingest.ts';
import type { IngestLimits } from '#server/ingest/limits.ts';
import { openQueue } from '#server/platform/queue/open.ts';
import { receiverOf } from '../receive.ts';
import { openForTest } from '../test-database.ts';
import { idOf, makeAudit, makePortal, result, SHA256 } from '../test-portal.ts';
import { processUpload } from './process.ts';

/** What is in the way, by the name of the file: a child that dies, one that never ends, one that takes all memory. */
const POISON = ['crash', 'hang', 'hungry'] as const;
const LIMITS: Partial<IngestLimits> = { milliseconds: 1_500, childBytes: 300 * 1024 * 1024 };

const programOf = (name: string) => {
  const poison = POISON.find((one) => name.startsWith(one));
  return poison && fileURLToPath(new URL(`../../ingest/fixtures/programs/${poison}.ts`, import.meta.url));
};

it('files that kill their reader get a verdict each, and the good file behind them is read', async () => {
  const { database, close } = await openForTest();
  const queue = await openQueue(database.queueConnection, { works: true, onError: () => {} });
  const p = makePortal(database, await makeAudit(database, `poison-${process.pid}-${Date.now()}`));
  const ended: string[] = [];
  const deps = {
    ...p.deps,
    queue,
    ingest: async (request: Parameters<typeof processFile>[0]) => {
      const program = programOf(request.fileName);
      ended.push(request.fileName);
      if (program) return processFile(request, { program, limits: LIMITS });
      writeFileSync(join(request.folder, 'rows.parquet'), 'parquet');
      return result();
    },
  };
  try {
    const names = [...POISON.map((name) => `${name}.csv`), 'good.csv'];
    const ids: string[] = [];
    for (const file_name of names) {
      const { s3_key } = await p.request({ file_name });
      p.objects.set(s3_key, Buffer.from('a,b\n'));
      await receiverOf({ ...p.deps, database, queue })(s3_key, { size: 4, sha256: SHA256 });
      ids.push(idOf(s3_key));
    }
    await queue.work('process-upload', { concurrency: 1 }, (job, signal) => processUpload(deps, job, signal));
    const statuses = async () => Promise.all(ids.map(async (id) => (await p.read(id)).status));
    await vi.waitFor(async () => expect(await statuses()).toEqual(['MALFORMED', 'MALFORMED', 'MALFORMED', 'SUCCESS']), {
      timeout: 45_000,
      interval: 200,
    });
    expect([...ended].sort()).toEqual([...names].sort());
  } finally {
    await queue.stop();
    p.close();
    await close();
  }
});
