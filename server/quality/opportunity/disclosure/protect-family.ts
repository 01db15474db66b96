import { isSmall } from '../figures.ts';
import { allNarrower, allWider, type Count, isHiddenAt, mostAt, type TraitCounts, totalsOver } from './family.ts';
import { type Group, groupsOf, lookAt } from './group.ts';
import { openCells } from './open-cells.ts';
import { type WayRound, wayRound } from './way-round.ts';

/**
 * Hides whatever a hidden number would follow from, for someone who knows all counts of the family and whom the widest
 * one asks: that a count is never above a wider one tells more than each of their tables. A number stays open where
 * some counts can change together, those within and around them being what they are.
 */
export function protectFamily(family: TraitCounts, groups: readonly Group[]): void {
  lookAtHidden(groups);
  const fixed = new Map(family.map((count) => [count, new Set<number>()]));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    const left = determined(family, groups);
    for (const [count, places] of left)
      for (const place of places) {
        if (fixed.get(count)?.has(place)) continue;
        const way = wayThrough(groups, count, place);
        isChanged ||= way !== null;
        if (way === null) {
          fixed.get(count)?.add(place);
          continue;
        }
        for (const one of way.group.counts) for (const opened of hideAlong(way, one)) left.get(one)?.delete(opened);
        for (const group of groups) lookAt(group, placesOf(way));
      }
  }
}

/** The hidden numbers that follow from the others, by their place. */
export function toldIn(family: TraitCounts): ReadonlyMap<Count, ReadonlySet<number>> {
  const groups = groupsOf(family);
  lookAtHidden(groups);
  return determined(family, groups);
}

function lookAtHidden(groups: readonly Group[]): void {
  for (const group of groups) lookAt(group, [...group.widest.hidden].map(group.widest.placeOf));
}

/** The hidden numbers that no group of counts leaves open, by their place. */
function determined(family: TraitCounts, groups: readonly Group[]): Map<Count, Set<number>> {
  const left = new Map(family.map((count) => [count, new Set(secretsOf(count))]));
  for (const { counts, widest, move, hidden } of groups) {
    if (counts.every((count) => left.get(count)?.size === 0)) continue;
    const told = new Set(openCells(widest.table, hidden, move));
    for (const cell of hidden)
      if (!told.has(cell)) for (const count of counts) left.get(count)?.delete(widest.placeOf(cell));
  }
  return left;
}

/**
 * Where it is hidden. Whom a measure asks is told by what they attained, and is a secret of its own in a small group
 * alone. A visible total of which no one attained it, or everyone, says so of each of its students: of all that is
 * within, or of all that is wider.
 */
function secretsOf(count: Count): number[] {
  const isShown = (one: Count, place: number) => one.cells.has(place) && !isHiddenAt(one, place);
  const says = (total: number) =>
    allWider(count).some((one) => isShown(one, total) && one.valueAt(total) === 0) ||
    allNarrower(count).some((one) => isShown(one, total) && one.valueAt(total) === mostAt(one, total));
  const saying = new Set(count.totals.filter(says));
  const isSaid = (place: number) => totalsOver(place, count).some((total) => total !== place && saying.has(total));
  const isSecret = (place: number) => count.is === 'attained' || isSmall({ size: mostAt(count, place) });
  return [...count.hidden].map(count.placeOf).filter((place) => isSecret(place) && !isSaid(place));
}

interface Way extends WayRound {
  group: Group;
}

/**
 * What has to be hidden in all counts of a group, so that a change of the number goes round through
 * it: the fewest students.
 */
function wayThrough(groups: readonly Group[], count: Count, place: number): Way | null {
  let least: Way | null = null;
  for (const group of groups) {
    const cell = group.counts.includes(count) ? group.widest.cells.get(place) : undefined;
    if (cell === undefined || !group.shared().has(cell)) continue;
    const own = group.hidden.has(cell) ? 0 : cell.size;
    const limit = (least?.cost ?? Number.POSITIVE_INFINITY) - own;
    const found = wayRound(group.ways(), cell, group.move, limit);
    if (found !== null) least = { group, cells: [cell, ...found.cells], cost: found.cost + own };
  }
  return least;
}

const placesOf = ({ group, cells }: Way): number[] => cells.map(group.widest.placeOf);

/** @returns the places, each of which is open now */
function hideAlong(way: Way, { cells, hidden }: Count): number[] {
  const places = placesOf(way);
  for (const cell of places.flatMap((place) => cells.get(place) ?? [])) hidden.add(cell);
  return places;
}
