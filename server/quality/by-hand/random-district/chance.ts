import { Random } from '#server/test-random.ts';

export type Value = string | number | boolean | null;
export type Row = Readonly<Record<string, Value>>;

/** Chance of one made-up district: the same seed makes the same district. */
export class Chance extends Random {
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
