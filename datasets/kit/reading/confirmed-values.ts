import type { Column } from '../dataset.ts';
import type { Confirmed } from '../plan.ts';

/** What a district has said of its own ways to write the values of a column: by their keys, what they are. */
export const confirmedValues = ({ name }: Column, confirmed: Confirmed | undefined): ReadonlyMap<string, string> =>
  new Map(
    (confirmed?.values ?? []).flatMap(({ column, key, value }) =>
      column === name && value !== null ? [[key, value] as const] : [],
    ),
  );
