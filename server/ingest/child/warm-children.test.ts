/**
 * Children that have started before their file is there: they do what every child does, for one person,
 * and are never left behind.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SMALL } from '../limits.ts';
import { fixture, requestFor, temporaryFolder } from '../test-run.ts';
import type { ChildEnd } from './child-process.ts';
import { ingestWith, processFile } from './ingest.ts';
import { WarmChildren } from './warm-children.ts';

/**
 * A copy beside the work folder: a spare child takes only a file of its own disk, and temporary files may be on another
 * (scripts/test/memory-folder.ts).
 */
function copied(name: string) {
  const copy = join(temporaryFolder(), name);
  copyFileSync(fixture(`hostile/${name}`), copy);
  return requestFor(copy);
}

const good = () => copied('good.xlsx');

/** They practice however busy the machine is. */
function warmIn(workFolder: string, program?: string, keptMilliseconds?: number): WarmChildren {
  const warm = new WarmChildren(workFolder, program, keptMilliseconds, Number.POSITIVE_INFINITY);
  onTestFinished(() => warm.stop());
  return warm;
}

/** Processes started by this one that are still there and no zombies. */
function children(): number[] {
  const own = readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return own.filter(isAlive);
}

function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

it('reads one file as any other child does, ends, and has a successor', async () => {
  const workFolder = temporaryFolder();
  const warm = warmIn(workFolder);
  const before = new Set(children());
  warm.start();
  warm.start();
  const [first, ...more] = children().filter((pid) => !before.has(pid));
  expect(more).toEqual([]);
  const request = good();
  const result = await processFile(request, { warm });
  expect(result).toEqual({ ...(await processFile(good())), parquet: join(request.folder, 'rows.parquet') });
  expect(existsSync(result.parquet ?? '')).toBe(true);
  expect(statSync(request.rawPath).nlink).toBe(1);
  await vi.waitFor(() => expect(isAlive(first ?? 0)).toBe(false), { timeout: 60_000 });
  const [second, ...others] = children().filter((pid) => !before.has(pid));
  expect(others).toEqual([]);
  expect(second).not.toBe(first);
  expect(readdirSync(workFolder)).toHaveLength(1);
});

it('practices while it waits, leaves nothing, and reads the first file as any other child does', async () => {
  const workFolder = temporaryFolder();
  const warm = warmIn(workFolder);
  const files = () => readdirSync(workFolder, { recursive: true, encoding: 'utf8' }).map((path) => basename(path));
  warm.start();
  await vi.waitFor(() => expect(files()).toContain('sample.csv'), { timeout: 60_000, interval: 5 });
  await vi.waitFor(() => expect(files()).not.toContain('practice'), { timeout: 60_000 });
  const request = good();
  const result = await processFile(request, { warm });
  expect(result).toEqual({ ...(await processFile(good())), parquet: join(request.folder, 'rows.parquet') });
  expect(readdirSync(request.folder)).not.toContain('practice');
});

describe('the next file of the same person', () => {
  /** Longer than a busy machine takes for the files of a test: they count who waits. */
  const LONG = 600_000;
  const FILES = ['good.xlsx', 'windows-1252.csv', 'delim-tab.csv', 'utf-16-be-bom.csv', 'blank-lines.csv'];

  it('is read by the same child, as a child of its own reads it', async () => {
    const warm = warmIn(temporaryFolder(), undefined, LONG);
    const before = new Set(children());
    warm.start();
    for (const name of FILES) {
      const request = copied(name);
      const result = await processFile(request, { warm, sender: 'audit ann' });
      const alone = await processFile({ ...copied(name), folder: request.folder });
      expect(result.verdict, name).not.toBe('malformed');
      expect(result, name).toEqual(alone);
      expect(statSync(request.rawPath).nlink).toBe(1);
    }
    // The one that has read them all and the one for anyone's file.
    expect(children().filter((pid) => !before.has(pid))).toHaveLength(2);
  });

  it('is not that of another person, nor of the same one in another audit', async () => {
    const warm = warmIn(temporaryFolder(), undefined, LONG);
    const before = new Set(children());
    warm.start();
    for (const sender of ['audit ann', 'audit bob', 'other ann', 'audit ann'])
      await processFile(copied('good.xlsx'), { warm, sender });
    expect(children().filter((pid) => !before.has(pid))).toHaveLength(4);
  });

  it('has a new child after a file with which something was wrong', async () => {
    const warm = warmIn(temporaryFolder());
    const before = new Set(children());
    warm.start();
    const [first = 0] = children().filter((pid) => !before.has(pid));
    const { verdict } = await processFile(copied('zip-truncated.xlsx'), { warm, sender: 'audit ann' });
    expect(verdict).toBe('malformed');
    await vi.waitFor(() => expect(isAlive(first)).toBe(false), { timeout: 60_000 });
  });

  it('is not waited for for long, and nothing of the one before is left', async () => {
    const workFolder = temporaryFolder();
    const warm = warmIn(workFolder, undefined, 50);
    const before = new Set(children());
    warm.start();
    const [first = 0] = children().filter((pid) => !before.has(pid));
    await processFile(copied('good.xlsx'), { warm, sender: 'audit ann' });
    await vi.waitFor(() => expect(isAlive(first)).toBe(false), { timeout: 60_000 });
    expect(readdirSync(workFolder, { recursive: true }).filter((name) => String(name).includes('good'))).toEqual([]);
  });
});

it('large files take turns, and a small one does not wait for them', async () => {
  const workFolder = temporaryFolder();
  const warm = warmIn(workFolder, fixture('programs/hang.ts'));
  const ingest = ingestWith({ warm, mostAtOnce: 1 });
  const large = (name: string) => {
    const path = join(temporaryFolder(), name);
    writeFileSync(path, 'x'.repeat(SMALL));
    const stop = new AbortController();
    return { stop, ended: ingest(requestFor(path), { signal: stop.signal }).catch((error: unknown) => error) };
  };
  const isRead = (name: string) =>
    readdirSync(workFolder, { recursive: true, encoding: 'utf8' }).some((path) => path.endsWith(`/${name}`));
  warm.start();
  const first = large('first.csv');
  await vi.waitFor(() => expect(isRead('first.csv')).toBe(true), { timeout: 60_000 });
  const second = large('second.csv');
  expect(await ingest(good(), {})).toMatchObject({ verdict: 'success' });
  expect(isRead('second.csv')).toBe(false);
  first.stop.abort();
  await first.ended;
  await vi.waitFor(() => expect(isRead('second.csv')).toBe(true), { timeout: 60_000 });
  second.stop.abort();
  await second.ended;
});

it('takes one file: the next one that comes meanwhile has a child of its own', async () => {
  const warm = warmIn(temporaryFolder());
  warm.start();
  const results = await Promise.all([good(), good(), good()].map((request) => processFile(request, { warm })));
  expect(results.map(({ verdict }) => verdict)).toEqual(['success', 'success', 'success']);
});

it('is shut in like every child', async () => {
  const workFolder = temporaryFolder();
  const warm = warmIn(workFolder, fixture('programs/probe.ts'));
  warm.start();
  expect(await processFile(good(), { warm })).toMatchObject({ overview: [] });
  expect(readdirSync(workFolder).filter((name) => !name.startsWith('warm-'))).toEqual([]);
});

it.each([
  ['hang', 'time', { milliseconds: 700 }],
  ['busy', 'time', { processorMilliseconds: 700 }],
  ['hungry', 'memory', { childBytes: 400 * 1024 * 1024 }],
] as const)('has the limits of its file: %s', async (name, ended, limits) => {
  const ends: ChildEnd[] = [];
  const warm = warmIn(temporaryFolder(), fixture(`programs/${name}.ts`));
  warm.start();
  const result = await processFile(good(), { warm, limits, onFailure: (end) => ends.push(end) });
  expect(ends.map((end) => end.ended)).toEqual([ended]);
  expect(result.verdict).toBe('malformed');
});

it('that dies over a file is tried once more by another child', async () => {
  const ends: ChildEnd[] = [];
  const warm = warmIn(temporaryFolder(), fixture('programs/crash-on-task.ts'));
  warm.start();
  const result = await processFile(good(), { warm, onFailure: (end) => ends.push(end) });
  expect(ends.map((end) => end.ended)).toEqual(['failed']);
  expect(result.verdict).toBe('success');
});

it('that dies while it waits is missed by no one', async () => {
  const workFolder = temporaryFolder();
  const warm = warmIn(workFolder, fixture('programs/crash.ts'));
  warm.start();
  await vi.waitFor(() => expect(readdirSync(workFolder)).toEqual([]), { timeout: 60_000 });
  expect(await processFile(good(), { warm })).toMatchObject({ verdict: 'success' });
});

it('is killed with its file when that is no longer wanted', async () => {
  const workFolder = temporaryFolder();
  const warm = warmIn(workFolder, fixture('programs/hang.ts'));
  const before = new Set(children());
  warm.start();
  const [hanging] = children().filter((pid) => !before.has(pid));
  const stop = new AbortController();
  const running = processFile(good(), { warm, signal: stop.signal });
  const names = () => readdirSync(workFolder, { recursive: true, encoding: 'utf8' });
  await vi.waitFor(() => expect(names().some((name) => name.endsWith('/good.xlsx'))).toBe(true), {
    timeout: 60_000,
    interval: 5,
  });
  stop.abort(new Error('no longer wanted'));
  await expect(running).rejects.toThrow('no longer wanted');
  expect(isAlive(hanging ?? 0)).toBe(false);
  expect(readdirSync(workFolder)).toHaveLength(1);
});

it('ends with the process that started it, however that ends', async () => {
  const parent = await startParent(temporaryFolder());
  const spares = readFileSync(`/proc/${parent.pid}/task/${parent.pid}/children`, 'utf8').split(' ').filter(Boolean);
  expect(spares).toHaveLength(1);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(spares.map(Number).filter(isAlive)).toEqual([]), { timeout: 60_000 });
});

it('is gone once it was stopped, and none follows', async () => {
  const workFolder = temporaryFolder();
  const warm = warmIn(workFolder);
  const before = new Set(children());
  warm.start();
  warm.stop();
  warm.start();
  await vi.waitFor(() => expect(children().filter((pid) => !before.has(pid))).toEqual([]), { timeout: 60_000 });
  expect(readdirSync(workFolder)).toEqual([]);
});

/** Another process with a spare child of its own. */
async function startParent(workFolder: string): Promise<ChildProcess> {
  const source = pathToFileURL(join(import.meta.dirname, 'warm-children.ts')).href;
  const program = `const { WarmChildren } = await import('${source}'); new WarmChildren('${workFolder}').start(); console.log('started');`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  for await (const line of createInterface({ input: parent.stdout })) if (line === 'started') break;
  return parent;
}
