import { AsyncLocalStorage } from 'node:async_hooks';
import type { Random } from '../../../demo/district/random.ts';
import type { Clock } from './clock.ts';

/** How often something happens at a single effect, in ordinary weather. */
const CRASH = 0.015;
const FREEZE = 0.02;
const FAILURE = 0.01;

/** What machines share. */
export interface Weather {
  clock: Clock;
  random: Random;
  /** Nothing crashes, freezes or fails anymore. */
  isCalm: boolean;
  /** How much more often things go wrong than in ordinary weather. */
  readonly storm: number;
  note(line: string): void;
  /** Hears of everything that is thrown. */
  failed(who: string, error: unknown): void;
}

/** An effect that was made to fail. */
export class Failure extends Error {}

/** Whose code is running, which job it is for, and whether a timer called it. */
export interface Running {
  machine: Machine;
  delivery?: object;
  isTimer?: true;
}
export const running = new AsyncLocalStorage<Running>();

/** One process: it waits before and after each effect, and there it may end, freeze or see the effect fail. */
export class Machine {
  readonly name: string;
  isAlive = true;
  frozenUntil = 0;
  /** When it last froze, or an effect failed: what it was doing then may rightly be given to another. */
  troubledAt = Number.NEGATIVE_INFINITY;
  /** What a timer is doing; nothing else happens meanwhile. */
  underWay: Promise<unknown> = Promise.resolve();
  private readonly weather: Weather;
  private readonly mourners: (() => void)[] = [];

  constructor(weather: Weather, name: string) {
    this.weather = weather;
    this.name = name;
  }

  get isFrozen(): boolean {
    return this.frozenUntil > this.weather.clock.now;
  }

  /** Between two effects. */
  async pause(before: string): Promise<void> {
    const { random, isCalm, storm, note } = this.weather;
    if (!isCalm && random.chance(CRASH * storm)) this.die(before);
    else if (!isCalm && random.chance(FREEZE * storm)) this.freeze(random.between(2_000, 40_000), before);
    else note(`${this.name}: ${before}`);
    await this.sleep(random.weighted([[random.between(1, 30), 8] as const, [random.between(30, 400), 1] as const]));
  }

  /** @throws Error now and then, as a database or a disk does */
  mayFail(what: string): void {
    const { random, isCalm, storm, clock, note } = this.weather;
    if (isCalm || !random.chance(FAILURE * storm)) return;
    note(`${this.name}: fails ${what}`);
    this.troubledAt = clock.now;
    throw new Failure(`Failed ${what}`);
  }

  /** Goes on after so long; later where it is frozen, never once it is dead. */
  sleep(ms: number): Promise<void> {
    return this.weather.clock.wait((resume) => this.later(ms, () => resume()));
  }

  later(ms: number, run: () => Promise<void> | void): void {
    const { clock } = this.weather;
    clock.after(ms, () => {
      if (!this.isAlive) return;
      if (this.isFrozen) this.later(this.frozenUntil - clock.now + 1, run);
      else return run();
    });
  }

  /** Runs a strand as this process. */
  run(work: () => Promise<void>, delivery?: object): Promise<void> {
    return this.weather.clock.begin(() =>
      running
        .run({ machine: this, ...(delivery && { delivery }) }, work)
        .catch((error: unknown) => this.weather.failed(this.name, error)),
    );
  }

  onDeath(mourn: () => void): void {
    this.mourners.push(mourn);
  }

  die(where: string): void {
    this.weather.note(`${this.name}: ends before ${where}`);
    this.isAlive = false;
    for (const mourn of this.mourners) mourn();
  }

  freeze(ms: number, where: string): void {
    this.weather.note(`${this.name}: freezes for ${ms} ms before ${where}`);
    this.frozenUntil = this.weather.clock.now + ms;
    this.troubledAt = this.frozenUntil;
  }
}
