import type { Store } from '../storage/store.ts';
import type { Analytics, TrinoSettings } from './analytics.ts';
import { duckDbAnalytics } from './duckdb.ts';

/** The engine that the settings name. The client of Trino is loaded only where there is one. */
export async function openAnalytics(
  trino: TrinoSettings | null,
  store: Pick<Store, 'local'>,
  workFolder: string,
): Promise<Analytics> {
  if (trino === null) return duckDbAnalytics(store, workFolder);
  const { trinoAnalytics } = await import('./trino.ts');
  return trinoAnalytics(trino);
}
