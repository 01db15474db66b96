export type Value = string | number | boolean | null;
export type Row = Readonly<Record<string, Value>>;

/** Chance of one made-up district: the same seed makes the same district. */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, not including, `end` (mulberry32). */
  below(end: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  }

  of<Of>(items: readonly Of[]): Of {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('Nothing to choose from');
    return item;
  }

  /** True of every `many`th, or so. */
  oneIn(many: number): boolean {
    return this.below(many) === 0;
  }

  /** Nothing in every `many`th. */
  maybe<Of>(many: number, value: Of): Of | null {
    return this.oneIn(many) ? null : value;
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** Some of them, each with the same chance, in their order. */
  some<Of>(items: readonly Of[], many: number): Of[] {
    return items.filter(() => this.oneIn(many));
  }
}

export const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
