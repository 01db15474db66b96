import type { MeasureId } from '#contract/quality/opportunity.ts';
import type { Homes } from './disclosure.ts';
import { hideAttained } from './hide.ts';
import { cellKey, hide, type Open } from './open.ts';
import { inHomes } from './some-homes.ts';
import type { TableCell } from './table.ts';

/** Whoever attained the first has attained the second (docs/domain/opportunity.md). */
const WITHIN: readonly (readonly [narrow: MeasureId, wide: MeasureId])[] = [
  ['ap_course', 'advanced_course'],
  ['ib_course', 'advanced_course'],
  ['ap_ib_passed', 'advanced_course'],
  ['career_ready', 'cte_course'],
  ['curriculum_rigorous', 'curriculum_midlevel'],
  ['curriculum_midlevel', 'curriculum_standard'],
];

interface Found {
  open: Open;
  homes: Homes;
}

/**
 * A number that is hidden in one measure may follow from another one: no one attained what is wider, or everyone what is narrower. There it is hidden,
 * too, with what it would follow from.
 */
export function hideNested(found: ReadonlyMap<string, Found>): void {
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [narrow, wide] of WITHIN) {
      const [inner, outer] = [found.get(narrow), found.get(wide)];
      if (!inner || !outer) continue;
      const isTold = [
        hideAsIn(outer.open, inHomes(inner, outer.homes), ({ attained }) => attained === 0),
        inner.homes === outer.homes && hideAsIn(inner.open, outer.open, ({ size, attained }) => attained === size),
      ];
      if (isTold.some(Boolean)) isChanged = true;
    }
  }
}

/** Hides what the other one hides where that would be told here. @returns whether anything was */
function hideAsIn(open: Open, other: Open, isTold: (cell: TableCell) => boolean): boolean {
  let isAny = false;
  for (const [at, { table, hidden }] of open.tables.entries()) {
    const theirs = new Set([...(other.tables[at]?.hidden ?? [])].map(cellKey));
    for (const cell of table.cells)
      if (!hidden.has(cell) && theirs.has(cellKey(cell)) && isTold(cell)) {
        hidden.add(cell);
        isAny = true;
      }
  }
  if (isAny) hide(open, hideAttained);
  return isAny;
}
