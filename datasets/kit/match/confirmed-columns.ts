import type { ColumnName } from '../column-name.ts';
import type { Column } from '../dataset.ts';
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
  decided: ReadonlySet<ColumnName>;
}

/** The columns of this file as confirmed. A declared column that no longer exists is passed over. */
export function placesOf(
  confirmed: ConfirmedColumns | null,
  columns: readonly SourceColumn[],
  declared: readonly Column[],
): ConfirmedMatch {
  const refs = headerRefs(columns);
  const mapping = new Map<ColumnName, SourceColumn>();
  const decided = new Set<ColumnName>();
  for (const { column, source } of confirmed?.columns ?? []) {
    const name = declared.find((one) => one.name === column)?.name;
    if (!name) continue;
    decided.add(name);
    const place = source && refs.find(({ ref }) => sameRef(ref, source))?.source;
    if (place) mapping.set(name, place);
  }
  return { mapping, decided };
}
