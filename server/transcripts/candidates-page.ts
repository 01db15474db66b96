import type { z } from 'zod';
import type { listCandidates } from '#contract/transcripts/choosing.ts';
import { TRAITS } from '#contract/transcripts/demographics-match.ts';
import type { CandidateRow } from './candidate-lists.ts';
import { shownCandidate } from './selection.ts';

type Query = z.output<NonNullable<typeof listCandidates.query>>;

/** A page of a category's candidates. Equal values keep the order of the list, which is by GPA. */
export function pageOf(
  rows: readonly CandidateRow[],
  { category, sort, direction, page, size, ...filter }: Query,
  chosen: ReadonlySet<string>,
  seesNames: boolean,
) {
  const wanted = category === 'NONE' ? null : category;
  const traits = TRAITS.filter((trait) => filter[trait] !== undefined);
  const found = rows.filter(
    (row) => !row.left_cohort && row.category === wanted && traits.every((trait) => row[trait] === filter[trait]),
  );
  const sign = direction === 'asc' ? 1 : -1;
  found.sort((one, other) => sign * compare(one[sort], other[sort]));
  return {
    items: found
      .slice((page - 1) * size, page * size)
      .map((row) => ({ ...shownCandidate(row, seesNames), selected: chosen.has(row.id) })),
    total: found.length,
    pages: Math.ceil(found.length / size),
  };
}

type Sortable = string | number | null;

/** By code unit: a locale's collation takes ten times as long for 30,000 words, and values of one field are one alphabet. */
function compare(one: Sortable, other: Sortable): number {
  if (one === other) return 0;
  if (one === null) return -1;
  if (other === null) return 1;
  return one < other ? -1 : 1;
}
