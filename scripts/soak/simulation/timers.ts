import { setImmediate as settled } from 'node:timers/promises';
import { type Machine, running } from './machine.ts';

interface VirtualTimer {
  isStopped: boolean;
}

const isVirtual = (timer: unknown): timer is VirtualTimer =>
  typeof timer === 'object' && timer !== null && 'isStopped' in timer;

/**
 * Gives code that runs as a machine the clock of the simulation, and everyone else the real
 * one. @returns what undoes it
 */
export function takeTimers(nowOf: () => number): () => void {
  const real = { setInterval, clearInterval, now: Date.now };
  Date.now = () => (running.getStore() ? nowOf() : real.now());
  const every = (run: () => void, ms = 0): unknown => {
    const machine = running.getStore()?.machine;
    return machine ? repeat(machine, run, ms) : real.setInterval(run, ms);
  };
  const stop = (timer?: unknown): void => {
    if (isVirtual(timer)) timer.isStopped = true;
    else real.clearInterval(timer as NodeJS.Timeout); // whatever a real setInterval has answered
  };
  // The product starts and stops timers, and does nothing else with them.
  globalThis.setInterval = every as typeof setInterval;
  globalThis.clearInterval = stop as typeof clearInterval;
  return () => {
    globalThis.setInterval = real.setInterval;
    globalThis.clearInterval = real.clearInterval;
    Date.now = real.now;
  };
}

/** What a timer starts is over before anything else happens: a sign of life is one statement. */
function repeat(machine: Machine, run: () => void, ms: number): VirtualTimer {
  const timer: VirtualTimer = { isStopped: false };
  const tick = () =>
    machine.later(ms, async () => {
      if (timer.isStopped) return;
      running.run({ machine, isTimer: true }, run);
      await machine.underWay.catch(() => {});
      await settled();
      tick();
    });
  tick();
  return timer;
}
