import type { CandidateReason, LikelyMatch, UnmatchedItem, UnmatchedKind } from '#contract/quality/lists.ts';
import { list } from '#datasets/kit/sql/quote.ts';
import { QUALITY_LISTS, type QualityListWords, type UnmatchedNote } from '#server/words/quality-lists.ts';
import type { LedgerView } from '../ledgers/stored/reader.ts';
import type { Schools } from '../scopes.ts';
import { type ListCall, offsetOf, type Page, pagesOf, viewOf } from './list-call.ts';
import { namePlaces, type RowPlace } from './row-places.ts';

interface ItemRow {
  value: string;
  label: string | null;
  note: UnmatchedNote | null;
  rows: number;
  students: number;
  place: { file_id: string; row_number: number } | null;
  candidates: { value: string; label: string | null; reasons: CandidateReason[] }[];
}

interface CauseRow {
  reason: CandidateReason | null;
  items: number;
  rows: number;
}

/**
 * A CTE course is matched where the catalog of any school of the scope has it; the other kinds do
 * not depend on the scope.
 */
const isOpen = (schools: Schools): string =>
  schools === 'all' ? 'len(offered_at) = 0' : `NOT list_has_any(offered_at, ${idsOf(schools)})`;

/** Candidates of schools the person may see. */
const offered = (mine: Schools): string =>
  mine === 'all'
    ? 'candidates'
    : `list_filter(candidates, lambda one, place: list_has_any(candidate_schools[place], ${idsOf(mine)}))`;

const idsOf = (schools: readonly string[]): string => `[${list(schools).slice(1, -1)}]::VARCHAR[]`;

/**
 * One row an item: rows of its schools added up. A student has one home; a score's student is one
 * person wherever the rows are.
 */
const items = (view: LedgerView, mine: Schools): string => `
  SELECT item, any_value(value) AS value, any_value(label) AS label, any_value(note) AS note, sum(rows)::INTEGER AS rows,
    CASE WHEN $kind = 'test_scores' THEN 1 ELSE sum(students) END::INTEGER AS students,
    arg_min({'file_id': file_id, 'row_number': row_number}, row_number) FILTER (row_number IS NOT NULL) AS place,
    any_value(${offered(mine)}) AS candidates
  FROM unmatched WHERE kind = $kind AND ${isOpen(view.schools)}
  GROUP BY item`;

/** What is not matched of a kind: the most frequent first, then what has a candidate. */
export async function readUnmatched(call: ListCall, kind: UnmatchedKind, page: Page) {
  const words = QUALITY_LISTS[call.language];
  const view = await viewOf(call);
  const source = items(view, call.mine);
  const causes = await call.ledgers.rows<CauseRow>(
    view,
    'lists.unmatched-causes',
    `SELECT candidates[1].reasons[1] AS reason, count(*) AS items, sum(rows)::INTEGER AS rows
    FROM (${source}) GROUP BY reason ORDER BY reason IS NULL, rows DESC, reason`,
    { kind },
  );
  const rows = await call.ledgers.rows<ItemRow>(
    view,
    'lists.unmatched',
    `SELECT * FROM (${source})
    ORDER BY rows DESC, students DESC, len(candidates) = 0, value, item LIMIT $size OFFSET $offset`,
    { kind, size: page.size, offset: offsetOf(page) },
  );
  const total = causes.reduce((sum, cause) => sum + cause.items, 0);
  const unit = kind === 'cte_courses' ? 'items' : 'rows';
  const all = causes.reduce((sum, cause) => sum + cause[unit], 0);
  return {
    items: await toItems(call, kind, await inOwnWords(call, view, kind, rows), all),
    total,
    pages: pagesOf(total, page),
    version: view.version,
    rows: all,
    causes: causes.map(({ reason, ...counts }) => ({
      reason,
      words: reason === null ? words.noCandidate : words.reasons[reason].cause,
      ...counts,
    })),
  };
}

/**
 * The title beside a likely course is the one of whichever catalog has it first. Who sees some schools reads the title
 * that the catalogs of these give it, or none.
 */
async function inOwnWords(
  { ledgers, mine }: ListCall,
  view: LedgerView,
  kind: UnmatchedKind,
  rows: readonly ItemRow[],
): Promise<readonly ItemRow[]> {
  if (mine === 'all' || !OF_COURSES.includes(kind)) return rows;
  const titles = new Map(
    (
      await ledgers.rows<{ code: string; title: string }>(
        { ...view, schools: mine },
        'lists.titles',
        'SELECT course_code AS code, min(course_title) AS title FROM course WHERE course_title IS NOT NULL GROUP BY course_code',
      )
    ).map(({ code, title }) => [code, title]),
  );
  return rows.map((row) => ({
    ...row,
    candidates: row.candidates.map((one) => ({ ...one, label: titles.get(one.value) ?? null })),
  }));
}

const OF_COURSES: readonly UnmatchedKind[] = ['transcript_courses', 'cte_courses'];

async function toItems(
  { tx, auditId, language }: ListCall,
  kind: UnmatchedKind,
  rows: readonly ItemRow[],
  all: number,
): Promise<UnmatchedItem[]> {
  const words = QUALITY_LISTS[language];
  const placeOf = ({ place }: ItemRow): RowPlace => [place?.file_id ?? null, place?.row_number ?? null];
  const name = await namePlaces(tx, auditId, rows.map(placeOf));
  return rows.map((row) => ({
    value: row.value,
    label: row.label,
    note: row.note === null ? null : words.notes[row.note],
    rows: row.rows,
    students: row.students,
    look_at: name(placeOf(row))[0] ?? null,
    candidates: row.candidates.map((candidate) => toLikelyMatch(candidate, words)),
    clears: words.clears(kind, kind === 'cte_courses' ? 1 : row.rows, all),
  }));
}

const toLikelyMatch = (
  { value, label, reasons }: ItemRow['candidates'][number],
  words: QualityListWords,
): LikelyMatch => ({
  value,
  label,
  reasons,
  words: reasons.map((reason) => words.reasons[reason].candidate).join(' '),
});
