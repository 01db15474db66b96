import type { StoredNumbers } from '../lake/stored-numbers.ts';
import type { Analytics, TrinoSettings } from './analytics.ts';
import { duckDbAnalytics } from './duckdb.ts';

/** The engine that the settings name. The client of Trino is loaded only where there is one. */
export async function openAnalytics(trino: TrinoSettings | null, numbers: StoredNumbers): Promise<Analytics> {
  if (trino === null) return duckDbAnalytics(numbers);
  const { trinoAnalytics } = await import('./trino.ts');
  return trinoAnalytics(trino);
}
