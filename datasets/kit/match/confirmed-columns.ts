import type { ConfirmedColumns, IngestContext, Mapping, SourceColumn } from '../plan.ts';
import { headerKeysOf, headerRefs, sameHeaders, sameRef } from './header-set.ts';

/** The mapping that was confirmed for files with exactly these headers; never one for other headers. */
export function confirmedFor(columns: readonly SourceColumn[], { confirmed }: IngestContext): ConfirmedColumns | null {
  if (!confirmed?.columns.length) return null;
  const keys = headerKeysOf(columns.map(({ header }) => header));
  return confirmed.columns.find(({ headerKeys }) => sameHeaders(headerKeys, keys)) ?? null;
}

export interface ConfirmedMatch {
  mapping: Mapping;
  /** Columns a person has decided about, also those that are not in the file. */
  decided: ReadonlySet<string>;
}

/** The columns of this file as confirmed. A declared column that no longer exists is passed over. */
export function placesOf(
  confirmed: ConfirmedColumns | null,
  columns: readonly SourceColumn[],
  isDeclared: (column: string) => boolean,
): ConfirmedMatch {
  const refs = headerRefs(columns);
  const mapping = new Map<string, SourceColumn>();
  const decided = new Set<string>();
  for (const { column, source } of confirmed?.columns ?? []) {
    if (!isDeclared(column)) continue;
    decided.add(column);
    const place = source && refs.find(({ ref }) => sameRef(ref, source))?.source;
    if (place) mapping.set(column, place);
  }
  return { mapping, decided };
}
