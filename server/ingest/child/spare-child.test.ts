/** One child that has started before its file is there: it does what every child does, once, and is never left behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fixture, requestFor, temporaryFolder } from '../test-run.ts';
import type { ChildEnd } from './child-process.ts';
import { processFile } from './ingest.ts';
import { SpareChild } from './spare-child.ts';

/** A copy beside the work folder: a spare child takes only a file of its own disk, and temporary files may be on another (scripts/test/memory-folder.ts). */
function good() {
  const copy = join(temporaryFolder(), 'good.xlsx');
  copyFileSync(fixture('hostile/good.xlsx'), copy);
  return requestFor(copy);
}

function spareIn(workFolder: string, program?: string): SpareChild {
  const spare = new SpareChild(workFolder, program);
  onTestFinished(() => spare.stop());
  return spare;
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
  const spare = spareIn(workFolder);
  const before = new Set(children());
  spare.start();
  spare.start();
  const [first, ...more] = children().filter((pid) => !before.has(pid));
  expect(more).toEqual([]);
  const request = good();
  const result = await processFile(request, { spare });
  expect(result).toEqual({ ...(await processFile(good())), parquet: join(request.folder, 'rows.parquet') });
  expect(existsSync(result.parquet ?? '')).toBe(true);
  expect(statSync(request.rawPath).nlink).toBe(1);
  expect(isAlive(first ?? 0)).toBe(false);
  const [second, ...others] = children().filter((pid) => !before.has(pid));
  expect(others).toEqual([]);
  expect(second).not.toBe(first);
  expect(readdirSync(workFolder)).toHaveLength(1);
});

it('takes one file: the next one that comes meanwhile has a child of its own', async () => {
  const spare = spareIn(temporaryFolder());
  spare.start();
  const results = await Promise.all([good(), good(), good()].map((request) => processFile(request, { spare })));
  expect(results.map(({ verdict }) => verdict)).toEqual(['success', 'success', 'success']);
});

it('is shut in like every child', async () => {
  const workFolder = temporaryFolder();
  const spare = spareIn(workFolder, fixture('programs/probe.ts'));
  spare.start();
  expect(await processFile(good(), { spare })).toMatchObject({ statistics: [] });
  expect(readdirSync(workFolder).filter((name) => !name.startsWith('spare-'))).toEqual([]);
});

it.each([
  ['hang', 'time', { milliseconds: 700 }],
  ['busy', 'time', { processorMilliseconds: 700 }],
  ['hungry', 'memory', { childBytes: 400 * 1024 * 1024 }],
] as const)('has the limits of its file: %s', async (name, ended, limits) => {
  const ends: ChildEnd[] = [];
  const spare = spareIn(temporaryFolder(), fixture(`programs/${name}.ts`));
  spare.start();
  const result = await processFile(good(), { spare, limits, onFailure: (end) => ends.push(end) });
  expect(ends.map((end) => end.ended)).toEqual([ended]);
  expect(result.verdict).toBe('malformed');
});

it('that dies over a file is tried once more by another child', async () => {
  const ends: ChildEnd[] = [];
  const spare = spareIn(temporaryFolder(), fixture('programs/crash-on-task.ts'));
  spare.start();
  const result = await processFile(good(), { spare, onFailure: (end) => ends.push(end) });
  expect(ends.map((end) => end.ended)).toEqual(['failed']);
  expect(result.verdict).toBe('success');
});

it('that dies while it waits is missed by nobody', async () => {
  const workFolder = temporaryFolder();
  const spare = spareIn(workFolder, fixture('programs/crash.ts'));
  spare.start();
  await vi.waitFor(() => expect(readdirSync(workFolder)).toEqual([]), { timeout: 20_000 });
  expect(await processFile(good(), { spare })).toMatchObject({ verdict: 'success' });
});

it('is killed with its file when that is no longer wanted', async () => {
  const workFolder = temporaryFolder();
  const spare = spareIn(workFolder, fixture('programs/hang.ts'));
  const before = new Set(children());
  spare.start();
  const [hanging] = children().filter((pid) => !before.has(pid));
  const stop = new AbortController();
  const running = processFile(good(), { spare, signal: stop.signal });
  const names = () => readdirSync(workFolder, { recursive: true, encoding: 'utf8' });
  await vi.waitFor(() => expect(names().some((name) => name.endsWith('/good.xlsx'))).toBe(true), {
    timeout: 20_000,
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
  await vi.waitFor(() => expect(spares.map(Number).filter(isAlive)).toEqual([]), { timeout: 20_000 });
});

it('is gone once it was stopped, and none follows', async () => {
  const workFolder = temporaryFolder();
  const spare = spareIn(workFolder);
  const before = new Set(children());
  spare.start();
  spare.stop();
  spare.start();
  await vi.waitFor(() => expect(children().filter((pid) => !before.has(pid))).toEqual([]), { timeout: 20_000 });
  expect(readdirSync(workFolder)).toEqual([]);
});

/** Another process with a spare child of its own. */
async function startParent(workFolder: string): Promise<ChildProcess> {
  const source = pathToFileURL(join(import.meta.dirname, 'spare-child.ts')).href;
  const program = `const { SpareChild } = await import('${source}'); new SpareChild('${workFolder}').start(); console.log('started');`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  for await (const line of createInterface({ input: parent.stdout })) if (line === 'started') break;
  return parent;
}
