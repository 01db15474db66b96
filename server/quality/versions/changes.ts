import type { Changes } from '#contract/quality/versions.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Headline } from '../panels/headline.ts';
import type { Schools } from '../scopes.ts';
import { type ChangedFile, changesAt } from './file-changes.ts';

/**
 * What is stored of a change: which numbers became others, and the files behind it. When it was is
 * written with the version.
 */
export type StoredChanges = Pick<Changes, 'previous' | 'numbers' | 'files'>;

/** Of a panel's needs and scope: the numbers that differ between two versions and the files that may have caused it. */
export const changesBetween = (
  previous: number,
  before: readonly Headline[],
  after: readonly Headline[],
  files: readonly ChangedFile[],
  { needs, schools }: { needs: readonly UploadFileType[]; schools: Schools },
): StoredChanges => ({
  previous,
  numbers: numbersThatChanged(before, after),
  files: changesAt(
    files.filter(({ upload_file_type }) => needs.includes(upload_file_type)),
    schools,
  ),
});

/** By key: a subject area that is new or gone counts from or to nothing. */
function numbersThatChanged(before: readonly Headline[], after: readonly Headline[]): Changes['numbers'] {
  const old = new Map(before.map((headline) => [headline.key, headline]));
  const now = new Map(after.map((headline) => [headline.key, headline]));
  return [...new Map([...old, ...now]).values()].flatMap(({ key, label, unit }) => {
    const from = old.get(key)?.value ?? null;
    const to = now.get(key)?.value ?? null;
    return from === to ? [] : [{ key, label, unit, before: from, after: to, delta: difference(from, to) }];
  });
}

/** At most two decimals, as the numbers themselves; null where one side has no number. */
const difference = (from: number | null, to: number | null): number | null =>
  from === null || to === null ? null : Math.round((to - from) * 100) / 100;
