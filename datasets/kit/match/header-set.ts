import { headerKey } from '../normalise.ts';
import type { HeaderRef, SourceColumn } from '../plan.ts';

/**
 * The headers of a file as they are compared, sorted. Equal lists are one header set: the same
 * export of the same system.
 */
export const headerKeysOf = (headers: readonly string[]): string[] => headers.map(headerKey).sort();

export const sameHeaders = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, position) => key === other[position]);

/** Each column with its name for people and for the next file. */
export function headerRefs(columns: readonly SourceColumn[]): { source: SourceColumn; ref: HeaderRef }[] {
  const seen = new Map<string, number>();
  return columns.map((source) => {
    const key = headerKey(source.header);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { source, ref: { header: source.header, nth } };
  });
}

export const sameRef = (one: HeaderRef | null, other: HeaderRef | null): boolean =>
  one === null || other === null
    ? one === other
    : headerKey(one.header) === headerKey(other.header) && one.nth === other.nth;
