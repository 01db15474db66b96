import type { Missing } from '#contract/quality/missing.ts';
import type { Provenance } from '#contract/quality/provenance.ts';
import { qualityLists } from '#web/messages/en/quality/quality-lists.ts';

const words = qualityLists.provenance;

/** Tags on a card; the popover names everything. */
const SHOWN = 4;

/** 'ACT scores: not uploaded', or for how many of the schools shown. */
export const gapWords = ({ label, state, school_count }: Missing, schools: number): string =>
  school_count === schools
    ? words.missing(label, words.state[state])
    : words.missingAt(label, words.state[state], school_count);

/**
 * What a card's numbers do without: first what has fixed words, such as 'based on roster only',
 * then the gaps in a dataset.
 */
export function partialTags({ partial, missing = [] }: Provenance, schools: number): string[] {
  // A dataset that no school has is in `partial` already, unless it is on its way.
  const said = missing.filter(
    ({ column, school_count, state }) => column !== null || school_count < schools || state === 'processing',
  );
  const tags = [...partial, ...said.map((gap) => gapWords(gap, schools))];
  return tags.length > SHOWN ? [...tags.slice(0, SHOWN - 1), words.more(tags.length - SHOWN + 1)] : tags;
}

/**
 * The state of one column, such as the ACT, where no school shown has it, or none offers it;
 * undefined where it is there.
 */
export function stateOfColumn({ missing = [], not_offered = [] }: Provenance, column: string, schools: number) {
  const without = not_offered.find((one) => one.column === column)?.school_count ?? 0;
  if (without === schools) return 'not_offered';
  return missing.find((gap) => gap.column === column && gap.school_count + without === schools)?.state;
}
