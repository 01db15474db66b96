import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ChildEnd } from './child-process.ts';
import { processFile } from './ingest.ts';
import type { IngestProgress } from './result.ts';
import { fixture, requestFor } from './test-run.ts';

const good = () => requestFor(fixture('hostile/good.xlsx'));
const program = (name: string) => fixture(`programs/${name}.ts`);

describe('processFile', () => {
  it('checks a file in a child process and tells how far it is', async () => {
    const request = good();
    const seen: IngestProgress[] = [];
    const result = await processFile(request, { onProgress: (progress) => seen.push(progress) });
    expect(result).toMatchObject({
      verdict: 'success',
      rowsRead: 19,
      rowsKept: 19,
      parquet: join(request.folder, 'rows.parquet'),
    });
    expect(existsSync(result.parquet ?? '')).toBe(true);
    const percents = seen.map(({ percent }) => percent ?? 0);
    expect(percents).toEqual([...percents].sort((one, other) => one - other));
    expect(new Set(seen.map(({ stage }) => stage))).toEqual(
      new Set(['Opening the file', 'Reading the table', 'Recognising columns', 'Checking rows', 'Saving rows']),
    );
  });

  it.each([
    ['hang', ['time'], { milliseconds: 700 }],
    ['busy', ['time'], { processorMilliseconds: 700 }],
    ['crash', ['failed', 'failed'], {}],
    ['hungry', ['memory'], { childBytes: 400 * 1024 * 1024 }],
  ] as const)('gives up in plain words, after a crash not at once: %s', async (name, ended, limits) => {
    const ends: ChildEnd[] = [];
    const result = await processFile(good(), { program: program(name), limits, onFailure: (end) => ends.push(end) });
    expect(ends.map((end) => end.ended)).toEqual(ended);
    expect(result.verdict).toBe('malformed');
    expect(result.resultsSummary[0]?.description).toMatch(/could not be read with the memory and time/);
  });

  it('kills the child and rejects when it is told to stop', async () => {
    const stop = new AbortController();
    const running = processFile(good(), { program: program('hang'), signal: stop.signal });
    stop.abort(new Error('no longer wanted'));
    await expect(running).rejects.toThrow('no longer wanted');
  });

  it('shuts the child in: no secrets, no files but its own, no programs', async () => {
    process.env.DATABASE_URL_OF_THIS_TEST = 'postgres://secret';
    const request = good();
    const result = await processFile(request, { program: program('probe') });
    delete process.env.DATABASE_URL_OF_THIS_TEST;
    expect(result.statistics).toEqual([]);
    expect(existsSync(join(dirname(request.folder), 'escaped'))).toBe(false);
  });
});
