import { getPriority, tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import { giveTask, startChild } from './child-process.ts';

/**
 * Makes threads before and after it is told what to do, as the engine does, and says how nice each of its threads is.
 */
const PROGRAM = `
  const { readdirSync, readFileSync } = require('node:fs');
  const { pbkdf2 } = require('node:crypto');
  const { Worker } = require('node:worker_threads');
  const inPool = () => new Promise((resolve) => pbkdf2('a', 'b', 1, 8, 'sha256', resolve));
  const nice = (thread) => readFileSync('/proc/self/task/' + thread + '/stat', 'utf8').split(') ')[1].split(' ')[16];
  inPool().then(() => {
    readFileSync(0);
    new Worker('setInterval(() => {}, 1e6)', { eval: true }).once('online', () => {
      console.log(JSON.stringify({ failed: [...new Set(readdirSync('/proc/self/task').map(nice))].join() }));
      process.exit(1);
    });
  });`;

it.runIf(process.platform === 'linux')(
  'gives way with every thread of it, those it had before and those that come',
  async () => {
    const run = (niceness: number) =>
      giveTask(startChild(['-e', PROGRAM], tmpdir()), {
        task: {},
        isLast: true,
        limits: { ...DEFAULT_LIMITS, niceness },
        onProgress: () => {},
      });
    expect(await run(10)).toEqual({ ended: 'failed', step: '10' });
    expect(await run(0)).toEqual({ ended: 'failed', step: String(getPriority()) });
  },
);

/** Works for a fifth of its time only, as beside many others, and longer than it may wait. */
const SLOW = `
  const { setTimeout } = require('node:timers/promises');
  const from = (began) => performance.now() - began;
  async function slowly(began) {
    while (from(began) < 1500) {
      const turn = performance.now();
      while (from(turn) < 20);
      await setTimeout(80);
    }
  }
  slowly(performance.now());`;

it('lets a child go on that works, however slowly', async () => {
  const ended = await giveTask(startChild(['-e', SLOW], tmpdir()), {
    task: {},
    isLast: true,
    limits: { ...DEFAULT_LIMITS, milliseconds: 700 },
    onProgress: () => {},
  });
  expect(ended).toEqual({ ended: 'done' });
});
