import { TRAIT_NAMES } from '#contract/quality/opportunity.ts';
import { inBatches } from '../../batches.ts';
import type { Homes } from './disclosure.ts';
import { type Count, countOf, familyOf, type HiddenOfMeasure, type TraitCounts } from './family.ts';
import { groupsOf } from './group.ts';
import { hideAttained } from './hide.ts';
import { cellKey, hiddenIn, hide } from './open.ts';
import { protectFamily } from './protect-family.ts';
import { inHomes } from './some-homes.ts';

type Within = readonly (readonly [narrow: string, wide: string])[];

/**
 * Whoever counts in the first counts in the second (docs/domain/opportunity.md). `asked`: whom the measure asks,
 * where that is not everyone.
 */
const WITHIN: readonly Within[] = [
  [
    ['ap_course', 'ap_ib_exam asked'],
    ['ib_course', 'ap_ib_exam asked'],
    ['ap_ib_passed', 'ap_ib_exam asked'],
    ['ap_ib_exam', 'ap_ib_exam asked'],
    ['ap_ib_exam asked', 'advanced_course'],
  ],
  [['career_ready', 'cte_course']],
  [
    ['curriculum_rigorous', 'curriculum_midlevel'],
    ['curriculum_midlevel', 'curriculum_standard'],
  ],
  [
    ['after_algebra2', 'after_algebra2 asked'],
    ['after_algebra2 asked', 'algebra2'],
  ],
];

/**
 * A number that is hidden in one measure may follow from others that it is within, or that are within it. What it would
 * follow from is hidden, too, until nothing follows.
 * @param homes every one
 * @param toldBy measures by those of which the attained say whom they ask
 */
export async function hideNested(
  found: ReadonlyMap<string, HiddenOfMeasure>,
  homes: Homes,
  toldBy: ToldBy,
): Promise<void> {
  const families = familiesIn(found, homes, toldBy).map((family) => ({ family, groups: groupsOf(family) }));
  const done = new Map([...found].map(([id, { open }]) => [id, hiddenIn(open)]));
  for (let isChanged = true; isChanged; ) {
    await inBatches(families, ([one]) => one && protectFamily(one.family, one.groups), 1);
    for (const [id, tellers] of Object.entries(toldBy))
      for (const one of tellers) hideTold(found.get(id), found.get(one));
    isChanged = false;
    for (const [id, { open }] of found) {
      if (hiddenIn(open) === done.get(id)) continue;
      done.set(id, hiddenIn(hide(open, hideAttained)));
      isChanged = true;
    }
  }
}

type ToldBy = Readonly<Record<string, readonly string[]>>;

/** The families of each trait. */
export const familiesIn = (found: ReadonlyMap<string, HiddenOfMeasure>, homes: Homes, toldBy: ToldBy): TraitCounts[] =>
  WITHIN.flatMap((within) => TRAIT_NAMES.map((_, trait) => familyIn(trait, within, toldBy, found, homes)));

/** Without what no one attains anywhere, as IB where no school has it. */
function familyIn(
  trait: number,
  within: Within,
  toldBy: ToldBy,
  found: ReadonlyMap<string, HiddenOfMeasure>,
  homes: Homes,
): TraitCounts {
  const counts = new Map<string, Count>();
  for (const name of new Set(within.flat())) {
    const count = countOf(name, found, homes, trait);
    if (count && (count.is === 'size' || count.cells.size > 0)) counts.set(name, count);
  }
  return familyOf(counts, within, toldBy);
}

/** Hides of a measure what is hidden of one that says whom it asks. */
function hideTold(told?: HiddenOfMeasure, teller?: HiddenOfMeasure): void {
  if (!told || !teller) return;
  const { tables } = inHomes(teller, told.homes);
  for (const [at, { table, hidden }] of told.open.tables.entries()) {
    const theirs = new Set([...(tables[at]?.hidden ?? [])].map(cellKey));
    for (const cell of table.cells) if (theirs.has(cellKey(cell))) hidden.add(cell);
  }
}
