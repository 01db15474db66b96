import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { datasetOf } from '#datasets/index.ts';
import { inWords } from '../in-words.ts';
import type { IngestProgress } from '../result.ts';
import { fixture, requestFor, temporaryFolder } from '../test-run.ts';
import type { ChildEnd } from './child-process.ts';
import { processFile } from './ingest.ts';
import { takeTypesOut } from './without-types.ts';

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
      new Set(['opening', 'reading', 'recognizing', 'checking', 'saving']),
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
    const { resultsSummary } = inWords(result, datasetOf('STUDENT_ROSTER'), 'en');
    expect(resultsSummary[0]?.description).toMatch(/could not be read with the memory and time/);
  });

  it('says nothing of a file whose child died on a full disk', async () => {
    const running = processFile(good(), { program: program('crash'), roomIn: async () => 1024 });
    await expect(running).rejects.toThrow('disk');
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
    expect(result.overview).toEqual([]);
    expect(existsSync(join(dirname(request.folder), 'escaped'))).toBe(false);
  });

  it('runs the same child, shut in as before, from sources whose types were taken out for all', async () => {
    const workFolder = temporaryFolder();
    await takeTypesOut([workFolder]);
    const [name = ''] = readdirSync(workFolder);
    const path = join(workFolder, name);
    const sources: Map<string, string> = deserialize(readFileSync(path)); // written by takeTypesOut
    const child = [...sources.keys()].find((url) => url.endsWith('/server/ingest/child/child.ts')) ?? '';
    expect(sources.get(child)).toContain('runPipeline(');
    expect(sources.get(child)).not.toContain('IngestRequest;');
    expect(await processFile(good())).toMatchObject({ verdict: 'success', rowsKept: 19 });
    expect(await processFile(good(), { program: program('probe') })).toMatchObject({ overview: [] });
    // It is these sources that run: one that ends at once gives no result.
    writeFileSync(path, serialize(sources.set(child, 'process.exitCode = 1;')));
    // And the next portal takes what is there, where the sources are the same.
    await takeTypesOut([workFolder]);
    expect(readdirSync(workFolder)).toEqual([name]);
    expect(await processFile(good())).toMatchObject({ verdict: 'malformed' });
  });
});
