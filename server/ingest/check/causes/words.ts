/** What unblocks most: the file, then whole columns, then schools and years, then ids, then the rest. */
const SCOPES: readonly (readonly string[])[] = [
  ['file.other-dataset', 'file.no-scores'],
  ['file.missing-column'],
  ['file.'],
  ['column.', 'row.shifted'],
  ['school.', 'year.'],
  ['student-id.'],
];

/** Place of a group among those of its severity, the first to be fixed first. */
export function scopeOf(code: string): number {
  const scope = SCOPES.findIndex((starts) => starts.some((start) => code.startsWith(start)));
  return scope < 0 ? SCOPES.length : scope;
}
