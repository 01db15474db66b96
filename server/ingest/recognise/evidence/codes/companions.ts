import { valueKey } from '#datasets/kit/normalise.ts';

/** By code: what other columns of the same rows say it is, and in how many rows. */
export type Companions = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface SaidBeside {
  code: string;
  /** Null where the row says nothing. */
  value: string | null;
  rows: number;
}

export function companionsIn(said: readonly SaidBeside[]): Companions {
  const found = new Map<string, Map<string, number>>();
  for (const { code, value, rows } of said) {
    if (value === null) continue;
    const key = valueKey(code);
    const values = found.get(key) ?? new Map<string, number>();
    found.set(key, values.set(value, (values.get(value) ?? 0) + rows));
  }
  return found;
}
