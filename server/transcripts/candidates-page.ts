import type { z } from 'zod';
import type { findCandidates, listCandidates } from '#contract/transcripts/choosing.ts';
import { TRAITS } from '#contract/transcripts/demographics-match.ts';
import { codeOf } from '#datasets/words/student-label.ts';
import type { CandidateRow } from './candidate-lists.ts';
import { shownCandidate } from './selection.ts';

type Query = z.output<NonNullable<typeof listCandidates.query>>;
type Search = z.output<NonNullable<typeof findCandidates.body>>;
type Order = Pick<Query, 'sort' | 'direction' | 'page' | 'size'>;

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
  return ordered(found, { sort, direction, page, size }, chosen, seesNames);
}

/** As that, of all categories together. */
export function foundPage(
  rows: readonly CandidateRow[],
  { student, ...order }: Search,
  chosen: ReadonlySet<string>,
  seesNames: boolean,
) {
  const code = folded(codeOf(student));
  const words = folded(student).split(/[\s,]+/);
  const isMeant = ({ student_label, name }: CandidateRow) =>
    folded(codeOf(student_label)).includes(code) ||
    (seesNames && words.every((word) => folded(name ?? '').includes(word)));
  return ordered(
    rows.filter((row) => !row.left_cohort && isMeant(row)),
    order,
    chosen,
    seesNames,
  );
}

/** Without capitals and accents, as people type names. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function ordered(
  found: CandidateRow[],
  { sort, direction, page, size }: Order,
  chosen: ReadonlySet<string>,
  seesNames: boolean,
) {
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

/**
 * By code unit: a locale's collation takes ten times as long for 30,000 words, and values of
 * one field are one alphabet.
 */
function compare(one: Sortable, other: Sortable): number {
  if (one === other) return 0;
  if (one === null) return -1;
  if (other === null) return 1;
  return one < other ? -1 : 1;
}
