import type { JobName, Jobs, Queue } from '#server/platform/queue/queue.ts';
import { QUEUES } from '#server/platform/queue/settings.ts';
import type { Machine, Weather } from './machine.ts';

interface Job {
  number: number;
  name: JobName;
  key: string | null;
  data: Jobs[JobName];
  state: 'created' | 'retry' | 'active';
  startAfter: number;
  retries: number;
  /** Who has it, and when that process last showed that it lives. */
  holder: Machine | null;
  shownAt: number;
}

interface Slot {
  name: JobName;
  machine: Machine;
  isBusy: boolean;
  handler: (data: never, signal: AbortSignal) => Promise<void>;
}

/** Settings of pg-boss (server/platform/queue/settings.ts, open.ts), in milliseconds. */
const SHOWS_EVERY = 5_000;
const LOST_AFTER = 10_000;
const SUPERVISED_EVERY = 2_000;

/** How often jobs are delivered once more, or are gone. */
export interface Unreliable {
  twice: number;
  lost: number;
}

/**
 * Jobs as pg-boss keeps them: at most one per key and state, tried again after a failure, given to another process once
 * the holder is silent. Besides, some are delivered late, some twice, and some are lost, as after a restore.
 */
export class SimulatedQueue {
  private readonly weather: Weather;
  private readonly unreliable: Unreliable;
  private jobs: Job[] = [];
  private slots: Slot[] = [];
  private outbox: Job[] | null = null;
  private sent = 0;

  constructor(weather: Weather, unreliable: Unreliable) {
    this.weather = weather;
    this.unreliable = unreliable;
    weather.clock.after(SUPERVISED_EVERY, () => this.supervise());
  }

  /** No job that could begin now, or is under way, but for those that come again and again. */
  get isQuiet(): boolean {
    return !this.jobs.some(({ name }) => name === 'process-upload' || name === 'take-in' || name === 'refresh-quality');
  }

  /** From here on sends wait for the commit; answers what carries them out. */
  gather(): () => void {
    const gathered: Job[] = [];
    this.outbox = gathered;
    return () => {
      for (const job of gathered) this.keep(job);
    };
  }

  as(machine: Machine): Queue {
    return {
      send: async (_tx, name, data, options = {}) => {
        this.outbox?.push(this.made(name, data, options));
      },
      work: async (name, { concurrency }, handler) => {
        for (let slot = 0; slot < concurrency; slot++) this.slots.push({ name, machine, isBusy: false, handler });
        this.wake();
      },
      counts: () => Promise.resolve([]),
      ready: () => Promise.resolve(true),
      stop: () => Promise.resolve(),
    };
  }

  /** Outside of a transaction. */
  sendAlone(name: JobName, data: Jobs[JobName], options: { singletonKey?: string } = {}): void {
    this.keep(this.made(name, data, options));
  }

  /** What a start on the embedded database does: whoever had a job is gone. */
  releaseAll(): void {
    for (const job of this.jobs.filter(({ state }) => state === 'active')) this.giveBack(job, 0);
  }

  private made<Name extends JobName>(
    name: Name,
    data: Jobs[Name],
    { singletonKey = null, startAfterSeconds = 0 }: { singletonKey?: string | null; startAfterSeconds?: number },
  ): Job {
    const startAfter = this.weather.clock.now + startAfterSeconds * 1000;
    this.sent += 1;
    return {
      ...{ number: this.sent, name, key: singletonKey, data, state: 'created', startAfter },
      ...{ retries: 0, holder: null, shownAt: 0 },
    };
  }

  private keep(job: Job): void {
    const { random, isCalm, note } = this.weather;
    if (this.jobs.some((one) => one.name === job.name && one.key === job.key && one.state === 'created')) return;
    if (!isCalm && job.name === 'process-upload' && random.chance(this.unreliable.lost))
      note(`lost: a ${job.name} job`);
    else this.jobs.push(job);
    this.wake(Math.max(0, job.startAfter - this.weather.clock.now));
  }

  /** Someone looks soon: told of it, or at the next look of a second. */
  private wake(ms = 0): void {
    const { clock, random, isCalm } = this.weather;
    const late = !isCalm && random.chance(0.05) ? random.between(2_000, 20_000) : random.between(5, 1_000);
    clock.after(ms + late, () => this.deliver());
  }

  private async deliver(): Promise<void> {
    const { clock, random } = this.weather;
    this.slots = this.slots.filter(({ machine }) => machine.isAlive);
    const due = this.jobs.filter((job) => job.state !== 'active' && job.startAfter <= clock.now);
    for (const job of due) {
      const isHeld = this.jobs.some((one) => one.state === 'active' && one.name === job.name && one.key === job.key);
      const free = this.slots.filter(({ name, isBusy, machine }) => name === job.name && !isBusy && !machine.isFrozen);
      if (isHeld || free.length === 0) continue;
      await this.hand(job, random.pick(free));
    }
  }

  private async hand(job: Job, slot: Slot): Promise<void> {
    const { clock, random, isCalm, note } = this.weather;
    if (!isCalm && random.chance(this.unreliable.twice)) {
      note(`twice: a ${job.name} job`);
      this.keep(this.made(job.name, job.data, { singletonKey: job.key, startAfterSeconds: random.between(0, 20) }));
    }
    Object.assign(job, { state: 'active', holder: slot.machine, shownAt: clock.now });
    slot.isBusy = true;
    const delivery = { isOver: false };
    await slot.machine.run(async () => {
      const failed = await slot.handler(job.data as never, new AbortController().signal).then(
        () => false,
        (error: unknown) => {
          this.weather.failed(`${slot.machine.name} with ${job.name}`, error);
          return true;
        },
      );
      delivery.isOver = true;
      slot.isBusy = false;
      this.settle(job, slot.machine, failed);
      this.wake();
    }, delivery);
  }

  private settle(job: Job, machine: Machine, failed: boolean): void {
    if (job.state !== 'active' || job.holder !== machine) return; // another has it by now
    if (failed) {
      this.giveBack(job);
      return;
    }
    this.jobs = this.jobs.filter((one) => one !== job);
  }

  private async supervise(): Promise<void> {
    const { clock } = this.weather;
    for (const job of this.jobs.filter(({ state }) => state === 'active')) {
      const { holder, shownAt } = job;
      if (holder?.isAlive && !holder.isFrozen) {
        if (clock.now - shownAt >= SHOWS_EVERY) job.shownAt = clock.now;
      } else if (clock.now - shownAt > LOST_AFTER) this.giveBack(job);
    }
    clock.after(SUPERVISED_EVERY, () => this.supervise());
    await this.deliver();
  }

  /** To be tried again, where it has not been tried too often and no other of its key waits for that. */
  private giveBack(job: Job, delay?: number): void {
    const { clock, random, isCalm, note } = this.weather;
    const { retryLimit = 0, retryDelay = 1, retryDelayMax = 30 } = QUEUES[job.name];
    const isTaken = this.jobs.some((one) => one.state === 'retry' && one.name === job.name && one.key === job.key);
    const isLost = !isCalm && job.name === 'process-upload' && random.chance(this.unreliable.lost);
    if (isTaken || isLost || job.retries >= retryLimit) {
      note(`gone: a ${job.name} job`);
      this.jobs = this.jobs.filter((one) => one !== job);
      return;
    }
    const wait =
      delay ?? Math.round(Math.min(retryDelayMax, retryDelay * 2 ** job.retries * (1 + random.next())) * 1000);
    Object.assign(job, {
      state: 'retry',
      holder: null,
      retries: job.retries + (delay === undefined ? 1 : 0),
      startAfter: clock.now + wait,
    });
    this.wake(wait);
  }
}
